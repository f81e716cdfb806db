import { createFileRoute } from '@tanstack/react-router';
import { QueryState } from '#desk/query-state.tsx';
import { useCall } from '#desk/use-call.ts';
import { backToCategorias, CategoriaNegocioForm } from './admin-form.tsx';

export const Route = createFileRoute('/admin/edit-categoria-negocio/$id')({ component: CategoriaNegocioEditar });

function CategoriaNegocioEditar() {
  const { id } = Route.useParams();
  const query = useCall('get_categoria_negocio.php', { id }, 'No se pudo cargar la categoría de negocio.');
  return (
    <QueryState key={id} query={query} title="Editar Categoría de Negocio" back={backToCategorias}>
      {({ data }) => <CategoriaNegocioForm categoria={data} />}
    </QueryState>
  );
}
