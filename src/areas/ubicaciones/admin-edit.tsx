import { Alert } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { AdminPage } from '#desk/page.tsx';
import { QueryState } from '#desk/query-state.tsx';
import { useCall } from '#desk/use-call.ts';
import { backToUbicaciones, editTitle, UbicacionForm } from './admin-form.tsx';

export const Route = createFileRoute('/admin/manage/gestion-ubicaciones/edit/{-$id}')({ component: UbicacionEditar });

function UbicacionEditar() {
  const { id } = Route.useParams();
  if (id) return <Loaded key={id} id={id} />;
  return (
    <AdminPage title={editTitle} back={backToUbicaciones} isForm>
      <Alert color="red" variant="light" role="alert">
        No se ha proporcionado un ID de ubicación para editar.
      </Alert>
    </AdminPage>
  );
}

function Loaded({ id }: { id: string }) {
  const query = useCall('get_ubicacion_admin.php', { id }, 'Error al cargar la ubicación.', {
    unreachable: 'Error de conexión al cargar la ubicación.',
  });
  return (
    <QueryState query={query} title={editTitle} back={backToUbicaciones}>
      {({ data }) => <UbicacionForm ubicacion={data} />}
    </QueryState>
  );
}
