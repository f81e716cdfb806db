import { z } from 'zod';
import { type CallContext, call } from '#server/api/call.ts';
import { pageFields, sorting, toPageRequest } from '#server/api/paging.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import { uploadedPicture } from '#server/api/uploaded-picture.ts';
import type { PageRequest, Sorting } from '#server/db/page.ts';
import { saveThing, trashThing } from '#server/things/save-thing.ts';
import type { Row } from '#server/things/thing-row.ts';
import { parseSentJson } from '#values/fields/sent-json.ts';
import { id, number, paging, searchText } from '#values/fields.ts';
import { filterId } from '#values/filter-id.ts';
import { eurosToCents } from '#values/money.ts';
import { productoAdminOrders } from './orders.ts';
import { producto, productoAdmin, productoCreate, productoUpdate } from './producto.ts';
import {
  findProducto,
  listProductos,
  listShelves,
  type ProductoFilter,
  pageProductos,
  saveVariantes,
} from './queries.server.ts';
import { newReferencia } from './referencia-queries.server.ts';
import { toProducto, toProductos } from './wire.server.ts';

const notThere = 'El producto no existe o ya se había eliminado.';
const perPage = 20;
const list = z.object({ data: z.array(producto), ...z.object(pageFields).partial().shape });
const named = z.object({ id: z.number(), nombre: z.string() });
const saved = z.object({ slug: z.string(), data: productoAdmin });

/** All that match, newest first unless another order is asked for; with `page` or `limit` that page of them. */
async function listOrPage(
  { db, now }: Pick<CallContext<unknown>, 'db' | 'now'>,
  filter: ProductoFilter,
  { page, limit, orden, dir }: Partial<PageRequest> & Sorting,
) {
  if (page === undefined && limit === undefined)
    return { data: await toProductos(db, await listProductos(db, filter, { orden, dir }), { now }) };
  const request = { ...toPageRequest({ page, limit }, perPage), orden, dir };
  const { rows, ...paged } = await pageProductos(db, filter, request, productoAdminOrders);
  return { data: await toProductos(db, rows, { now }), ...paged };
}

export const productosAdmin = {
  'get_productos_by_tienda.php': call({
    method: 'get',
    access: 'tienda',
    summary: 'Every product of a shop, newest first; with `page` or `limit` a page of them',
    input: z.object({ id_tienda: id('La tienda es obligatoria.'), ...paging }),
    output: list,
    handle: (context) => listOrPage(context, { id_tienda: context.input.id_tienda }, context.input),
  }),

  'get_all_productos_admin.php': call({
    method: 'get',
    access: 'tienda',
    summary:
      'Every product, for sale or not, newest first; with `page` or `limit` a page of them, in another order if asked, and the shops and categories that have some',
    input: z.object({
      id_tienda: filterId('La tienda'),
      id_categoria: filterId('La categoría'),
      activo: number({ missing: 'El estado debe ser 1 o 0.', integer: true, min: 0, max: 1 }).optional(),
      existencias: z.enum(['', 'pocas'], { error: 'Las existencias deben ser «pocas», o cualesquiera.' }).optional(),
      q: searchText(),
      ...sorting(productoAdminOrders),
      ...paging,
    }),
    output: list.extend({
      tiendas: z.array(named).optional(),
      categorias: z.array(named).optional(),
    }),
    async handle(context) {
      const { id_tienda, id_categoria, activo, existencias, q } = context.input;
      const pocas = existencias && context.app.ajustes.current.tienda.stock_bajo;
      const filter = { id_tienda, id_categoria, activo, q, ...(pocas !== '' && { pocas }) };
      const answer = await listOrPage(context, filter, context.input);
      return { ...answer, ...('page' in answer && (await listShelves(context.db))) };
    },
  }),

  'get_stock_bajo_admin.php': call({
    method: 'get',
    access: 'tienda',
    summary: 'Products for sale that are running out, the scarcest first; with `page` or `limit` a page of them',
    input: z.object({
      umbral: number({ missing: 'El umbral no es válido.', integer: true, min: 0, max: 100_000 }).optional(),
      ...paging,
    }),
    output: list.extend({ umbral: z.number() }),
    async handle(context) {
      const umbral = context.input.umbral ?? context.app.ajustes.current.tienda.stock_bajo;
      return {
        ...(await listOrPage(context, { activo: 1, pocas: umbral }, { ...context.input, orden: 'existencias' })),
        umbral,
      };
    },
  }),

  'get_producto.php': call({
    method: 'get',
    access: 'tienda',
    summary: 'One product, for sale or not',
    input: z.object({ id: id() }),
    output: z.object({ data: productoAdmin }),
    async handle(context) {
      return { data: await readProducto(context, context.input.id, 'Producto no encontrado.') };
    },
  }),

  'create_producto.php': call({
    method: 'post',
    access: 'tienda',
    summary: 'Add a product; its reference is made here. The first picture is the main one',
    input: productoCreate,
    files: { 'imagen_*': 'picture' },
    output: saved,
    async handle(context) {
      const { id_tienda, tienda_id, id_categoria, categoria_id, precio, activo, opciones, variantes, ...fields } =
        context.input;
      const [main = null, ...more] = await storePictures(context);
      const { id } = await saveThing(context, 'producto', {
        values: async (db) => ({
          ...fields,
          tienda_id: (id_tienda ?? tienda_id)!,
          categoria_id: (id_categoria ?? categoria_id)!,
          referencia: await newReferencia(db, 'productos'),
          precio_cents: eurosToCents(precio),
          iva: fields.iva ?? 21,
          activo: activo === false ? 0 : 1,
          url_imagen: main,
          imagenes_adicionales: JSON.stringify(more),
          opciones: JSON.stringify(opciones ?? []),
        }),
        also: saveVariantes({ opciones: opciones ?? [], variantes: variantes ?? [] }),
      });
      return answer(context, id, 'Producto creado correctamente.');
    },
  }),

  'update_producto.php': call({
    method: 'post',
    access: 'tienda',
    summary: 'Change a product; fields that are not sent stay as they are, its reference always does',
    input: productoUpdate,
    files: { 'imagen_*': 'picture' },
    output: saved,
    async handle(context) {
      const { id, version, slug, precio, activo, ...input } = context.input;
      const { referencia, stock, stock_anterior, url_imagen, existing_images, opciones, variantes, ...fields } = input;
      const added = await storePictures(context);
      await saveThing(context, 'producto', {
        id,
        version,
        notThere,
        slug,
        values: (_, before) => {
          requireSameReferencia(referencia, before);
          return {
            ...fields,
            precio_cents: precio === undefined ? undefined : eurosToCents(precio),
            activo: activo === undefined ? undefined : Number(activo),
            stock: stockAfter(before, input),
            opciones: opciones && JSON.stringify(opciones),
            ...picturesAfter(before, input, added),
          };
        },
        also: saveVariantes({ opciones, variantes }),
      });
      return answer(context, id, 'Producto actualizado correctamente.');
    },
  }),

  'delete_producto.php': call({
    method: 'get',
    access: 'tienda',
    changes: true,
    summary: 'Move a product to the trash; the orders it is in keep it',
    input: z.object({ id: id() }),
    async handle(context) {
      const { nombre } = await trashThing(context, 'producto', context.input.id);
      return { message: `El producto «${nombre}» se ha eliminado.` };
    },
  }),
};

async function readProducto({ db, now }: Pick<CallContext<unknown>, 'db' | 'now'>, id: number, sentence = notThere) {
  const row = await findProducto(db, { id });
  if (!row) throw notFound(sentence);
  return { ...(await toProducto(db, row, { now })), version: row.version };
}

async function answer(context: CallContext<unknown>, id: number, message: string) {
  const data = await readProducto(context, id);
  return { message, slug: data.slug, data };
}

/** In the order of their fields' numbers. */
async function storePictures(context: Pick<CallContext<unknown>, 'app' | 'files' | 'chosen'>): Promise<string[]> {
  const fields = [...new Set([...context.files.keys(), ...context.chosen.keys()])];
  const numbered = fields.sort((one, other) => Number(one.slice(7)) - Number(other.slice(7)));
  const urls: string[] = [];
  for (const field of numbered) urls.push((await uploadedPicture(context, field))!);
  return urls;
}

type Update = Omit<z.output<typeof productoUpdate>, 'id'>;
type Before = Row<'producto'>;

function requireSameReferencia(sent: string | undefined, { referencia }: Before): void {
  if (sent === undefined || sent === referencia) return;
  const message = 'La referencia no se puede cambiar.';
  throw new Refusal(422, message, { referencia: message });
}

/** A form that tells what it had read changes what is there now by the difference: no sale in between is undone. */
function stockAfter(before: Before, { stock, stock_anterior }: Update): number | null | undefined {
  if (stock == null || stock_anterior == null || before.stock === null) return stock;
  const left = before.stock + stock - stock_anterior;
  if (left >= 0) return left;
  throw new Refusal(409, 'Se han vendido unidades mientras editabas y ya no quedan tantas. Recarga la página.', {
    stock: 'Las existencias han cambiado.',
  });
}

/**
 * The pictures after the change: those kept, then the new ones; one of them is the main one. A list of kept ones is
 * only sent when there are any, so a form without it, which names the main one or brings new files, keeps none of the others.
 */
function picturesAfter(before: Before, { url_imagen, existing_images }: Update, added: string[]) {
  if (added.length === 0 && existing_images === undefined && url_imagen === undefined) return {};
  const additional = JSON.parse(before.imagenes_adicionales) as string[];
  const own = [...(before.url_imagen ? [before.url_imagen] : []), ...additional];
  const named = existing_images === undefined ? undefined : parseUrls(existing_images);
  // Only pictures that are already this product's: no address from outside gets in.
  const kept = (named ?? []).filter((url) => own.includes(url));
  const wanted =
    url_imagen === undefined ? before.url_imagen : url_imagen !== null && own.includes(url_imagen) ? url_imagen : null;
  const [main = null, ...rest] = [...new Set([...(wanted ? [wanted] : []), ...kept, ...added])];
  return { url_imagen: main, imagenes_adicionales: JSON.stringify(rest) };
}

function parseUrls(json: string): string[] {
  try {
    const parsed = z.array(z.string()).safeParse(parseSentJson(json === '' ? '[]' : json));
    if (parsed.success) return parsed.data;
  } catch {
    // Said below.
  }
  throw new Refusal(422, 'La lista de imágenes no se entiende.', {
    existing_images: 'No es una lista JSON de direcciones.',
  });
}
