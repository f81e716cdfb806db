import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
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
import { type ActividadAdmin, actividadCreate, actividadUpdate, missingActividadMessage } from './actividad.ts';
import { ActividadFields, type ActividadValues, actividadValues, validateActividad } from './admin-form.tsx';

const list = '/admin/actividades/gestion';
const back = { href: list, label: 'Volver a las actividades' };

export const Route = createFileRoute('/admin/actividades/editar/{-$slug}')({
  beforeLoad({ params }) {
    if (!params.slug) throw redirect({ to: list, replace: true });
  },
  component: ActividadEditar,
});

function ActividadEditar() {
  const { slug = '' } = Route.useParams();
  const query = useCall('get_actividad_admin.php', { slug }, 'La actividad no se encontró o no se pudo cargar.', {
    unreachable: 'Error al cargar la actividad: Error de conexión con el servidor.',
  });
  return (
    <QueryState key={slug} query={query} title="Editar Actividad" back={back}>
      {({ data }) => <EditForm actividad={data} />}
    </QueryState>
  );
}

const schema = actividadCreate.extend({ slug: actividadUpdate.shape.slug });

function EditForm({ actividad }: { actividad: ActividadAdmin }) {
  const form = useForm<ActividadValues>({
    initialValues: actividadValues(actividad),
    validate: validateActividad(schema),
    validateInputOnBlur: true,
  });
  const saving = useSave(
    {
      success: 'Actividad actualizada con éxito.',
      refused: 'Ocurrió un error al actualizar la actividad.',
      unreachable: 'Error de conexión con el servidor.',
    },
    form as never,
  );
  const draft = useDraft(`actividad-${actividad.id}`, form, {
    of: `«${actividad.nombre}»`,
    version: actividad.version,
  });
  const isDone = saving.message?.kind === 'success';
  useReturn(isDone, list);

  async function save({ imagen, ...fields }: ActividadValues) {
    await saving.save(
      (progress) =>
        send(
          'update_actividad.php',
          { id: actividad.id, version: actividad.version, ...fields, ...(imagen && { imagen }) },
          progress,
        ),
      draft.forget,
    );
  }

  return (
    <AdminPage title="Editar Actividad" isForm back={back} message={saving.message}>
      {draft.notice}
      <form onSubmit={form.onSubmit(save, saving.refuse(missingActividadMessage))} noValidate>
        <ActividadFields form={form} actividad={actividad} />
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
