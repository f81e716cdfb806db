/** Products that WooCommerce exported as a table. */

import { createFiles, type Files, lookAtHosts } from '#areas/importar/files.server.ts';
import type { Analisis, Aviso } from '#areas/importar/importacion.ts';
import {
  findByName,
  findByReferencia,
  findImportado,
  listKnownClaves,
  rememberImportado,
  whereIs,
} from '#areas/importar/importados-queries.server.ts';
import { inOrder } from '#areas/importar/in-order.server.ts';
import {
  createAvisos,
  createCounts,
  type ImportContext,
  type Importer,
  type Work,
} from '#areas/importar/work.server.ts';
import { saveVariantes } from '#areas/tienda/productos/queries.server.ts';
import { newReferencia } from '#areas/tienda/productos/referencia-queries.server.ts';
import { Refusal } from '#server/api/refusal.ts';
import { type CsvRow, readCsv } from '#server/read-csv.ts';
import { rememberPath } from '#server/things/former-paths.ts';
import { saveThing } from '#server/things/save-thing.ts';
import { unhurried } from '#server/work/unhurried.ts';
import { things } from '#things.ts';
import { todayInMadrid } from '#values/day.ts';
import { plain, slugify } from '#values/slug.ts';
import { type Item, itemsOf, type Product, productOf } from './product.server.ts';

export const woocommerce: Importer = { analyse, run };

const ahead = 3;

async function productRows(path: string): Promise<AsyncGenerator<CsvRow, void>> {
  const table = await readCsv(path);
  if (!table.has('name', 'nombre') || !table.has('regular price', 'precio normal'))
    throw new Refusal(
      422,
      'El archivo no es una exportación de productos de WooCommerce: faltan las columnas del nombre y del precio. En WooCommerce, ve a Productos → Exportar y sube aquí el archivo .csv.',
    );
  return table.rows;
}

async function analyse(path: string, { db, rules }: ImportContext): Promise<Analisis> {
  const counts = createCounts();
  const avisos = createAvisos();
  const nuevas = new Set<string>();
  const images = new Set<string>();
  const referencias = new Set<string>();
  const known = await listKnownClaves(db, { like: fuenteOf('') }, 'producto');
  const today = todayInMadrid(new Date());
  const items = await itemsOf(await productRows(path));
  for await (const item of unhurried(items)) {
    const product = productOf(item, today);
    if ('why' in product) {
      avisos.add(product.nombre, product.why);
      continue;
    }
    const { nombre, clave, referencia } = product;
    if (known.has(clave)) {
      counts.add('Ya importados (no se repiten en la misma tienda)');
      continue;
    }
    if (referencia && (referencias.has(referencia) || (await findByReferencia(db, referencia)))) {
      avisos.add(nombre, `No viene: ya hay un producto con la referencia «${referencia}».`);
      continue;
    }
    referencias.add(referencia);
    counts.add(product.activo ? 'Productos a la venta' : 'Productos ocultos');
    counts.add('Variantes', product.variantes.length);
    for (const note of product.notes) avisos.add(nombre, note);
    for (const url of product.images) images.add(url);
    if (!(await findByName(db, 'categoria_producto', product.categoria))) nuevas.add(plain(product.categoria));
  }
  counts.add('Categorías nuevas', nuevas.size);
  const { closed, isOpen } = await lookAtHosts(images, rules);
  counts.add('Imágenes', [...images].filter(isOpen).length);
  for (const [host, { motivo, count }] of closed) avisos.add(host, motivo, { clase: 'imagen', cuantos: count });
  if (items.length > 0)
    avisos.add('Precios', 'Vienen como están en el archivo. Aquí llevan el IVA incluido: compruébalos.');
  return { origen: '', vienen: counts.list(), ...avisos.list(), total: items.length };
}

async function run(work: Work): Promise<void> {
  const tiendaId = await tiendaFor(work);
  const fuente = fuenteOf(tiendaId);
  const pictures = createFiles(work, fuente);
  const items = await itemsOf(await productRows(work.path));
  work.expect(items.length);
  for await (const save of inOrder(unhurried(items), ahead, (item) =>
    prepare(work, item, fuente, tiendaId, pictures),
  )) {
    await save();
    await work.advance();
  }
}

/** Each shop of ours remembers for itself what came; '' begins them all. */
function fuenteOf(tiendaId: number | ''): string {
  return `woocommerce tienda ${tiendaId}`;
}

async function tiendaFor(work: Work): Promise<number> {
  const { tienda_id, tienda_nombre } = work.opciones;
  if (tienda_id) {
    if ((await whereIs(work.db, 'tienda', tienda_id)) === 'here') return tienda_id;
    throw new Refusal(422, 'La tienda elegida ya no existe.');
  }
  if (!tienda_nombre) throw new Refusal(422, 'Elige la tienda de los productos, o escribe el nombre de una nueva.');
  const known = await findByName(work.db, 'tienda', tienda_nombre);
  if (known) return known.id;
  const { id } = await saveThing(work.writer(), 'tienda', {
    values: async (db) => ({ nombre: tienda_nombre, referencia: await newReferencia(db, 'tiendas') }),
    also: (db, { id, version }) =>
      rememberImportado(db, {
        ...{ fuente: 'woocommerce', clave: `tienda:${id}`, importacion_id: work.id },
        ...{ tipo: 'tienda', id_cosa: id, version },
      }),
  });
  return id;
}

async function prepare(work: Work, item: Item, fuente: string, tiendaId: number, pictures: Files) {
  const product = productOf(item, todayInMadrid(new Date()));
  if ('why' in product) return async () => work.leaveOut(product.nombre, product.why);
  const before = await findImportado(work.db, fuente, product.clave);
  const place = before && (await whereIs(work.db, 'producto', before.id_cosa));
  if (place === 'trash')
    return async () => work.leaveOut(product.nombre, 'Ya vino antes y está en la papelera: recupéralo de allí.');
  if (place === 'here') return async () => (before!.importacion_id === work.id ? undefined : work.count('Ya estaban'));
  if (product.referencia && (await findByReferencia(work.db, product.referencia)))
    return async () => work.leaveOut(product.nombre, `Ya hay un producto con la referencia «${product.referencia}».`);
  const avisos: Aviso[] = product.notes.map((motivo) => ({ que: product.nombre, motivo }));
  const stored = new Map<string, string>();
  for (const url of product.images) {
    const result = await pictures.store(url);
    if ('address' in result) stored.set(url, result.address);
    else avisos.push({ que: product.nombre, motivo: `La imagen ${url.slice(0, 300)} no viene: ${result.why}.` });
  }
  return () => write(work, product, { fuente, tiendaId, avisos, stored });
}

interface Destination {
  fuente: string;
  tiendaId: number;
  avisos: Aviso[];
  /** Address there → address here. */
  stored: Map<string, string>;
}

async function write(work: Work, product: Product, { fuente, tiendaId, avisos, stored }: Destination): Promise<void> {
  const categoria_id = await categoriaFor(work, product.categoria, fuente);
  const [main = null, ...more] = new Set(stored.values());
  const variantes = product.variantes.map((one) => ({ ...one, imagen: stored.get(one.imagen ?? '') ?? null }));
  await saveThing(work.writer(), 'producto', {
    values: async (db) => ({
      ...{ nombre: product.nombre, descripcion: product.descripcion, tienda_id: tiendaId, categoria_id },
      ...{ precio_cents: product.precioCents, iva: product.iva, stock: product.stock, activo: product.activo },
      referencia: product.referencia || (await newReferencia(db, 'productos')),
      url_imagen: main,
      imagenes_adicionales: JSON.stringify(more),
      opciones: JSON.stringify(product.opciones),
    }),
    async also(db, after, before) {
      await saveVariantes({ ...product, variantes })(db, after, before);
      await rememberImportado(db, {
        ...{ fuente, clave: product.clave, importacion_id: work.id, tipo: 'producto', id_cosa: after.id },
        ...{ version: after.version, avisos: avisos.length > 0 ? JSON.stringify(avisos) : null },
      });
      const slug = slugify(product.nombre);
      const paths = [`/producto/${slug}`, `/product/${slug}`, ...(product.id ? [`/?p=${product.id}`] : [])];
      for (const path of paths) {
        await rememberPath(db, 'producto', after.id, { before: path, after: things.producto.path(after.slug) });
        await rememberImportado(db, {
          ...{ fuente, clave: `ruta:${path}`, importacion_id: work.id, tipo: 'ruta', id_cosa: after.id, version: 0 },
          valor: path,
        });
      }
    },
  });
}

async function categoriaFor(work: Work, nombre: string, fuente: string): Promise<number> {
  const known = await findByName(work.db, 'categoria_producto', nombre);
  if (known) return known.id;
  const { id } = await saveThing(work.writer(), 'categoria_producto', {
    values: { nombre },
    also: (db, { id, version }) =>
      rememberImportado(db, {
        ...{ fuente, clave: `categoria:${plain(nombre)}`, importacion_id: work.id },
        ...{ tipo: 'categoria_producto', id_cosa: id, version },
      }),
  });
  return id;
}
