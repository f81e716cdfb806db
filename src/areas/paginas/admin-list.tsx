import { Text } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { AddToMenu } from '#areas/ajustes/admin-add-to-menu.tsx';
import { EstadoBadge } from '#desk/list/estado-badge.tsx';
import { FilterSelect } from '#desk/list/filter-select.tsx';
import { ListFrame } from '#desk/list/list-frame.tsx';
import { listSearch } from '#desk/list/list-search.ts';
import { useListSearch } from '#desk/list/use-list-search.ts';
import { orderFields } from '#desk/list/use-order.ts';
import { send, sendForm } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { useCan } from '#desk/use-user.ts';
import { things } from '#things.ts';
import { AppLink } from '#ui/app-link.tsx';
import { formatDate } from '#values/fecha.ts';
import { paginaOrders } from './orders.ts';
import type { EstadoPagina } from './pagina.ts';

export const Route = createFileRoute('/admin/paginas/gestion')({ validateSearch: listSearch, component: Paginas });

const create = { href: '/admin/paginas/nuevo', label: 'Nueva Página' };
const estados = { publicado: 'Publicado', borrador: 'Borrador' };

function Paginas() {
  const isAdmin = useCan('admin');
  const search = useListSearch(Route.useSearch());
  const { q, page, estado } = search.values;
  const query = useCall(
    'get_paginas_admin.php',
    { q, page, estado: estado as EstadoPagina | undefined, ...orderFields(paginaOrders, search.values) },
    'No se pudieron cargar las páginas.',
  );
  return (
    <ListFrame
      title="Mantener Páginas"
      label="Páginas"
      create={create}
      intro={
        <Text c="dimmed" mb="md">
          Páginas sueltas, cada una en su dirección: cómo llegar, preguntas, colabora… «Quiénes somos» lleva el texto
          del programa hasta que <AppLink href="/admin/paginas/nuevo?desde=quienes-somos">escribas el tuyo</AppLink>.
        </Text>
      }
      search={search}
      filters={<FilterSelect search={search} label="Estado" name="estado" choices={estados} />}
      query={query}
      rows={({ data }) => data}
      columns={[
        { title: 'Título', cell: (row) => row.titulo, sort: 'titulo', isTitle: true },
        { title: 'Dirección', cell: (row) => things.pagina.path(row.slug) },
        { title: 'Estado', cell: (row) => <EstadoBadge estado={row.estado} />, width: 130 },
        { title: 'Cambiada', cell: (row) => formatDate(row.updated_at), sort: 'fecha', width: 130 },
      ]}
      nameOf={(row) => row.titulo}
      pictureOf={(row) => row.imagen_url}
      viewHref={(row) => (row.estado === 'publicado' ? things.pagina.path(row.slug) : undefined)}
      editHref={(row) => `/admin/paginas/editar/${row.slug}`}
      moreActions={(row) =>
        isAdmin && row.estado === 'publicado' && <AddToMenu texto={row.titulo} destino={things.pagina.path(row.slug)} />
      }
      publish={{
        work: ({ id }) => sendForm('update_pagina.php', { id, estado: 'publicado' }, () => {}),
        isDone: (row) => row.estado === 'publicado',
        hide: ({ id }) => sendForm('update_pagina.php', { id, estado: 'borrador' }, () => {}),
      }}
      remove={{ tipo: 'pagina', work: (row) => send('delete_pagina.php', { id: row.id }) }}
      empty="No se han encontrado páginas. ¡Crea la primera!"
      emptyHint={<AppLink href={create.href}>{create.label}</AppLink>}
    />
  );
}
