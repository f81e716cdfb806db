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
import { usePlainCall } from '#desk/use-call.ts';
import { AppLink } from '#ui/app-link.tsx';
import type { CategoriaNegocio } from './categoria-negocio.ts';

export const Route = createFileRoute('/admin/categorias-negocio/gestion')({
  validateSearch: listSearch,
  component: CategoriasNegocio,
});

function CategoriasNegocio() {
  const search = useListSearch(Route.useSearch());
  const query = usePlainCall(
    'get_categorias_negocio.php',
    activoFilter(search.values),
    'No se pudieron cargar las categorías de negocio.',
  );
  const client = useQueryClient();

  function remove(row: CategoriaNegocio) {
    confirmDelete({
      question: `¿Estás seguro de que quieres eliminar la categoría "${row.nombre}"?`,
      work: () => send('delete_categoria_negocio.php', { id: row.id }),
      done: 'Categoría de negocio eliminada con éxito.',
      failed: 'Error al eliminar la categoría de negocio.',
      onDone: () => void client.invalidateQueries({ queryKey: ['get_categorias_negocio.php'] }),
    });
  }

  return (
    <AdminPage
      title="Gestión de Categorías de Negocio"
      actions={
        <Button
          component={AppLink}
          href="/admin/create-categoria-negocio"
          leftSection={<Plus size={16} aria-hidden="true" />}
        >
          Nueva Categoría
        </Button>
      }
    >
      <ActivoControls search={search} />
      <DataTable
        label="Categorías de negocio"
        query={query}
        rows={({ data }) => data}
        rowKey={(row) => row.id}
        paging={{ page: search.values.page ?? 1, onPage: (page) => search.set({ page }) }}
        columns={[
          { title: 'Nombre', cell: (row) => row.nombre },
          { title: 'Descripción', cell: (row) => row.descripcion ?? '-' },
          { title: 'Estado', cell: (row) => <ActivoBadge activo={row.activo} />, width: 120 },
        ]}
        actions={(row) => (
          <>
            <EditLink href={`/admin/edit-categoria-negocio/${row.id}`} of={row.nombre} />
            <DeleteButton of={row.nombre} onClick={() => remove(row)} />
          </>
        )}
        empty="No se han encontrado categorías de negocio."
        emptyHint={<AppLink href="/admin/create-categoria-negocio">Puedes crear una nueva para empezar</AppLink>}
      />
    </AdminPage>
  );
}
