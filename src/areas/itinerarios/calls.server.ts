import { z } from 'zod';
import { readCosas } from '#areas/viaje/read-cosas.server.ts';
import { cosasOf, decodeViaje, parseClave } from '#areas/viaje/viaje.ts';
import { bySlug, readBySlug } from '#server/api/by-slug.ts';
import { call } from '#server/api/call.ts';
import { pageFields, sorting, toPageRequest } from '#server/api/paging.ts';
import { notFound } from '#server/api/refusal.ts';
import { kindCalls } from '#server/things/kind-calls.ts';
import { things } from '#things.ts';
import { parseEtiquetas } from '#values/etiquetas.ts';
import { estadoActivoFilter } from '#values/fields/activo.ts';
import { paging, searchText } from '#values/fields.ts';
import { later } from '#values/idioma/say.ts';
import { shownHtml } from '#values/rich-text/shown.ts';
import { itinerario, itinerarioAdmin, itinerarioAdminListItem, itinerarioListItem, kind } from './itinerario.ts';
import { orders } from './orders.ts';
import { findItinerario, listItinerarios } from './queries.server.ts';

const missingSlug = later('No se encontró el slug del itinerario.');
const notThere = later('Itinerario no encontrado.');
const notThereToEdit = 'El itinerario no se encontró o no se pudo cargar.';
/** What stops show the names of, and the days of those that have some. */
const namedTags = ['municipios', 'categorias', 'categorias_negocio', 'dia'];

export const itinerarios = {
  'get_itinerarios.php': call({
    method: 'get',
    access: 'public',
    summary: 'The published itineraries, newest first',
    input: z.object(paging),
    output: z.object({ data: z.array(itinerarioListItem), ...pageFields }),
    async handle({ db, input, reads }) {
      reads('itinerarios');
      const { rows, ...page } = await listItinerarios(db, { activo: 1, ...toPageRequest(input, 24) });
      return { data: rows.map(counted), ...page };
    },
  }),

  'get_itinerario.php': call({
    method: 'get',
    access: 'public',
    thing: 'itinerario',
    summary: 'One published itinerary with its stops that visitors can see today; a former slug finds it too',
    input: bySlug(missingSlug, notThere),
    output: z.object({ data: itinerario }),
    async handle(context) {
      const { db, input, now, reads } = context;
      const row = await readBySlug(context, 'itinerario', input.slug, notThere, async (by) => {
        const found = await findItinerario(db, by);
        return found?.activo ? found : undefined;
      });
      const claves = cosasOf(decodeViaje(row.plan));
      reads(...namedTags, ...claves.map((clave) => things[parseClave(clave)!.tipo].table));
      const cosas = await readCosas(db, claves, now);
      const contenido = shownHtml(row.contenido);
      return { data: { ...counted(row), contenido, cosas, fecha_modificacion: row.updated_at } };
    },
  }),

  'get_all_itinerarios_admin.php': call({
    method: 'get',
    access: 'contenido',
    summary: 'Every itinerary, newest first; `q` looks into titles',
    input: z.object({ q: searchText(), estado: estadoActivoFilter, ...sorting(orders), ...paging }),
    output: z.object({ data: z.array(itinerarioAdminListItem), ...pageFields }),
    async handle({ db, input: { q, estado, orden, dir, ...input } }) {
      const activo = estado && (estado === 'activo' ? 1 : 0);
      const filter = { search: q, activo, orden, dir, ...toPageRequest(input, 50) };
      const { rows, ...page } = await listItinerarios(db, filter);
      return { data: rows.map(counted), ...page };
    },
  }),

  'get_itinerario_admin.php': call({
    method: 'get',
    access: 'contenido',
    summary: 'One itinerary, to edit it',
    input: bySlug(missingSlug, notThere),
    output: z.object({ data: itinerarioAdmin }),
    async handle({ db, input }) {
      const row = await findItinerario(db, input);
      if (!row) throw notFound(notThereToEdit);
      return { data: counted(row) };
    },
  }),

  ...kindCalls('itinerario', {
    ...kind,
    one: 'an itinerary',
    data: itinerarioAdmin,
    toData: counted,
    notThere: notThereToEdit,
    // New ones are shown.
    values: ({ activo, ...columns }, { before }) => ({ ...columns, activo: activo ?? before?.activo ?? 1 }),
  }),
};

/** With how many days and stops its plan has. */
function counted<Row extends { plan: string; etiquetas: string }>(row: Row) {
  const viaje = decodeViaje(row.plan);
  return {
    ...row,
    etiquetas: parseEtiquetas(row.etiquetas),
    dias: viaje.dias.length,
    paradas: cosasOf(viaje).length,
  };
}
