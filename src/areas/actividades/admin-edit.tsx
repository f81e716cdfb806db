import { createFileRoute, redirect } from '@tanstack/react-router';
import { QueryState } from '#desk/query-state.tsx';
import { useCall } from '#desk/use-call.ts';
import { ActividadForm, backToActividades } from './admin-form.tsx';

export const Route = createFileRoute('/admin/actividades/editar/{-$slug}')({
  beforeLoad({ params }) {
    if (!params.slug) throw redirect({ to: '/admin/actividades/gestion', replace: true });
  },
  component: ActividadEditar,
});

function ActividadEditar() {
  const { slug = '' } = Route.useParams();
  const query = useCall('get_actividad_admin.php', { slug }, 'La actividad no se encontró o no se pudo cargar.', {
    before: 'Error al cargar la actividad:',
  });
  return (
    <QueryState key={slug} query={query} title="Editar Actividad" back={backToActividades}>
      {({ data }) => <ActividadForm actividad={data} />}
    </QueryState>
  );
}
