/** Products in the words of the calls: with their variants and the prices that may be crossed out. */
import type { z } from 'zod';
import type { Opcion } from '#areas/tienda/variantes/opciones.ts';
import { listVariantes, type VarianteRow } from '#areas/tienda/variantes/queries.server.ts';
import type { Variante } from '#areas/tienda/variantes/variante.ts';
import type { Db } from '#server/db/open.ts';
import type { Scheduled } from '#server/scheduler.ts';
import { centsToEuros } from '#values/money.ts';
import { crossedOutCents, type producto, thirtyDays } from './producto.ts';
import { listPrecioStarts, listPrecios, type ProductoRow } from './queries.server.ts';

interface How {
  now: string;
  /** Visitors do not see the variants that are not for sale. */
  isPublic?: boolean;
}

type Wire = z.input<typeof producto>;

export async function toProductos(db: Db, rows: ProductoRow[], { now, isPublic = false }: How): Promise<Wire[]> {
  if (rows.length === 0) return [];
  const crossedOut = await readCrossedOut(db, now, rows.length <= 100 ? rows.map(({ id }) => id) : undefined);
  const withOptions = rows.filter(({ opciones }) => opciones !== '[]').map(({ id }) => id);
  const variantes = Map.groupBy(await listVariantes(db, withOptions), ({ producto_id }) => producto_id);
  return rows.map((row) => {
    const own = (variantes.get(row.id) ?? [])
      .filter(({ activo }) => !isPublic || activo === 1)
      .map((variante) => toVariante(variante, crossedOut(row.id, variante.id)));
    return {
      ...row,
      precio: centsToEuros(row.precio_cents),
      imagenes_adicionales_urls: JSON.parse(row.imagenes_adicionales) as string[],
      opciones: JSON.parse(row.opciones) as Opcion[],
      variantes: own,
      precio_anterior: own.length > 0 ? cheapest(own).precio_anterior : crossedOut(row.id, null),
    };
  });
}

export async function toProducto(db: Db, row: ProductoRow, how: How): Promise<Wire> {
  return (await toProductos(db, [row], how))[0]!;
}

function toVariante(row: VarianteRow, precio_anterior: number | null): Variante {
  const { id, stock, activo, referencia, imagen } = row;
  const valores = JSON.parse(row.valores) as string[];
  return { id, valores, precio: centsToEuros(row.precio_cents), stock, activo, referencia, imagen, precio_anterior };
}

/** Whose price the product shows. */
function cheapest(variantes: Variante[]): Variante {
  const active = variantes.filter(({ activo }) => activo === 1);
  return (active.length > 0 ? active : variantes).reduce((least, one) => (one.precio < least.precio ? one : least));
}

async function readCrossedOut(db: Db, now: string, of: number[] | undefined) {
  const since = new Date(Date.parse(now) - thirtyDays).toISOString();
  const key = (productoId: number, varianteId: number | null) => `${productoId}/${varianteId ?? ''}`;
  const histories = Map.groupBy(await listPrecios(db, since, of), (row) => key(row.producto_id, row.variante_id));
  return (productoId: number, varianteId: number | null): number | null => {
    const history = histories.get(key(productoId, varianteId)) ?? [];
    const past = history.map(({ precio_cents, desde }) => ({ precioCents: precio_cents, since: desde }));
    const cents = crossedOutCents(past, new Date(now));
    return cents === null ? null : centsToEuros(cents);
  };
}

/** Thirty days after a price was lowered the former one is no longer shown: the pages that show it are made anew. */
export const scheduledRebajas: Scheduled = {
  async tagsDue(db, from, to) {
    const starts = await listPrecioStarts(db, before(from), before(to));
    return starts.length === 0 ? [] : ['productos', ...starts.map(({ producto_id }) => `producto:${producto_id}`)];
  },
  async nextDue(db, after) {
    const [next] = await listPrecioStarts(db, before(after), undefined);
    // A second later, when it is certainly over.
    return next && new Date(Date.parse(next.desde) + thirtyDays + 1000).toISOString();
  },
};

function before(instant: string): string {
  return new Date(Date.parse(instant) - thirtyDays).toISOString();
}
