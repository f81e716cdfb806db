import { z } from 'zod';
import { type CallContext, call } from '#server/api/call.ts';
import { pageFields, toPageRequest } from '#server/api/paging.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import { requireSameVersion, version } from '#server/api/version.ts';
import { rememberPath } from '#server/db/former-paths.ts';
import { recordChange } from '#server/db/log.ts';
import type { Db } from '#server/db/open.ts';
import { moveToTrash } from '#server/db/trash.ts';
import { cleanHtml } from '#server/rich-text.ts';
import { indexThing } from '#server/search/index.ts';
import { id, optionalText, paging, requiredText } from '#values/fields.ts';
import { freeSlug, slugify } from '#values/slug.ts';
import { stripHtml } from '#values/summary.ts';
import {
  articulo,
  articuloAdmin,
  articuloAdminListItem,
  articuloCreate,
  articuloUpdate,
  contact,
  estados,
  missingArticuloMessage,
} from './articulo.ts';
import { findCategoria } from './categorias/queries.server.ts';
import {
  type ArticuloRow,
  type ArticuloValues,
  findArticulo,
  insertArticulo,
  isArticuloSlugTaken,
  listArticulosAdmin,
  updateArticulo,
} from './queries.server.ts';
import { saveVersion } from './versiones-queries.server.ts';
import { toArticulo, toArticuloAdmin, toContactColumns, toPublicarEn } from './wire.server.ts';

const pictureFields = ['imagen_portada', 'imagen_ini_post'] as const;
const slugInput = z.object({ slug: requiredText('El slug', 255, 'No se encontró el slug del artículo.') });

export const articulosAdmin = {
  'get_all_posts_admin.php': call({
    method: 'get',
    access: 'admin',
    summary: 'Every article, drafts included, newest first',
    input: z.object({
      q: optionalText('La búsqueda', 200),
      estado: z.enum(estados).optional(),
      Id_categoria: id().optional(),
      ...paging,
    }),
    output: z.object({ data: z.array(articuloAdminListItem), ...pageFields }),
    async handle({ db, input }) {
      const filter = { search: input.q ?? undefined, estado: input.estado, categoriaId: input.Id_categoria };
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
    access: 'admin',
    summary: 'One article, draft or published',
    input: slugInput,
    output: z.object({ data: articuloAdmin }),
    async handle({ db, input }) {
      return { data: toArticuloAdmin(await requireArticulo(db, input)) };
    },
  }),

  'get_post_preview.php': call({
    method: 'get',
    access: 'admin',
    summary: 'One article as visitors will see it, draft or scheduled',
    input: slugInput,
    output: z.object({ data: articulo }),
    async handle({ db, input }) {
      return { data: toArticulo(await requireArticulo(db, input)) };
    },
  }),

  'create_post.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Write and publish an article',
    input: articuloCreate,
    files: { cover_photo: 'picture', initial_photo: 'picture' },
    missing: missingArticuloMessage,
    output: z.object({
      slug: z.string(),
      data: z.object({ Id_articulo: z.number(), slug: z.string(), categoria_slug: z.string() }),
    }),
    async handle(context) {
      const { db, input, user, now, changed } = context;
      const categoria = await findCategoria(db, { id: input.category_id });
      if (!categoria)
        throw new Refusal(422, 'Por favor, selecciona una categoría.', { category_id: 'La categoría no existe.' });
      const contenido = cleanContent(input.contenido);
      const values = {
        titulo: input.titulo,
        categoria_id: categoria.id,
        estado: 'publicado',
        resumen: null,
        contenido,
        autor: input.autor ?? null,
        fotografo: input.fotografo ?? null,
        place_id: input.place_id ?? null,
        map_search_text: input.map_search_text ?? null,
        publicado_en: input.publicar_en ?? undefined,
        ...toContactColumns(parseContact(input.contact)),
        imagen_portada_url: await storeIfGiven(context, 'cover_photo'),
        imagen_ini_post: await storeIfGiven(context, 'initial_photo'),
      } satisfies Omit<ArticuloValues, 'slug'>;
      const { newId, slug } = await db.transaction().execute(async (db) => {
        const slug = await freeSlug(slugify(input.titulo), (candidate) => isArticuloSlugTaken(db, candidate));
        const newId = await insertArticulo(db, { ...values, slug }, now);
        await recordChange(db, {
          by: user!.usuario,
          now,
          accion: 'crear',
          tipo: 'articulo',
          id: newId,
          titulo: input.titulo,
        });
        await indexThing(db, 'articulo', newId);
        return { newId, slug };
      });
      changed('articulos', `articulos:${categoria.id}`);
      return {
        message: 'Artículo creado con éxito.',
        slug,
        data: { Id_articulo: newId, slug, categoria_slug: categoria.slug },
      };
    },
  }),

  'update_article.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Change an article; fields that are not sent stay as they are',
    input: articuloUpdate.extend({ version }),
    files: { imagen_portada: 'picture', imagen_ini_post: 'picture' },
    output: z.object({ slug: z.string(), data: articuloAdmin }),
    async handle(context) {
      const { db, input, user, now, changed } = context;
      const before = await requireArticulo(db, { id: input.Id_articulo });
      requireSameVersion(input.version, before.updated_at);
      const categoria = await findCategoria(db, { id: input.Id_categoria });
      if (!categoria) throw new Refusal(422, 'La categoría no existe.', { Id_categoria: 'La categoría no existe.' });
      const values = {
        titulo: input.titulo,
        slug: input.slug,
        categoria_id: categoria.id,
        estado: input.estado,
        resumen: input.resumen,
        autor: input.autor,
        fotografo: input.fotografo,
        place_id: input.place_id,
        map_search_text: input.map_search_text,
        ...(input.publicar_en !== undefined && { publicado_en: input.publicar_en ?? before.created_at }),
        ...(input.contenido !== undefined && { contenido: cleanContent(input.contenido) }),
        ...toContactColumns(input),
        ...(await pictureChanges(context)),
      };
      await db.transaction().execute(async (db) => {
        if (input.slug !== before.slug && (await isArticuloSlugTaken(db, input.slug)))
          throw new Refusal(409, `Ya hay otro artículo con el slug «${input.slug}».`, {
            slug: 'Este slug ya está en uso.',
          });
        await saveVersion(db, before, user!.usuario, now);
        await updateArticulo(db, before.id, values, now);
        await recordChange(db, {
          by: user!.usuario,
          now,
          accion: 'editar',
          tipo: 'articulo',
          id: before.id,
          titulo: input.titulo,
          before,
          after: values,
        });
        await rememberPath(
          db,
          'articulo',
          before.id,
          `${before.categoria_slug}/${before.slug}`,
          `${categoria.slug}/${input.slug}`,
        );
        await indexThing(db, 'articulo', before.id);
      });
      changed('articulos', `articulo:${before.id}`, `articulos:${before.categoria_id}`, `articulos:${categoria.id}`);
      const after = (await findArticulo(db, { id: before.id }))!;
      return {
        message: 'Artículo actualizado con éxito.',
        slug: after.slug,
        data: toArticuloAdmin(after),
      };
    },
  }),

  'delete_post.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Move an article to the trash',
    input: z.object({ id: id() }),
    async handle({ db, input, user, now, changed }) {
      const row = await findArticulo(db, { id: input.id });
      if (!row) throw notFound('El artículo no existe o ya se había eliminado.');
      const tags = ['articulos', `articulo:${row.id}`, `articulos:${row.categoria_id}`];
      await db.transaction().execute((db) =>
        moveToTrash(db, {
          tipo: 'articulo',
          id: row.id,
          titulo: row.titulo,
          by: user!.usuario,
          now,
          tables: [
            { table: 'versiones_articulo', column: 'articulo_id' },
            { table: 'articulos', column: 'id' },
          ],
          tags,
        }),
      );
      changed(...tags);
      return { message: `El artículo «${row.titulo}» se ha eliminado.` };
    },
  }),
};

async function requireArticulo(db: Db, by: { slug: string } | { id: number }): Promise<ArticuloRow> {
  const row = await findArticulo(db, by);
  if (!row) throw notFound('El artículo no se encontró o no se pudo cargar.');
  return row;
}

function parseContact(json: string | undefined): z.output<typeof contact> {
  if (!json?.trim()) return {};
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

/** Cleaned HTML that still says something: an editor left empty sends an empty paragraph. */
function cleanContent(html: string): string {
  const clean = cleanHtml(html);
  if (!stripHtml(clean) && !/<(?:img|iframe)\b/.test(clean))
    throw new Refusal(422, missingArticuloMessage, { contenido: 'El contenido es obligatorio.' });
  return clean;
}

async function storeIfGiven({ app, files }: CallContext<unknown>, field: string): Promise<string | null> {
  const upload = files.get(field);
  return upload ? app.media.storePicture(upload) : null;
}

async function pictureChanges(context: CallContext<z.output<typeof articuloUpdate>>) {
  const columns = { imagen_portada: 'imagen_portada_url', imagen_ini_post: 'imagen_ini_post' } as const;
  const changes: Partial<Record<'imagen_portada_url' | 'imagen_ini_post', string | null>> = {};
  for (const field of pictureFields) {
    const stored = await storeIfGiven(context, field);
    if (stored) changes[columns[field]] = stored;
    else if (context.input[`quitar_${field}`]) changes[columns[field]] = null;
  }
  return changes;
}
