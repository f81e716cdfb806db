import { Button, Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { estadoLabel, estados } from '#articulos/articulo.ts';
import { confirmDelete } from '#desk/list/confirm-delete.tsx';
import { DataTable } from '#desk/list/data-table.tsx';
import { EstadoBadge } from '#desk/list/estado-badge.tsx';
import { FilterSelect } from '#desk/list/filter-select.tsx';
import { listSearch } from '#desk/list/list-search.ts';
import { DeleteButton, EditLink, ViewLink } from '#desk/list/row-actions.tsx';
import { SearchInput } from '#desk/list/search-input.tsx';
import { useListSearch } from '#desk/list/use-list-search.ts';
import { AdminPage } from '#desk/page.tsx';
import { send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { AppLink } from '#ui/app-link.tsx';

export const Route = createFileRoute('/admin/manage/gestion-ubicaciones')({
  validateSearch: listSearch,
  component: Ubicaciones,
});

const here = '/admin/manage/gestion-ubicaciones';

function Ubicaciones() {
  const search = useListSearch(Route.useSearch());
  const { q, page } = search.values;
  const estado = estados.find((known) => known === search.values.estado);
  const query = useCall('get_ubicaciones_admin.php', { q, page, estado }, 'Error al cargar ubicaciones.', {
    unreachable: 'Error de conexión al cargar ubicaciones.',
  });
  const client = useQueryClient();

  function remove(id: number) {
    confirmDelete({
      question: '¿Estás seguro de que quieres eliminar esta ubicación?',
      work: () => send('delete_ubicacion.php', { id }),
      done: 'Ubicación eliminada con éxito.',
      failed: 'Error al eliminar la ubicación.',
      onDone: () => void client.invalidateQueries({ queryKey: ['get_ubicaciones_admin.php'] }),
    });
  }

  return (
    <AdminPage
      title="Gestión de Ubicaciones"
      back={{ href: '/admin', label: 'Volver al menú' }}
      actions={
        <Button component={AppLink} href={`${here}/create`} leftSection={<Plus size={16} aria-hidden="true" />}>
          Nueva Ubicación
        </Button>
      }
    >
      <Group mb="md" align="end">
        <SearchInput search={search} />
        <FilterSelect search={search} label="Estado" name="estado" choices={estadoLabel} />
      </Group>
      <DataTable
        label="Ubicaciones"
        query={query}
        rows={({ data }) => data}
        rowKey={(row) => row.id}
        paging={{ page: page ?? 1, onPage: (next) => search.set({ page: next }) }}
        columns={[
          { title: 'Nombre', cell: (row) => row.nombre },
          { title: 'Provincia', cell: (row) => row.provincia_nombre },
          { title: 'Municipio', cell: (row) => row.municipio_nombre },
          { title: 'Categoría', cell: (row) => row.categoria_nombre },
          {
            title: 'Estado',
            cell: (row) => <EstadoBadge estado={row.publicado ? 'publicado' : 'borrador'} />,
            width: 120,
          },
        ]}
        actions={(row) => (
          <>
            {row.publicado && <ViewLink href={`/ubicaciones/${row.slug}`} of={row.nombre} />}
            <EditLink href={`${here}/edit/${row.id}`} of={row.nombre} />
            <DeleteButton of={row.nombre} onClick={() => remove(row.id)} />
          </>
        )}
        empty="No se han encontrado ubicaciones"
        emptyHint={<AppLink href={`${here}/create`}>Puedes crear una nueva para empezar</AppLink>}
      />
    </AdminPage>
  );
}
