import { z } from 'zod';
import { type CallContext, call } from '#server/api/call.ts';
import { pageFields, sorting, toPageRequest } from '#server/api/paging.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import type { App } from '#server/app.ts';
import type { Db } from '#server/db/open.ts';
import { saveThing, trashThing } from '#server/things/save-thing.ts';
import { type Row, unseenTag } from '#server/things/thing-row.ts';
import { things } from '#things.ts';
import { id, optionalText, paging, requiredText, searchText } from '#values/fields.ts';
import { filterId } from '#values/filter-id.ts';
import { articulo, articuloAdmin, articuloAdminListItem, articuloCreate, articuloUpdate } from './articulo.ts';
import { cambiosOf, noCambios, withCambios } from './borradores/cambios.server.ts';
import {
  followedSlug,
  isNeverSeen,
  publishedAt,
  requireCategoria,
  requireContenido,
  requireWhole,
  writeNew,
  writtenValues,
} from './borradores/escribir.server.ts';
import { Overtaken, requireTurno } from './borradores/turno.server.ts';
import { findCategoria } from './categorias/queries.server.ts';
import { type EstadoArticulo, estadosArticulo, missingArticuloMessage, situaciones } from './estado.ts';
import { articuloOrders } from './orders.ts';
import { articuloPath } from './path.ts';
import { isTouchable, onlyOf, requireMayFeature, requireMayPublish } from './permission.server.ts';
import {
  articuloNotThere,
  countArticulosAdmin,
  listArticulosAdmin,
  listFirmas,
  requireArticulo,
} from './queries.server.ts';
import { notifyReviewers } from './revision/calls.server.ts';
import { showTarjetas } from './tarjetas/show.server.ts';
import { changedTemas } from './temas/nombres.server.ts';
import { temasOf } from './temas/queries.server.ts';
import { saveVersion } from './versiones-queries.server.ts';
import { visitasOf } from './visitas-queries.server.ts';
import { toArticulo, toArticuloAdmin, toPublicarEn } from './wire.server.ts';

const bySlug = z.object({ slug: requiredText('El slug', 255, 'No se encontró el slug del artículo.') });

export const articulosAdmin = {
  'get_all_posts_admin.php': call({
    method: 'get',
    access: 'articulos',
    summary: 'Every article, drafts included, newest first',
    input: z.object({
      q: searchText(),
      estado: z.enum(situaciones).optional(),
      Id_categoria: filterId('La categoría'),
      tema: filterId('El tema'),
      autor: optionalText('El autor', 100),
      ...sorting(articuloOrders),
      ...paging,
    }),
    output: z.object({ data: z.array(articuloAdminListItem), ...pageFields }),
    async handle(context) {
      const { db, input, now } = context;
      const by = onlyOf(context);
      const { q, estado, Id_categoria, tema, autor, orden, dir } = input;
      const filter = { search: q, situacion: estado, categoria: Id_categoria, tema, autor, now, by };
      const { rows, ...page } = await listArticulosAdmin(db, {
        ...filter,
        ...{ orden, dir, total: await totalOf(context.app, filter) },
        ...toPageRequest(input, 50),
      });
      const visitas = await visitasOf(db, rows.map(articuloPath), new Date(now));
      return {
        data: rows.map((row) => ({
          ...row,
          visitas: visitas.get(articuloPath(row)) ?? 0,
          Id_articulo: row.id,
          Id_categoria: row.categoria_id,
          titulo: things.articulo.titled(row.titulo),
          fecha_creacion: row.created_at,
          publicar_en: toPublicarEn(row),
          con_cambios: row.cambios_en !== null,
          destacado: row.destacado === 1,
        })),
        ...page,
      };
    },
  }),

  'get_autores_articulo.php': call({
    method: 'get',
    access: 'articulos',
    summary: 'Who signs articles, or else wrote them, and how many',
    output: z.object({ data: z.array(z.object({ autor: z.string(), total: z.number() })) }),
    async handle(context) {
      return { data: await listFirmas(context.db, onlyOf(context)) };
    },
  }),

  'get_post_admin.php': call({
    method: 'get',
    access: 'articulos',
    summary: 'One article, draft or published',
    input: z.object({ slug: bySlug.shape.slug.optional(), id: id().optional() }),
    output: z.object({ data: articuloAdmin }),
    async handle(context) {
      const { slug, id } = context.input;
      if (!slug && !id) throw notFound('No se encontró el slug del artículo.');
      const row = await requireTouchable(context, slug ? { slug } : { id: id! });
      return { data: await toArticuloAdmin(context.db, row, await withCambios(context.db, row)) };
    },
  }),

  'get_post_preview.php': call({
    method: 'get',
    access: 'articulos',
    summary: 'One article as visitors will see it: draft, scheduled, or with the changes that are not published yet',
    input: bySlug,
    output: z.object({ data: articulo }),
    async handle(context) {
      const row = await requireTouchable(context, context.input);
      const shown = (await withCambios(context.db, row)) ?? row;
      const contenido = await showTarjetas(context, shown.contenido);
      return { data: toArticulo({ ...shown, contenido }, await temasOf(context.db, shown.temas)) };
    },
  }),

  'create_post.php': call({
    method: 'post',
    access: 'articulos',
    summary:
      'Write an article: published at once unless `estado` says otherwise, a draft where the role may not publish. ' +
      'A draft may lack anything; with the same `guardado` form it is gone on with, never doubled',
    input: articuloCreate,
    files: { cover_photo: 'picture', initial_photo: 'picture', imagen_compartir: 'picture' },
    missing: missingArticuloMessage,
    output: z.object({
      slug: z.string(),
      version: z.number(),
      data: z.object({
        Id_articulo: z.number(),
        slug: z.string(),
        categoria_slug: z.string(),
        estado: z.enum(estadosArticulo),
        imagen_portada_url: z.string().nullable(),
        imagen_ini_post: z.string().nullable(),
        imagen_compartir: z.string().nullable(),
      }),
    }),
    async handle(context) {
      const { estado = onlyOf(context) === undefined ? 'publicado' : 'borrador' } = context.input;
      requireMayPublish(context, estado);
      requireMayFeature(context);
      const { id } = await writeNew(context, estado);
      const row = await requireArticulo(context.db, { id });
      const { slug, version } = row;
      if (row.estado === 'revision') await notifyReviewers(context, row);
      return { message: savedText[row.estado], slug, version, data: { ...row, Id_articulo: id } };
    },
  }),

  'update_article.php': call({
    method: 'post',
    access: 'articulos',
    summary:
      'Change an article; fields that are not sent stay as they are. What it carried unpublished is settled by it',
    input: articuloUpdate,
    files: { imagen_portada: 'picture', imagen_ini_post: 'picture', imagen_compartir: 'picture' },
    output: z.object({ slug: z.string(), data: articuloAdmin }),
    async handle(context) {
      const { db, input, now } = context;
      requireMayPublish(context, input.estado);
      requireMayFeature(context);
      const { Id_articulo: id, estado, contenido } = input;
      const current = await requireArticulo(db, { id });
      const values = { ...(await writtenValues(context)), estado };
      if (values.contenido !== undefined && estado !== 'borrador') requireContenido(values.contenido);
      await saveThing(context, 'articulo', {
        id,
        notThere: articuloNotThere,
        only: isTouchable(context),
        slug: input.slug ?? (await followedSlug(db, current, input.titulo, now)),
        async values(db, before) {
          await requireTurno(db, before, input);
          await requireCategoria(db, input.Id_categoria, 'Id_categoria', 'La categoría no existe.');
          const temas = await changedTemas({ ...context, db }, before.temas, input);
          const written = { ...defined({ ...values, temas }), ...(contenido !== undefined && settled(before, values)) };
          if ((estado ?? before.estado) !== 'borrador') requireWhole({ ...before, ...written });
          const publicado_en = publishedAt(input.publicar_en, before, estado, now);
          const isSettled = estado !== undefined && estado !== 'borrador';
          return { ...written, ...(isSettled && noNota), publicado_en, guardado: input.guardado ?? null };
        },
        also: (db, _, before) => saveVersion(db, before!, context),
        paths: async (after, before, db) =>
          isNeverSeen(before, now)
            ? { before: '', after: '' }
            : { before: await pathOf(db, before), after: await pathOf(db, after) },
      }).catch(unlessDone);
      const after = await requireArticulo(db, { id });
      if (after.estado === 'revision' && current.estado !== 'revision') await notifyReviewers(context, after);
      const message = onlyOf(context) === undefined ? 'Artículo actualizado con éxito.' : savedText[after.estado];
      return { message, slug: after.slug, data: await toArticuloAdmin(db, after, await withCambios(db, after)) };
    },
  }),

  'delete_post.php': call({
    method: 'post',
    access: 'articulos',
    summary: 'Move an article to the trash',
    input: z.object({ id: id() }),
    async handle(context) {
      const { titulo } = await trashThing(context, 'articulo', context.input.id, undefined, isTouchable(context));
      return { message: `El artículo «${titulo}» se ha eliminado.` };
    },
  }),
};

/** Counted once until an article is written; the few that wait for their hour are counted every time. */
async function totalOf({ db, totals }: App, filter: Parameters<typeof countArticulosAdmin>[1]): Promise<number> {
  const { now: _, ...kept } = filter;
  if (kept.situacion === 'programado') return countArticulosAdmin(db, filter);
  const total = await totals.get(`articulos ${JSON.stringify(kept)}`, ['articulos', unseenTag('articulo')], () =>
    countArticulosAdmin(db, { ...filter, now: endOfTime }),
  );
  if (kept.situacion !== 'publicado') return total;
  return total - (await countArticulosAdmin(db, { ...filter, situacion: 'programado' }));
}

/** Sent again, or published: what was said of it before is over. */
const noNota = { nota_revision: null, nota_revision_por: null };

const endOfTime = '9999';

/** What comes a second time was done the first time; what comes late is reported. */
function unlessDone(error: unknown): void {
  if (!(error instanceof Overtaken)) throw error;
  if (!error.isSame) throw new Refusal(409, error.message);
}

const savedText = {
  publicado: 'Artículo creado con éxito.',
  revision: 'Artículo enviado a revisión.',
  borrador: 'Borrador guardado.',
} satisfies Record<EstadoArticulo, string>;

/** A whole form is the last word on what waited unpublished, but for the pictures: those it has sent before. */
function settled(before: Row<'articulo'>, values: Partial<Row<'articulo'>>) {
  const waiting = cambiosOf(before);
  const pictures = (['imagen_portada_url', 'imagen_ini_post', 'imagen_compartir'] as const).map((column) => [
    column,
    values[column] === undefined ? waiting[column] : values[column],
  ]);
  return { ...noCambios, ...(Object.fromEntries(pictures) as Partial<Row<'articulo'>>) };
}

function defined<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}

async function requireTouchable(context: CallContext<unknown>, by: { slug: string } | { id: number }) {
  const row = await requireArticulo(context.db, by);
  isTouchable(context)(row);
  return row;
}

async function pathOf(db: Db, { slug, categoria_id }: Row<'articulo'>): Promise<string> {
  const categoria = categoria_id === null ? undefined : await findCategoria(db, { id: categoria_id });
  return articuloPath({ categoria_slug: categoria?.slug ?? '', slug });
}
