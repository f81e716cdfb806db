import { z } from 'zod';
import {
  articulo,
  articuloAdmin,
  articuloAdminListItem,
  articuloCreate,
  articuloListItem,
  articuloUpdate,
  contact,
  estados,
  latestPost,
  missingArticuloMessage,
} from '#domain/articulo.ts';
import { id, optionalText, paging } from '#domain/fields.ts';
import { freeSlug, slugify } from '#domain/slug.ts';
import { stripHtml } from '#domain/summary.ts';
import { type CallContext, call } from '../api/call.ts';
import { notFound, Refusal } from '../api/refusal.ts';
import {
  type ArticuloRow,
  type ArticuloValues,
  findArticulo,
  insertArticulo,
  isArticuloSlugTaken,
  latestArticulos,
  listArticulosAdmin,
  listPublishedByCategoria,
  updateArticulo,
} from '../data/articulos.ts';
import { findCategoria } from '../data/categorias.ts';
import type { Db } from '../data/open.ts';
import { moveToTrash } from '../data/papelera.ts';
import { recordChange } from '../data/registro.ts';
import { findByFormerPath, rememberPath } from '../data/rutas-anteriores.ts';
import { cleanHtml } from '../rich-text.ts';
import { pageFields, toPageRequest } from './paging.ts';
import { requireSameVersion, version } from './version.ts';

const notPublished = 'Artículo no encontrado o no publicado.';
const pictureFields = ['imagen_portada', 'imagen_ini_post'] as const;

export const articulos = {
  'get_latest_news.php': call({
    method: 'get',
    access: 'public',
    summary: 'Latest news, for the grid of the home page',
    output: z.object({ data: z.array(latestPost) }),
    async handle({ db, reads }) {
      reads('articulos', 'categorias');
      return { data: (await latestArticulos(db, 6, { only: 'noticias' })).map(toLatestPost) };
    },
  }),

  'get_latest_posts.php': call({
    method: 'get',
    access: 'public',
    summary: 'Latest articles of every category but news, for the carousel of the home page',
    output: z.object({ data: z.array(latestPost) }),
    async handle({ db, reads }) {
      reads('articulos', 'categorias');
      return { data: (await latestArticulos(db, 9, { except: 'noticias' })).map(toLatestPost) };
    },
  }),

  'get_posts.php': call({
    method: 'get',
    access: 'public',
    summary: 'Published articles of a category, newest first',
    input: z.object({ categoriaSlug: z.string({ error: 'No se ha especificado una categoría.' }).min(1, 'No se ha especificado una categoría.').max(200, 'La categoría no es válida.'), ...paging }),
    output: z.object({ data: z.array(articuloListItem), categoria: z.object({ nombre_categoria: z.string(), slug: z.string() }), ...pageFields }),
    async handle({ db, input, reads }) {
      reads('categorias');
      const categoria = await findCategoria(db, { slug: input.categoriaSlug });
      if (!categoria) throw notFound('No se encontraron artículos para esta categoría.');
      reads(`articulos:${categoria.id}`);
      const { rows, ...page } = await listPublishedByCategoria(db, categoria.id, toPageRequest(input, 24));
      return { data: rows.map((row) => ({ ...row, fecha_creacion: row.created_at })), categoria, ...page };
    },
  }),

  'get_post.php': call({
    method: 'get',
    access: 'public',
    summary: 'One published article; an address it had before finds it too (its slug in the answer is the new one)',
    input: z.object({
      slug: z.string({ error: 'No se encontró el slug del artículo.' }).min(1, 'No se encontró el slug del artículo.').max(255, notPublished),
      categoriaSlug: z.string().max(255, notPublished).optional(),
    }),
    output: z.object({ data: articulo }),
    async handle({ db, input, reads }) {
      reads('categorias');
      const row = (await findPublished(db, input)) ?? (await findMoved(db, input));
      // Anything may still be published under this address.
      if (!row) {
        reads('articulos');
        throw notFound(notPublished);
      }
      reads(`articulo:${row.id}`);
      return { data: toArticulo(row) };
    },
  }),

  'get_all_posts_admin.php': call({
    method: 'get',
    access: 'admin',
    summary: 'Every article, drafts included, newest first',
    input: z.object({ q: optionalText('La búsqueda', 200), estado: z.enum(estados).optional(), Id_categoria: id().optional(), ...paging }),
    output: z.object({ data: z.array(articuloAdminListItem), ...pageFields }),
    async handle({ db, input }) {
      const filter = { search: input.q ?? undefined, estado: input.estado, categoriaId: input.Id_categoria };
      const { rows, ...page } = await listArticulosAdmin(db, { ...filter, ...toPageRequest(input, 50) });
      return { data: rows.map((row) => ({ ...row, Id_articulo: row.id, fecha_creacion: row.created_at })), ...page };
    },
  }),

  'get_post_admin.php': call({
    method: 'get',
    access: 'admin',
    summary: 'One article, draft or published',
    input: z.object({ slug: z.string({ error: 'No se encontró el slug del artículo.' }).min(1).max(255) }),
    output: z.object({ data: articuloAdmin }),
    async handle({ db, input }) {
      const row = await findArticulo(db, { slug: input.slug });
      if (!row) throw notFound('El artículo no se encontró o no se pudo cargar.');
      return { data: { ...toArticulo(row), Id_categoria: row.categoria_id, estado: row.estado } };
    },
  }),

  'create_post.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Write and publish an article',
    input: articuloCreate,
    files: { cover_photo: 'picture', initial_photo: 'picture' },
    missing: missingArticuloMessage,
    output: z.object({ slug: z.string(), data: z.object({ Id_articulo: z.number(), slug: z.string(), categoria_slug: z.string() }) }),
    async handle(context) {
      const { db, input, user, now, changed } = context;
      const categoria = await findCategoria(db, { id: input.category_id });
      if (!categoria) throw new Refusal(422, 'Por favor, selecciona una categoría.', { category_id: 'La categoría no existe.' });
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
        ...toContactColumns(parseContact(input.contact)),
        imagen_portada_url: await storeIfGiven(context, 'cover_photo'),
        imagen_ini_post: await storeIfGiven(context, 'initial_photo'),
      } satisfies Omit<ArticuloValues, 'slug'>;
      const { newId, slug } = await db.transaction().execute(async (db) => {
        const slug = await freeSlug(slugify(input.titulo), (candidate) => isArticuloSlugTaken(db, candidate));
        const newId = await insertArticulo(db, { ...values, slug }, now);
        await recordChange(db, { by: user!.usuario, now, accion: 'crear', tipo: 'articulo', id: newId, titulo: input.titulo });
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
      const before = await findArticulo(db, { id: input.Id_articulo });
      if (!before) throw notFound('El artículo no se encontró o no se pudo cargar.');
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
        ...(input.contenido !== undefined && { contenido: cleanContent(input.contenido) }),
        ...toContactColumns(input),
        ...(await pictureChanges(context)),
      };
      await db.transaction().execute(async (db) => {
        if (input.slug !== before.slug && (await isArticuloSlugTaken(db, input.slug)))
          throw new Refusal(409, `Ya hay otro artículo con el slug «${input.slug}».`, { slug: 'Este slug ya está en uso.' });
        await updateArticulo(db, before.id, values, now);
        await recordChange(db, { by: user!.usuario, now, accion: 'editar', tipo: 'articulo', id: before.id, titulo: input.titulo, before, after: values });
        await rememberPath(db, 'articulo', before.id, `${before.categoria_slug}/${before.slug}`, `${categoria.slug}/${input.slug}`);
      });
      changed('articulos', `articulo:${before.id}`, `articulos:${before.categoria_id}`, `articulos:${categoria.id}`);
      const after = (await findArticulo(db, { id: before.id }))!;
      return {
        message: 'Artículo actualizado con éxito.',
        slug: after.slug,
        data: { ...toArticulo(after), Id_categoria: after.categoria_id, estado: after.estado },
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
          tables: [{ table: 'articulos', column: 'id' }],
          tags,
        }),
      );
      changed(...tags);
      return { message: `El artículo «${row.titulo}» se ha eliminado.` };
    },
  }),
};

interface Address {
  slug: string;
  categoriaSlug?: string | undefined;
}

async function findPublished(db: Db, { slug, categoriaSlug }: Address): Promise<ArticuloRow | undefined> {
  const row = await findArticulo(db, { slug }, 'publicado');
  return row && (!categoriaSlug || row.categoria_slug === categoriaSlug) ? row : undefined;
}

/** Under an address it had before, while no other article has it now. */
async function findMoved(db: Db, { slug, categoriaSlug }: Address): Promise<ArticuloRow | undefined> {
  if (!categoriaSlug) return undefined;
  const movedId = await findByFormerPath(db, 'articulo', `${categoriaSlug}/${slug}`);
  return movedId === undefined ? undefined : findArticulo(db, { id: movedId }, 'publicado');
}

type LatestRow = Awaited<ReturnType<typeof latestArticulos>>[number];

function toLatestPost(row: LatestRow) {
  return { ...row, fecha_creacion: row.created_at };
}

function toArticulo(row: ArticuloRow): z.input<typeof articulo> {
  return {
    ...row,
    Id_articulo: row.id,
    fecha_creacion: row.created_at,
    fecha_modificacion: row.updated_at,
    addressLine1: row.address_line1,
    addressLine2: row.address_line2,
    addressLine3: row.address_line3,
    websiteUrl: row.website_url,
    instagramUrl: row.instagram_url,
    facebookUrl: row.facebook_url,
    twitterUrl: row.twitter_url,
  };
}

/** Wire names to columns; what is undefined stays undefined and so untouched. */
function toContactColumns(input: z.output<typeof contact>) {
  return {
    address_line1: input.addressLine1,
    address_line2: input.addressLine2,
    address_line3: input.addressLine3,
    phone1: input.phone1,
    phone2: input.phone2,
    phone3: input.phone3,
    email1: input.email1,
    email2: input.email2,
    website_url: input.websiteUrl,
    instagram_url: input.instagramUrl,
    facebook_url: input.facebookUrl,
    twitter_url: input.twitterUrl,
  };
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
  throw new Refusal(422, issue?.message ?? 'Los datos de contacto no son válidos.', { [issue?.path.join('.') ?? 'contact']: issue?.message ?? '' });
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
