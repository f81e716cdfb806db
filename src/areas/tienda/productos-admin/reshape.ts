/** The table of variants in the form: what is typed in it survives every change of the options. Pure. */

import type { ProductoAdmin } from '#areas/tienda/productos/producto.ts';
import { combinations, type Opcion, varianteKey } from '#areas/tienda/variantes/opciones.ts';

export interface VarianteRow {
  /** Absent for one that is not stored yet. */
  id?: number;
  valores: string[];
  precio: string;
  stock: string;
  /** What was read: the server keeps the sales made since. */
  stock_anterior: string;
  activo: boolean;
  referencia: string;
  /** Which of the product's pictures shows it; empty for none of its own. */
  imagen: string;
}

export function rowsOf({ variantes }: Pick<ProductoAdmin, 'variantes'>): VarianteRow[] {
  return variantes.map(({ id, valores, precio, stock, activo, referencia, imagen }) => ({
    ...{ id, valores, precio: String(precio), stock: String(stock ?? ''), stock_anterior: String(stock ?? '') },
    activo: activo === 1,
    referencia: referencia ?? '',
    imagen: imagen ?? '',
  }));
}

interface Shape {
  opciones: readonly Opcion[];
  rows: readonly VarianteRow[];
  /** Rows that were there before and went with a value. */
  known: readonly VarianteRow[];
  /** What a product without variants costs and has. */
  own: { precio: string; stock: string };
}

/** A row for every combination: the one it was, the one it had been, or a new one like its nearest. */
export function reshape({ opciones, rows, known, own }: Shape): VarianteRow[] {
  const combos = combinations(opciones.filter(({ valores }) => valores.length > 0));
  const wanted = new Set(combos.map(varianteKey));
  const find = (list: readonly VarianteRow[], valores: string[]) =>
    list.find((row) => varianteKey(row.valores) === varianteKey(valores));
  // Those whose combination is gone lend their units to one that took its place.
  const free = rows.filter((row) => !wanted.has(varianteKey(row.valores)));
  const isFirst = rows.length === 0;
  return combos.map((valores, index) => {
    const same = find(rows, valores) ?? find(known, valores);
    if (same) return { ...same, valores };
    const heir = free.findIndex((row) => isLike(row.valores, valores) && row.valores.length !== valores.length);
    if (heir >= 0) return { ...free.splice(heir, 1)[0]!, valores };
    const like = rows.find((row) => isLike(row.valores, valores)) ?? rows[0];
    const hasLimit = (like?.stock ?? own.stock) !== '';
    const stock = isFirst && index === 0 ? own.stock : hasLimit ? '0' : '';
    return {
      ...{ valores, precio: like?.precio ?? own.precio, stock, stock_anterior: '', activo: true, referencia: '' },
      imagen: like?.imagen ?? '',
    };
  });
}

/** They agree in every option that both have. */
function isLike(one: readonly string[], other: readonly string[]): boolean {
  const shared = Math.min(one.length, other.length);
  return varianteKey(one.slice(0, shared)) === varianteKey(other.slice(0, shared));
}

/** What the product itself shows: the lowest price, all units together. */
export function summaryOf(rows: readonly VarianteRow[]): { precio: string; stock: string } {
  const sold = rows.filter(({ activo }) => activo);
  const prices = sold.map(({ precio }) => Number(precio.replace(',', '.'))).filter((euros) => euros > 0);
  const isEndless = sold.some(({ stock }) => stock === '');
  return {
    precio: String(prices.length > 0 ? Math.min(...prices) : 0),
    stock: isEndless ? '' : String(sold.reduce((sum, { stock }) => sum + (Number(stock) || 0), 0)),
  };
}
