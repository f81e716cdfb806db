import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { confirmDelete } from '#desk/list/confirm-delete.tsx';
import { DataTable } from '#desk/list/data-table.tsx';
import { EstadoBadge } from '#desk/list/estado-badge.tsx';
import { listSearch } from '#desk/list/list-search.ts';
import { DeleteButton, EditLink, PreviewLink, ViewLink } from '#desk/list/row-actions.tsx';
import { SearchInput } from '#desk/list/search-input.tsx';
import { useListSearch } from '#desk/list/use-list-search.ts';
import { AdminPage } from '#desk/page.tsx';
import { send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { AppLink } from '#ui/app-link.tsx';
import { formatDate, formatDateTime } from '#values/fecha.ts';
import { type ArticuloAdminListItem, type Estado, estadoLabel, estados } from './articulo.ts';
import { isScheduled } from './publicar-en-input.tsx';

export const Route = createFileRoute('/admin/articulos/gestion')({ validateSearch: listSearch, component: Articulos });

function Articulos() {
  const search = useListSearch(Route.useSearch());
  const { q, page, estado } = search.values;
  const query = useCall(
    'get_all_posts_admin.php',
    { q, page, estado: estado as Estado | undefined },
    'No se pudieron cargar los artículos.',
  );
  const client = useQueryClient();

  function remove(row: ArticuloAdminListItem) {
    confirmDelete({
      question: `¿Estás seguro de que quieres eliminar el artículo "${row.titulo}"? Esta acción no se puede deshacer.`,
      work: () => send('delete_post.php', { id: row.Id_articulo }),
      done: `El artículo "${row.titulo}" ha sido eliminado.`,
      failed: 'Error al eliminar el artículo.',
      onDone: () => void client.invalidateQueries({ queryKey: ['get_all_posts_admin.php'] }),
    });
  }

  return (
    <AdminPage
      title="Mantener Artículos"
      actions={
        <Button component={AppLink} href="/admin/articulos/nuevo" leftSection={<Plus size={16} aria-hidden="true" />}>
          Nuevo Artículo
        </Button>
      }
    >
      <Group mb="md" align="end">
        <SearchInput search={search} />
        <NativeSelect
          label="Estado"
          name="estado"
          data={[{ value: '', label: 'Todos' }, ...estados.map((value) => ({ value, label: estadoLabel[value] }))]}
          value={estado ?? ''}
          onChange={(event) => search.set({ estado: event.currentTarget.value })}
          w={180}
        />
      </Group>
      <DataTable
        label="Artículos"
        query={query}
        rows={(data) => data.data}
        rowKey={(row) => row.Id_articulo}
        paging={{ page: page ?? 1, onPage: (next) => search.set({ page: next }) }}
        columns={[
          { title: 'ID', cell: (row) => row.Id_articulo, width: 70 },
          { title: 'Título', cell: (row) => row.titulo },
          { title: 'Categoría', cell: (row) => row.nombre_categoria },
          { title: 'Estado', cell: (row) => <ArticuloEstado articulo={row} />, width: 140 },
          { title: 'Fecha', cell: (row) => formatDate(row.fecha_creacion), width: 120 },
        ]}
        actions={(row) => (
          <>
            {isSeen(row) && <ViewLink href={`/${row.categoria_slug}/${row.slug}`} of={row.titulo} />}
            {!isSeen(row) && <PreviewLink href={`/admin/articulos/vista-previa/${row.slug}`} of={row.titulo} />}
            <EditLink href={`/admin/articulos/editar/${row.slug}`} of={row.titulo} />
            <DeleteButton of={row.titulo} onClick={() => remove(row)} />
          </>
        )}
        empty="No se han encontrado artículos."
        emptyHint={<AppLink href="/admin/articulos/nuevo">Puedes crear uno nuevo para empezar</AppLink>}
      />
    </AdminPage>
  );
}

function isSeen({ estado, publicar_en }: ArticuloAdminListItem): boolean {
  return estado === 'publicado' && !isScheduled(publicar_en);
}

function ArticuloEstado({ articulo: { estado, publicar_en } }: { articulo: ArticuloAdminListItem }) {
  return (
    <div>
      <EstadoBadge estado={estado} />
      {estado === 'publicado' && publicar_en && isScheduled(publicar_en) && (
        <Text size="sm">desde el {formatDateTime(publicar_en)}</Text>
      )}
    </div>
  );
}
