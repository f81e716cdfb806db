import { createFileRoute } from '@tanstack/react-router';
import { ActivoBadge, ActivoFilters, activoFilter } from '#desk/list/activo-controls.tsx';
import { ListFrame } from '#desk/list/list-frame.tsx';
import { listSearch } from '#desk/list/list-search.ts';
import { useListSearch } from '#desk/list/use-list-search.ts';
import { orderFields } from '#desk/list/use-order.ts';
import { send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { AppLink } from '#ui/app-link.tsx';
import type { EmpresaAdmin } from './empresa.ts';
import { empresaOrders } from './orders.ts';

export const Route = createFileRoute('/admin/empresas/gestion')({ validateSearch: listSearch, component: Empresas });

const create = { href: '/admin/create-empresa', label: 'Nueva Empresa' };

function Empresas() {
  const search = useListSearch(Route.useSearch());
  const asked = { ...activoFilter(search.values), ...orderFields(empresaOrders, search.values) };
  const query = useCall('get_empresas.php', asked, 'No se pudieron cargar las empresas.');
  return (
    <ListFrame
      title="Gestión de Empresas"
      label="Empresas"
      create={create}
      search={search}
      filters={<ActivoFilters search={search} />}
      query={query}
      rows={({ data }) => data}
      columns={[
        { title: 'Nombre', cell: (row) => row.nombre, sort: 'nombre', isTitle: true },
        { title: 'Municipio', cell: (row) => row.municipio_nombre },
        { title: 'Categoría', cell: (row) => row.categoria_nombre },
        { title: 'Estado', cell: (row) => <ActivoBadge activo={row.activo} />, width: 120 },
      ]}
      nameOf={(row) => row.nombre}
      pictureOf={(row) => row.imagen}
      editHref={(row) => `/admin/edit-empresa/${row.id}`}
      publish={{
        work: (row) => show(row, 1),
        isDone: ({ activo }) => activo === 1,
        hide: (row) => show(row, 0),
      }}
      remove={{
        tipo: 'empresa',
        work: (row) => send('delete_empresa.php', { id: row.id }),
        words: {
          question: (row) => `¿Estás seguro de que quieres eliminar la empresa "${row.nombre}"?`,
          done: () => 'Empresa eliminada con éxito.',
          failed: 'Error al eliminar la empresa.',
        },
      }}
      empty="No se han encontrado empresas."
      emptyHint={<AppLink href={create.href}>Puedes crear una nueva para empezar</AppLink>}
    />
  );
}

type Named = Pick<EmpresaAdmin, 'id' | 'nombre' | 'municipio_id' | 'categoria_id'>;

/** With what the call wants said of every business; the rest stays as it is. */
function show({ id, nombre, municipio_id, categoria_id }: Named, activo: 0 | 1) {
  return send('update_empresa.php', { id, nombre, municipio_id, categoria_id, activo });
}
