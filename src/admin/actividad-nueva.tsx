import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { createFileRoute } from '@tanstack/react-router';
import { actividadCreate, missingActividadMessage } from '#domain/actividad.ts';
import { AppLink } from '#ui/app-link.tsx';
import {
  ActividadFields,
  type ActividadValues,
  actividadValues,
  validateActividad,
} from './components/actividad-form.tsx';
import { AdminPage } from './components/admin-page.tsx';
import { FormActions } from './components/form-actions.tsx';
import { useDraft } from './components/use-draft.tsx';
import { useSave } from './components/use-save.ts';
import { send } from './send.ts';

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
