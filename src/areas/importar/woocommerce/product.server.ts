/** The products of a WooCommerce table: each with its variations, wherever in the file they are. */
import { createHash } from 'node:crypto';
import type { Opcion } from '#areas/tienda/variantes/opciones.ts';
import type { VarianteSent } from '#areas/tienda/variantes/variante.ts';
import type { CsvRow } from '#server/read-csv.ts';
import { formatCents } from '#values/money.ts';
import type { IvaRate } from '#values/price.ts';
import { plainLines, plainText } from '#values/rich-text/plain-text.ts';
import { plain } from '#values/slug.ts';
import {
  attributesOf,
  categoriaOf,
  imagesOf,
  isPublished,
  ivaOf,
  type Price,
  priceOf,
  stockOf,
} from './cells.server.ts';
import { variedOf } from './variations.server.ts';

export interface Product {
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
  /** Empty for what is sold in one form only. */
  opciones: Opcion[];
  variantes: VarianteSent[];
  notes: string[];
}

/** A row with those that are variations of it. */
export interface Item {
  row: CsvRow;
  variations: CsvRow[];
}

const maxImages = 12;
const maxDescripcion = 10_000;

/** In the file's order; a variation without its product is an item of its own. */
export async function itemsOf(rows: AsyncIterable<CsvRow>): Promise<Item[]> {
  const items: Item[] = [];
  const variations: CsvRow[] = [];
  const parents = new Map<string, Item>();
  for await (const row of rows) {
    const kind = tipoOf(row);
    if (/variation|variacion/.test(kind)) {
      variations.push(row);
      continue;
    }
    const item: Item = { row, variations: [] };
    items.push(item);
    if (!/variable/.test(kind)) continue;
    const [id, sku] = [row.cell('id'), row.cell('sku')];
    if (id) parents.set(`id:${id}`, item);
    if (sku && !parents.has(sku)) parents.set(sku, item);
  }
  for (const row of variations) {
    const parent = parents.get(row.cell('parent', 'superior', 'padre', 'principal').replace(/^id:\s+/i, 'id:'));
    if (parent) parent.variations.push(row);
    else items.push({ row, variations: [] });
  }
  return items;
}

function tipoOf(row: CsvRow): string {
  return plain(row.cell('type', 'tipo') || 'simple');
}

/** The product of an item, or why it is none. */
export function productOf(item: Item, today: string): Product | { nombre: string; why: string } {
  const { row } = item;
  const nombre = plainText(row.cell('name', 'nombre').slice(0, 1000)).slice(0, 255);
  const why = whyNone(row, nombre);
  if (why) return { nombre: nombre || `Fila ${row.line}`, why };
  const price = costOf(item, today);
  if ('why' in price) return { nombre, why: price.why };
  const sku = row.cell('sku');
  const id = row.cell('id').replace(/\D/g, '').slice(0, 12);
  const { iva, note } = ivaOf(row.cell('tax class', 'clase de impuesto'));
  const { images, notes } = picturesOf(item);
  return {
    ...{ clave: `producto:${id || sku.slice(0, 100) || hashOf(nombre)}`, id, nombre, iva, images },
    ...{ precioCents: price.cents, opciones: price.opciones, variantes: price.variantes },
    referencia: sku.length > 40 ? '' : sku,
    descripcion: descripcionOf(row, price.opciones),
    stock: stockOf(row),
    activo: isPublished(row) ? 1 : 0,
    categoria: categoriaOf(row.cell('categories', 'categorias')),
    notes: [
      ...price.notes,
      ...(sku.length > 40 ? ['Su referencia es demasiado larga: viene con una nueva.'] : []),
      ...notes,
      ...(note ? [note] : []),
    ],
  };
}

function whyNone(row: CsvRow, nombre: string): string | undefined {
  const tipo = tipoOf(row);
  if (!nombre) return 'No tiene nombre.';
  if (/variation|variacion/.test(tipo)) return 'No viene: es una variante, y su producto no está en el archivo.';
  if (/grouped|agrupado|external|externo/.test(tipo)) return 'No viene: no es un producto simple.';
  if (/virtual|downloadable|descargable/.test(tipo)) return 'No viene: no es algo que se envíe.';
  return undefined;
}

interface Cost {
  cents: number;
  opciones: Opcion[];
  variantes: VarianteSent[];
  notes: string[];
}

/** What it costs: itself, or each of its variants. */
function costOf({ row, variations }: Item, today: string): Cost | { why: string } {
  if (/variable/.test(tipoOf(row))) {
    if (variations.length === 0) return { why: 'No viene: sus variantes no están en el archivo.' };
    const varied = variedOf(row, variations, today);
    if ('why' in varied) return varied;
    return { ...varied, cents: Math.round(Math.min(...varied.variantes.map(({ precio }) => precio)) * 100) };
  }
  const price = priceOf(row, today);
  if (!price) return { why: 'No viene: no tiene un precio válido.' };
  return { cents: price.cents, opciones: [], variantes: [], notes: priceNotes(price) };
}

function priceNotes({ cents, regularCents, isReducedLater }: Price): string[] {
  if (regularCents !== undefined)
    return [`Estaba rebajado (de ${formatCents(regularCents)} a ${formatCents(cents)}): viene con el precio rebajado.`];
  return isReducedLater ? ['Su rebaja no está en vigor: viene con el precio normal.'] : [];
}

/** Its own, then those of its variations. */
function picturesOf({ row, variations }: Item): { images: string[]; notes: string[] } {
  const addresses = [...new Set([row, ...variations].flatMap(imagesOf))];
  const isOfWeb = (url: string) => /^https?:\/\//i.test(url);
  const images = addresses.filter(isOfWeb);
  return {
    images: images.slice(0, maxImages),
    notes: [
      ...addresses
        .filter((url) => !isOfWeb(url))
        .map((url) => `Una imagen no viene: su dirección no es de la web (${url.slice(0, 60)}).`),
      ...(images.length > maxImages ? [`Tiene ${images.length} imágenes: vienen ${maxImages}.`] : []),
    ],
  };
}

/** With what else the table says of it: "Material: Barro". */
function descripcionOf(row: CsvRow, opciones: Opcion[]): string | null {
  const text = plainLines(
    (row.cell('description', 'descripcion') || row.cell('short description', 'descripcion corta')).replace(
      /\\n/g,
      '\n',
    ),
  );
  const isOpcion = (nombre: string) => opciones.some((one) => plain(one.nombre) === plain(nombre));
  const more = attributesOf(row)
    .filter(({ nombre, valores }) => valores.length > 0 && !isOpcion(nombre))
    .map(({ nombre, valores }) => `${nombre}: ${valores.join(', ')}`);
  return [text, more.join('\n')].filter(Boolean).join('\n\n').slice(0, maxDescripcion) || null;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}
