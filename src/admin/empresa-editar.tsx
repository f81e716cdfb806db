import { createFileRoute } from '@tanstack/react-router';
import { EmpresaForm } from './components/empresa-form.tsx';
import { QueryState } from './components/query-state.tsx';
import { usePlainCall } from './components/use-call.ts';

export const Route = createFileRoute('/admin/edit-empresa/$id')({ component: EmpresaEditar });

function EmpresaEditar() {
  const { id } = Route.useParams();
  const query = usePlainCall('get_empresa.php', { id }, 'No se pudo cargar la empresa.');
  return (
    <QueryState
      key={id}
      query={query}
      title="Editar Empresa"
      back={{ href: '/admin/empresas/gestion', label: 'Volver a las empresas' }}
    >
      {({ data }) => <EmpresaForm empresa={data} />}
    </QueryState>
  );
}
