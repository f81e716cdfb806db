import { Badge, Text } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { ListFrame } from '#desk/list/list-frame.tsx';
import { listSearch } from '#desk/list/list-search.ts';
import { PosterLink, PreviewLink } from '#desk/list/row-actions.tsx';
import { useListSearch } from '#desk/list/use-list-search.ts';
import { orderFields } from '#desk/list/use-order.ts';
import { send, sendForm } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { useCan } from '#desk/use-user.ts';
import { AppLink } from '#ui/app-link.tsx';
import { formatDate, formatDateTime } from '#values/fecha.ts';
import { BulkChange } from './admin-bulk-change.tsx';
import { ArticuloFilters } from './admin-filters.tsx';
import type { ArticuloAdminListItem } from './articulo.ts';
import { type Situacion, situacionLabel, situacionOf } from './estado.ts';
import { articuloOrders } from './orders.ts';
import { articuloPath } from './path.ts';

export const Route = createFileRoute('/admin/articulos/gestion')({ validateSearch: listSearch, component: Articulos });

const create = { href: '/admin/articulos/nuevo', label: 'Nuevo Artículo' };

function Articulos() {
  const canPublish = useCan('contenido');
  const search = useListSearch(Route.useSearch());
  const { q, page, estado, categoria, tema, autor } = search.values;
  const query = useCall(
    'get_all_posts_admin.php',
    {
      ...{ q, page, estado: estado as Situacion | undefined, autor: autor === undefined ? undefined : String(autor) },
      ...{ Id_categoria: numberOf(categoria), tema: numberOf(tema) },
      ...orderFields(articuloOrders, search.values),
    },
    'No se pudieron cargar los artículos.',
  );
  return (
    <ListFrame
      title="Gestionar Artículos"
      label="Artículos"
      create={create}
      search={search}
      filters={<ArticuloFilters search={search} canPublish={canPublish} />}
      query={query}
      rows={({ data }) => data.map((row) => ({ ...row, id: row.Id_articulo }))}
      columns={[
        { title: 'Título', cell: (row) => row.titulo, sort: 'titulo', isTitle: true },
        { title: 'Categoría', cell: (row) => row.nombre_categoria },
        { title: 'Autor', cell: (row) => row.autor ?? row.escrito_por },
        { title: 'Visitas', cell: (row) => visitsSaid(row), width: 90, isNumber: true },
        { title: 'Estado', cell: (row) => <ArticuloEstado articulo={row} />, width: 140 },
        { title: 'Fecha', cell: (row) => formatDate(row.fecha_creacion), width: 120, sort: 'fecha' },
        { title: 'ID', cell: (row) => row.id, width: 70, sort: 'id', isNumber: true },
      ]}
      nameOf={(row) => row.titulo}
      pictureOf={(row) => row.imagen_portada_url}
      viewHref={(row) => (isSeen(row) ? articuloPath(row) : undefined)}
      moreActions={(row) =>
        isSeen(row) ? (
          canPublish && <PosterLink tipo="articulo" slug={row.slug} of={row.titulo} />
        ) : (
          <PreviewLink href={`/admin/articulos/vista-previa/${row.slug}`} of={row.titulo} />
        )
      }
      editHref={(row) => `/admin/articulos/editar/${row.slug}`}
      publish={
        canPublish
          ? {
              work: ({ id }) => sendForm('update_article.php', { Id_articulo: id, estado: 'publicado' }, () => {}),
              isDone: ({ estado }) => estado === 'publicado',
              hide: ({ id }) => sendForm('update_article.php', { Id_articulo: id, estado: 'borrador' }, () => {}),
            }
          : undefined
      }
      change={canPublish ? (change) => <BulkChange {...change} /> : undefined}
      remove={{ tipo: 'articulo', work: (row) => send('delete_post.php', { id: row.id }) }}
      empty="No se han encontrado artículos."
      emptyHint={<AppLink href={create.href}>Puedes crear uno nuevo para empezar</AppLink>}
    />
  );
}

function numberOf(value: string | number | undefined): number | undefined {
  return value ? Number(value) || undefined : undefined;
}

const colors = {
  publicado: 'green',
  programado: 'blue',
  revision: 'yellow',
  borrador: 'gray',
} satisfies Record<Situacion, string>;

/** Of the last thirty days; what nobody can see has none. */
function visitsSaid(articulo: ArticuloAdminListItem): string {
  return isSeen(articulo) ? articulo.visitas.toLocaleString('es') : '–';
}

function isSeen(articulo: ArticuloAdminListItem): boolean {
  return situacionOf(articulo) === 'publicado';
}

function ArticuloEstado({ articulo }: { articulo: ArticuloAdminListItem }) {
  const situacion = situacionOf(articulo);
  const { escrito_por, publicar_en, con_cambios } = articulo;
  return (
    <div>
      <Badge color={colors[situacion]} variant="light">
        {situacionLabel[situacion]}
      </Badge>
      {situacion === 'programado' && publicar_en && <Text size="sm">desde el {formatDateTime(publicar_en)}</Text>}
      {articulo.destacado && <Text size="sm">destacado</Text>}
      {con_cambios && <Text size="sm">con cambios sin publicar</Text>}
      {situacion === 'revision' && escrito_por && <Text size="sm">de {escrito_por}</Text>}
    </div>
  );
}
