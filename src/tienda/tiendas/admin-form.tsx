import { Button, Paper, Stack } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import { FormActions } from '#desk/form/form-actions.tsx';
import { ImageInput } from '#desk/form/image-input.tsx';
import { useDraft } from '#desk/form/use-draft.tsx';
import { useSave } from '#desk/form/use-save.ts';
import { AdminPage } from '#desk/page.tsx';
import { send } from '#desk/send.ts';
import { AppLink } from '#ui/app-link.tsx';
import { TiendaFields } from './admin-fields.tsx';
import { type Tienda, tiendaForm } from './tienda.ts';

const back = { href: '/admin/tiendas/gestion', label: 'Volver a las tiendas' };
type Known = Tienda & { version: string };

/** The screen stays after a save: the form starts again from what the server answered. */
export function TiendaEditForm({ first }: { first: Known }) {
  const [{ tienda, done }, setSaved] = useState<{ tienda: Known; done?: string }>({ tienda: first });
  return (
    <EditForm key={tienda.version} tienda={tienda} done={done} onSaved={(tienda, done) => setSaved({ tienda, done })} />
  );
}

function valuesOf({ nombre, direccion, telefono, email, sitio_web, imagen_url }: Tienda) {
  return {
    nombre,
    direccion: direccion ?? '',
    telefono: telefono ?? '',
    email: email ?? '',
    sitio_web: sitio_web ?? '',
    imagen_url_existente: imagen_url ?? '',
    imagen: null as File | null,
  };
}

type Values = ReturnType<typeof valuesOf>;

interface FormProps {
  tienda: Known;
  /** What the last save told. */
  done: string | undefined;
  onSaved(tienda: Known, message: string): void;
}

function EditForm({ tienda, done, onSaved }: FormProps) {
  const form = useForm<Values>({
    initialValues: valuesOf(tienda),
    validate: schemaResolver(tiendaForm, { sync: true }) as never,
    validateInputOnChange: true,
  });
  const saving = useSave(
    { success: 'Tienda actualizada con éxito', refused: 'Error al actualizar la tienda.' },
    form as never,
  );
  const draft = useDraft(`tienda-${tienda.id}`, form, { of: `«${tienda.nombre}»`, version: tienda.version });
  const message = saving.message ?? (done && !saving.isBusy ? ({ kind: 'success', text: done } as const) : undefined);

  async function save({ imagen, imagen_url_existente, ...fields }: Values) {
    const picture = imagen ? { imagen } : { imagen_url_existente };
    await saving.save(
      (progress) =>
        send('update_tienda.php', { id: tienda.id, version: tienda.version, ...fields, ...picture }, progress),
      ({ data, message }) => {
        draft.forget();
        onSaved(data, message);
      },
    );
  }

  return (
    <AdminPage title="Editar Tienda" isForm back={back} message={message}>
      {draft.notice}
      <form onSubmit={form.onSubmit(save)} noValidate>
        <Paper withBorder p="md">
          <Stack>
            <TiendaFields form={form as never} />
            <ImageInput
              label="Cambiar imagen"
              name="imagen"
              // Any file can be chosen; what is not a picture is refused with its reason.
              accept="*/*"
              help="Sube una nueva imagen para reemplazar la actual"
              value={form.values.imagen}
              onChange={(file) => form.setFieldValue('imagen', file)}
              current={form.values.imagen_url_existente || null}
              onRemoveCurrent={() => form.setFieldValue('imagen_url_existente', '')}
              error={form.errors.imagen as string | undefined}
            />
          </Stack>
        </Paper>
        <FormActions progress={saving.progress}>
          <Button component={AppLink} href={back.href} onClick={draft.letGo} variant="default">
            Cancelar
          </Button>
          <Button type="submit" disabled={saving.isBusy || !tiendaForm.safeParse(form.values).success}>
            {saving.isBusy ? 'Guardando...' : 'Guardar Cambios'}
          </Button>
        </FormActions>
      </form>
    </AdminPage>
  );
}
