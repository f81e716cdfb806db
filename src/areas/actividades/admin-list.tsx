import { createFileRoute } from '@tanstack/react-router';
import { ListFrame } from '#desk/list/list-frame.tsx';
import { listSearch } from '#desk/list/list-search.ts';
import { useListSearch } from '#desk/list/use-list-search.ts';
import { orderFields } from '#desk/list/use-order.ts';
import { send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { things } from '#things.ts';
import { AppLink } from '#ui/app-link.tsx';
import { eurosToCents, formatCents } from '#values/money.ts';
import { actividadOrders } from './orders.ts';

export const Route = createFileRoute('/admin/actividades/gestion')({
  validateSearch: listSearch,
  component: Actividades,
});

const create = { href: '/admin/actividades/nuevo', label: 'Nueva Actividad' };

function Actividades() {
  const search = useListSearch(Route.useSearch());
  const { q, page } = search.values;
  const query = useCall(
    'get_all_actividades_admin.php',
    { q, page, ...orderFields(actividadOrders, search.values) },
    'No se pudieron cargar las actividades.',
  );
  return (
    <ListFrame
      title="Gestionar Actividades"
      label="Actividades"
      create={create}
      search={search}
      query={query}
      rows={({ data }) => data}
      columns={[
        { title: 'Nombre', cell: (row) => row.nombre, sort: 'nombre', isTitle: true },
        { title: 'Lugar', cell: (row) => row.lugar, sort: 'lugar' },
        { title: 'Precio', cell: (row) => formatCents(eurosToCents(row.precio_1)), width: 120, sort: 'precio_1' },
      ]}
      nameOf={(row) => row.nombre}
      pictureOf={(row) => row.imagen_url}
      viewHref={(row) => things.actividad.path(row.slug)}
      editHref={(row) => `/admin/actividades/editar/${row.slug}`}
      remove={{ tipo: 'actividad', work: (row) => send('delete_actividad.php', { id: row.id }) }}
      empty="No se han encontrado actividades. ¡Crea la primera!"
      emptyHint={<AppLink href={create.href}>{create.label}</AppLink>}
    />
  );
}
