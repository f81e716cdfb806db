import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { createFileRoute } from '@tanstack/react-router';
import { FormActions } from '#desk/form/form-actions.tsx';
import { useDraft } from '#desk/form/use-draft.tsx';
import { useSave } from '#desk/form/use-save.ts';
import { AdminPage } from '#desk/page.tsx';
import { send } from '#desk/send.ts';
import { AppLink } from '#ui/app-link.tsx';
import { actividadCreate, missingActividadMessage } from './actividad.ts';
import { ActividadFields, type ActividadValues, actividadValues, validateActividad } from './admin-form.tsx';

export const Route = createFileRoute('/admin/actividades/nuevo')({ component: ActividadNueva });

function ActividadNueva() {
  const form = useForm<ActividadValues>({
    initialValues: actividadValues(),
    validate: validateActividad(actividadCreate),
    validateInputOnBlur: true,
  });
  const saving = useSave(
    {
      success: 'Actividad creada con éxito.',
      refused: 'Error al crear la actividad.',
      unreachable: 'Error de red al crear la actividad.',
    },
    form as never,
  );
  const draft = useDraft('actividad-nueva', form, { of: 'una actividad nueva' });

  async function create({ slug: _, quitar_imagen: __, imagen, ...fields }: ActividadValues) {
    await saving.save(
      (progress) => send('create_actividad.php', { ...fields, ...(imagen && { imagen }) }, progress),
      ({ slug, message }) => {
        draft.forget();
        form.reset();
        saving.setMessage({
          kind: 'success',
          text: (
            <>
              {message} <AppLink href={`/actividades-y-eventos/${slug}`}>Ver la actividad</AppLink>
            </>
          ),
        });
      },
    );
  }

  return (
    <AdminPage title="Nueva Actividad" isForm message={saving.message}>
      {draft.notice}
      <form onSubmit={form.onSubmit(create, saving.refuse(missingActividadMessage))} noValidate>
        <ActividadFields form={form} />
        <FormActions progress={saving.progress}>
          <Button type="submit" disabled={saving.isBusy}>
            {saving.isBusy ? 'Creando...' : 'Crear Actividad'}
          </Button>
        </FormActions>
      </form>
    </AdminPage>
  );
}
