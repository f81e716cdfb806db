import { Button, Loader, Paper, Stack } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { createFileRoute } from '@tanstack/react-router';
import { FormActions } from '#desk/form/form-actions.tsx';
import { ImageInput } from '#desk/form/image-input.tsx';
import { useDraft } from '#desk/form/use-draft.tsx';
import { useSave } from '#desk/form/use-save.ts';
import { AdminPage } from '#desk/page.tsx';
import { send } from '#desk/send.ts';
import { AppLink } from '#ui/app-link.tsx';
import { emptyTienda, TiendaFields } from './admin-fields.tsx';
import { missingTiendaMessage, tiendaForm } from './tienda.ts';

export const Route = createFileRoute('/admin/tiendas/nuevo')({ component: TiendaNueva });

const initialValues = { ...emptyTienda, imagen: null as File | null };

function TiendaNueva() {
  const form = useForm({ initialValues, validate: schemaResolver(tiendaForm, { sync: true }) as never });
  const saving = useSave(
    {
      success: '¡Tienda creada exitosamente!',
      refused: 'Error al crear la tienda. Por favor, inténtalo de nuevo.',
    },
    form as never,
  );
  const draft = useDraft('tienda-nueva', form, { of: 'una tienda nueva' });

  async function create({ imagen, ...fields }: typeof initialValues) {
    await saving.save(
      (progress) => send('create_tienda.php', { ...fields, ...(imagen && { imagen }) }, progress),
      ({ message }) => {
        draft.forget();
        form.reset();
        saving.setMessage({
          kind: 'success',
          text: (
            <>
              {message} <AppLink href="/admin/tiendas/gestion">Ver las tiendas</AppLink>
            </>
          ),
        });
      },
    );
  }

  function refuse(errors: Record<string, unknown>) {
    saving.setMessage({ kind: 'error', text: errors.nombre ? missingTiendaMessage : 'Revisa los campos marcados.' });
    window.scrollTo({ top: 0, behavior: 'smooth' });
  }

  return (
    <AdminPage title="Crear Nueva Tienda" isForm back={{ href: '/admin', label: 'Volver' }} message={saving.message}>
      {draft.notice}
      <form onSubmit={form.onSubmit(create, refuse)} noValidate>
        <Paper withBorder p="md">
          <Stack>
            <TiendaFields form={form as never} />
            <ImageInput
              label="Imagen o logotipo"
              name="imagen"
              value={form.values.imagen}
              onChange={(file) => form.setFieldValue('imagen', file)}
              error={form.errors.imagen as string | undefined}
            />
          </Stack>
        </Paper>
        <FormActions progress={saving.progress}>
          <Button
            type="submit"
            disabled={saving.isBusy}
            leftSection={saving.isBusy && <Loader size="xs" color="gray" aria-hidden="true" />}
          >
            {saving.isBusy ? 'Creando...' : 'Crear Tienda'}
          </Button>
        </FormActions>
      </form>
    </AdminPage>
  );
}
