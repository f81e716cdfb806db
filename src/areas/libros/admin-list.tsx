import { createFileRoute } from '@tanstack/react-router';
import { ListFrame } from '#desk/list/list-frame.tsx';
import { listSearch } from '#desk/list/list-search.ts';
import { useListSearch } from '#desk/list/use-list-search.ts';
import { orderFields } from '#desk/list/use-order.ts';
import { send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { things } from '#things.ts';
import { AppLink } from '#ui/app-link.tsx';
import { libroOrders } from './orders.ts';

export const Route = createFileRoute('/admin/libros/gestion')({ validateSearch: listSearch, component: Libros });

const create = { href: '/admin/libros/nuevo', label: 'Nuevo Libro' };

function Libros() {
  const search = useListSearch(Route.useSearch());
  const { q, page } = search.values;
  const query = useCall(
    'get_all_libros_admin.php',
    { q, page, ...orderFields(libroOrders, search.values) },
    'No se pudieron cargar los libros.',
  );
  return (
    <ListFrame
      title="Mantener Libros"
      label="Libros"
      create={create}
      search={search}
      query={query}
      rows={({ data }) => data}
      columns={[
        { title: 'Título', cell: (row) => row.titulo, sort: 'titulo', isTitle: true },
        { title: 'Autor(es)', cell: (row) => row.autores, sort: 'autores' },
        { title: 'Año Edición', cell: (row) => row.fecha_edicion ?? 'N/A', width: 150, sort: 'fecha_edicion' },
      ]}
      nameOf={(row) => row.titulo}
      pictureOf={(row) => row.imagen_url}
      viewHref={(row) => things.libro.path(row.slug)}
      editHref={(row) => `/admin/libros/editar/${row.slug}`}
      remove={{ tipo: 'libro', work: (row) => send('delete_libro.php', { id: row.id }) }}
      empty="No se han encontrado libros. ¡Crea el primero!"
      emptyHint={<AppLink href={create.href}>{create.label}</AppLink>}
    />
  );
}
