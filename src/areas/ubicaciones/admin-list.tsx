import { createFileRoute } from '@tanstack/react-router';
import { EstadoBadge } from '#desk/list/estado-badge.tsx';
import { FilterSelect } from '#desk/list/filter-select.tsx';
import { ListFrame } from '#desk/list/list-frame.tsx';
import { listSearch } from '#desk/list/list-search.ts';
import { useListSearch } from '#desk/list/use-list-search.ts';
import { orderFields } from '#desk/list/use-order.ts';
import { send, sendForm } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { things } from '#things.ts';
import { AppLink } from '#ui/app-link.tsx';
import { estadoLabel, estados } from '#values/estado.ts';
import { ubicacionOrders } from './orders.ts';
import type { UbicacionAdmin } from './ubicacion.ts';

export const Route = createFileRoute('/admin/manage/gestion-ubicaciones')({
  validateSearch: listSearch,
  component: Ubicaciones,
});

const here = '/admin/manage/gestion-ubicaciones';
const create = { href: `${here}/create`, label: 'Nueva Ubicación' };

function Ubicaciones() {
  const search = useListSearch(Route.useSearch());
  const { q, page } = search.values;
  const estado = estados.find((known) => known === search.values.estado);
  const asked = { q, page, estado, ...orderFields(ubicacionOrders, search.values) };
  const query = useCall('get_ubicaciones_admin.php', asked, 'Error al cargar ubicaciones.', {
    unreachable: 'Error de conexión al cargar ubicaciones.',
  });
  return (
    <ListFrame
      title="Gestión de Ubicaciones"
      back={{ href: '/admin', label: 'Volver al menú' }}
      label="Ubicaciones"
      create={create}
      search={search}
      filters={<FilterSelect search={search} label="Estado" name="estado" choices={estadoLabel} />}
      query={query}
      rows={({ data }) => data}
      columns={[
        { title: 'Nombre', cell: (row) => row.nombre, sort: 'nombre', isTitle: true },
        { title: 'Provincia', cell: (row) => row.provincia_nombre },
        { title: 'Municipio', cell: (row) => row.municipio_nombre },
        { title: 'Categoría', cell: (row) => row.categoria_nombre },
        {
          title: 'Estado',
          cell: (row) => <EstadoBadge estado={row.publicado ? 'publicado' : 'borrador'} />,
          width: 120,
        },
      ]}
      nameOf={(row) => row.nombre}
      pictureOf={(row) => row.imagen_portada}
      viewHref={(row) => (row.publicado ? things.ubicacion.path(row.slug) : undefined)}
      editHref={(row) => `${here}/edit/${row.id}`}
      publish={{
        work: (row) => show(row, true),
        isDone: ({ publicado }) => publicado,
        hide: (row) => show(row, false),
      }}
      remove={{
        tipo: 'ubicacion',
        work: ({ id }) => send('delete_ubicacion.php', { id }),
        words: {
          question: () => '¿Estás seguro de que quieres eliminar esta ubicación?',
          done: () => 'Ubicación eliminada con éxito.',
          failed: 'Error al eliminar la ubicación.',
        },
      }}
      empty="No se han encontrado ubicaciones"
      emptyHint={<AppLink href={create.href}>Puedes crear una nueva para empezar</AppLink>}
    />
  );
}

type Named = Pick<UbicacionAdmin, 'id' | 'nombre' | 'slug' | 'categoria_id' | 'municipio_id'>;

/** With what the call wants said of every location; the rest stays as it is. */
function show({ id, nombre, slug, categoria_id, municipio_id }: Named, publicado: boolean) {
  const sent = { id, nombre, slug, categoria_id, municipio_id, publicado: String(publicado) };
  return sendForm('update_ubicacion.php', sent, () => {});
}
