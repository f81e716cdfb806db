import { Text } from '@mantine/core';
import { createFileRoute, Navigate } from '@tanstack/react-router';
import { AdminPage } from '#desk/page.tsx';
import { QueryState } from '#desk/query-state.tsx';
import { useCall } from '#desk/use-call.ts';

export const Route = createFileRoute('/admin/editar')({
  validateSearch: ({ ruta }: Record<string, unknown>) => ({ ruta: typeof ruta === 'string' ? ruta : '/' }),
  component: Editar,
});

const title = 'Editar una página';
const back = { href: '/admin', label: 'Volver a Admin' };

/** From a public page to the screen where it is edited. */
function Editar() {
  const { ruta } = Route.useSearch();
  const query = useCall('get_editar_admin.php', { ruta }, 'No se pudo averiguar dónde se edita esa página.');
  if (query.data?.url) return <Navigate to={query.data.url} replace />;
  return (
    <QueryState query={query} title={title} back={back}>
      {({ url }) =>
        url === null && (
          <AdminPage title={title} back={back}>
            <Text>La página {ruta} reúne varias cosas: cada una se edita en su propia pantalla.</Text>
          </AdminPage>
        )
      }
    </QueryState>
  );
}
