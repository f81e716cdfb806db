/**
 * Three machines whose clocks differ, two proxies, a PostgreSQL with its standby, a bucket: one after the other goes away
 * while people read, write and pay.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { type AgenciaDouble, startAgenciaDouble } from '../../test/harness/agencia-double.ts';
import { type BucketDouble, startBucketDouble } from '../../test/harness/bucket-double.ts';
import { freePort } from '../../test/harness/free-port.ts';
import { type SmtpDouble, type SmtpMail, startSmtpDouble } from '../../test/harness/smtp-double.ts';
import { type StripeDouble, startStripeDouble } from '../../test/harness/stripe-double.ts';
import { layWire, type Wire } from '../../test/harness/wire.ts';
import { begin, subscribe } from './boletin.ts';
import { type Crowd, nothingSeen, openCrowd, openDoor } from './crowd.ts';
import { authority, repeatNotices, titular, wrongInvoices } from './facturas.ts';
import { type PostgresPair, startPostgresPair } from './postgres-pair.ts';
import { type FrontProxy, startProxy } from './proxy.ts';
import { buildRelease, codeOf } from './release.ts';
import { type Report, ratioOf } from './report.ts';
import { type DrillSite, openSite, until, type Visitor, withDb } from './site.ts';
import { missing, nothingPromised, shelve } from './writers.ts';

/** How far the clock of each machine is from the true one. */
const clocks = [0, 20, -7];
const shiftedClock = new URL('../../test/harness/shift-clock.ts', import.meta.url).href;
const watchMs = 500;
const readers = 300;
const calmMs = 10_000;
/** How old a page may be: at once where all is well, as long as a shared cache may keep it where machines do not hear each other. */
const atOnceMs = 2000;
const promiseMs = 30_000;
const settleSeconds = 180;

interface Machines {
  machines: DrillSite[];
  /** From each machine to the database. */
  wires: Wire[];
  proxies: FrontProxy[];
  pair: PostgresPair;
  bucket: BucketDouble;
  stripe: StripeDouble;
  agencia: AgenciaDouble;
  post: SmtpDouble;
  /** The folder of the release that comes after this one. */
  next: string;
  /** Where the database is now. */
  databaseUrl: string;
}

interface Phase {
  name: string;
  allowedMs: number;
  /** Which writes may be refused meanwhile. */
  mayRefuse?: RegExp;
  /** What is on its way through a proxy that dies has no answer. */
  mayBreak?: true;
  /** A page of the release before may find its code gone. */
  maySleep?: true;
  work(place: Machines): Promise<void>;
}

const phases: Phase[] = [
  { name: 'a proxy dies and comes back', allowedMs: atOnceMs, mayBreak: true, work: loseProxy },
  { name: 'the bucket goes away', allowedMs: atOnceMs, mayRefuse: /^upload_image/, work: loseBucket },
  { name: 'a machine is cut off from the database', allowedMs: promiseMs, mayRefuse: /./, work: cutMachine },
  { name: 'the database dies, its standby takes over', allowedMs: promiseMs, mayRefuse: /./, work: failOver },
  { name: 'the machines get the next release one by one', allowedMs: atOnceMs, maySleep: true, work: upgradeAll },
];

export async function machinesDrill(env: Record<string, string>, rounds: number): Promise<Report> {
  if (!env.DATABASE_URL) return { done: ['not for SQLite: it is for one machine'], faults: [], ratio: '—' };
  const folder = await mkdtemp(join(tmpdir(), 'maquinas-'));
  const place = await furnish(folder);
  const { machines, proxies, stripe } = place;
  try {
    const started = Date.now();
    for (const machine of machines) await machine.start();
    for (const proxy of proxies) proxy.backends = machines.map(({ url }) => Number(new URL(url).port));
    const origin = proxies[0]!.url;
    const admin = await machines[0]!.admin(origin);
    const early = openDoor({ proxies, origin }, nothingSeen);
    const productoId = await shelve(early, admin);
    await early.post('update_ajustes.php', { seccion: 'titular', valores: titular }, admin);
    await subscribe({ dataDir: folder }, { DATABASE_URL: place.databaseUrl }, readers);
    for (const { url } of machines)
      for (const path of ['/', '/historia', '/tienda', '/libros']) await (await fetch(url + path)).text();
    const done = [
      `three machines, started within ${((Date.now() - started) / 1000).toFixed(0)} s, clocks ${clocks.join(', ')} s`,
    ];
    const faults: string[] = [];
    const before = await releasesOf(machines);
    const crowd = openCrowd({ proxies, origin, stripe, promised: nothingPromised() }, admin, productoId);
    const calm = await watch(crowd, { name: 'undisturbed', allowedMs: atOnceMs, work: () => wait(calmMs) }, place);
    done.push(calm.summary);
    faults.push(...calm.faults);
    await begin(crowd.door, admin);
    let [reads, seconds] = [0, 0];
    for (let round = 0; round < rounds; round++)
      for (const phase of phases) {
        // There is one standby.
        if (round > 0 && phase.work === failOver) continue;
        const { seen, summary, ...took } = await watch(crowd, phase, place);
        done.push(summary);
        faults.push(...took.faults);
        reads += seen.reads;
        seconds += took.seconds;
      }
    await crowd.leave();
    done.push(`the proxies had to ask another machine ${proxies.reduce((sum, { turned }) => sum + turned, 0)} times`);
    const upgrade = await wrongReleases(place, before);
    const end = await lookBack(place, crowd, admin);
    return {
      done: [...done, upgrade.summary, ...end.done],
      faults: [...faults, ...upgrade.faults, ...end.faults],
      ratio: ratioOf(reads / seconds, calm.seen.reads / calm.seconds, 'pages/s'),
    };
  } finally {
    await clearAway(place);
    await rm(folder, { recursive: true, force: true });
  }
}

async function furnish(folder: string): Promise<Machines> {
  const next = await buildRelease(folder, 1);
  const pair = await startPostgresPair();
  const [bucket, stripe, agencia, post] = await Promise.all([
    startBucketDouble(),
    startStripeDouble(),
    startAgenciaDouble(),
    startSmtpDouble(),
  ]);
  agencia.waitSeconds = 1;
  const proxies = [await startProxy(watchMs), await startProxy(watchMs)];
  const wires = await Promise.all(clocks.map(() => layWire(pair.url)));
  const machines = await Promise.all(
    clocks.map(async (seconds, n) =>
      openSite(
        {
          ...{ ...bucket.env, ...stripe.env, ...agencia.env, NODE_EXTRA_CA_CERTS: authority },
          ...{ SMTP_URL: post.url, MAIL_PER_MINUTE: '300', SECRET_KEY: 'la-misma-clave-en-las-tres-máquinas' },
          ...{ SITE_URL: proxies[0]!.url, DATABASE_URL: wires[n]!.url, PORT: String(await freePort()) },
          ...{ NODE_OPTIONS: `--import ${shiftedClock}`, CLOCK_SHIFT_DAYS: String(seconds / 86_400) },
        },
        join(folder, `maquina-${n + 1}`),
      ),
    ),
  );
  return { machines, wires, proxies, pair, bucket, stripe, agencia, post, next, databaseUrl: pair.url };
}

async function clearAway({ machines, wires, proxies, pair, bucket, stripe, agencia, post }: Machines): Promise<void> {
  await Promise.allSettled(machines.map((machine) => machine.kill()));
  await Promise.allSettled([...proxies, ...wires, bucket, stripe, agencia, post].map((each) => each.close()));
  await pair.stop();
}

/** What people saw while it happened. */
async function watch(crowd: Crowd, phase: Phase, place: Machines) {
  const { name, allowedMs, mayRefuse, mayBreak, maySleep } = phase;
  const seen = crowd.look();
  const started = performance.now();
  await phase.work(place);
  await crowd.answered();
  const seconds = (performance.now() - started) / 1000;
  const refused = [...seen.refused].map(([what, count]) => `${count} refused: ${what}`);
  const parts = [
    `${seen.reads} pages and pictures read, ${seen.failed.length} failed, ${Math.round(seen.oldestMs)} ms old at most${seen.markedOld > 0 ? `, ${seen.markedOld} marked as old` : ''}`,
    `${seen.yes} writes acknowledged (the slowest answer after ${(seen.slowestMs / 1000).toFixed(1)} s)`,
    ...refused,
    ...(seen.broken > 0 ? [`${seen.broken} without an answer`] : []),
    ...(seen.asleep > 0 ? [`the code of ${seen.asleep} pages was gone`] : []),
  ];
  const faults = [...seen.failed, ...seen.wrong].map((fault) => `${name}: ${fault}`);
  if (seen.oldestMs > allowedMs) faults.push(`${name}: a page was ${Math.round(seen.oldestMs)} ms old`);
  if (seen.yes === 0) faults.push(`${name}: nothing was written`);
  for (const what of seen.refused.keys()) if (!mayRefuse?.test(what)) faults.push(`${name}: refused ${what}`);
  if (seen.broken > 0 && !mayBreak) faults.push(`${name}: ${seen.broken} writes without an answer`);
  if (seen.asleep > 0 && !maySleep) faults.push(`${name}: the code of ${seen.asleep} pages was gone`);
  return { seen, seconds, faults, summary: `${name} (${seconds.toFixed(0)} s): ${parts.join('; ')}` };
}

async function loseProxy({ proxies }: Machines): Promise<void> {
  await proxies[1]!.close();
  await wait(3000);
  await proxies[1]!.open();
  await wait(2000);
}

async function loseBucket({ bucket }: Machines): Promise<void> {
  bucket.isDown = true;
  await wait(6000);
  bucket.isDown = false;
  await wait(2000);
}

/** Without a word: what it has under way is never heard of again, at neither end. */
async function cutMachine({ machines, wires }: Machines): Promise<void> {
  const [machine, wire] = [machines[2]!, wires[2]!];
  wire.mode = 'held';
  wire.freeze();
  await wait(22_000);
  wire.mode = 'fine';
  await isWell(machine);
  await wait(2000);
}

async function failOver(place: Machines): Promise<void> {
  const { machines, wires, pair } = place;
  await pair.crash();
  await wait(3000);
  place.databaseUrl = await pair.promote();
  for (const wire of wires) {
    wire.aim(place.databaseUrl);
    wire.cut();
  }
  await Promise.all(machines.map(isWell));
  await wait(3000);
}

/** The others go on under the release before, on tables that the first has migrated. */
async function upgradeAll({ machines, next }: Machines): Promise<void> {
  for (const machine of machines) {
    await machine.stop();
    await machine.start(next);
    await wait(1000);
  }
}

/** What each machine says that it runs, and the code that its pages ask for. */
async function releasesOf(machines: DrillSite[]) {
  return Promise.all(
    machines.map(async (machine) => {
      const { version }: { version: string } = await (await machine.get('/api/health'))!.json();
      const code = codeOf(await (await machine.get('/'))!.text());
      return { version, code, isThere: (await machine.get(code))?.status === 200 };
    }),
  );
}

async function wrongReleases({ machines, databaseUrl }: Machines, before: Awaited<ReturnType<typeof releasesOf>>) {
  const was = before[0]!;
  const now = await releasesOf(machines);
  const faults = now.flatMap(({ version, code, isThere }, n) =>
    version === was.version || code === was.code || !isThere ? [`machine ${n + 1} runs ${version} with ${code}`] : [],
  );
  const { rows } = await withDb({ dataDir: '', env: { DATABASE_URL: databaseUrl } }, (db) =>
    sql<{ count: number }>`select count(*) from articulos where entrega_1 = 1`.execute(db),
  );
  const { version, code } = now[0]!;
  const summary = `${was.version} with ${was.code} became ${version} with ${code}, its migration seen in ${rows[0]!.count} articles`;
  return { faults, summary };
}

async function isWell(machine: DrillSite): Promise<void> {
  const healed = await until(async () => (await machine.get('/api/health'))?.status === 200, 30);
  if (healed === undefined) throw new Error('a machine is not well 30 s after');
}

/** Everything that was promised, on every machine's behalf. */
async function lookBack(place: Machines, { door, promised }: Crowd, admin: Visitor) {
  const { stripe, agencia, post, databaseUrl } = place;
  const stored = { dataDir: '', env: { DATABASE_URL: databaseUrl } };
  await repeatNotices(door, stripe);
  const faults = await missing(door, admin, promised);
  const invoices = await wrongInvoices({ ...stored, get: door.get }, admin, { stripe, agencia });
  const sessions = [...stripe.sessions.values()].filter(({ payment_status }) => payment_status === 'paid').length;
  const { paid } = await withDb(stored, (db) =>
    db
      .selectFrom('pedidos')
      .select((of) => of.fn.countAll<number>().as('paid'))
      .where('pagado_en', 'is not', null)
      .executeTakeFirstOrThrow(),
  );
  if (paid !== sessions) faults.push(`${sessions} payments at the provider, ${paid} paid orders here`);
  const isSent = () =>
    withDb(stored, async (db) => {
      const waiting = await db.selectFrom('correos').select('id').where('enviado_en', 'is', null).execute();
      return waiting.length === 0;
    });
  if ((await until(isSent, settleSeconds)) === undefined) faults.push('mails are still waiting');
  const mails = wrongMails(post.taken, paid, promised.mensajes.size);
  return {
    done: [
      `looked at afterwards: ${promised.articulos.size} articles, ${promised.pictures.size} pictures, ${promised.paid.size} payments and ${promised.mensajes.size} messages`,
      invoices.summary,
      mails.summary,
    ],
    faults: [...faults, ...invoices.faults, ...mails.faults],
  };
}

/** Each has its mail, and nobody the same one under two Message-IDs. */
function wrongMails(taken: SmtpMail[], paid: number, mensajes: number) {
  const faults: string[] = [];
  const idsOf = new Map<string, Set<string>>();
  for (const { to, subject, id } of taken) {
    const mail = `${to} «${subject}»`;
    idsOf.set(mail, (idsOf.get(mail) ?? new Set()).add(id));
  }
  const own = [...idsOf].filter(([mail]) => /^(ana|lectora|mensaje)/.test(mail));
  for (const [mail, ids] of own) if (ids.size > 1) faults.push(`${mail} came as ${ids.size} mails`);
  const toBuyers = new Set(own.filter(([mail]) => mail.startsWith('ana')).map(([mail]) => mail.split(' ')[0])).size;
  const toReaders = own.filter(([mail]) => mail.startsWith('lectora')).length;
  if (toBuyers < paid) faults.push(`${paid} paid, ${toBuyers} were written to`);
  if (toReaders !== readers) faults.push(`${toReaders} of ${readers} readers got the newsletter`);
  const unique = [...idsOf.values()].reduce((sum, ids) => sum + ids.size, 0);
  const summary = `${unique} mails (${toBuyers} buyers, ${toReaders} of ${readers} readers of a newsletter, ${mensajes} messages), ${taken.length - unique} of them twice under the same Message-ID`;
  return { faults, summary };
}
