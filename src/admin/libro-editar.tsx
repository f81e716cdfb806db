import { Button } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { type LibroAdmin, libroUpdate, missingLibroMessage } from '#domain/libro.ts';
import { AppLink } from '#ui/app-link.tsx';
import { AdminPage } from './components/admin-page.tsx';
import { FormActions } from './components/form-actions.tsx';
import { LibroFields, type LibroValues, libroSchema, libroValues } from './components/libro-form.tsx';
import { QueryState } from './components/query-state.tsx';
import { useCall } from './components/use-call.ts';
import { useDraft } from './components/use-draft.tsx';
import { useReturn } from './components/use-return.ts';
import { useSave } from './components/use-save.ts';
import { send } from './send.ts';

const list = '/admin/libros/gestion';
const back = { href: list, label: 'Volver a los libros' };

export const Route = createFileRoute('/admin/libros/editar/{-$slug}')({
  beforeLoad({ params }) {
    if (!params.slug) throw redirect({ to: list, replace: true });
  },
  component: LibroEditar,
});

function LibroEditar() {
  const { slug = '' } = Route.useParams();
  const query = useCall('get_libro_admin.php', { slug }, 'El libro no se encontró o no se pudo cargar.', {
    unreachable: 'Error al cargar el libro: Error de conexión con el servidor.',
  });
  return (
    <QueryState key={slug} query={query} title="Editar Libro" back={back}>
      {({ data }) => <EditForm libro={data} />}
    </QueryState>
  );
}

const schema = libroSchema.extend({ slug: libroUpdate.shape.slug });

function EditForm({ libro }: { libro: LibroAdmin }) {
  const form = useForm<LibroValues>({
    initialValues: libroValues(libro),
    validate: schemaResolver(schema, { sync: true }) as never,
    validateInputOnBlur: true,
  });
  const saving = useSave(
    {
      success: 'Libro actualizado con éxito.',
      refused: 'Ocurrió un error al actualizar el libro.',
      unreachable: 'Error de conexión con el servidor.',
    },
    form as never,
  );
  const draft = useDraft(`libro-${libro.id}`, form, { of: `«${libro.titulo}»`, version: libro.version });
  const isDone = saving.message?.kind === 'success';
  useReturn(isDone, list);

  async function save({ imagen, ...fields }: LibroValues) {
    await saving.save(
      (progress) =>
        send(
          'update_libro.php',
          { id: libro.id, version: libro.version, ...fields, ...(imagen && { imagen }) },
          progress,
        ),
      draft.forget,
    );
  }

  return (
    <AdminPage title="Editar Libro" isForm back={back} message={saving.message}>
      {draft.notice}
      <form onSubmit={form.onSubmit(save, saving.refuse(missingLibroMessage))} noValidate>
        <LibroFields form={form} libro={libro} />
        <FormActions progress={saving.progress}>
          <Button component={AppLink} href={list} onClick={draft.letGo} variant="default">
            Cancelar
          </Button>
          <Button type="submit" disabled={saving.isBusy || isDone}>
            {saving.isBusy ? 'Guardando...' : 'Guardar Cambios'}
          </Button>
        </FormActions>
      </form>
    </AdminPage>
  );
}
