import { z } from 'zod';
import { type CallContext, call } from '#server/api/call.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import { requireSameVersion, version } from '#server/api/version.ts';
import { rememberPath } from '#server/db/former-paths.ts';
import { recordChange } from '#server/db/log.ts';
import type { Db } from '#server/db/open.ts';
import { newSlug, requireFreeSlug } from '#server/db/own-slug.ts';
import { moveToTrash } from '#server/db/trash.ts';
import { indexThing } from '#server/search/index.ts';
import { site } from '#site-settings.ts';
import { findCategoriaProducto } from '#tienda/categorias/queries.server.ts';
import { findTienda } from '#tienda/tiendas/queries.server.ts';
import { id, number, optionalText } from '#values/fields.ts';
import { filterId } from '#values/filter-id.ts';
import { eurosToCents } from '#values/money.ts';
import { precioAnterior, toProducto } from './calls.server.ts';
import { producto, productoAdmin, productoCreate, productoUpdate } from './producto.ts';
import {
  findProducto,
  insertProducto,
  isProductoReferenciaTaken,
  listProductos,
  listStockBajo,
  type ProductoRow,
  shiftStock,
  updateProducto,
} from './queries.server.ts';
import { freeReferencia } from './referencia.server.ts';

const unknown = 'El producto no existe o ya se había eliminado.';
const list = z.object({ data: z.array(producto) });

export const productosAdmin = {
  'get_productos_by_tienda.php': call({
    method: 'get',
    access: 'admin',
    summary: 'Every product of a shop, newest first',
    input: z.object({ id_tienda: id('La tienda es obligatoria.') }),
    output: list,
    async handle({ db, input }) {
      return { data: (await listProductos(db, { tiendaId: input.id_tienda })).map(toProducto) };
    },
  }),

  'get_all_productos_admin.php': call({
    method: 'get',
    access: 'admin',
    summary: 'Every product, for sale or not, newest first',
    input: z.object({
      id_tienda: filterId('La tienda'),
      id_categoria: filterId('La categoría'),
      activo: number({ missing: 'El estado debe ser 1 o 0.', integer: true, min: 0, max: 1 }).optional(),
      q: optionalText('La búsqueda', 200),
    }),
    output: list,
    async handle({ db, input }) {
      const filter = {
        tiendaId: input.id_tienda ?? undefined,
        categoriaId: input.id_categoria ?? undefined,
        activo: input.activo,
      };
      return { data: (await listProductos(db, { ...filter, search: input.q ?? undefined })).map(toProducto) };
    },
  }),

  'get_stock_bajo_admin.php': call({
    method: 'get',
    access: 'admin',
    summary: 'Products for sale that are running out, the scarcest first',
    input: z.object({
      umbral: number({ missing: 'El umbral no es válido.', integer: true, min: 0, max: 100_000 }).optional(),
    }),
    output: list.extend({ umbral: z.number() }),
    async handle({ db, input }) {
      const umbral = input.umbral ?? site.shop.lowStock;
      return { data: (await listStockBajo(db, umbral)).map(toProducto), umbral };
    },
  }),

  'get_producto.php': call({
    method: 'get',
    access: 'admin',
    summary: 'One product, for sale or not',
    input: z.object({ id: id() }),
    output: z.object({ data: productoAdmin }),
    async handle({ db, input, now }) {
      const row = await findProducto(db, { id: input.id });
      if (!row) throw notFound('Producto no encontrado.');
      return { data: await toAdmin(db, row, now) };
    },
  }),

  'create_producto.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Add a product; its reference is made here. The first picture is the main one',
    input: productoCreate,
    files: { 'imagen_*': 'picture' },
    output: z.object({ slug: z.string(), data: productoAdmin }),
    async handle(context) {
      const { db, input, user, now, changed } = context;
      const tiendaId = (input.id_tienda ?? input.tienda_id)!;
      const categoriaId = (input.id_categoria ?? input.categoria_id)!;
      await requireHome(db, { tiendaId, categoriaId });
      const [main = null, ...more] = await storePictures(context);
      const row = await db.transaction().execute(async (db) => {
        const newId = await insertProducto(
          db,
          {
            tienda_id: tiendaId,
            categoria_id: categoriaId,
            referencia: await freeReferencia('PRO', (candidate) => isProductoReferenciaTaken(db, candidate)),
            nombre: input.nombre,
            slug: await newSlug(db, 'productos', input.nombre),
            descripcion: input.descripcion ?? null,
            precio_cents: eurosToCents(input.precio),
            iva: input.iva ?? 21,
            stock: input.stock ?? null,
            contenido_neto: input.contenido_neto ?? null,
            unidad_contenido: input.unidad_contenido ?? 'g',
            activo: input.activo === false ? 0 : 1,
            url_imagen: main,
            imagenes_adicionales: JSON.stringify(more),
          },
          now,
        );
        await recordChange(db, {
          by: user!.usuario,
          now,
          accion: 'crear',
          tipo: 'producto',
          id: newId,
          titulo: input.nombre,
        });
        await indexThing(db, 'producto', newId);
        return (await findProducto(db, { id: newId }))!;
      });
      changed('productos');
      return { message: 'Producto creado correctamente.', slug: row.slug, data: await toAdmin(db, row, now) };
    },
  }),

  'update_producto.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Change a product; fields that are not sent stay as they are, its reference always does',
    input: productoUpdate.extend({ version }),
    files: { 'imagen_*': 'picture' },
    output: z.object({ slug: z.string(), data: productoAdmin }),
    async handle(context) {
      const { db, input, user, now, changed } = context;
      const before = await findProducto(db, { id: input.id });
      if (!before) throw notFound(unknown);
      requireSameVersion(input.version, before.updated_at);
      if (input.referencia !== undefined && input.referencia !== before.referencia)
        throw new Refusal(422, 'La referencia no se puede cambiar.', {
          referencia: 'La referencia no se puede cambiar.',
        });
      await requireHome(db, { tiendaId: input.tienda_id, categoriaId: input.categoria_id });
      const values = {
        tienda_id: input.tienda_id,
        categoria_id: input.categoria_id,
        nombre: input.nombre,
        slug: input.slug,
        descripcion: input.descripcion,
        precio_cents: input.precio === undefined ? undefined : eurosToCents(input.precio),
        iva: input.iva,
        contenido_neto: input.contenido_neto,
        unidad_contenido: input.unidad_contenido,
        activo: input.activo === undefined ? undefined : Number(input.activo),
        ...(await pictureChanges(context, before)),
      };
      const row = await db.transaction().execute(async (db) => {
        if (input.slug !== undefined && input.slug !== before.slug)
          await requireFreeSlug(db, 'productos', input.slug, 'otro producto');
        const stock = await changeStock(db, before, input);
        await updateProducto(db, before, { ...values, ...stock }, now);
        await rememberPath(db, 'producto', before.id, `tienda/${before.slug}`, `tienda/${input.slug ?? before.slug}`);
        const titulo = input.nombre ?? before.nombre;
        const after = { ...values, stock: input.stock };
        await recordChange(db, {
          by: user!.usuario,
          now,
          accion: 'editar',
          tipo: 'producto',
          id: before.id,
          titulo,
          before,
          after,
        });
        await indexThing(db, 'producto', before.id);
        return (await findProducto(db, { id: before.id }))!;
      });
      changed('productos', `producto:${before.id}`);
      return { message: 'Producto actualizado correctamente.', slug: row.slug, data: await toAdmin(db, row, now) };
    },
  }),

  'delete_producto.php': call({
    method: 'get',
    access: 'admin',
    changes: true,
    summary: 'Move a product to the trash; the orders it is in keep it',
    input: z.object({ id: id() }),
    async handle({ db, input, user, now, changed }) {
      const tags = ['productos', `producto:${input.id}`];
      const nombre = await db.transaction().execute(async (db) => {
        const row = await findProducto(db, { id: input.id });
        if (!row) throw notFound(unknown);
        await moveToTrash(db, {
          tipo: 'producto',
          id: row.id,
          titulo: row.nombre,
          by: user!.usuario,
          now,
          tables: [
            { table: 'precios_producto', column: 'producto_id' },
            { table: 'productos', column: 'id' },
          ],
          tags,
        });
        return row.nombre;
      });
      changed(...tags);
      return { message: `El producto «${nombre}» se ha eliminado.` };
    },
  }),
};

async function toAdmin(db: Db, row: ProductoRow, now: string) {
  return { ...toProducto(row), precio_anterior: await precioAnterior(db, row.id, now), version: row.updated_at };
}

async function requireHome(
  db: Db,
  { tiendaId, categoriaId }: { tiendaId: number | undefined; categoriaId: number | undefined },
) {
  if (tiendaId !== undefined && !(await findTienda(db, tiendaId)))
    throw new Refusal(422, 'La tienda no existe.', { tienda_id: 'La tienda no existe.' });
  if (categoriaId !== undefined && !(await findCategoriaProducto(db, categoriaId)))
    throw new Refusal(422, 'La categoría no existe.', { categoria_id: 'La categoría no existe.' });
}

/** In the order of their fields' numbers. */
async function storePictures({ app, files }: Pick<CallContext<unknown>, 'app' | 'files'>): Promise<string[]> {
  const numbered = [...files].sort(([one], [other]) => Number(one.slice(7)) - Number(other.slice(7)));
  const urls: string[] = [];
  for (const [, upload] of numbered) urls.push(await app.media.storePicture(upload));
  return urls;
}

type Update = z.output<typeof productoUpdate>;

/**
 * The pictures after the change: those kept, then the new ones; one of them is the main one. A list of kept ones is
 * only sent when there are any, so new files without it take the place of all additional ones.
 */
async function pictureChanges(context: CallContext<Update>, before: ProductoRow) {
  const { url_imagen, existing_images } = context.input;
  const added = await storePictures(context);
  if (added.length === 0 && existing_images === undefined && url_imagen === undefined) return {};

  const additional = JSON.parse(before.imagenes_adicionales) as string[];
  const own = [...(before.url_imagen ? [before.url_imagen] : []), ...additional];
  const named = existing_images === undefined ? undefined : parseUrls(existing_images);
  // Only pictures that are already this product's: no address from outside gets in.
  const kept = named ? own.filter((url) => named.includes(url)) : added.length > 0 ? [] : additional;
  const wanted =
    url_imagen === undefined ? before.url_imagen : url_imagen !== null && own.includes(url_imagen) ? url_imagen : null;
  const [main = null, ...rest] = [...new Set([...(wanted ? [wanted] : []), ...kept, ...added])];
  return { url_imagen: main, imagenes_adicionales: JSON.stringify(rest) };
}

function parseUrls(json: string): string[] {
  try {
    const parsed = z.array(z.string()).safeParse(JSON.parse(json === '' ? '[]' : json));
    if (parsed.success) return parsed.data;
  } catch {
    // Said below.
  }
  throw new Refusal(422, 'La lista de imágenes no se entiende.', {
    existing_images: 'No es una lista JSON de direcciones.',
  });
}

/** A form that tells what it had read changes what is there now by the difference: no sale in between is undone. */
async function changeStock(
  db: Db,
  before: ProductoRow,
  { stock, stock_anterior }: Update,
): Promise<{ stock?: number | null }> {
  if (stock === undefined) return {};
  if (stock === null || stock_anterior == null || before.stock === null) return { stock };
  if (await shiftStock(db, before.id, stock - stock_anterior)) return {};
  throw new Refusal(409, 'Se han vendido unidades mientras editabas y ya no quedan tantas. Recarga la página.', {
    stock: 'Las existencias han cambiado.',
  });
}
