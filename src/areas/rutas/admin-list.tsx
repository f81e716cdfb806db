import { createFileRoute } from '@tanstack/react-router';
import { FilterSelect } from '#desk/list/filter-select.tsx';
import { ListFrame } from '#desk/list/list-frame.tsx';
import { listSearch } from '#desk/list/list-search.ts';
import { useListSearch } from '#desk/list/use-list-search.ts';
import { orderFields } from '#desk/list/use-order.ts';
import { send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { things } from '#things.ts';
import { AppLink } from '#ui/app-link.tsx';
import { dificultades } from './dificultad.ts';
import { rutaOrders } from './orders.ts';
import { dificultadNames, duration, inMetres, kilometres } from './words.ts';

export const Route = createFileRoute('/admin/rutas/gestion')({ validateSearch: listSearch, component: Rutas });

const create = { href: '/admin/rutas/nuevo', label: 'Nueva Ruta' };

function Rutas() {
  const search = useListSearch(Route.useSearch());
  const { q, page } = search.values;
  const dificultad = dificultades.find((known) => known === search.values.dificultad);
  const query = useCall(
    'get_all_rutas_admin.php',
    { q, page, dificultad, ...orderFields(rutaOrders, search.values) },
    'No se pudieron cargar las rutas.',
  );
  return (
    <ListFrame
      title="Gestionar Rutas"
      label="Rutas"
      create={create}
      search={search}
      filters={
        <FilterSelect search={search} label="Dificultad" name="dificultad" choices={dificultadNames} all="Todas" />
      }
      query={query}
      rows={({ data }) => data}
      columns={[
        { title: 'Nombre', cell: (row) => row.nombre, sort: 'nombre', isTitle: true },
        { title: 'Municipio', cell: (row) => row.municipio_nombre ?? 'N/A' },
        { title: 'Dificultad', cell: (row) => dificultadNames[row.dificultad], width: 130, sort: 'dificultad' },
        { title: 'Distancia', cell: (row) => kilometres(row.distancia_m), width: 130, sort: 'distancia_m' },
        {
          title: 'Subida',
          cell: (row) => (row.subida_m === null ? 'N/A' : inMetres(row.subida_m)),
          width: 120,
          sort: 'subida_m',
        },
        { title: 'Tiempo', cell: (row) => duration(row.minutos), width: 130, sort: 'minutos' },
      ]}
      nameOf={(row) => row.nombre}
      pictureOf={(row) => row.imagen_url}
      viewHref={(row) => things.ruta.path(row.slug)}
      editHref={(row) => `/admin/rutas/editar/${row.slug}`}
      remove={{ tipo: 'ruta', work: (row) => send('delete_ruta.php', { id: row.id }) }}
      empty="No se han encontrado rutas. ¡Crea la primera!"
      emptyHint={<AppLink href={create.href}>{create.label}</AppLink>}
    />
  );
}
