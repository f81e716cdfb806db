/** The list of pages that the operator sees; their form has versions, and is written by hand. */
import { Text } from '@mantine/core';
import { AddToMenu } from '#areas/ajustes/admin-add-to-menu.tsx';
import type { ListKind, RowOf } from '#desk/kinds/kind.ts';
import { EstadoBadge } from '#desk/list/estado-badge.tsx';
import { sendForm } from '#desk/send.ts';
import { useCan } from '#desk/use-user.ts';
import { things } from '#things.ts';
import { AppLink } from '#ui/app-link.tsx';
import { formatDate } from '#values/fecha.ts';
import { paginaOrders } from './orders.ts';
import type { EstadoPagina } from './pagina.ts';

export const list = {
  tipo: 'pagina',
  title: 'Mantener Páginas',
  intro: (
    <Text c="dimmed" mb="md">
      Páginas sueltas, cada una en su dirección: cómo llegar, preguntas, colabora… «Quiénes somos» lleva el texto del
      programa hasta que <AppLink href="/admin/paginas/nuevo?desde=quienes-somos">escribas el tuyo</AppLink>.
    </Text>
  ),
  call: 'get_paginas_admin.php',
  orders: paginaOrders,
  filters: { estado: { label: 'Estado', choices: { publicado: 'Publicado', borrador: 'Borrador' } } },
  columns: [
    { title: 'Título', cell: (row) => row.titulo, sort: 'titulo', isTitle: true },
    { title: 'Dirección', cell: (row) => things.pagina.path(row.slug) },
    { title: 'Estado', cell: (row) => <EstadoBadge estado={row.estado} />, width: 130 },
    { title: 'Cambiada', cell: (row) => formatDate(row.updated_at), sort: 'fecha', width: 130 },
  ],
  pictureOf: (row) => row.imagen_url,
  viewOf: (row) => (row.estado === 'publicado' ? things.pagina.path(row.slug) : undefined),
  moreActions: (row) => <InMenu {...row} />,
  publish: {
    work: (row) => setEstado(row, 'publicado'),
    isDone: (row) => row.estado === 'publicado',
    hide: (row) => setEstado(row, 'borrador'),
  },
} satisfies ListKind<'get_paginas_admin.php'>;

function InMenu({ titulo, slug, estado }: RowOf<'get_paginas_admin.php'>) {
  const isAdmin = useCan('admin');
  return isAdmin && estado === 'publicado' && <AddToMenu texto={titulo} destino={things.pagina.path(slug)} />;
}

function setEstado({ id }: { id: number }, estado: EstadoPagina) {
  return sendForm('update_pagina.php', { id, estado }, () => {});
}
