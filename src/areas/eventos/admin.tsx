/** The list of events that the operator sees; their form is written by hand: when an event takes place is days or a rule. */
import { Text } from '@mantine/core';
import type { ListKind } from '#desk/kinds/kind.ts';
import { PosterLink } from '#desk/list/row-actions.tsx';
import { formatDate } from '#values/fecha.ts';
import type { Evento } from './evento.ts';
import { eventoOrders } from './orders.ts';

const create = 'Añadir Nuevo Evento';

export const list = {
  tipo: 'evento',
  title: 'Gestionar Eventos',
  call: 'get_eventos.php',
  orders: eventoOrders,
  columns: [
    { title: 'Título', cell: (row) => <TituloAndRegla {...row} />, sort: 'titulo', isTitle: true },
    { title: 'Municipio', cell: (row) => row.municipio_nombre },
    { title: 'Tipo', cell: (row) => row.tipo_evento_nombre ?? 'N/A' },
    { title: 'Fecha Inicio', cell: (row) => dateOrDash(row.fecha_inicio), width: 150, sort: 'fecha_inicio' },
    { title: 'Fecha Fin', cell: (row) => dateOrDash(row.fecha_fin), width: 130, sort: 'fecha_fin' },
  ],
  pictureOf: (row) => row.imagen,
  moreActions: (row) => <PosterLink tipo="evento" slug={row.slug} of={row.titulo} />,
  texts: { create, emptyHint: create },
} satisfies ListKind<'get_eventos.php'>;

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
