import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { pageFields, toPageRequest } from '#server/api/paging.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import { changedPicture, uploadedPicture } from '#server/api/uploaded-picture.ts';
import { requireSameVersion, version } from '#server/api/version.ts';
import { rememberPath } from '#server/db/former-paths.ts';
import { recordChange } from '#server/db/log.ts';
import { findMoved, newSlug, requireFreeSlug } from '#server/db/own-slug.ts';
import { moveToTrash } from '#server/db/trash.ts';
import { richField } from '#server/rich-field.ts';
import { indexThing } from '#server/search/index.ts';
import { id, optionalText, paging } from '#values/fields.ts';
import { centsToEuros, eurosToCents } from '#values/money.ts';
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
import {
  type ActividadRow,
  findActividad,
  insertActividad,
  listActividades,
  updateActividad,
} from './queries.server.ts';

const missingSlug = 'No se encontró el slug de la actividad.';
const notThere = 'Actividad no encontrada o no publicada.';
const bySlug = z.object({ slug: z.string({ error: missingSlug }).min(1, missingSlug).max(255, notThere) });

export const actividades = {
  'get_actividades.php': call({
    method: 'get',
    access: 'public',
    summary: 'The activities, newest first',
    input: z.object(paging),
    output: z.object({ data: z.array(actividadListItem), ...pageFields }),
    async handle({ db, input, reads }) {
      reads('actividades');
      const { rows, ...page } = await listActividades(db, toPageRequest(input, 24));
      return { data: rows, ...page };
    },
  }),

  'get_actividad.php': call({
    method: 'get',
    access: 'public',
    summary: 'One activity; a slug it had before finds it too (its slug in the answer is the new one)',
    input: bySlug,
    output: z.object({ data: actividad }),
    async handle({ db, input: { slug }, reads }) {
      const row =
        (await findActividad(db, { slug })) ??
        (await findMoved(db, 'actividad', pathOf(slug), (id) => findActividad(db, { id })));
      // Any activity may still take this slug.
      if (!row) {
        reads('actividades');
        throw notFound(notThere);
      }
      reads(`actividad:${row.id}`);
      return { data: toActividad(row) };
    },
  }),

  'get_all_actividades_admin.php': call({
    method: 'get',
    access: 'admin',
    summary: 'Every activity, newest first; `q` looks into names',
    input: z.object({ q: optionalText('La búsqueda', 200), ...paging }),
    output: z.object({ data: z.array(actividadAdminListItem), ...pageFields }),
    async handle({ db, input }) {
      const { rows, ...page } = await listActividades(db, {
        search: input.q ?? undefined,
        ...toPageRequest(input, 50),
      });
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
    access: 'admin',
    summary: 'One activity, to edit it',
    input: bySlug,
    output: z.object({ data: actividadAdmin }),
    async handle({ db, input }) {
      const row = await findActividad(db, input);
      if (!row) throw notFound('La actividad no se encontró o no se pudo cargar.');
      return { data: toActividadAdmin(row) };
    },
  }),

  'create_actividad.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Add an activity; its slug is made from its name',
    input: actividadCreate,
    files: { imagen: 'picture' },
    missing: missingActividadMessage,
    output: z.object({ slug: z.string(), data: actividadAdmin }),
    async handle(context) {
      const { db, input, user, now, changed } = context;
      requireGroupLimits(input.min_personas, input.max_personas);
      const { descripcion, precio_1, precio_2, precio_3, ...fields } = input;
      const values = {
        ...fields,
        descripcion: requireRichText(descripcion),
        precio_1_cents: eurosToCents(precio_1),
        precio_2_cents: toCents(precio_2),
        precio_3_cents: toCents(precio_3),
        imagen_url: await uploadedPicture(context, 'imagen'),
      };
      const newId = await db.transaction().execute(async (db) => {
        const slug = await newSlug(db, 'actividades', input.nombre);
        const id = await insertActividad(db, { ...values, slug }, now);
        await recordChange(db, {
          by: user!.usuario,
          now,
          accion: 'crear',
          tipo: 'actividad',
          id,
          titulo: input.nombre,
        });
        await indexThing(db, 'actividad', id);
        return id;
      });
      changed('actividades');
      const row = (await findActividad(db, { id: newId }))!;
      return { message: 'Actividad creada con éxito.', slug: row.slug, data: toActividadAdmin(row) };
    },
  }),

  'update_actividad.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Change an activity; fields that are not sent stay as they are',
    input: actividadUpdate.extend({ version }),
    files: { imagen: 'picture' },
    missing: missingActividadMessage,
    output: z.object({ slug: z.string(), data: actividadAdmin }),
    async handle(context) {
      const { db, input, user, now, changed } = context;
      const before = await findActividad(db, { id: input.id });
      if (!before) throw notFound('La actividad no se encontró o no se pudo cargar.');
      requireSameVersion(input.version, before.updated_at);
      const { min_personas = before.min_personas, max_personas = before.max_personas } = input;
      requireGroupLimits(min_personas, max_personas);
      const { id, version: _, quitar_imagen, slug = before.slug, descripcion, precio_1, precio_2, precio_3 } = input;
      const { nombre, lugar, duracion, disponibilidad, place_id } = input;
      const values = {
        nombre,
        slug,
        lugar,
        duracion,
        min_personas,
        max_personas,
        disponibilidad,
        place_id,
        texto_precio_1: input.texto_precio_1,
        texto_precio_2: input.texto_precio_2,
        texto_precio_3: input.texto_precio_3,
        descripcion: descripcion === undefined ? undefined : requireRichText(descripcion),
        precio_1_cents: precio_1 === undefined ? undefined : eurosToCents(precio_1),
        precio_2_cents: toCents(precio_2),
        precio_3_cents: toCents(precio_3),
        imagen_url: await changedPicture(context, 'imagen', quitar_imagen),
      };
      await db.transaction().execute(async (db) => {
        if (slug !== before.slug) await requireFreeSlug(db, 'actividades', slug, 'otra actividad');
        await updateActividad(db, id, values, now);
        await recordChange(db, {
          by: user!.usuario,
          now,
          accion: 'editar',
          tipo: 'actividad',
          id,
          titulo: nombre ?? before.nombre,
          before,
          after: values,
        });
        await rememberPath(db, 'actividad', id, pathOf(before.slug), pathOf(slug));
        await indexThing(db, 'actividad', id);
      });
      changed('actividades', `actividad:${id}`);
      const after = (await findActividad(db, { id }))!;
      return { message: 'Actividad actualizada con éxito.', slug: after.slug, data: toActividadAdmin(after) };
    },
  }),

  'delete_actividad.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Move an activity to the trash',
    input: z.object({ id: id() }),
    async handle({ db, input, user, now, changed }) {
      const row = await findActividad(db, { id: input.id });
      if (!row) throw notFound('La actividad no existe o ya se había eliminado.');
      const tags = ['actividades', `actividad:${row.id}`];
      await db.transaction().execute((db) =>
        moveToTrash(db, {
          tipo: 'actividad',
          id: row.id,
          titulo: row.nombre,
          by: user!.usuario,
          now,
          tables: [{ table: 'actividades', column: 'id' }],
          tags,
        }),
      );
      changed(...tags);
      return { message: `La actividad «${row.nombre}» se ha eliminado.` };
    },
  }),
};

function pathOf(slug: string): string {
  return `actividades-y-eventos/${slug}`;
}

/** An editor left empty sends an empty paragraph, which says nothing. */
function requireRichText(html: string): string {
  const clean = richField(html);
  if (!clean) throw new Refusal(422, missingActividadMessage, { descripcion: 'La descripción es obligatoria.' });
  return clean;
}

function requireGroupLimits(min: number | null | undefined, max: number | null | undefined): void {
  if (!areGroupLimitsRight(min, max))
    throw new Refusal(422, wrongGroupLimitsMessage, { max_personas: wrongGroupLimitsMessage });
}

function toCents<Absent extends null | undefined>(euros: number | Absent): number | Absent {
  return typeof euros === 'number' ? eurosToCents(euros) : euros;
}

function toEuros(cents: number | null): number | null {
  return cents === null ? null : centsToEuros(cents);
}

function toActividad(row: ActividadRow): z.input<typeof actividad> {
  return {
    ...row,
    precio_1: centsToEuros(row.precio_1_cents),
    precio_2: toEuros(row.precio_2_cents),
    precio_3: toEuros(row.precio_3_cents),
  };
}

function toActividadAdmin(row: ActividadRow): z.input<typeof actividadAdmin> {
  return { ...toActividad(row), version: row.updated_at };
}
