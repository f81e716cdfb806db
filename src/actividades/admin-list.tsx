import { Button, Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { confirmDelete } from '#desk/list/confirm-delete.tsx';
import { DataTable } from '#desk/list/data-table.tsx';
import { listSearch } from '#desk/list/list-search.ts';
import { DeleteButton, EditLink, ViewLink } from '#desk/list/row-actions.tsx';
import { SearchInput } from '#desk/list/search-input.tsx';
import { useListSearch } from '#desk/list/use-list-search.ts';
import { AdminPage } from '#desk/page.tsx';
import { send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { AppLink } from '#ui/app-link.tsx';
import { eurosToCents, formatCents } from '#values/money.ts';
import type { ActividadAdminListItem } from './actividad.ts';

export const Route = createFileRoute('/admin/actividades/gestion')({
  validateSearch: listSearch,
  component: Actividades,
});

function Actividades() {
  const search = useListSearch(Route.useSearch());
  const { q, page } = search.values;
  const query = useCall('get_all_actividades_admin.php', { q, page }, 'No se pudieron cargar las actividades.');
  const client = useQueryClient();

  function remove(row: ActividadAdminListItem) {
    confirmDelete({
      question: `¿Estás seguro de que quieres eliminar la actividad "${row.nombre}"? Esta acción no se puede deshacer.`,
      work: () => send('delete_actividad.php', { id: row.id }),
      done: `La actividad "${row.nombre}" ha sido eliminada.`,
      failed: 'Error al eliminar la actividad.',
      onDone: () => void client.invalidateQueries({ queryKey: ['get_all_actividades_admin.php'] }),
    });
  }

  return (
    <AdminPage
      title="Mantener Actividades"
      actions={
        <Button component={AppLink} href="/admin/actividades/nuevo" leftSection={<Plus size={16} aria-hidden="true" />}>
          Nueva Actividad
        </Button>
      }
    >
      <Group mb="md">
        <SearchInput search={search} />
      </Group>
      <DataTable
        label="Actividades"
        query={query}
        rows={({ data }) => data}
        rowKey={(row) => row.id}
        paging={{ page: page ?? 1, onPage: (next) => search.set({ page: next }) }}
        columns={[
          { title: 'Nombre', cell: (row) => row.nombre },
          { title: 'Lugar', cell: (row) => row.lugar },
          { title: 'Precio', cell: (row) => formatCents(eurosToCents(row.precio_1)), width: 120 },
        ]}
        actions={(row) => (
          <>
            <ViewLink href={`/actividades-y-eventos/${row.slug}`} of={row.nombre} />
            <EditLink href={`/admin/actividades/editar/${row.slug}`} of={row.nombre} />
            <DeleteButton of={row.nombre} onClick={() => remove(row)} />
          </>
        )}
        empty="No se han encontrado actividades. ¡Crea la primera!"
        emptyHint={<AppLink href="/admin/actividades/nuevo">Nueva Actividad</AppLink>}
      />
    </AdminPage>
  );
}
