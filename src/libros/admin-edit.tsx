import { Button } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { FormActions } from '#desk/form/form-actions.tsx';
import { useDraft } from '#desk/form/use-draft.tsx';
import { useReturn } from '#desk/form/use-return.ts';
import { useSave } from '#desk/form/use-save.ts';
import { AdminPage } from '#desk/page.tsx';
import { QueryState } from '#desk/query-state.tsx';
import { send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { AppLink } from '#ui/app-link.tsx';
import { LibroFields, type LibroValues, libroSchema, libroValues } from './admin-form.tsx';
import { type LibroAdmin, libroUpdate, missingLibroMessage } from './libro.ts';

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
