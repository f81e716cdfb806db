/** Variants as they are stored. Who writes one has the row of its product, so that nobody waits for anybody in a circle. */
import { sql } from 'kysely';
import { Refusal } from '#server/api/refusal.ts';
import type { Db } from '#server/db/open.ts';
import { changeTablesInTrash, type TrashedTable } from '#server/things/change-in-trash.ts';
import type { Row } from '#server/things/thing-row.ts';
import { lockRow } from '#server/things/versions.ts';
import { eurosToCents } from '#values/money.ts';
import { type Opcion, varianteKey } from './opciones.ts';
import { type VarianteSent, variantesProblem } from './variante.ts';

export type VarianteRow = Awaited<ReturnType<typeof listVariantes>>[number];

/** Those of these products that were not taken away, in their order. */
export async function listVariantes(db: Db, productoIds: number[]) {
  if (productoIds.length === 0) return [];
  return db
    .selectFrom('producto_variantes')
    .selectAll()
    .where('producto_id', 'in', productoIds)
    .where('retirada', '=', 0)
    .orderBy('producto_id')
    .orderBy('orden')
    .orderBy('id')
    .execute();
}

export interface VariantesSent {
  opciones?: Opcion[] | undefined;
  variantes?: VarianteSent[] | undefined;
}

/** What a product's options and variants are after this change; what was not sent stays. */
export async function writeVariantes(
  db: Db,
  after: Row<'producto'>,
  { opciones, variantes }: VariantesSent,
  now: string,
): Promise<void> {
  if (opciones === undefined && variantes === undefined) return;
  const options = opciones ?? (JSON.parse(after.opciones) as Opcion[]);
  const before = await db
    .selectFrom('producto_variantes')
    .selectAll()
    .where('producto_id', '=', after.id)
    .orderBy('id')
    .execute();
  const wanted = variantes ?? before.filter(({ retirada }) => retirada === 0).flatMap(asSent(options));
  const problem = variantesProblem(options, wanted);
  if (problem) throw new Refusal(422, problem, { variantes: problem });
  const kept = new Set<number>();
  for (const [orden, sent] of wanted.entries()) kept.add(await writeOne(db, after.id, before, sent, orden, now));
  await takeAway(
    db,
    before.filter(({ id }) => !kept.has(id)),
  );
}

type AnyVariante = Omit<VarianteRow, 'retirada'> & { retirada: number };

/** The stored one as a form would send it, while the options still know its values. */
function asSent(opciones: Opcion[]) {
  return (row: AnyVariante): VarianteSent[] => {
    const valores = JSON.parse(row.valores) as string[];
    const fits =
      valores.length === opciones.length && valores.every((valor, index) => opciones[index]!.valores.includes(valor));
    if (!fits) return [];
    return [{ id: row.id, valores, precio: row.precio_cents / 100, stock: row.stock, activo: row.activo === 1 }];
  };
}

async function writeOne(
  db: Db,
  productoId: number,
  before: AnyVariante[],
  sent: VarianteSent,
  orden: number,
  now: string,
): Promise<number> {
  const known =
    sent.id === undefined || sent.id === null
      ? before.find(({ valores }) => varianteKey(JSON.parse(valores)) === varianteKey(sent.valores))
      : before.find(({ id }) => id === sent.id);
  if (sent.id && !known) {
    const message = 'Una de las variantes ya no existe. Recarga la página.';
    throw new Refusal(409, message, { variantes: message });
  }
  const values = {
    orden,
    valores: JSON.stringify(sent.valores),
    precio_cents: eurosToCents(sent.precio),
    stock: stockAfter(known, sent),
    activo: Number(sent.activo),
    referencia: sent.referencia === undefined ? (known?.referencia ?? null) : sent.referencia,
    imagen: sent.imagen === undefined ? (known?.imagen ?? null) : sent.imagen,
    retirada: 0,
  };
  const { id } = known
    ? await db
        .updateTable('producto_variantes')
        .set(values)
        .where('id', '=', known.id)
        .returning('id')
        .executeTakeFirstOrThrow()
    : await db
        .insertInto('producto_variantes')
        .values({ ...values, producto_id: productoId })
        .returning('id')
        .executeTakeFirstOrThrow();
  if (known?.precio_cents !== values.precio_cents || known.retirada === 1)
    await db
      .insertInto('precios_producto')
      .values({ producto_id: productoId, variante_id: id, precio_cents: values.precio_cents, desde: now })
      .execute();
  return id;
}

/** A form that tells what it had read changes what is there now by the difference: no sale in between is undone. */
function stockAfter(known: AnyVariante | undefined, { stock = null, stock_anterior }: VarianteSent): number | null {
  if (stock === null || stock_anterior == null || !known || known.stock === null) return stock;
  const left = known.stock + stock - stock_anterior;
  if (left >= 0) return left;
  throw new Refusal(409, 'Se han vendido unidades mientras editabas y ya no quedan tantas. Recarga la página.', {
    variantes: 'Las existencias han cambiado.',
  });
}

/** What somebody has ordered stays for its order: its units may come back. */
async function takeAway(db: Db, gone: AnyVariante[]): Promise<void> {
  for (const { id } of gone) {
    const ordered = await db
      .selectFrom('pedido_articulos')
      .select('id')
      .where('variante_id', '=', id)
      .limit(1)
      .executeTakeFirst();
    if (ordered)
      await db.updateTable('producto_variantes').set({ activo: 0, retirada: 1 }).where('id', '=', id).execute();
    else await db.deleteFrom('producto_variantes').where('id', '=', id).execute();
  }
}

/** A variant is shown by a picture of its product, or by none of its own. */
export async function keepOwnPictures(
  db: Db,
  { id, url_imagen, imagenes_adicionales }: Pick<Row<'producto'>, 'id' | 'url_imagen' | 'imagenes_adicionales'>,
): Promise<void> {
  const own = [...(url_imagen ? [url_imagen] : []), ...(JSON.parse(imagenes_adicionales) as string[])];
  await db
    .updateTable('producto_variantes')
    .set({ imagen: null })
    .where('producto_id', '=', id)
    .where('imagen', 'is not', null)
    .$if(own.length > 0, (query) => query.where('imagen', 'not in', own))
    .execute();
}

/** Brings a product's price and units to those of its variants: the lowest price, all units together. */
export async function followVariantes(db: Db, productoId: number): Promise<void> {
  const own = sql`from producto_variantes where producto_id = ${productoId} and activo = 1`;
  await db
    .updateTable('productos')
    .set({
      stock: sql<number | null>`case when exists (select 1 ${own} and stock is null) then null
        else (select coalesce(sum(stock), 0) ${own}) end`,
      precio_cents: sql<number>`coalesce((select min(precio_cents) ${own}), precio_cents)`,
    })
    .where('id', '=', productoId)
    .where('opciones', '!=', '[]')
    .execute();
}

/** Adds so many units (or takes them) to what a variant has now; false when there are not that many. */
export async function shiftVariante(db: Db, productoId: number, id: number, delta: number): Promise<boolean> {
  if (!(await lockRow(db, 'productos', productoId))) return false;
  const { numUpdatedRows } = await db
    .updateTable('producto_variantes')
    .set({ stock: sql<number>`stock + ${delta}` })
    .where('id', '=', id)
    .where('producto_id', '=', productoId)
    .where(sql<number>`stock + ${delta}`, '>=', 0)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await followVariantes(db, productoId);
  return true;
}

export async function varianteStock(db: Db, id: number): Promise<{ stock: number | null } | undefined> {
  return db.selectFrom('producto_variantes').select('stock').where('id', '=', id).executeTakeFirst();
}

/** The same for a product that waits in the trash, with its variants; undefined when it is not there. */
export async function shiftVarianteInTrash(
  db: Db,
  productoId: number,
  id: number,
  delta: number,
): Promise<'moved' | 'short' | 'none' | undefined> {
  let outcome: 'moved' | 'short' | 'none' = 'none';
  const shift = (row: object) => {
    const variante = row as VarianteRow;
    if (variante.id !== id || variante.stock === null) return row;
    outcome = variante.stock + delta < 0 ? 'short' : 'moved';
    return outcome === 'moved' ? { ...variante, stock: variante.stock + delta } : row;
  };
  const isInTrash = await changeTablesInTrash(db, 'producto', productoId, (filas) =>
    followInTrash(
      filas.map(({ table, rows }) => ({ table, rows: table === 'producto_variantes' ? rows.map(shift) : rows })),
    ),
  );
  return isInTrash ? outcome : undefined;
}

function followInTrash(filas: TrashedTable[]): TrashedTable[] {
  const variantes = filas.find(({ table }) => table === 'producto_variantes')?.rows as VarianteRow[] | undefined;
  const active = (variantes ?? []).filter(({ activo }) => activo === 1);
  const stock = active.some((row) => row.stock === null) ? null : active.reduce((sum, row) => sum + row.stock!, 0);
  return filas.map(({ table, rows }) => ({
    table,
    rows: table === 'productos' ? rows.map((row) => ({ ...row, stock })) : rows,
  }));
}
