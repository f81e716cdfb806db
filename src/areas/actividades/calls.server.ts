import { z } from 'zod';
import { bySlug, readBySlug } from '#server/api/by-slug.ts';
import { call } from '#server/api/call.ts';
import { pageFields, sorting, toPageRequest } from '#server/api/paging.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import { changedPicture, uploadedPicture } from '#server/api/uploaded-picture.ts';
import type { Db } from '#server/db/open.ts';
import { richField } from '#server/rich-text/rich-field.ts';
import { saveThing, trashThing } from '#server/things/save-thing.ts';
import { puntoOf } from '#values/coordenadas/coordenadas.ts';
import { etiquetaFilter } from '#values/fields/etiquetas.ts';
import { id, paging, searchText } from '#values/fields.ts';
import { centsToEuros, eurosToCents } from '#values/money.ts';
import { shownHtml } from '#values/rich-text/shown.ts';
import {
  actividad,
  actividadAdmin,
  actividadAdminListItem,
  actividadCreate,
  actividadListItem,
  actividadUpdate,
  areGroupLimitsRight,
  missingActividadMessage,
  wrongGroupLimitsMessage,
} from './actividad.ts';
import { actividadOrders } from './orders.ts';
import { type ActividadRow, findActividad, listActividades } from './queries.server.ts';

const missingSlug = 'No se encontró el slug de la actividad.';
const notThere = 'Actividad no encontrada o no publicada.';
const notLoaded = 'La actividad no se encontró o no se pudo cargar.';

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
      return { data: rows, ...page };
    },
  }),

  'get_actividad.php': call({
    method: 'get',
    access: 'public',
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
    input: z.object({ q: searchText(), ...sorting(actividadOrders), ...paging }),
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
      if (!row) throw notFound(notLoaded);
      return { data: toActividadAdmin(row) };
    },
  }),

  'create_actividad.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Add an activity; its slug is made from its name',
    input: actividadCreate,
    files: { imagen: 'picture' },
    missing: missingActividadMessage,
    output: z.object({ slug: z.string(), data: actividadAdmin }),
    async handle(context) {
      const { descripcion, precio_1, ...fields } = context.input;
      requireGroupLimits(fields);
      const values = {
        ...toColumns(fields),
        descripcion: requireRichText(descripcion),
        precio_1_cents: eurosToCents(precio_1),
        imagen_url: await uploadedPicture(context, 'imagen'),
      };
      const { id, slug } = await saveThing(context, 'actividad', { values });
      return { message: 'Actividad creada con éxito.', slug, data: await readActividadAdmin(context.db, id) };
    },
  }),

  'update_actividad.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Change an activity; fields that are not sent stay as they are',
    input: actividadUpdate,
    files: { imagen: 'picture' },
    missing: missingActividadMessage,
    output: z.object({ slug: z.string(), data: actividadAdmin }),
    async handle(context) {
      const { id, version, slug, quitar_imagen, descripcion, precio_1, ...fields } = context.input;
      const columns = {
        ...toColumns(fields),
        descripcion: descripcion === undefined ? undefined : requireRichText(descripcion),
        precio_1_cents: toCents(precio_1),
        imagen_url: await changedPicture(context, 'imagen', quitar_imagen),
      };
      const saved = await saveThing(context, 'actividad', {
        id,
        version,
        missing: notLoaded,
        slug,
        values(_, before) {
          requireGroupLimits(fields, before);
          return columns;
        },
      });
      const data = await readActividadAdmin(context.db, id);
      return { message: 'Actividad actualizada con éxito.', slug: saved.slug, data };
    },
  }),

  'delete_actividad.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Move an activity to the trash',
    input: z.object({ id: id() }),
    async handle(context) {
      const { nombre } = await trashThing(context, 'actividad', context.input.id);
      return { message: `La actividad «${nombre}» se ha eliminado.` };
    },
  }),
};

/** An editor left empty sends an empty paragraph, which says nothing. */
function requireRichText(html: string): string {
  const clean = richField(html);
  if (!clean) throw new Refusal(422, missingActividadMessage, { descripcion: 'La descripción es obligatoria.' });
  return clean;
}

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

interface OptionalPrices {
  precio_2?: number | null | undefined;
  precio_3?: number | null | undefined;
}

function toColumns<Fields extends OptionalPrices>({ precio_2, precio_3, ...fields }: Fields) {
  return { ...fields, precio_2_cents: toCents(precio_2), precio_3_cents: toCents(precio_3) };
}

function toCents<Absent extends null | undefined>(euros: number | Absent): number | Absent {
  return typeof euros === 'number' ? eurosToCents(euros) : euros;
}

function toEuros(cents: number | null): number | null {
  return cents === null ? null : centsToEuros(cents);
}

async function readActividadAdmin(db: Db, id: number) {
  const row = await findActividad(db, { id });
  if (!row) throw notFound(notLoaded);
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
