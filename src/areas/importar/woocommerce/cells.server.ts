/** What the cells of a WooCommerce table say, in our words. Its headings come in English or in Spanish. */

import type { CsvRow } from '#server/read-csv.ts';
import type { IvaRate } from '#values/price.ts';
import { plainText } from '#values/rich-text/plain-text.ts';
import { plain } from '#values/slug.ts';

const maxCents = 100_000_000;
const maxAttributes = 30;
/** More than any product has: what is beyond is not looked at. */
const maxValues = 1000;
const maxAddresses = 200;
const noCategoria = 'Otros';

export interface Price {
  cents: number;
  /** What it cost before, while it is reduced. */
  regularCents?: number;
  /** It has a reduced price, at another time. */
  isReducedLater?: boolean;
}

/** What it costs on this day; undefined without a price that can be asked. */
export function priceOf(row: CsvRow, today: string): Price | undefined {
  const regular = centsOf(row.cell('regular price', 'precio normal'));
  const sale = centsOf(row.cell('sale price', 'precio rebajado'));
  const isReduced = sale !== undefined && (regular === undefined || (sale < regular && isInForce(row, today)));
  const cents = isReduced ? sale : regular;
  if (cents === undefined || cents > maxCents) return undefined;
  if (isReduced && regular !== undefined) return { cents, regularCents: regular };
  return { cents, ...(sale !== undefined && !isReduced && { isReducedLater: true }) };
}

function isInForce(row: CsvRow, today: string): boolean {
  const dayOf = (...headings: string[]) => row.cell(...headings).match(/^\d{4}-\d\d-\d\d/)?.[0];
  const from = dayOf('date sale price starts', 'día en que empieza el precio rebajado');
  const until = dayOf('date sale price ends', 'día en que termina el precio rebajado');
  return !(from && from > today) && !(until && until < today);
}

/** "12,50", "12.50", "1.234,50 €" */
function centsOf(text: string): number | undefined {
  const digits = text.slice(0, 100).replace(/[^\d.,-]/g, '');
  if (!/^\d[\d.,]*$/.test(digits)) return undefined;
  const decimals = digits.match(/[.,](\d{1,2})$/)?.[1] ?? '';
  const whole = (decimals ? digits.slice(0, -decimals.length - 1) : digits).replace(/[.,]/g, '');
  const cents = Number(whole || '0') * 100 + Number(decimals.padEnd(2, '0') || '0');
  return Number.isSafeInteger(cents) ? cents : undefined;
}

export function ivaOf(taxClass: string): { iva: IvaRate; note?: string } {
  const name = plain(taxClass);
  if (/super/.test(name)) return { iva: 4 };
  if (/reduc/.test(name)) return { iva: 10 };
  if (/zero|cero|exent/.test(name)) return { iva: 21, note: 'Estaba exento de IVA: viene con el 21 %, compruébalo.' };
  return { iva: 21 };
}

/** Empty means that it never runs out, unless it had. */
export function stockOf(row: CsvRow): number | null {
  const text = row.cell('stock', 'inventario', 'existencias');
  const isOut =
    row.cell('in stock', 'hay existencias', 'en inventario', 'existencias disponibles', 'existencias') === '0';
  if (!/\d/.test(text)) return isOut ? 0 : null;
  return Math.min(1_000_000, Math.max(0, Math.floor(Number(text.replace(',', '.')) || 0)));
}

/** Of several the first, and of those above each other the lowest. */
export function categoriaOf(text: string): string {
  const [first = ''] = text.split(/(?<!\\),/, 1);
  const name = plainText(first.split('>').at(-1)!.replaceAll('\\,', ',').slice(0, 500)).slice(0, 100);
  return name && !/^(?:uncategorized|sin categori[sz]ar|sin categoria)$/.test(plain(name)) ? name : noCategoria;
}

/** A draft is -1, what is private 0. */
export function isPublished(row: CsvRow): boolean {
  return !/^(?:0|-1)$/.test(row.cell('published', 'publicado'));
}

export function imagesOf(row: CsvRow): string[] {
  return row
    .cell('images', 'imagenes')
    .split(/,(?=\s*[a-z]{1,10}:)/i, maxAddresses)
    .map((url) => url.trim())
    .filter(Boolean);
}

export interface Attribute {
  nombre: string;
  /** Of a variation one, or none: any of the product's. */
  valores: string[];
}

/** What a product is made of, or a variation differs in. */
export function attributesOf(row: CsvRow): Attribute[] {
  const found: Attribute[] = [];
  for (let n = 1; n <= maxAttributes; n++) {
    const nombre = plainText(row.cell(`attribute ${n} name`, `nombre del atributo ${n}`).slice(0, 500));
    if (!nombre) continue;
    const text = row.cell(`attribute ${n} value(s)`, `valor(es) del atributo ${n}`);
    const valores = text
      .split(text.includes('|') ? '|' : /(?<!\\),/, maxValues)
      .map((valor) => plainText(valor.replaceAll('\\,', ',').slice(0, 500)))
      .filter(Boolean);
    found.push({ nombre, valores });
  }
  return found;
}
