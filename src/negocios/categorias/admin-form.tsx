import { Button, Paper, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useNavigate } from '@tanstack/react-router';
import { FormActions } from '#desk/form/form-actions.tsx';
import { useDraft } from '#desk/form/use-draft.tsx';
import { useSave } from '#desk/form/use-save.ts';
import { tell } from '#desk/list/confirm-delete.tsx';
import { AdminPage } from '#desk/page.tsx';
import { noConnection, send } from '#desk/send.ts';
import { AppLink } from '#ui/app-link.tsx';
import { type CategoriaNegocioAdmin, categoriaNegocioForm } from './categoria-negocio.ts';

const list = '/admin/categorias-negocio/gestion';

/** Without a category it makes a new one. */
export function CategoriaNegocioForm({ categoria }: { categoria?: CategoriaNegocioAdmin }) {
  const navigate = useNavigate();
  const form = useForm({
    initialValues: {
      nombre: categoria?.nombre ?? '',
      descripcion: categoria?.descripcion ?? '',
      activo: categoria?.activo !== 0,
    },
    validate: schemaResolver(categoriaNegocioForm, { sync: true }) as never,
    validateInputOnBlur: true,
  });
  const draft = useDraft(`categoria-negocio-${categoria?.id ?? 'nueva'}`, form, {
    of: categoria ? `«${categoria.nombre}»` : 'una categoría de negocio nueva',
    ...(categoria && { version: categoria.version }),
  });
  const saving = useSave(
    {
      ...(categoria
        ? {
            success: 'Categoría de negocio actualizada con éxito.',
            refused: 'Error al actualizar la categoría de negocio.',
          }
        : { success: 'Categoría de negocio creada con éxito.', refused: 'Error al crear la categoría de negocio.' }),
      unreachable: noConnection,
    },
    form as never,
  );

  async function save(values: typeof form.values) {
    await saving.save(
      () =>
        categoria
          ? send('update_categoria_negocio.php', { id: categoria.id, version: categoria.version, ...values })
          : send('create_categoria_negocio.php', values),
      ({ message }) => {
        draft.forget();
        tell('success', message);
        void navigate({ to: list });
      },
    );
  }

  function refuse() {
    saving.setMessage({ kind: 'error', text: 'Por favor, completa todos los campos obligatorios.' });
    window.scrollTo({ top: 0, behavior: 'smooth' });
  }

  const [resting, busy] = categoria ? ['Guardar Cambios', 'Guardando...'] : ['Crear Categoría', 'Creando...'];
  return (
    <AdminPage
      title={categoria ? 'Editar Categoría de Negocio' : 'Crear Nueva Categoría de Negocio'}
      back={{ href: list, label: 'Volver a las categorías' }}
      message={saving.message}
    >
      {draft.notice}
      <form onSubmit={form.onSubmit(save, refuse)} noValidate>
        <Paper withBorder p="md">
          <Stack>
            <TextInput label="Nombre" name="nombre" required maxLength={100} {...form.getInputProps('nombre')} />
            <Textarea
              label="Descripción"
              name="descripcion"
              maxLength={1000}
              autosize
              minRows={3}
              {...form.getInputProps('descripcion')}
            />
            <Switch
              label="Activa"
              name="activo"
              description="Si la desactivas, ella y sus empresas dejan de verse en el sitio"
              {...form.getInputProps('activo', { type: 'checkbox' })}
            />
          </Stack>
        </Paper>
        <FormActions>
          <Button component={AppLink} href={list} onClick={draft.letGo} variant="default">
            Cancelar
          </Button>
          <Button type="submit" disabled={saving.isBusy}>
            {saving.isBusy ? busy : resting}
          </Button>
        </FormActions>
      </form>
    </AdminPage>
  );
}
