/** Products that WooCommerce exported as a table. */
import { createHash } from 'node:crypto';
import sanitizeHtml from 'sanitize-html';
import { Refusal } from '#server/api/refusal.ts';
import { rememberPath } from '#server/db/former-paths.ts';
import { saveThing } from '#server/db/save-thing.ts';
import { things } from '#things.ts';
import type { IvaRate } from '#tienda/productos/producto.ts';
import { addPrecio } from '#tienda/productos/queries.server.ts';
import { newReferencia } from '#tienda/productos/referencia-queries.server.ts';
import { formatCents } from '#values/money.ts';
import { plain, slugify } from '#values/slug.ts';
import { type CsvRow, readCsv } from './csv-file.server.ts';
import type { Analisis, Aviso } from './importacion.ts';
import {
  findByName,
  findByReferencia,
  findImportado,
  listKnownClaves,
  rememberImportado,
  whereIs,
} from './importados-queries.server.ts';
import { inOrder } from './in-order.server.ts';
import { createPictures, lookAtHosts, type Pictures } from './pictures.server.ts';
import { plainText } from './wordpress/html.server.ts';
import { createAvisos, createCounts, type Importer, type Means, type Work } from './work.server.ts';

export const woocommerce: Importer = { analyse, run };

interface Product {
  clave: string;
  id: string;
  nombre: string;
  referencia: string;
  descripcion: string | null;
  precioCents: number;
  iva: IvaRate;
  stock: number | null;
  activo: number;
  categoria: string;
  images: string[];
  notes: string[];
}

const ahead = 3;
const maxImages = 12;
const maxCents = 100_000_000;
const noCategoria = 'Otros';

async function productRows(path: string): Promise<Generator<CsvRow, void>> {
  const table = await readCsv(path);
  if (!table.has('name', 'nombre') || !table.has('regular price', 'precio normal'))
    throw new Refusal(
      422,
      'El archivo no es una exportación de productos de WooCommerce: faltan las columnas del nombre y del precio. En WooCommerce, ve a Productos → Exportar y sube aquí el archivo .csv.',
    );
  return table.rows;
}

/** The product of a row, or why it is none. */
function productOf(row: CsvRow): Product | { nombre: string; why: string } {
  const nombre = plainText(row.cell('name', 'nombre').slice(0, 1000)).slice(0, 255);
  const tipo = plain(row.cell('type', 'tipo') || 'simple');
  const named = nombre || `Fila ${row.line}`;
  if (!nombre) return { nombre: named, why: 'No tiene nombre.' };
  if (/variable|variation|variacion/.test(tipo)) return { nombre, why: 'No viene: tiene variantes.' };
  if (/grouped|agrupado|external|externo/.test(tipo)) return { nombre, why: 'No viene: no es un producto simple.' };
  if (/virtual|downloadable|descargable/.test(tipo)) return { nombre, why: 'No viene: no es algo que se envíe.' };
  const regular = centsOf(row.cell('regular price', 'precio normal'));
  const sale = centsOf(row.cell('sale price', 'precio rebajado'));
  const precioCents = sale ?? regular;
  if (precioCents === undefined || precioCents > maxCents)
    return { nombre, why: 'No viene: no tiene un precio válido.' };
  const sku = row.cell('sku');
  const id = row.cell('id').replace(/\D/g, '').slice(0, 12);
  const notes: string[] = [];
  if (sale !== undefined && regular !== undefined && sale < regular)
    notes.push(`Estaba rebajado (de ${formatCents(regular)} a ${formatCents(sale)}): viene con el precio rebajado.`);
  if (sku.length > 40) notes.push('Su referencia es demasiado larga: viene con una nueva.');
  const addresses = row
    .cell('images', 'imagenes')
    .split(/\s*,\s*(?=[a-z]+:)/i)
    .map((url) => url.trim());
  const images = addresses.filter((url) => /^https?:\/\//i.test(url)).slice(0, maxImages);
  for (const url of addresses.filter((url) => url && !/^https?:\/\//i.test(url)))
    notes.push(`Una imagen no viene: su dirección no es de la web (${url.slice(0, 60)}).`);
  const { iva, note } = ivaOf(row.cell('tax class', 'clase de impuesto'));
  if (note) notes.push(note);
  return {
    ...{ clave: `producto:${id || sku.slice(0, 100) || hashOf(nombre)}`, id, nombre, precioCents, iva, notes },
    referencia: sku.length > 40 ? '' : sku,
    descripcion: textOf(row.cell('description', 'descripcion') || row.cell('short description', 'descripcion corta')),
    stock: stockOf(row),
    activo: row.cell('published', 'publicado') === '0' || row.cell('published', 'publicado') === '-1' ? 0 : 1,
    categoria: categoriaOf(row.cell('categories', 'categorias')),
    images,
  };
}

async function analyse(path: string, { db, rules }: Means): Promise<Analisis> {
  const counts = createCounts();
  const avisos = createAvisos();
  const nuevas = new Set<string>();
  const images = new Set<string>();
  const referencias = new Set<string>();
  const known = await listKnownClaves(db, { like: fuenteOf('') }, 'producto');
  let total = 0;
  for (const row of await productRows(path)) {
    total++;
    const product = productOf(row);
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
    for (const note of product.notes) avisos.add(nombre, note);
    for (const url of product.images) images.add(url);
    if (!(await findByName(db, 'categoria_producto', product.categoria))) nuevas.add(plain(product.categoria));
  }
  counts.add('Categorías nuevas', nuevas.size);
  const { closed, fetched } = await lookAtHosts(images, rules);
  counts.add('Imágenes', fetched);
  for (const { host, motivo } of closed) avisos.add(host, motivo);
  if (total > 0) avisos.add('Precios', 'Vienen como están en el archivo. Aquí llevan el IVA incluido: compruébalos.');
  return { origen: '', vienen: counts.told(), ...avisos.told(), total };
}

async function run(work: Work): Promise<void> {
  const tiendaId = await tiendaFor(work);
  const fuente = fuenteOf(tiendaId);
  const pictures = createPictures(work, fuente);
  const rows = [...(await productRows(work.path))];
  work.expect(rows.length);
  for await (const save of inOrder(asyncOf(rows), ahead, (row) => prepare(work, row, fuente, tiendaId, pictures))) {
    await save();
    await work.advance();
  }
}

/** Each shop of ours remembers for itself what came; '' begins them all. */
function fuenteOf(tiendaId: number | ''): string {
  return `woocommerce tienda ${tiendaId}`;
}

async function* asyncOf<T>(all: T[]): AsyncGenerator<T> {
  yield* all;
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

async function prepare(work: Work, row: CsvRow, fuente: string, tiendaId: number, pictures: Pictures) {
  const product = productOf(row);
  if ('why' in product) return async () => work.leaveOut(product.nombre, product.why);
  const before = await findImportado(work.db, fuente, product.clave);
  const place = before && (await whereIs(work.db, 'producto', before.id_cosa));
  if (place === 'trash')
    return async () => work.leaveOut(product.nombre, 'Ya vino antes y está en la papelera: recupéralo de allí.');
  if (place === 'here') return async () => (before!.importacion_id === work.id ? undefined : work.count('Ya estaban'));
  if (product.referencia && (await findByReferencia(work.db, product.referencia)))
    return async () => work.leaveOut(product.nombre, `Ya hay un producto con la referencia «${product.referencia}».`);
  const avisos: Aviso[] = product.notes.map((motivo) => ({ que: product.nombre, motivo }));
  const stored: string[] = [];
  for (const url of product.images) {
    const result = await pictures.store(url);
    if ('address' in result) stored.push(result.address);
    else avisos.push({ que: product.nombre, motivo: `La imagen ${url.slice(0, 300)} no viene: ${result.why}.` });
  }
  return () => write(work, product, { fuente, tiendaId, avisos, stored: [...new Set(stored)] });
}

interface Destination {
  fuente: string;
  tiendaId: number;
  avisos: Aviso[];
  stored: string[];
}

async function write(work: Work, product: Product, { fuente, tiendaId, avisos, stored }: Destination): Promise<void> {
  const categoria_id = await categoriaFor(work, product.categoria, fuente);
  const [main = null, ...more] = stored;
  await saveThing(work.writer(), 'producto', {
    values: async (db) => ({
      ...{ nombre: product.nombre, descripcion: product.descripcion, tienda_id: tiendaId, categoria_id },
      ...{ precio_cents: product.precioCents, iva: product.iva, stock: product.stock, activo: product.activo },
      referencia: product.referencia || (await newReferencia(db, 'productos')),
      url_imagen: main,
      imagenes_adicionales: JSON.stringify(more),
    }),
    async also(db, after, before) {
      await addPrecio(db, after, before);
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

/** "12,50", "12.50", "1.234,50 €" */
function centsOf(text: string): number | undefined {
  const digits = text.replace(/[^\d.,-]/g, '');
  if (!/^\d[\d.,]*$/.test(digits)) return undefined;
  const decimals = digits.match(/[.,](\d{1,2})$/)?.[1] ?? '';
  const whole = (decimals ? digits.slice(0, -decimals.length - 1) : digits).replace(/[.,]/g, '');
  const cents = Number(whole || '0') * 100 + Number(decimals.padEnd(2, '0') || '0');
  return Number.isSafeInteger(cents) ? cents : undefined;
}

function ivaOf(taxClass: string): { iva: IvaRate; note?: string } {
  const name = plain(taxClass);
  if (/super/.test(name)) return { iva: 4 };
  if (/reduc/.test(name)) return { iva: 10 };
  if (/zero|cero|exent/.test(name)) return { iva: 21, note: 'Estaba exento de IVA: viene con el 21 %, compruébalo.' };
  return { iva: 21 };
}

/** Empty means that it never runs out, unless it had. */
function stockOf(row: CsvRow): number | null {
  const text = row.cell('stock', 'inventario', 'existencias');
  const isOut = row.cell('in stock', 'hay existencias', 'en inventario', 'existencias disponibles') === '0';
  if (!/\d/.test(text)) return isOut ? 0 : null;
  return Math.min(1_000_000, Math.max(0, Math.floor(Number(text.replace(',', '.')) || 0)));
}

/** Of several the first, and of those above each other the lowest. */
function categoriaOf(text: string): string {
  const [first = ''] = text.split(/(?<!\\),/);
  const name = plainText(first.split('>').at(-1)!.replaceAll('\\,', ',').slice(0, 500)).slice(0, 100);
  return name && !/^(?:uncategorized|sin categori[sz]ar|sin categoria)$/.test(plain(name)) ? name : noCategoria;
}

function textOf(html: string): string | null {
  const lines = html.replace(/\\n/g, '\n').replace(/<(?:br\s*\/?|\/p|\/li|\/h\d)>/gi, '\n');
  const bare = sanitizeHtml(lines, { allowedTags: [], allowedAttributes: {} });
  const text = bare
    .split('\n')
    .map((line) => plainText(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return text.slice(0, 10_000) || null;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}
