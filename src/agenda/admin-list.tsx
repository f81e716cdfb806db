import { Button, Group, Text } from '@mantine/core';
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
import { formatDate } from '#values/fecha.ts';
import { type Evento, eventoPath } from './evento.ts';

export const Route = createFileRoute('/admin/eventos/gestion')({ validateSearch: listSearch, component: Eventos });

function Eventos() {
  const search = useListSearch(Route.useSearch());
  const { q, page } = search.values;
  const query = useCall('get_eventos.php', { q, page }, 'No se pudieron cargar los eventos.');
  const client = useQueryClient();

  function remove(row: Evento) {
    confirmDelete({
      question: `¿Estás seguro de que quieres eliminar el evento "${row.titulo}"? Esta acción no se puede deshacer.`,
      work: () => send('delete_evento.php', { id: row.id }),
      done: `El evento "${row.titulo}" ha sido eliminado.`,
      failed: 'Error al eliminar el evento.',
      onDone: () => void client.invalidateQueries({ queryKey: ['get_eventos.php'] }),
    });
  }

  return (
    <AdminPage
      title="Gestionar Eventos"
      actions={
        <Button component={AppLink} href="/admin/eventos/nuevo" leftSection={<Plus size={16} aria-hidden="true" />}>
          Añadir Nuevo Evento
        </Button>
      }
    >
      <Group mb="md">
        <SearchInput search={search} />
      </Group>
      <DataTable
        label="Eventos"
        query={query}
        rows={({ data }) => data}
        rowKey={(row) => row.id}
        paging={{ page: page ?? 1, onPage: (next) => search.set({ page: next }) }}
        columns={[
          { title: 'Título', cell: (row) => <TituloAndRule {...row} /> },
          { title: 'Municipio', cell: (row) => row.municipio_nombre },
          { title: 'Tipo', cell: (row) => row.tipo_evento_nombre ?? 'N/A' },
          { title: 'Fecha Inicio', cell: (row) => dateOrDash(row.fecha_inicio), width: 130 },
          { title: 'Fecha Fin', cell: (row) => dateOrDash(row.fecha_fin), width: 120 },
        ]}
        actions={(row) => (
          <>
            <ViewLink href={`/${eventoPath(row.slug)}`} of={row.titulo} />
            <EditLink href={`/admin/eventos/editar/${row.id}`} of={row.titulo} />
            <DeleteButton of={row.titulo} onClick={() => remove(row)} />
          </>
        )}
        empty="No se han encontrado eventos. ¡Crea el primero!"
        emptyHint={<AppLink href="/admin/eventos/nuevo">Añadir Nuevo Evento</AppLink>}
      />
    </AdminPage>
  );
}

/** An event that recurs has no dates of its own: its rule says when. */
function TituloAndRule({ titulo, regla_recurrencia }: Evento) {
  return (
    <div>
      {titulo}
      {regla_recurrencia && (
        <Text size="sm" c="dimmed">
          {regla_recurrencia}
        </Text>
      )}
    </div>
  );
}

function dateOrDash(day: string | null): string {
  return day ? formatDate(day) : '-';
}
