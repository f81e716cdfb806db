import { createFileRoute } from '@tanstack/react-router';
import { QueryState } from '#desk/query-state.tsx';
import { usePlainCall } from '#desk/use-call.ts';
import { backToEmpresas, EmpresaForm } from './admin-form.tsx';

export const Route = createFileRoute('/admin/edit-empresa/$id')({ component: EmpresaEditar });

function EmpresaEditar() {
  const { id } = Route.useParams();
  const query = usePlainCall('get_empresa.php', { id }, 'No se pudo cargar la empresa.');
  return (
    <QueryState key={id} query={query} title="Editar Empresa" back={backToEmpresas}>
      {({ data }) => <EmpresaForm empresa={data} />}
    </QueryState>
  );
}
