import { Text } from '@mantine/core';
import { createFileRoute, Navigate } from '@tanstack/react-router';
import { AdminPage } from '#desk/page.tsx';
import { QueryState } from '#desk/query-state.tsx';
import { useCall } from '#desk/use-call.ts';
import type { Fields } from '#ui/call.ts';

export const Route = createFileRoute('/admin/editar')({
  validateSearch: ({ ruta, tipo, id, correccion }: Record<string, unknown>) => ({
    ...(correccion !== undefined && { correccion: Number(correccion) }),
    ...(typeof ruta === 'string' && { ruta }),
    ...(typeof tipo === 'string' && { tipo, id: Number(id) }),
  }),
  component: Editar,
});

const title = 'Editar una página';
const back = { href: '/admin', label: 'Volver a Admin' };

/** From a public page, or a thing that the log names, to the screen where it is edited. */
function Editar() {
  const { correccion, ...asked } = Route.useSearch();
  const query = useCall(
    'get_editar_admin.php',
    asked as Fields<'get_editar_admin.php'>,
    'No se pudo averiguar dónde se edita esa página.',
  );
  if (query.data?.url)
    return <Navigate to={correccion ? withCorreccion(query.data.url, correccion) : query.data.url} replace />;
  return (
    <QueryState query={query} title={title} back={back}>
      {({ url }) =>
        url === null && (
          <AdminPage title={title} back={back}>
            <Text>La página {asked.ruta ?? '/'} reúne varias cosas: cada una se edita en su propia pantalla.</Text>
          </AdminPage>
        )
      }
    </QueryState>
  );
}

/** The remark goes along to the form. */
function withCorreccion(url: string, id: number): string {
  return `${url}${url.includes('?') ? '&' : '?'}correccion=${id}`;
}
