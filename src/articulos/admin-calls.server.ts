import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { pageFields, toPageRequest } from '#server/api/paging.ts';
import { Refusal } from '#server/api/refusal.ts';
import { changedPicture, uploadedPicture } from '#server/api/uploaded-picture.ts';
import type { Db } from '#server/db/open.ts';
import { saveThing, trashThing } from '#server/db/save-thing.ts';
import type { Row } from '#server/db/thing-row.ts';
import { richField } from '#server/rich-field.ts';
import { estados } from '#values/estado.ts';
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
import { articuloPath } from './path.ts';
import { listArticulosAdmin, missingArticulo, requireArticulo } from './queries.server.ts';
import { saveVersion } from './versiones-queries.server.ts';
import { toArticulo, toArticuloAdmin, toContactColumns, toPublicarEn } from './wire.server.ts';

const bySlug = z.object({ slug: requiredText('El slug', 255, 'No se encontró el slug del artículo.') });

export const articulosAdmin = {
  'get_all_posts_admin.php': call({
    method: 'get',
    access: 'admin',
    summary: 'Every article, drafts included, newest first',
    input: z.object({
      q: searchText(),
      estado: z.enum(estados).optional(),
      Id_categoria: id().optional(),
      ...paging,
    }),
    output: z.object({ data: z.array(articuloAdminListItem), ...pageFields }),
    async handle({ db, input }) {
      const filter = { search: input.q, estado: input.estado, categoriaId: input.Id_categoria };
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
    input: bySlug,
    output: z.object({ data: articuloAdmin }),
    async handle({ db, input }) {
      return { data: toArticuloAdmin(await requireArticulo(db, input)) };
    },
  }),

  'get_post_preview.php': call({
    method: 'get',
    access: 'admin',
    summary: 'One article as visitors will see it, draft or scheduled',
    input: bySlug,
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
      const { category_id, contact, contenido, publicar_en, ...fields } = context.input;
      const values = {
        ...fields,
        ...toContactColumns(parseContact(contact)),
        contenido: cleanContenido(contenido),
        categoria_id: category_id,
        estado: 'publicado' as const,
        publicado_en: publicar_en ?? context.now,
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
      return { message: 'Artículo creado con éxito.', slug, data: { Id_articulo: id, slug, categoria_slug } };
    },
  }),

  'update_article.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Change an article; fields that are not sent stay as they are',
    input: articuloUpdate,
    files: { imagen_portada: 'picture', imagen_ini_post: 'picture' },
    output: z.object({ slug: z.string(), data: articuloAdmin }),
    async handle(context) {
      const { input } = context;
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
        slug,
        async values(db, before) {
          await requireCategoria(db, input.Id_categoria, 'Id_categoria', 'La categoría no existe.');
          // Emptied: published since it was written.
          return { ...values, publicado_en: publicar_en === null ? before?.created_at : publicar_en };
        },
        also: (db, _, before) => saveVersion(db, before!, context),
        paths: async (after, before, db) => ({ before: await pathOf(db, before), after: await pathOf(db, after) }),
      });
      const after = await requireArticulo(context.db, { id });
      return { message: 'Artículo actualizado con éxito.', slug: after.slug, data: toArticuloAdmin(after) };
    },
  }),

  'delete_post.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Move an article to the trash',
    input: z.object({ id: id() }),
    async handle(context) {
      const { titulo } = await trashThing(context, 'articulo', context.input.id);
      return { message: `El artículo «${titulo}» se ha eliminado.` };
    },
  }),
};

/** Said beside the field that the form has for it. */
async function requireCategoria(db: Db, id: number, field: string, message: string): Promise<void> {
  if (!(await findCategoria(db, { id }))) throw new Refusal(422, message, { [field]: message });
}

async function pathOf(db: Db, { slug, categoria_id }: Row<'articulo'>): Promise<string> {
  const categoria = await findCategoria(db, { id: categoria_id });
  return articuloPath({ categoria_slug: categoria!.slug, slug });
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

/** Cleaned HTML that still says something. */
function cleanContenido(html: string): string {
  const clean = richField(html);
  if (!clean) throw new Refusal(422, missingArticuloMessage, { contenido: 'El contenido es obligatorio.' });
  return clean;
}
