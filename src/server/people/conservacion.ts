/** People's data go when the privacy policy says they go. The trash's own thirty days are the scheduler's. */
import { sql } from 'kysely';
import { forgetAccountTraces } from '#server/auth/queries.ts';
import type { Db } from '#server/db/open.ts';
import { logError } from '#server/log.ts';
import { todayInMadrid } from '#values/day.ts';
import { plain } from '#values/slug.ts';
import {
  eraseBoletinMails,
  eraseCopiesOfMensajes,
  erasedMensaje,
  eraseMails,
  eraseMailsOfPropuestas,
} from './erase-mails.ts';
import { anonymisePedidos, erasePropuestas, eraseTrashed, mensajesInTrash } from './erase-person.ts';

/** As the privacy policy says, in days; law counts the years of an order from its payment. */
export const keptDays = {
  mensaje: 365,
  suscripcionSinConfirmar: 30,
  pruebaDeBaja: 3 * 366,
  propuesta: 30,
  propuestaSinConfirmar: 7,
  correo: 365,
  correoDeBoletin: 90,
  pedidoSinPagar: 30,
  pedidoPagado: 6 * 366,
};

const dayMs = 86_400_000;

/** Each in a transaction of its own: what cannot be forgotten today does not keep the rest. */
export async function forgetOldData(db: Db, now: Date): Promise<void> {
  const before = (what: keyof typeof keptDays) => new Date(now.getTime() - keptDays[what] * dayMs).toISOString();
  const steps: Record<string, (db: Db) => Promise<unknown>> = {
    messages: (db) => forgetMensajes(db, before('mensaje')),
    'copies of messages': forgetCopiesOfGoneMensajes,
    subscribers: (db) => forgetSuscriptores(db, before('suscripcionSinConfirmar'), before('pruebaDeBaja')),
    proposals: (db) => forgetPropuestas(db, before('propuesta'), before('propuestaSinConfirmar')),
    mails: (db) => forgetMails(db, before('correo')),
    'mails of newsletters': (db) => forgetMailsOfEnvios(db, before('correoDeBoletin')),
    invoices: (db) => forgetFacturas(db, lastKeptDay(now)),
    orders: (db) => forgetBuyers(db, before('pedidoSinPagar'), before('pedidoPagado')),
    sessions: (db) => forgetSessions(db, now.toISOString()),
    'traces of accounts': (db) => forgetAccountTraces(db, now),
  };
  for (const [what, forget] of Object.entries(steps))
    await db
      .transaction()
      .execute(forget)
      .catch((error) => logError(`old ${what} could not be forgotten`, error));
}

/** Those in the trash too: waiting there makes nobody's year longer. */
async function forgetMensajes(db: Db, before: string): Promise<void> {
  const gone = await db.deleteFrom('mensajes').where('updated_at', '<', before).returning('id').execute();
  const trashed = (await mensajesInTrash(db)).filter(({ updated_at }) => updated_at < before);
  await eraseTrashed(db, trashed);
  await eraseCopiesOfMensajes(db, [...gone.map(({ id }) => id), ...trashed.map(({ mensajeId }) => mensajeId)]);
}

/** Copies that earlier versions left behind, whose message is neither there nor in the trash. */
async function forgetCopiesOfGoneMensajes(db: Db): Promise<void> {
  const mails = await db.selectFrom('correos').select('clave').where('clave', 'like', 'mensaje-%').execute();
  const lines = await db
    .selectFrom('registro')
    .select('id_cosa')
    .distinct()
    .where('tipo', '=', 'mensaje')
    .where('titulo', '!=', erasedMensaje)
    .execute();
  const noticed = [...mails.map(({ clave }) => Number(clave.split('-')[1])), ...lines.map(({ id_cosa }) => id_cosa)];
  // One statement, after the others: what moves between the two places meanwhile is seen in one of them.
  const there = await db
    .selectFrom('mensajes')
    .select('id')
    .union(db.selectFrom('papelera').select('id_cosa as id').where('tipo', '=', 'mensaje'))
    .execute();
  const ids = new Set(there.map(({ id }) => id));
  await eraseCopiesOfMensajes(
    db,
    noticed.filter((id) => !ids.has(id)),
  );
}

async function forgetSuscriptores(db: Db, unconfirmedBefore: string, leftBefore: string): Promise<void> {
  const unconfirmed = await db
    .deleteFrom('suscriptores')
    .where('estado', '=', 'pendiente')
    .where('confirmado_en', 'is', null)
    .where('pedido_en', '<', unconfirmedBefore)
    .returning('email')
    .execute();
  // Who had been a reader, left, and asked again without confirming it: has left.
  const leftAgain = await db
    .updateTable('suscriptores')
    .set({ estado: 'baja' })
    .where('estado', '=', 'pendiente')
    .where('pedido_en', '<', unconfirmedBefore)
    .returning('email')
    .execute();
  const left = await db
    .deleteFrom('suscriptores')
    .where('estado', '=', 'baja')
    .where('baja_en', '<', leftBefore)
    .returning('email')
    .execute();
  for (const { email } of [...unconfirmed, ...leftAgain, ...left]) await eraseBoletinMails(db, email);
}

/** Who proposed something is known for thirty days, whatever became of it; what still waits for an answer stays without them. */
async function forgetPropuestas(db: Db, before: string, unconfirmedBefore: string): Promise<void> {
  const ofPeople = db.selectFrom('propuestas').select(['id', 'titulo']).where('origen', '=', 'persona');
  const gone = await ofPeople
    .where((eb) =>
      eb.or([
        eb('estado', '=', 'sin_confirmar').and('created_at', '<', unconfirmedBefore),
        eb('estado', 'in', ['aceptada', 'rechazada']).and('created_at', '<', before),
      ]),
    )
    .execute();
  await erasePropuestas(db, gone);
  const waiting = await ofPeople.where('created_at', '<', before).where('email', '!=', '').execute();
  await eraseMailsOfPropuestas(db, waiting);
  // Nobody is left who could be asked back.
  const nobody = { nombre: '', email: '', texto_version: '', clave: null, nota: null, estado: 'pendiente' } as const;
  for (const { id, titulo } of waiting)
    await db
      .updateTable('propuestas')
      .set({ ...nobody, busqueda: plain(titulo) })
      .where('id', '=', id)
      .execute();
}

/** Those that no server ever took count from when they were written. */
async function forgetMails(db: Db, before: string): Promise<void> {
  const old = await db
    .selectFrom('correos')
    .select('id')
    .where((eb) => eb(eb.fn.coalesce('enviado_en', 'creado_en'), '<', before))
    .execute();
  await eraseMails(db, old);
}

/** Who got a newsletter is of no use when it is old news; how many did stays with it. */
async function forgetMailsOfEnvios(db: Db, before: string): Promise<void> {
  await db
    .deleteFrom('correos')
    .where('envio_id', 'is not', null)
    .where((eb) => eb(eb.fn.coalesce('enviado_en', 'creado_en'), '<', before))
    .execute();
}

async function forgetBuyers(db: Db, unpaidBefore: string, paidBefore: string): Promise<void> {
  const rows = await db
    .selectFrom('pedidos')
    .select('id')
    .where('cliente_email', '!=', '')
    .where((eb) =>
      eb.or([
        eb.and([eb('pagado_en', 'is', null), eb('caduca_en', '<', unpaidBefore)]),
        eb('pagado_en', '<', paidBefore),
      ]),
    )
    .execute();
  await anonymisePedidos(
    db,
    rows.map(({ id }) => id),
  );
}

/** Invoices stay six whole years after their own, whoever asks for something else; the database lets none go sooner. */
function lastKeptDay(now: Date): string {
  return `${Number(todayInMadrid(now).slice(0, 4)) - 6}-01-01`;
}

/** The oldest of the chain first: what is left of it is still a chain. */
async function forgetFacturas(db: Db, keptFrom: string): Promise<void> {
  const kept = await db
    .selectFrom('registros_facturacion')
    .innerJoin('facturas', 'facturas.id', 'registros_facturacion.factura_id')
    .where((eb) =>
      eb.or([
        eb('facturas.fecha', '>=', keptFrom),
        // A younger one names it.
        eb.exists(
          eb
            .selectFrom('factura_enlaces')
            .select('factura_enlaces.id')
            .whereRef('factura_enlaces.otra_id', '=', 'facturas.id')
            .where('factura_enlaces.fecha', '>=', keptFrom),
        ),
      ]),
    )
    .select((eb) => eb.fn.min('registros_facturacion.id').as('first'))
    .executeTakeFirstOrThrow();
  const old = await db
    .selectFrom('facturas')
    .select(['id', 'fecha'])
    .where('fecha', '<', keptFrom)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('registros_facturacion')
            .select('registros_facturacion.id')
            .whereRef('registros_facturacion.factura_id', '=', 'facturas.id')
            .where('registros_facturacion.id', '>=', kept.first ?? Number.MAX_SAFE_INTEGER),
        ),
      ),
    )
    .orderBy('id')
    .limit(500)
    .execute();
  if (old.length === 0) return;
  const ids = old.map(({ id }) => id);
  await db.updateTable('correos').set({ factura_id: null }).where('factura_id', 'in', ids).execute();
  await db.deleteFrom('factura_enlaces').where('otra_id', 'in', ids).execute();
  const parts = ['registro_envios', 'registros_facturacion', 'factura_enlaces', 'factura_desglose'] as const;
  for (const table of [...parts, 'factura_palabras'] as const)
    await db.deleteFrom(table).where('factura_id', 'in', ids).execute();
  await db.deleteFrom('facturas').where('id', 'in', ids).execute();
  await sumDiasAnew(db, [...new Set(old.map(({ fecha }) => fecha))]);
}

/** Of days that lost invoices. */
async function sumDiasAnew(db: Db, dias: string[]): Promise<void> {
  await db.deleteFrom('facturas_por_dia').where('fecha', 'in', dias).execute();
  const counts = sql`not exists (select 1 from registros_facturacion r where r.factura_id = f.id and r.tipo = 'anulacion')
    and not exists (select 1 from factura_enlaces e where e.otra_id = f.id and e.tipo = 'sustituye' and not exists (
      select 1 from registros_facturacion a where a.factura_id = e.factura_id and a.tipo = 'anulacion'))`;
  await sql`insert into facturas_por_dia (fecha, tipo, iva, exenta, facturas, base_cents, cuota_cents)
    select f.fecha, f.tipo, d.iva, d.exenta,
      sum(case when d.id = (select min(o.id) from factura_desglose o where o.factura_id = f.id) then 1 else 0 end),
      sum(case when ${counts} then d.base_cents else 0 end), sum(case when ${counts} then d.cuota_cents else 0 end)
    from facturas f join factura_desglose d on d.factura_id = f.id
    where f.fecha in (${sql.join(dias)}) group by f.fecha, f.tipo, d.iva, d.exenta`.execute(db);
}

/** better-auth forgets a session or a code only when somebody comes with it; sessions hold addresses and browsers. */
async function forgetSessions(db: Db, now: string): Promise<void> {
  for (const table of ['session', 'verification'] as const)
    await db.deleteFrom(table).where('expiresAt', '<', now).execute();
}
