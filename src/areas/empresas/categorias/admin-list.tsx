import { createFileRoute } from '@tanstack/react-router';
import { ActivoBadge, ActivoFilters, activoFilter } from '#desk/list/activo-controls.tsx';
import { ListFrame } from '#desk/list/list-frame.tsx';
import { listSearch } from '#desk/list/list-search.ts';
import { useListSearch } from '#desk/list/use-list-search.ts';
import { orderFields } from '#desk/list/use-order.ts';
import { send } from '#desk/send.ts';
import { usePlainCall } from '#desk/use-call.ts';
import { AppLink } from '#ui/app-link.tsx';
import { categoriaNegocioOrders } from './orders.ts';

export const Route = createFileRoute('/admin/categorias-negocio/gestion')({
  validateSearch: listSearch,
  component: CategoriasNegocio,
});

const create = { href: '/admin/create-categoria-negocio', label: 'Nueva Categoría' };

function CategoriasNegocio() {
  const search = useListSearch(Route.useSearch());
  const query = usePlainCall(
    'get_categorias_negocio.php',
    { ...activoFilter(search.values), ...orderFields(categoriaNegocioOrders, search.values) },
    'No se pudieron cargar las categorías de negocio.',
  );
  return (
    <ListFrame
      title="Gestión de Categorías de Negocio"
      label="Categorías de negocio"
      create={create}
      search={search}
      filters={<ActivoFilters search={search} />}
      query={query}
      rows={({ data }) => data}
      columns={[
        { title: 'Nombre', cell: (row) => row.nombre, sort: 'nombre', isTitle: true },
        { title: 'Descripción', cell: (row) => row.descripcion ?? '-', sort: 'descripcion' },
        { title: 'Estado', cell: (row) => <ActivoBadge activo={row.activo} />, width: 120, sort: 'activo' },
      ]}
      nameOf={(row) => row.nombre}
      editHref={(row) => `/admin/edit-categoria-negocio/${row.id}`}
      remove={{
        tipo: 'categoria_negocio',
        work: (row) => send('delete_categoria_negocio.php', { id: row.id }),
        words: {
          question: (row) => `¿Estás seguro de que quieres eliminar la categoría "${row.nombre}"?`,
          done: () => 'Categoría de negocio eliminada con éxito.',
          failed: 'Error al eliminar la categoría de negocio.',
        },
      }}
      empty="No se han encontrado categorías de negocio."
      emptyHint={<AppLink href={create.href}>Puedes crear una nueva para empezar</AppLink>}
    />
  );
}
