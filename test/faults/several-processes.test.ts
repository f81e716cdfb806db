/** Three processes sell from one PostgreSQL: what is paid once counts once, and the last unit is sold once. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#server/db/open.ts';
import { readSettings } from '#server/settings.ts';
import { httpAdmin } from '../e2e/http-admin.ts';
import { type RunningServer, startServer } from '../e2e/site-server.ts';
import { type PostgresServer, startPostgres } from '../harness/postgres-server.ts';
import { type StripeDouble, startStripeDouble } from '../harness/stripe-double.ts';

const cliente = {
  name: 'Lucía Ejemplo',
  phone: '600 000 000',
  address: 'Calle Mayor 3, 16001 Cuenca, Cuenca',
};

let postgres: PostgresServer;
let stripe: StripeDouble;
let sites: RunningServer[];
let dataDir: string;
let database: Database;
let shelf: { id_tienda: number; id_categoria: number };
let admin: Awaited<ReturnType<typeof httpAdmin>>;

beforeAll(async () => {
  [postgres, stripe] = await Promise.all([startPostgres(), startStripeDouble()]);
  dataDir = await mkdtemp(join(tmpdir(), 'varios-'));
  const env = {
    ...stripe.env,
    DATABASE_URL: `${postgres.url}/postgres`,
    DATA_DIR: dataDir,
    DEMO: 'off',
    // Every buyer comes from an address of their own.
    TRUST_PROXY: 'on',
  };
  sites = await Promise.all([startServer(env), startServer(env), startServer(env)]);
  database = openDatabase(readSettings(env));
  admin = await httpAdmin(sites[0]!.url);
  shelf = {
    id_tienda: idOf(await admin.post('create_tienda.php', { nombre: 'Alfarería' })),
    id_categoria: idOf(await admin.post('create_categoria_producto.php', { nombre: 'Barro' })),
  };
});

afterAll(async () => {
  await database?.close();
  await Promise.allSettled((sites ?? []).map((site) => site.stop()));
  await Promise.allSettled([stripe?.close(), postgres?.stop()]);
  await rm(dataDir, { recursive: true, force: true });
});

test('a change of the settings shows on every process within a second, on pages too', async () => {
  const read = async (site: RunningServer) => (await fetch(`${site.url}/`)).text();
  for (const site of sites) expect(await read(site)).toContain('Secretos de Cuenca');
  const started = Date.now();
  await admin.post('update_ajustes.php', { seccion: 'identidad', valores: { nombre: 'Secretos del Huécar' } });
  for (const site of sites) {
    await expect.poll(() => read(site), { interval: 20, timeout: 5000 }).toContain('Secretos del Huécar');
    expect(Date.now() - started).toBeLessThan(1000 + (site === sites[0] ? 0 : 1000));
  }
});

/** By webhook and success page: one confirmed order, one mail, stock taken once. */
test('200 confirmations at once are one order', async () => {
  const id = await shelve('Botijo', 10);
  const ordered = await order(0, id, 3);
  expect(ordered.status).toBe(200);
  stripe.pay(ordered.session_id);

  const statuses = await Promise.all(
    Array.from({ length: 200 }, async (_, n) => {
      if (n % 2 === 0) {
        const { body, headers } = stripe.notice('checkout.session.completed', ordered.session_id);
        return (await fetch(address(n, 'stripe_webhook.php'), { method: 'POST', body, headers })).status;
      }
      const query = `?session_id=${ordered.session_id}`;
      return (await fetch(address(n, 'handle_successful_payment.php') + query, { headers: from(n) })).status;
    }),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await stockOf(id)).toBe(7);

  const { db } = database;
  const { id: pedidoId, cod_pedido } = await db
    .selectFrom('pedidos')
    .select(['id', 'cod_pedido'])
    .where('session_id', '=', ordered.session_id)
    .executeTakeFirstOrThrow();
  const history = await db
    .selectFrom('pedido_historia')
    .select('estado')
    .where('pedido_id', '=', pedidoId)
    .orderBy('id')
    .execute();
  expect(history.map(({ estado }) => estado)).toEqual(['pendiente', 'pagado']);
  const mails = () =>
    db.selectFrom('correos').select(['intentos', 'enviado_en']).where('clave', 'like', `%${cod_pedido}`).execute();
  await expect
    .poll(async () => (await mails()).filter(({ enviado_en }) => enviado_en).length, { timeout: 20_000 })
    .toBe(2);
  // One to the buyer and one to the operator, each sent by one process in one go.
  expect((await mails()).map(({ intentos }) => intentos)).toEqual([1, 1]);
  expect(await readdir(join(dataDir, 'outbox'))).toHaveLength(2);
});

test('100 buyers for 10 units: 10 orders', async () => {
  const id = await shelve('Manta', 10);
  const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => order(n, id, 1)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(
    new Set(answers.filter(({ status }) => status !== 200).map(({ status, message }) => `${status} ${message}`)),
  ).toEqual(new Set(['409 «Manta» está agotado.']));
  expect(await stockOf(id)).toBe(0);
});

async function shelve(nombre: string, stock: number): Promise<number> {
  return idOf(await admin.post('create_producto.php', { ...shelf, nombre, precio: 10, stock }));
}

async function order(n: number, id: number, quantity: number) {
  const { origin } = new URL(address(n, ''));
  const response = await fetch(address(n, 'create_checkout_session.php'), {
    method: 'POST',
    headers: { ...from(n), origin, 'content-type': 'application/json' },
    body: JSON.stringify({ cliente: { ...cliente, email: `compra-${n}@example.com` }, articulos: [{ id, quantity }] }),
  });
  const body = (await response.json()) as { message: string; session_id: string };
  return { status: response.status, ...body };
}

/** The processes in turn. */
function address(n: number, call: string): string {
  return `${sites[n % sites.length]!.url}/api/${call}`;
}

function from(n: number): Record<string, string> {
  return { 'x-forwarded-for': `10.0.${Math.floor(n / 250)}.${n % 250}` };
}

async function stockOf(id: number): Promise<number | null> {
  return (await database.db.selectFrom('productos').select('stock').where('id', '=', id).executeTakeFirstOrThrow())
    .stock;
}

function idOf(reply: { message: string; data?: unknown }): number {
  const id = (reply.data as { id?: number } | undefined)?.id;
  if (!id) throw new Error(reply.message);
  return id;
}
