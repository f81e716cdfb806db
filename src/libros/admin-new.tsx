import { Button } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { createFileRoute } from '@tanstack/react-router';
import { FormActions } from '#desk/form/form-actions.tsx';
import { useDraft } from '#desk/form/use-draft.tsx';
import { useSave } from '#desk/form/use-save.ts';
import { AdminPage } from '#desk/page.tsx';
import { send } from '#desk/send.ts';
import { AppLink } from '#ui/app-link.tsx';
import { LibroFields, type LibroValues, libroSchema, libroValues } from './admin-form.tsx';
import { missingLibroMessage } from './libro.ts';

export const Route = createFileRoute('/admin/libros/nuevo')({ component: LibroNuevo });

function LibroNuevo() {
  const form = useForm<LibroValues>({
    initialValues: libroValues(),
    validate: schemaResolver(libroSchema, { sync: true }) as never,
    validateInputOnBlur: true,
  });
  const saving = useSave(
    {
      success: 'Libro creado con éxito.',
      refused: 'Error al crear el libro.',
      unreachable: 'Error de red al crear el libro.',
    },
    form as never,
  );
  const draft = useDraft('libro-nuevo', form, { of: 'un libro nuevo' });

  async function create({ slug: _, quitar_imagen: __, imagen, ...fields }: LibroValues) {
    await saving.save(
      (progress) => send('create_libro.php', { ...fields, ...(imagen && { imagen }) }, progress),
      ({ slug, message }) => {
        draft.forget();
        form.reset();
        saving.setMessage({
          kind: 'success',
          text: (
            <>
              {message} <AppLink href={`/libro/${slug}`}>Ver el libro</AppLink>
            </>
          ),
        });
      },
    );
  }

  return (
    <AdminPage title="Nuevo Libro" isForm message={saving.message}>
      {draft.notice}
      <form onSubmit={form.onSubmit(create, saving.refuse(missingLibroMessage))} noValidate>
        <LibroFields form={form} />
        <FormActions progress={saving.progress}>
          <Button type="submit" disabled={saving.isBusy}>
            {saving.isBusy ? 'Creando...' : 'Crear Libro'}
          </Button>
        </FormActions>
      </form>
    </AdminPage>
  );
}
