import { Text } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { ListFrame } from '#desk/list/list-frame.tsx';
import { listSearch } from '#desk/list/list-search.ts';
import { useListSearch } from '#desk/list/use-list-search.ts';
import { orderFields } from '#desk/list/use-order.ts';
import { send } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { things } from '#things.ts';
import { AppLink } from '#ui/app-link.tsx';
import { formatDate } from '#values/fecha.ts';
import type { Evento } from './evento.ts';
import { eventoOrders } from './orders.ts';

export const Route = createFileRoute('/admin/eventos/gestion')({ validateSearch: listSearch, component: Eventos });

const create = { href: '/admin/eventos/nuevo', label: 'Añadir Nuevo Evento' };

function Eventos() {
  const search = useListSearch(Route.useSearch());
  const { q, page } = search.values;
  const query = useCall(
    'get_eventos.php',
    { q, page, ...orderFields(eventoOrders, search.values) },
    'No se pudieron cargar los eventos.',
  );
  return (
    <ListFrame
      title="Gestionar Eventos"
      label="Eventos"
      create={create}
      search={search}
      query={query}
      rows={({ data }) => data}
      columns={[
        { title: 'Título', cell: (row) => <TituloAndRegla {...row} />, sort: 'titulo', isTitle: true },
        { title: 'Municipio', cell: (row) => row.municipio_nombre },
        { title: 'Tipo', cell: (row) => row.tipo_evento_nombre ?? 'N/A' },
        { title: 'Fecha Inicio', cell: (row) => dateOrDash(row.fecha_inicio), width: 150, sort: 'fecha_inicio' },
        { title: 'Fecha Fin', cell: (row) => dateOrDash(row.fecha_fin), width: 130, sort: 'fecha_fin' },
      ]}
      nameOf={(row) => row.titulo}
      pictureOf={(row) => row.imagen}
      viewHref={(row) => things.evento.path(row.slug)}
      editHref={(row) => `/admin/eventos/editar/${row.id}`}
      remove={{ tipo: 'evento', work: (row) => send('delete_evento.php', { id: row.id }) }}
      empty="No se han encontrado eventos. ¡Crea el primero!"
      emptyHint={<AppLink href={create.href}>{create.label}</AppLink>}
    />
  );
}

/** An event that recurs has no dates of its own: its rule says when. */
function TituloAndRegla({ titulo, regla_recurrencia }: Evento) {
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
