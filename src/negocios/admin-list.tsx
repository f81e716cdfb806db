import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { ActivoBadge, ActivoControls, activoFilter } from '#desk/list/activo-controls.tsx';
import { confirmDelete } from '#desk/list/confirm-delete.tsx';
import { DataTable } from '#desk/list/data-table.tsx';
import { listSearch } from '#desk/list/list-search.ts';
import { DeleteButton, EditLink } from '#desk/list/row-actions.tsx';
import { useListSearch } from '#desk/list/use-list-search.ts';
import { AdminPage } from '#desk/page.tsx';
import { send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { AppLink } from '#ui/app-link.tsx';
import type { Empresa } from './empresa.ts';

export const Route = createFileRoute('/admin/empresas/gestion')({ validateSearch: listSearch, component: Empresas });

function Empresas() {
  const search = useListSearch(Route.useSearch());
  const query = useCall('get_empresas.php', activoFilter(search.values), 'No se pudieron cargar las empresas.');
  const client = useQueryClient();

  function remove(row: Empresa) {
    confirmDelete({
      question: `¿Estás seguro de que quieres eliminar la empresa "${row.nombre}"?`,
      work: () => send('delete_empresa.php', { id: row.id }),
      done: 'Empresa eliminada con éxito.',
      failed: 'Error al eliminar la empresa.',
      onDone: () => void client.invalidateQueries({ queryKey: ['get_empresas.php'] }),
    });
  }

  return (
    <AdminPage
      title="Gestión de Empresas"
      actions={
        <Button component={AppLink} href="/admin/create-empresa" leftSection={<Plus size={16} aria-hidden="true" />}>
          Nueva Empresa
        </Button>
      }
    >
      <ActivoControls search={search} />
      <DataTable
        label="Empresas"
        query={query}
        rows={({ data }) => data}
        rowKey={(row) => row.id}
        paging={{ page: search.values.page ?? 1, onPage: (page) => search.set({ page }) }}
        columns={[
          { title: 'Nombre', cell: (row) => row.nombre },
          { title: 'Municipio', cell: (row) => row.municipio_nombre },
          { title: 'Categoría', cell: (row) => row.categoria_nombre },
          { title: 'Estado', cell: (row) => <ActivoBadge activo={row.activo} />, width: 120 },
        ]}
        actions={(row) => (
          <>
            <EditLink href={`/admin/edit-empresa/${row.id}`} of={row.nombre} />
            <DeleteButton of={row.nombre} onClick={() => remove(row)} />
          </>
        )}
        empty="No se han encontrado empresas."
        emptyHint={<AppLink href="/admin/create-empresa">Puedes crear una nueva para empezar</AppLink>}
      />
    </AdminPage>
  );
}
