import { z } from 'zod';
import { type CallContext, call } from '#server/api/call.ts';
import { pageFields, toPageRequest } from '#server/api/paging.ts';
import { Refusal } from '#server/api/refusal.ts';
import { changedPicture, uploadedPicture } from '#server/api/uploaded-picture.ts';
import type { Db } from '#server/db/open.ts';
import { saveThing, trashThing } from '#server/db/save-thing.ts';
import type { Row } from '#server/db/thing-row.ts';
import { richField } from '#server/rich-field.ts';
import { id, paging, requiredText, searchText } from '#values/fields.ts';
import {
  articulo,
  articuloAdmin,
  articuloAdminListItem,
  articuloCreate,
  articuloUpdate,
  contact,
  missingArticuloMessage,
} from './articulo.ts';
import { findCategoria } from './categorias/queries.server.ts';
import { type EstadoArticulo, estadosArticulo, situaciones } from './estado.ts';
import { articuloPath } from './path.ts';
import { isTouchable, onlyOf, requireMayPublish } from './permission.server.ts';
import { listArticulosAdmin, missingArticulo, requireArticulo } from './queries.server.ts';
import { saveVersion } from './versiones-queries.server.ts';
import { toArticulo, toArticuloAdmin, toContactColumns, toPublicarEn } from './wire.server.ts';

const bySlug = z.object({ slug: requiredText('El slug', 255, 'No se encontró el slug del artículo.') });

export const articulosAdmin = {
  'get_all_posts_admin.php': call({
    method: 'get',
    access: 'articulos',
    summary: 'Every article, drafts included, newest first',
    input: z.object({
      q: searchText(),
      estado: z.enum(situaciones).optional(),
      Id_categoria: id().optional(),
      ...paging,
    }),
    output: z.object({ data: z.array(articuloAdminListItem), ...pageFields }),
    async handle(context) {
      const { db, input, now } = context;
      const by = onlyOf(context);
      const filter = { search: input.q, situacion: input.estado, categoriaId: input.Id_categoria, now, by };
      const { rows, ...page } = await listArticulosAdmin(db, { ...filter, ...toPageRequest(input, 50) });
      return {
        data: rows.map((row) => ({
          ...row,
          Id_articulo: row.id,
          Id_categoria: row.categoria_id,
          fecha_creacion: row.created_at,
          publicar_en: toPublicarEn(row),
        })),
        ...page,
      };
    },
  }),

  'get_post_admin.php': call({
    method: 'get',
    access: 'articulos',
    summary: 'One article, draft or published',
    input: bySlug,
    output: z.object({ data: articuloAdmin }),
    async handle(context) {
      return { data: toArticuloAdmin(await requireTouchable(context, context.input)) };
    },
  }),

  'get_post_preview.php': call({
    method: 'get',
    access: 'articulos',
    summary: 'One article as visitors will see it, draft or scheduled',
    input: bySlug,
    output: z.object({ data: articulo }),
    async handle(context) {
      return { data: toArticulo(await requireTouchable(context, context.input)) };
    },
  }),

  'create_post.php': call({
    method: 'post',
    access: 'articulos',
    summary:
      'Write an article: published at once unless `estado` says otherwise, a draft where the role may not publish',
    input: articuloCreate,
    files: { cover_photo: 'picture', initial_photo: 'picture' },
    missing: missingArticuloMessage,
    output: z.object({
      slug: z.string(),
      data: z.object({
        Id_articulo: z.number(),
        slug: z.string(),
        categoria_slug: z.string(),
        estado: z.enum(estadosArticulo),
      }),
    }),
    async handle(context) {
      const { category_id, contact, contenido, publicar_en, ...fields } = context.input;
      const { estado = onlyOf(context) === undefined ? 'publicado' : 'borrador' } = fields;
      requireMayPublish(context, estado);
      const values = {
        ...fields,
        ...toContactColumns(parseContact(contact)),
        contenido: cleanContenido(contenido),
        categoria_id: category_id,
        estado,
        escrito_por: context.user!.usuario,
        publicado_en: publicar_en ?? (estado === 'publicado' ? context.now : neverYet),
        imagen_portada_url: await uploadedPicture(context, 'cover_photo'),
        imagen_ini_post: await uploadedPicture(context, 'initial_photo'),
      };
      const { id } = await saveThing(context, 'articulo', {
        async values(db) {
          await requireCategoria(db, category_id, 'category_id', 'Por favor, selecciona una categoría.');
          return values;
        },
      });
      const { slug, categoria_slug } = await requireArticulo(context.db, { id });
      return { message: savedText[estado], slug, data: { Id_articulo: id, slug, categoria_slug, estado } };
    },
  }),

  'update_article.php': call({
    method: 'post',
    access: 'articulos',
    summary: 'Change an article; fields that are not sent stay as they are',
    input: articuloUpdate,
    files: { imagen_portada: 'picture', imagen_ini_post: 'picture' },
    output: z.object({ slug: z.string(), data: articuloAdmin }),
    async handle(context) {
      const { input } = context;
      requireMayPublish(context, input.estado);
      const { Id_articulo: id, version, slug, contenido, publicar_en } = input;
      const { titulo, estado, resumen, autor, fotografo, place_id, map_search_text } = input;
      const values = {
        titulo,
        estado,
        resumen,
        autor,
        fotografo,
        place_id,
        map_search_text,
        ...toContactColumns(input),
        contenido: contenido === undefined ? undefined : cleanContenido(contenido),
        categoria_id: input.Id_categoria,
        imagen_portada_url: await changedPicture(context, 'imagen_portada', input.quitar_imagen_portada),
        imagen_ini_post: await changedPicture(context, 'imagen_ini_post', input.quitar_imagen_ini_post),
      };
      await saveThing(context, 'articulo', {
        id,
        version,
        missing: missingArticulo,
        only: isTouchable(context),
        slug,
        async values(db, before) {
          await requireCategoria(db, input.Id_categoria, 'Id_categoria', 'La categoría no existe.');
          return { ...values, publicado_en: publishedAt(publicar_en, before, values.estado, context.now) };
        },
        also: (db, _, before) => saveVersion(db, before!, context),
        paths: async (after, before, db) => ({ before: await pathOf(db, before), after: await pathOf(db, after) }),
      });
      const after = await requireArticulo(context.db, { id });
      const message = onlyOf(context) === undefined ? 'Artículo actualizado con éxito.' : savedText[after.estado];
      return { message, slug: after.slug, data: toArticuloAdmin(after) };
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

const savedText = {
  publicado: 'Artículo creado con éxito.',
  revision: 'Artículo enviado a revisión.',
  borrador: 'Borrador guardado.',
} satisfies Record<EstadoArticulo, string>;

/** What `publicado_en` says of an article that was not published yet and has no date to come. */
const neverYet = '';

/** `sent` is what the form has: a date, null for none, undefined to leave it as it is. */
function publishedAt(
  sent: string | null | undefined,
  { estado: old, publicado_en, created_at }: Row<'articulo'>,
  estado: EstadoArticulo = old,
  now: string,
): string | undefined {
  if (sent) return sent;
  if (publicado_en === neverYet) return estado === 'publicado' ? now : undefined;
  // Emptied: published since it was written.
  return sent === null ? created_at : undefined;
}

async function requireTouchable(context: CallContext<unknown>, by: { slug: string }) {
  const row = await requireArticulo(context.db, by);
  isTouchable(context)(row);
  return row;
}

/** Said beside the field that the form has for it. */
async function requireCategoria(db: Db, id: number, field: string, message: string): Promise<void> {
  if (!(await findCategoria(db, { id }))) throw new Refusal(422, message, { [field]: message });
}

async function pathOf(db: Db, { slug, categoria_id }: Row<'articulo'>): Promise<string> {
  const categoria = await findCategoria(db, { id: categoria_id });
  return articuloPath({ categoria_slug: categoria!.slug, slug });
}

function parseContact(json: string | undefined): z.output<typeof contact> {
  if (!json?.trim()) return contact.parse({});
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new Refusal(422, 'Los datos de contacto no se entienden.', { contact: 'No es un JSON válido.' });
  }
  const parsed = contact.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new Refusal(422, issue?.message ?? 'Los datos de contacto no son válidos.', {
    [issue?.path.join('.') ?? 'contact']: issue?.message ?? '',
  });
}

/** Cleaned HTML that still says something. */
function cleanContenido(html: string): string {
  const clean = richField(html);
  if (!clean) throw new Refusal(422, missingArticuloMessage, { contenido: 'El contenido es obligatorio.' });
  return clean;
}
