/** The process dies at any instant while orders are paid and given back: invoices, their chain and what the tax agency has of it. */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type AgenciaDouble, startAgenciaDouble } from '../../test/harness/agencia-double.ts';
import { type StripeDouble, startStripeDouble } from '../../test/harness/stripe-double.ts';
import { type Report, ratioOf } from './report.ts';
import { type Door, type DrillSite, openSite, until, type Visitor, withDb } from './site.ts';
import { anybody, shelve } from './writers.ts';

export const authority = join(import.meta.dirname, '../../test/harness/agencia/autoridad.pem');
export const titular = {
  ...{ nombre: 'Serranía Viva, S. L.', nif: '12345678Z', calle: 'Calle Mayor 3', codigo_postal: '16001' },
  ...{ localidad: 'Cuenca', provincia: 'Cuenca', email: 'hola@example.com', telefono: '', licencia: '' },
};
const calmMs = 5000;

interface Round {
  site: DrillSite;
  admin: Visitor;
  stripe: StripeDouble;
  productoId: number;
  isRunning: { now: boolean };
  /** How many payments and refunds the site said yes to. */
  yes: { now: number };
}

export async function facturasDrill(databaseEnv: Record<string, string>, kills: number): Promise<Report> {
  const stripe = await startStripeDouble();
  const agencia = await startAgenciaDouble();
  agencia.waitSeconds = 1;
  const env = { ...databaseEnv, ...stripe.env, ...agencia.env, NODE_EXTRA_CA_CERTS: authority };
  const site = await openSite(env);
  const yes = { now: 0 };
  try {
    await site.start();
    const admin = await site.admin();
    const productoId = await shelve(site, admin);
    await site.post('update_ajustes.php', { seccion: 'titular', valores: titular }, admin);
    const round = { site, admin, stripe, productoId, yes };
    const calm = { now: true };
    const working = Promise.all([
      buyAndGiveBack({ ...round, isRunning: calm }),
      buyAndGiveBack({ ...round, isRunning: calm }),
    ]);
    await wait(calmMs);
    calm.now = false;
    await working;
    const calmYes = yes.now;

    const started = Date.now();
    for (let n = 0; n < kills; n++) {
      const isRunning = { now: true };
      const before = yes.now;
      // Also while the agency answers: at once, late, or not at all.
      agencia.mode = n % 3 === 2 ? 'drop' : 'fine';
      agencia.delayMs = n % 5 === 4 ? 500 : 0;
      const working = Promise.all([buyAndGiveBack({ ...round, isRunning }), buyAndGiveBack({ ...round, isRunning })]);
      await until(async () => yes.now > before, 5);
      await wait(Math.random() * 700);
      isRunning.now = false;
      await site.kill();
      await working;
      await withDb(site, (db) => db.deleteFrom('meta').where('clave', '=', 'verifactu').execute());
      await site.start();
    }
    const stormySeconds = (Date.now() - started) / 1000;
    Object.assign(agencia, { mode: 'fine', delayMs: 0 });
    await repeatNotices(site, stripe);
    const { faults, summary } = await wrongInvoices(site, admin, { stripe, agencia });
    return {
      done: [`${kills} kills, ${yes.now} payments and refunds acknowledged`, summary],
      faults,
      ratio: ratioOf(
        (yes.now - calmYes) / stormySeconds,
        (calmYes / calmMs) * 1000,
        'payments and refunds/s, restarts included',
      ),
    };
  } finally {
    await site.kill().catch(() => {});
    await stripe.close();
    await agencia.close();
    await site.remove();
  }
}

/** The code of an order that was paid, where the site thanked for it. */
async function pay({ site, stripe, productoId }: Pick<Round, 'site' | 'stripe' | 'productoId'>) {
  const visitor = anybody();
  const cliente = {
    name: 'Ana Ruiz',
    email: 'ana@example.com',
    phone: '600000000',
    address: 'Calle Mayor 1, 16001 Cuenca',
  };
  const body = {
    cliente: { ...cliente, email: `ana-${Math.random()}@example.com` },
    articulos: [{ id: productoId, quantity: 1 }],
  };
  const ordered = await site.post('create_checkout_session.php', body, visitor);
  if (ordered?.status !== 200) return undefined;
  stripe.pay(ordered.body.session_id);
  const thanked = await site.get(`/api/handle_successful_payment.php?session_id=${ordered.body.session_id}`, visitor);
  if (thanked?.status !== 200) return undefined;
  const { pedido } = (await thanked.json()) as { pedido: { cod_pedido: string } };
  return pedido.cod_pedido;
}

async function buyAndGiveBack(round: Round): Promise<void> {
  const { site, admin, isRunning, yes } = round;
  for (let n = 0; isRunning.now; n++) {
    const paid = await pay(round);
    if (!paid) {
      await wait(20);
      continue;
    }
    yes.now++;
    if (n % 2 === 1) continue;
    const given = await site.post('reembolsar_pedido.php', { cod_pedido: paid, importe: 3 }, admin);
    if (given?.status === 200) yes.now++;
  }
}

/** As the provider does of what it had no answer to. */
export async function repeatNotices(site: Door, stripe: StripeDouble): Promise<void> {
  const paid = [...stripe.sessions.values()].filter(({ payment_status }) => payment_status === 'paid');
  const notices = [
    ...paid.map(({ id }) => stripe.notice('checkout.session.completed', id)),
    ...stripe.refunds.map(({ id }) => stripe.notice('refund.updated', id)),
  ];
  for (const { body, headers } of notices)
    await until(
      async () => (await fetch(`${site.url}/api/stripe_webhook.php`, { method: 'POST', body, headers })).ok,
      20,
    );
}

interface Doubles {
  stripe: StripeDouble;
  agencia: AgenciaDouble;
}

export async function wrongInvoices(
  site: Pick<DrillSite, 'get' | 'dataDir' | 'env'>,
  admin: Visitor,
  { stripe, agencia }: Doubles,
) {
  const faults: string[] = [];
  const isDone = () =>
    withDb(site, async (db) => {
      const open = await db.selectFrom('reembolsos').select('id').where('estado', '=', 'pedido').execute();
      const waiting = await db
        .selectFrom('registro_envios')
        .select('registro_id')
        .where('estado', '!=', 'aceptado')
        .execute();
      return open.length === 0 && waiting.length === 0;
    });
  if ((await until(isDone, 300)) === undefined) faults.push('refunds or records are still waiting');
  const chain = await (await site.get('/api/comprobar_cadena.php', admin))?.json();
  faults.push(...(chain?.data?.fallos ?? ['the chain was not checked']));
  const { facturas, refunds, paid, huellas } = await withDb(site, async (db) => ({
    facturas: await db
      .selectFrom('facturas')
      .select(['tipo', 'numero', 'pedido_id', 'reembolso_id'])
      .orderBy('id')
      .execute(),
    refunds: await db.selectFrom('reembolsos').select('id').where('estado', '=', 'hecho').execute(),
    paid: await db.selectFrom('pedidos').select('id').where('pagado_en', 'is not', null).execute(),
    huellas: await db.selectFrom('registros_facturacion').select('huella').orderBy('id').execute(),
  }));
  const invoices = facturas.filter(({ tipo }) => tipo === 'F2');
  const correctives = facturas.filter(({ tipo }) => tipo === 'R5');
  const compare = (what: string, one: unknown[], other: unknown[]) => {
    if (one.length !== other.length || new Set(one).size !== one.length || !one.every((each) => other.includes(each)))
      faults.push(`${what}: ${one.length} (${new Set(one).size} different), ${other.length} expected`);
  };
  compare(
    'invoices',
    invoices.map(({ pedido_id }) => pedido_id),
    paid.map(({ id }) => id),
  );
  compare(
    'correctives',
    correctives.map(({ reembolso_id }) => reembolso_id),
    refunds.map(({ id }) => id),
  );
  if (stripe.refunds.length !== refunds.length)
    faults.push(`${stripe.refunds.length} refunds at the provider, ${refunds.length} here`);
  for (const some of [invoices, correctives])
    if (some.some(({ numero }, index) => Number(numero.split('-')[1]) !== index + 1))
      faults.push('numbers do not follow each other');
  compare(
    'records at the agency',
    agencia.accepted,
    huellas.map(({ huella }) => huella),
  );
  faults.push(...agencia.faults);
  const summary = `${invoices.length} invoices, ${correctives.length} correctives, ${huellas.length} records in the chain, ${agencia.accepted.length} accepted by the agency in ${agencia.messages.length} messages, ${agencia.duplicates} came twice and were told apart`;
  return { faults, summary };
}
