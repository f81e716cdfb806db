import { z } from 'zod';
import { bySlug, readBySlug } from '#server/api/by-slug.ts';
import { call } from '#server/api/call.ts';
import { pageFields, sorting, toPageRequest } from '#server/api/paging.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import type { Db } from '#server/db/open.ts';
import { deletedByName, kindCalls } from '#server/things/kind-calls.ts';
import { puntoOf } from '#values/coordenadas/coordenadas.ts';
import { etiquetaFilter } from '#values/fields/etiquetas.ts';
import { paging, searchText } from '#values/fields.ts';
import { later } from '#values/idioma/say.ts';
import { centsToEuros } from '#values/money.ts';
import { shownHtml } from '#values/rich-text/shown.ts';
import {
  actividad,
  actividadAdmin,
  actividadAdminListItem,
  actividadListItem,
  areGroupLimitsRight,
  kind,
  wrongGroupLimitsMessage,
} from './actividad.ts';
import { orders } from './admin.ts';
import { type ActividadRow, findActividad, listActividades } from './queries.server.ts';

const missingSlug = later('No se encontró el slug de la actividad.');
const notThere = later('Actividad no encontrada o no publicada.');
const notThereToEdit = 'La actividad no se encontró o no se pudo cargar.';

export const actividades = {
  'get_actividades.php': call({
    method: 'get',
    access: 'public',
    summary: 'The activities, newest first',
    input: z.object({ etiqueta: etiquetaFilter(), ...paging }),
    output: z.object({ data: z.array(actividadListItem), ...pageFields }),
    async handle({ db, input, reads }) {
      reads('actividades');
      const { rows, ...page } = await listActividades(db, { etiqueta: input.etiqueta, ...toPageRequest(input, 24) });
      return { data: rows.map((row) => ({ ...row, ...leastPrice(row) })), ...page };
    },
  }),

  'get_actividad.php': call({
    method: 'get',
    access: 'public',
    thing: 'actividad',
    summary: 'One activity; a slug it had before finds it too (its slug in the answer is the new one)',
    input: bySlug(missingSlug, notThere),
    output: z.object({ data: actividad }),
    async handle(context) {
      context.reads('municipios');
      const { db, input } = context;
      const row = await readBySlug(context, 'actividad', input.slug, notThere, (by) => findActividad(db, by));
      return { data: { ...toActividad(row), descripcion: shownHtml(row.descripcion) } };
    },
  }),

  'get_all_actividades_admin.php': call({
    method: 'get',
    access: 'contenido',
    summary: 'Every activity, newest first; `q` looks into names',
    input: z.object({ q: searchText(), ...sorting(orders), ...paging }),
    output: z.object({ data: z.array(actividadAdminListItem), ...pageFields }),
    async handle({ db, input: { q, orden, dir, ...input } }) {
      const { rows, ...page } = await listActividades(db, { search: q, orden, dir, ...toPageRequest(input, 50) });
      const data = rows.map((row) => ({
        ...row,
        precio_1: centsToEuros(row.precio_1_cents),
        fecha_creacion: row.created_at,
      }));
      return { data, ...page };
    },
  }),

  'get_actividad_admin.php': call({
    method: 'get',
    access: 'contenido',
    summary: 'One activity, to edit it',
    input: bySlug(missingSlug, notThere),
    output: z.object({ data: actividadAdmin }),
    async handle({ db, input }) {
      const row = await findActividad(db, input);
      if (!row) throw notFound(notThereToEdit);
      return { data: toActividadAdmin(row) };
    },
  }),

  ...kindCalls('actividad', {
    ...kind,
    one: 'an activity',
    data: actividadAdmin,
    toData: ({ id }, db) => readActividadAdmin(db, id),
    values(columns, { before }) {
      requireGroupLimits(columns, before);
      return columns;
    },
    notThere: notThereToEdit,
    messages: deletedByName('actividad'),
  }),
};

interface GroupLimits {
  min_personas?: number | null | undefined;
  max_personas?: number | null | undefined;
}

/** What was not sent is as before. */
function requireGroupLimits(sent: GroupLimits, before: GroupLimits = {}): void {
  const { min_personas = before.min_personas, max_personas = before.max_personas } = sent;
  if (!areGroupLimitsRight(min_personas, max_personas))
    throw new Refusal(422, wrongGroupLimitsMessage, { max_personas: wrongGroupLimitsMessage });
}

function toEuros(cents: number | null): number | null {
  return cents === null ? null : centsToEuros(cents);
}

async function readActividadAdmin(db: Db, id: number) {
  const row = await findActividad(db, { id });
  if (!row) throw notFound(notThereToEdit);
  return toActividadAdmin(row);
}

function toActividad(row: ActividadRow) {
  return {
    ...row,
    precio_1: centsToEuros(row.precio_1_cents),
    precio_2: toEuros(row.precio_2_cents),
    precio_3: toEuros(row.precio_3_cents),
    fecha_creacion: row.created_at,
    punto: puntoOf(row, { latitud: row.municipio_latitud, longitud: row.municipio_longitud }),
  };
}

function toActividadAdmin(row: ActividadRow): z.input<typeof actividadAdmin> {
  return { ...toActividad(row), version: row.version };
}

/** The least that is paid: children who go free do not make it free. */
function leastPrice(row: Record<'precio_1_cents' | 'precio_2_cents' | 'precio_3_cents', number | null>) {
  const paid = new Set([row.precio_1_cents, row.precio_2_cents, row.precio_3_cents].filter((cents) => Boolean(cents)));
  const cents = paid.size > 0 ? Math.min(...[...paid].map(Number)) : 0;
  return { precio: centsToEuros(cents), hay_mas_tarifas: paid.size > 1 };
}
