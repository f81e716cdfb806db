/** The process dies at any instant, again and again (a thousand times: `npm run drill`). No payment is lost, none counts twice, no unit goes astray. */
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type CurrentAjustes, createAjustes } from '#areas/ajustes/current.server.ts';
import { checkChain } from '#areas/facturas/chain.server.ts';
import { createCertificates } from '#areas/facturas/verifactu/certificate.server.ts';
import { createSender, senderJob } from '#areas/facturas/verifactu/send.server.ts';
import { createPayments } from '#areas/tienda/pagos/payments.server.ts';
import { createSecrets } from '#server/auth/secrets.ts';
import { migrate } from '#server/db/migrate.ts';
import { type Database, openDatabase } from '#server/db/open.ts';
import { sweepAbandoned } from '#server/files.ts';
import { createMail } from '#server/mail/index.ts';
import { readSettings, type Settings } from '#server/settings.ts';
import { insertThing } from '#server/things/save-thing.ts';
import { createWorker } from '#server/work/worker.ts';
import { type AgenciaDouble, startAgenciaDouble } from '../harness/agencia-double.ts';
import { startStripeDouble } from '../harness/stripe-double.ts';

/** So many at least; a busy machine takes more of them to meet orders half-way. */
const kills = 9;
const initialStock = 1_000_000;

test('kills at random instants, until enough orders were met half-way', { timeout: 300_000 }, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'muerte-'));
  const stripe = await startStripeDouble();
  const agencia = await startAgenciaDouble();
  stripe.fate = () => (Math.random() < 0.7 ? 'pay' : 'expire');
  const env = { ...stripe.env, ...agencia.env, DATA_DIR: dataDir, SITE_URL: 'http://localhost:3000', DEMO: 'off' };
  const settings = readSettings(env);
  const database = openDatabase(settings);
  try {
    await migrate(database);
    const productoId = await shelve(database);
    await invoice(database);

    const arePaid = () => [...stripe.sessions.values()].filter(({ payment_status }) => payment_status === 'paid');
    // Otherwise this proves nothing.
    const isEnough = async () => arePaid().length > kills / 5 && (await count(database, 'pendiente')) > 0;
    for (let n = 0; n < kills || !(await isEnough()); n++) {
      await runAndKill(productoId, env, Math.random() * 200 * Math.ceil((n + 1) / kills));
      await expectWholeOrders(database, productoId);
    }

    // The next start: the sweeper asks about what was left open, and the provider repeats the notices it has no answer to.
    const ajustes = await createAjustes(database.db, () => {});
    const worker = createWorker(database.db);
    const secrets = createSecrets(database.db, 'la clave de un mostrador de pruebas');
    const mail = createMail(database.db, settings, ajustes, worker, () => secrets);
    const payments = createPayments({ db: database.db, ajustes, mail, settings, secrets, worker, changed() {} });
    await drain(database, payments.sweep);
    for (const session of stripe.sessions.values())
      if (session.payment_status === 'paid') {
        const { body, headers } = stripe.notice('checkout.session.completed', session.id);
        await payments.takeNotice(Buffer.from(body), new Headers(headers));
      }
    await expectWholeOrders(database, productoId);
    const paid = arePaid();
    const confirmed = await database.db
      .selectFrom('pedidos')
      .select('session_id')
      .where('estado', '=', 'pagado')
      .execute();
    expect(confirmed.map(({ session_id }) => session_id).sort()).toEqual(paid.map(({ id }) => id).sort());
    expect(await count(database, 'pendiente')).toBe(0);

    await expectInvoices(database, confirmed.length);
    await sendAll({ database, ajustes, settings, agencia });

    // Mails that a dead process was about to send are taken up again when its lease is over.
    await database.db
      .updateTable('correos')
      .set({ siguiente_en: new Date().toISOString() })
      .where('enviado_en', 'is', null)
      .execute();
    await mail.flush();
    const outbox = await readdir(join(dataDir, 'outbox'));
    expect(outbox.filter((name) => name.endsWith('.eml'))).toHaveLength(confirmed.length * 2);
    // Files that a kill left half-written go with the next day's sweep.
    await sweepAbandoned(dataDir, Date.now() + 2 * 3_600_000);
    expect(await readdir(join(dataDir, 'outbox'))).toHaveLength(confirmed.length * 2);
  } finally {
    await database.close();
    await stripe.close();
    await agencia.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});

async function shelve({ db }: Database): Promise<number> {
  const now = new Date().toISOString();
  const tienda_id = await insertThing(db, 'tienda', { nombre: 'Tienda', referencia: 'TIE-1' }, now);
  const categoria_id = await insertThing(db, 'categoria_producto', { nombre: 'Categoría' }, now);
  const texts = { referencia: 'PRO-1', nombre: 'Miel', slug: 'miel', imagenes_adicionales: '[]' };
  return insertThing(
    db,
    'producto',
    { ...texts, tienda_id, categoria_id, precio_cents: 690, iva: 10, stock: initialStock, activo: 1 },
    now,
  );
}

/** With the issuer known and VERI*FACTU on, every paid order has its invoice, and every record goes to the agency. */
async function invoice({ db }: Database): Promise<void> {
  const titular = { nombre: 'Serranía Viva, S. L.', nif: '12345678Z', calle: 'Calle Mayor 3', localidad: 'Cuenca' };
  const set = (seccion: string, valores: object) =>
    db
      .updateTable('ajustes')
      .set({ valores: JSON.stringify(valores) })
      .where('seccion', '=', seccion)
      .execute();
  await set('titular', titular);
  await set('facturacion', { verifactu: 'production' });
}

/** As many as paid orders, one after the other, each with its record in the chain. */
async function expectInvoices({ db }: Database, paid: number): Promise<void> {
  const facturas = await db.selectFrom('facturas').select(['numero', 'pedido_id']).orderBy('id').execute();
  expect(facturas.map(({ numero }) => Number(numero.split('-')[1]))).toEqual(facturas.map((_, index) => index + 1));
  expect([facturas.length, new Set(facturas.map(({ pedido_id }) => pedido_id)).size]).toEqual([paid, paid]);
  expect(await checkChain(db)).toEqual({ registros: paid, fallos: [], avisos: [] });
}

/** Answers get lost, twice; in the end the agency has accepted each record once. */
async function sendAll(means: {
  database: Database;
  ajustes: CurrentAjustes;
  settings: Settings;
  agencia: AgenciaDouble;
}): Promise<void> {
  const { database, ajustes, settings, agencia } = means;
  const { db } = database;
  const worker = createWorker(db);
  const certificates = createCertificates(createSecrets(db, 'clave'), settings.verifactu);
  createSender({ db, ajustes, settings, certificates, worker, changed() {} });
  for (const mode of ['drop', 'half', 'drop', 'fine'] as const) {
    agencia.mode = mode;
    await db.deleteFrom('meta').where('clave', '=', 'verifactu').execute();
    await worker.finish(senderJob);
  }
  await worker.stop();
  const sent = await db
    .selectFrom('registro_envios')
    .innerJoin('registros_facturacion', 'registros_facturacion.id', 'registro_envios.registro_id')
    .select(['huella', 'estado'])
    .orderBy('registro_id')
    .execute();
  expect(new Set(sent.map(({ estado }) => estado))).toEqual(new Set(['aceptado']));
  expect(agencia.accepted).toEqual(sent.map(({ huella }) => huella));
  expect(agencia.faults).toEqual([]);
}

async function runAndKill(productoId: number, env: Record<string, string>, afterMs: number): Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'counter-child.ts'), String(productoId)], {
    env: { ...env, NODE_NO_WARNINGS: '1', NODE_COMPILE_CACHE: 'node_modules/.cache/compiled' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk;
  });
  const dead = new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)));
  await Promise.race([new Promise((resolve) => child.stdout.once('data', resolve)), dead]);
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  child.kill('SIGKILL');
  expect(await dead, complaints).toBe('SIGKILL');
}

/** At every instant: an order is all there or not at all, and every unit is on the shelf or in an order. */
async function expectWholeOrders({ db }: Database, productoId: number): Promise<void> {
  const { rows } = await sql<{
    estado: string;
    confirmed: number;
    mails: number;
    units: number;
    lines: number;
    how_many: number;
  }>`
    select estado, confirmed, mails, lines, sum(units) as units, count(*) as how_many from (
      select p.estado,
        (select count(*) from pedido_historia h where h.pedido_id = p.id and h.estado = 'pagado') as confirmed,
        (select count(*) from correos c where c.clave like '%' || p.cod_pedido) as mails,
        (select count(*) from pedido_articulos a where a.pedido_id = p.id) as lines,
        (select coalesce(sum(a.cantidad), 0) from pedido_articulos a where a.pedido_id = p.id and a.reservado = 1) as units
      from pedidos p) as orders
    group by estado, confirmed, mails, lines`.execute(db);
  for (const row of rows) {
    const isPaid = row.estado === 'pagado';
    expect(row).toMatchObject({ confirmed: isPaid ? 1 : 0, mails: isPaid ? 2 : 0, lines: 1 });
    if (row.estado === 'caducado' || row.estado === 'cancelado') expect(row.units).toBe(0);
  }
  const { stock } = await db
    .selectFrom('productos')
    .select('stock')
    .where('id', '=', productoId)
    .executeTakeFirstOrThrow();
  expect(initialStock - stock!).toBe(rows.reduce((sum, { units }) => sum + units, 0));
}

async function count({ db }: Database, estado: 'pendiente'): Promise<number> {
  const rows = await db.selectFrom('pedidos').select('id').where('estado', '=', estado).execute();
  return rows.length;
}

/** The sweeper takes so many at a time. */
async function drain(database: Database, sweep: (now: Date) => Promise<void>): Promise<void> {
  for (let n = 0; n < 50 && (await count(database, 'pendiente')) > 0; n++)
    await sweep(new Date(Date.now() + 3_600_000));
}
