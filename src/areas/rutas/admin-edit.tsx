import { createFileRoute, redirect } from '@tanstack/react-router';
import { QueryState } from '#desk/query-state.tsx';
import { useCall } from '#desk/use-call.ts';
import { backToRutas, RutaForm } from './admin-form.tsx';

export const Route = createFileRoute('/admin/rutas/editar/{-$slug}')({
  beforeLoad({ params }) {
    if (!params.slug) throw redirect({ to: '/admin/rutas/gestion', replace: true });
  },
  component: RutaEditar,
});

function RutaEditar() {
  const { slug = '' } = Route.useParams();
  const query = useCall('get_ruta_admin.php', { slug }, 'La ruta no se encontró o no se pudo cargar.', {
    unreachable: 'Error al cargar la ruta: Error de conexión con el servidor.',
  });
  return (
    <QueryState key={slug} query={query} title="Editar Ruta" back={backToRutas}>
      {({ data }) => <RutaForm ruta={data} />}
    </QueryState>
  );
}
