import { createFileRoute } from '@tanstack/react-router';
import { QueryState } from '#desk/query-state.tsx';
import { useCall } from '#desk/use-call.ts';
import { backToTiendas, TiendaForm } from './admin-form.tsx';

export const Route = createFileRoute('/admin/tiendas/editar/$id')({ component: TiendaEditar });

function TiendaEditar() {
  const id = Number(Route.useParams().id);
  const query = useCall('get_tienda.php', { id }, 'Error al cargar la tienda.');
  return (
    <QueryState key={id} query={query} title="Editar Tienda" back={backToTiendas}>
      {({ data }) => <TiendaForm tienda={data} />}
    </QueryState>
  );
}
