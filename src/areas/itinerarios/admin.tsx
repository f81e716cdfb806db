/** What the operator sees of itineraries. */
import type { FormKind, ListKind } from '#desk/kinds/kind.ts';
import { ActivoBadge } from '#desk/list/activo-controls.tsx';
import { sendForm } from '#desk/send.ts';
import { things } from '#things.ts';
import { formatDate } from '#values/fecha.ts';
import type { kind } from './itinerario.ts';
import { orders } from './orders.ts';
import { inShort } from './words.ts';

export const list = {
  tipo: 'itinerario',
  title: 'Mantener Itinerarios',
  call: 'get_all_itinerarios_admin.php',
  orders,
  hasEstado: true,
  columns: [
    { title: 'Título', cell: (row) => row.titulo, sort: 'titulo', isTitle: true },
    { title: 'Plan', cell: inShort, width: 200 },
    { title: 'Estado', cell: (row) => <ActivoBadge activo={row.activo} />, width: 120 },
    { title: 'Cambiado', cell: (row) => formatDate(row.updated_at), sort: 'fecha', width: 130 },
  ],
  pictureOf: (row) => row.imagen_url,
  viewOf: (row) => (row.activo === 1 ? things.itinerario.path(row.slug) : undefined),
  publish: {
    work: (row) => show(row, 1),
    isDone: ({ activo }) => activo === 1,
    hide: (row) => show(row, 0),
  },
} satisfies ListKind<'get_all_itinerarios_admin.php'>;

export const form = {
  tipo: 'itinerario',
  read: 'get_itinerario_admin.php',
  back: 'Volver a los itinerarios',
  sections: [
    ['titulo', 'slug', 'resumen', 'imagen', 'etiquetas', 'activo'],
    { title: 'Días y paradas', rows: ['plan'] },
    ['contenido'],
  ],
} satisfies FormKind<'get_itinerario_admin.php', keyof typeof kind.fields | 'slug'>;

/** With what the call wants said of every itinerary; the rest stays as it is. */
function show({ id, titulo, plan }: { id: number; titulo: string; plan: string }, activo: 0 | 1) {
  return sendForm('update_itinerario.php', { id, titulo, plan, activo: String(activo) }, () => {});
}
