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
import type { LibroListItem } from './libro.ts';

export const Route = createFileRoute('/admin/libros/gestion')({ validateSearch: listSearch, component: Libros });

function Libros() {
  const search = useListSearch(Route.useSearch());
  const { q, page } = search.values;
  const query = useCall('get_all_libros_admin.php', { q, page }, 'No se pudieron cargar los libros.');
  const client = useQueryClient();

  function remove(row: LibroListItem) {
    confirmDelete({
      question: `¿Estás seguro de que quieres eliminar el libro "${row.titulo}"? Esta acción no se puede deshacer.`,
      work: () => send('delete_libro.php', { id: row.id }),
      done: `El libro "${row.titulo}" ha sido eliminado.`,
      failed: 'Error al eliminar el libro.',
      onDone: () => void client.invalidateQueries({ queryKey: ['get_all_libros_admin.php'] }),
    });
  }

  return (
    <AdminPage
      title="Mantener Libros"
      actions={
        <Button component={AppLink} href="/admin/libros/nuevo" leftSection={<Plus size={16} aria-hidden="true" />}>
          Nuevo Libro
        </Button>
      }
    >
      <Group mb="md">
        <SearchInput search={search} />
      </Group>
      <DataTable
        label="Libros"
        query={query}
        rows={({ data }) => data}
        rowKey={(row) => row.id}
        paging={{ page: page ?? 1, onPage: (next) => search.set({ page: next }) }}
        columns={[
          { title: 'Título', cell: (row) => row.titulo },
          { title: 'Autor(es)', cell: (row) => row.autores },
          { title: 'Año Edición', cell: (row) => row.fecha_edicion ?? 'N/A', width: 130 },
        ]}
        actions={(row) => (
          <>
            <ViewLink href={`/libro/${row.slug}`} of={row.titulo} />
            <EditLink href={`/admin/libros/editar/${row.slug}`} of={row.titulo} />
            <DeleteButton of={row.titulo} onClick={() => remove(row)} />
          </>
        )}
        empty="No se han encontrado libros. ¡Crea el primero!"
        emptyHint={<AppLink href="/admin/libros/nuevo">Nuevo Libro</AppLink>}
      />
    </AdminPage>
  );
}
