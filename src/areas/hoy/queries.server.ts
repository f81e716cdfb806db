/** Counts and first lines of what waits; each a look into an index or a small table. */
import { sql } from 'kysely';
import { countStockBajo } from '#areas/tienda/productos/queries.server.ts';
import type { Db } from '#server/db/open.ts';
import { never } from '#server/mail/queries.ts';
import { formasAMano } from '#values/pago/forma.ts';

const shown = 5;

/** Of each kind that waits, so many are named with their own link. */
const named = 3;

export async function readTienda(db: Db, stockBajo: number) {
  const paid = db.selectFrom('pedidos').where('estado', '=', 'pagado');
  const { por_preparar } = await paid
    .select((eb) => eb.fn.countAll<number>().as('por_preparar'))
    .executeTakeFirstOrThrow();
  const { por_cobrar } = await db
    .selectFrom('pedidos')
    .where('estado', '=', 'pendiente')
    .where('proveedor', 'in', formasAMano)
    .select((eb) => eb.fn.countAll<number>().as('por_cobrar'))
    .executeTakeFirstOrThrow();
  const preparar = await paid
    .select(['cod_pedido', 'cliente_nombre as cliente'])
    .select((eb) => eb.fn.coalesce('pagado_en', 'creado_en').as('pagado_en'))
    .orderBy('id')
    .limit(named)
    .execute();
  const owed = await db
    .selectFrom('desistimientos')
    // Not joined: SQLite would go through all the orders.
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('pedidos')
          .select('pedidos.id')
          .whereRef('pedidos.id', '=', 'desistimientos.pedido_id')
          .whereRef('pedidos.reembolsado_cents', '<', 'pedidos.total_cents'),
      ),
    )
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.min<string | null>('desistimientos.recibido_en').as('primero'),
    ])
    .executeTakeFirstOrThrow();
  const { total: pocas_existencias, first: escasos } = await countStockBajo(db, stockBajo, shown);
  return { por_cobrar, por_preparar, preparar, owed, pocas_existencias, escasos };
}

export function readSales(db: Db, fromDay: string) {
  return db
    .selectFrom('pedidos')
    .where('dia_venta', '>=', fromDay)
    .select((eb) => [
      eb.fn.countAll<number>().as('pedidos'),
      eb.fn.coalesce(eb.fn.sum<number>('total_cents'), eb.lit(0)).as('total_cents'),
      eb.fn.coalesce(eb.fn.sum<number>('reembolsado_cents'), eb.lit(0)).as('reembolsado_cents'),
    ])
    .executeTakeFirstOrThrow();
}

export async function readUnread(db: Db) {
  const unread = db.selectFrom('mensajes').where('leido', '=', 0);
  const { sin_leer } = await unread.select((eb) => eb.fn.countAll<number>().as('sin_leer')).executeTakeFirstOrThrow();
  const primeros = await unread
    .select(['id', 'name', 'created_at as fecha'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(named)
    .execute();
  return { sin_leer, primeros };
}

export async function readPendientes(db: Db) {
  const waiting = db.selectFrom('propuestas').where('estado', '=', 'pendiente');
  const { pendientes } = await waiting
    .select((eb) => eb.fn.countAll<number>().as('pendientes'))
    .executeTakeFirstOrThrow();
  const primeras = await waiting
    .select(['id', 'titulo', 'clase', 'created_at as fecha'])
    .orderBy('created_at')
    .orderBy('id')
    .limit(named)
    .execute();
  return { pendientes, primeras };
}

export async function countToReview(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('articulos')
    .where('estado', '=', 'revision')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Of everybody or of one user, last touched first. */
export function readDrafts(db: Db, by: string | undefined) {
  const drafts = db
    .selectFrom('articulos')
    .where('estado', '=', 'borrador')
    .$if(by !== undefined, (query) => query.where('escrito_por', '=', by!));
  return firstOf(
    drafts.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    drafts
      .select([sql<string>`coalesce(nullif(titulo, ''), 'Sin título')`.as('titulo'), 'slug', 'updated_at as fecha'])
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .limit(shown)
      .execute(),
  );
}

/** What visitors see otherwise than it was written since, the last written first. */
export function readChanged(db: Db) {
  const changed = db
    .selectFrom('articulos')
    .where('cambios_en', 'is not', null)
    // Not the column itself: SQLite would go through all that is published instead of the few that carry changes.
    .where(sql<boolean>`estado || '' = 'publicado'`);
  return firstOf(
    changed.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    changed
      .select(['titulo', 'slug', sql<string>`cambios_en`.as('fecha')])
      .orderBy('cambios_en', 'desc')
      .limit(shown)
      .execute(),
  );
}

/** What will be published, the next one first. */
export function readScheduled(db: Db, now: string) {
  const scheduled = db.selectFrom('articulos').where('estado', '=', 'publicado').where('publicado_en', '>', now);
  return firstOf(
    scheduled.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    scheduled
      .select(['titulo', 'slug', 'publicado_en as fecha'])
      .orderBy('publicado_en')
      .orderBy('id')
      .limit(shown)
      .execute(),
  );
}

/** Those that are still tried, and those refused for good that were written since: what is older nobody mends any more. */
export async function countFailedMails(db: Db, since: string): Promise<number> {
  const { total } = await db
    .selectFrom('correos')
    // The page of a newsletter shows its own.
    .where('envio_id', 'is', null)
    .where('enviado_en', 'is', null)
    .where('ultimo_error', 'is not', null)
    .where((eb) => eb.or([eb('siguiente_en', '<', never), eb('creado_en', '>', since)]))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

async function firstOf<Row>(count: Promise<{ total: number }>, rows: Promise<Row[]>) {
  const [{ total }, primeros] = await Promise.all([count, rows]);
  return { total, primeros };
}
