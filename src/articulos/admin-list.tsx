import { Text } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { EstadoBadge } from '#desk/list/estado-badge.tsx';
import { FilterSelect } from '#desk/list/filter-select.tsx';
import { ListFrame } from '#desk/list/list-frame.tsx';
import { listSearch } from '#desk/list/list-search.ts';
import { PreviewLink } from '#desk/list/row-actions.tsx';
import { useListSearch } from '#desk/list/use-list-search.ts';
import { send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { AppLink } from '#ui/app-link.tsx';
import { type Estado, estadoLabel } from '#values/estado.ts';
import { formatDate, formatDateTime } from '#values/fecha.ts';
import type { ArticuloAdminListItem } from './articulo.ts';
import { articuloPath } from './path.ts';
import { isScheduled } from './publicar-en-input.tsx';

export const Route = createFileRoute('/admin/articulos/gestion')({ validateSearch: listSearch, component: Articulos });

const create = { href: '/admin/articulos/nuevo', label: 'Nuevo Artículo' };

function Articulos() {
  const search = useListSearch(Route.useSearch());
  const { q, page, estado } = search.values;
  const query = useCall(
    'get_all_posts_admin.php',
    { q, page, estado: estado as Estado | undefined },
    'No se pudieron cargar los artículos.',
  );
  return (
    <ListFrame
      title="Mantener Artículos"
      label="Artículos"
      create={create}
      search={search}
      filters={<FilterSelect search={search} label="Estado" name="estado" choices={estadoLabel} />}
      query={query}
      rows={({ data }) => data.map((row) => ({ ...row, id: row.Id_articulo }))}
      columns={[
        { title: 'ID', cell: (row) => row.id, width: 70 },
        { title: 'Título', cell: (row) => row.titulo },
        { title: 'Categoría', cell: (row) => row.nombre_categoria },
        { title: 'Estado', cell: (row) => <ArticuloEstado articulo={row} />, width: 140 },
        { title: 'Fecha', cell: (row) => formatDate(row.fecha_creacion), width: 120 },
      ]}
      nameOf={(row) => row.titulo}
      viewHref={(row) => (isSeen(row) ? articuloPath(row) : undefined)}
      moreActions={(row) =>
        !isSeen(row) && <PreviewLink href={`/admin/articulos/vista-previa/${row.slug}`} of={row.titulo} />
      }
      editHref={(row) => `/admin/articulos/editar/${row.slug}`}
      remove={{
        question: (row) =>
          `¿Estás seguro de que quieres eliminar el artículo "${row.titulo}"? Podrás recuperarlo de la papelera durante 30 días.`,
        work: (row) => send('delete_post.php', { id: row.id }),
        done: (row) => `El artículo "${row.titulo}" ha sido eliminado.`,
        failed: 'Error al eliminar el artículo.',
      }}
      empty="No se han encontrado artículos."
      emptyHint={<AppLink href={create.href}>Puedes crear uno nuevo para empezar</AppLink>}
    />
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
