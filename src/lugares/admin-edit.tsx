import { Alert } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { AdminPage } from '#desk/page.tsx';
import { QueryState } from '#desk/query-state.tsx';
import { useCall } from '#desk/use-call.ts';
import { UbicacionForm } from './admin-form.tsx';
import type { UbicacionAdmin } from './ubicacion.ts';

export const Route = createFileRoute('/admin/manage/gestion-ubicaciones/edit/{-$id}')({ component: UbicacionEditar });

const title = 'Editar Ubicación';
const back = { href: '/admin/manage/gestion-ubicaciones', label: 'Volver a las ubicaciones' };

function UbicacionEditar() {
  const { id } = Route.useParams();
  if (id) return <Loaded key={id} id={id} />;
  return (
    <AdminPage title={title} back={back} isForm>
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
  // The screen stays after saving: the form starts anew from what the server then has, ids of new parts included.
  const [saved, setSaved] = useState<{ ubicacion: UbicacionAdmin; message: string }>();
  return (
    <QueryState query={query} title={title} back={back}>
      {({ data }) => {
        const ubicacion = saved?.ubicacion ?? data;
        return (
          <UbicacionForm
            key={ubicacion.version}
            ubicacion={ubicacion}
            savedMessage={saved?.message}
            onSaved={(ubicacion, message) => setSaved({ ubicacion, message })}
          />
        );
      }}
    </QueryState>
  );
}
