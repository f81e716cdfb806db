/** Requests made from the OpenAPI document, with valid, odd and hostile values, in every role. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { sql } from 'kysely';
import { createApp } from '#app.server.ts';
import { loadDemo } from '#demo/load.ts';
import type { App } from '#server/app.ts';
import { createHttpApp } from '#server/http/http.ts';
import { readSettings } from '#server/settings.ts';
import { thingOf, tipos } from '#things.ts';
import { roles } from '#values/rol.ts';
import { startStripeDouble } from '../../test/harness/stripe-double.ts';
import { anywhere, createPeople, type Fetch, origin, password, type Who } from './people.ts';
import { type Report, ratioOf } from './report.ts';
import { type Operation, operationsOf, requestOf, valuesOf } from './requests-values.ts';
import { createOwn } from './worst-own.ts';

/** They end the very session they are made with; sign-in is limited on purpose. */
const left = new Set(['logout.php', 'sign_out_everywhere.php', 'change_password.php', 'login.php']);
/** Answers when the copy is made, or after some seconds of waiting for it. */
const waitsOnPurpose = 'create_copia.php';
const slowMs = 1000;
/** Of what it was before. */
const mostMemory = 1.1;

interface Seen {
  requests: number;
  slowest: number;
  slowestName: string;
  /** Slower than allowed, but not when they were asked again. */
  slowOnce: number;
  statuses: Map<number, number>;
}

/** `restMs`: how long after the last of them its memory is looked at. */
export async function requestsDrill(
  databaseEnv: Record<string, string>,
  requests: number,
  restMs: number,
): Promise<Report> {
  const dataDir = await mkdtemp(join(tmpdir(), 'simulacro-'));
  const stripe = await startStripeDouble();
  const env = { DATA_DIR: dataDir, SITE_URL: origin, ADMIN_PASSWORD: password, ...stripe.env, PICTURES_AHEAD: 'off' };
  // What the hostile ones make it say is nobody's business.
  const { error, log } = console;
  Object.assign(console, { error() {}, log() {} });
  // A password is checked slowly on purpose: that is not what is measured here.
  const app = await createApp({ ...readSettings({ ...env, ...databaseEnv }), passwordCost: 10 });
  try {
    await app.auth.ensureAdmin();
    // Something to ask for, to change and to spoil.
    await loadDemo(app, () => {});
    const http = createHttpApp(app, async () => new Response('page'));
    const ask: Fetch = (path, init) =>
      Promise.resolve(http.fetch(new Request(origin + path, init), { incoming: anywhere() }));
    const operations = operationsOf(await (await ask('/api/openapi.json', {})).json()).filter(
      ({ name }) => !left.has(name),
    );
    const people = createPeople(app, ask);
    const own = await createOwn(app);
    const everybody: Who[] = [...roles, 'nadie'];
    const runs = Math.max(1, Math.round(requests / operations.length / everybody.length));
    const seen: Seen = { requests: 0, slowest: 0, slowestName: '', slowOnce: 0, statuses: new Map() };
    const faults: string[] = [];
    const tryAll = async (numRuns: number) => {
      for (const operation of operations)
        for (const who of everybody) {
          const property = fc.asyncProperty(valuesOf(operation, own.of(operation.name)), async (input) => {
            await own.tidy(operation.name);
            await tryOne(app, ask, operation, input, await people.cookieOf(who), seen);
          });
          await fc.assert(property, { numRuns, endOnFailure: true }).catch((error: Error) => {
            const cause = error.cause instanceof Error ? error.cause.message : '';
            faults.push(`${operation.name} as ${who}: ${cause} ${error.message.replace(/\s+/g, ' ').slice(0, 300)}`);
          });
          await people.look(who);
        }
    };
    // Once each: what is made at the first use is there for good.
    await tryAll(1);
    const [before, memoryBefore] = [await ordinaryMs(ask), memoryMb()];
    await tryAll(runs);
    const memoryAtOnce = memoryMb();
    await wait(restMs);
    // What the worker of a running site does every few seconds: addresses of a minute ago are forgotten.
    await app.contador.flush();
    const memory = memoryMb();
    if (memory > memoryBefore * mostMemory) faults.push(`memory: ${memoryBefore} MB before, ${memory} MB afterwards`);
    const statuses = [...seen.statuses].sort(([one], [other]) => one - other).map(([status, n]) => `${status}: ${n}`);
    return {
      done: [
        `${seen.requests} requests to ${operations.length} calls as ${everybody.join(', ')}; ${statuses.join(', ')}`,
        `5xx: ${[...seen.statuses].filter(([status]) => status >= 500).reduce((sum, [, n]) => sum + n, 0)}; taken (2xx): ${seen.statuses.get(200) ?? 0}`,
        `memory in use: ${memoryBefore} MB before, ${memoryAtOnce} MB at the end, ${memory} MB ${restMs / 1000} s afterwards`,
        `slowest answer: ${Math.round(seen.slowest)} ms (${seen.slowestName}); slower than ${slowMs} ms once and not when repeated: ${seen.slowOnce}`,
      ],
      faults,
      ratio: ratioOf(await ordinaryMs(ask), before, 'ms of an ordinary read afterwards'),
    };
  } finally {
    Object.assign(console, { error, log });
    await app.close();
    await stripe.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** No 5xx, no long wait, and what is refused has changed nothing. */
async function tryOne(
  app: App,
  ask: Fetch,
  operation: Operation,
  input: Record<string, unknown>,
  cookie: string,
  seen: Seen,
): Promise<void> {
  const send = async () => {
    const started = performance.now();
    const response = await ask(...requestOf(origin, operation, input, cookie));
    const begun = performance.now() - started;
    await response.arrayBuffer();
    // The archive of everything is written while it is sent: what counts is when it begins.
    const isArchive = response.headers.get('content-type') === 'application/zip';
    const ms = isArchive ? begun : performance.now() - started;
    return { status: response.status, ms: operation.name === waitsOnPurpose ? 0 : ms };
  };
  const before = operation.method === 'post' ? await contentsOf(app) : '';
  const { status, ms } = await send();
  seen.requests++;
  seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1);
  if (status >= 500) throw new Error(`${status}`);
  if (before && status >= 400 && (await contentsOf(app)) !== before) throw new Error(`${status} and stored`);
  if (ms > seen.slowest) Object.assign(seen, { slowest: ms, slowestName: operation.name });
  if (ms <= slowMs) return;
  // The machine may have been busy with something else.
  const again = [await send(), await send()];
  if (again.every((one) => one.ms > slowMs)) throw new Error(`${Math.round(ms)} ms`);
  seen.slowOnce++;
}

/** What is still held on to, once what is not has been cleared away. */
function memoryMb(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, external } = process.memoryUsage();
  return Math.round((heapUsed + external) / 1024 / 1024);
}

/** The middle one of many. */
async function ordinaryMs(ask: Fetch): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < 101; n++) {
    const started = performance.now();
    await (await ask('/api/get_categories.php', { headers: { 'sec-fetch-site': 'same-origin' } })).arrayBuffer();
    times.push(performance.now() - started);
  }
  return times.sort((one, other) => one - other)[50]!;
}

/** How many things there are, and how often they were changed. */
async function contentsOf({ db }: App): Promise<string> {
  const tables = [...new Set(tipos.map((tipo) => thingOf(tipo).table))];
  const counted = tables.map((table) => sql`select count(*) as n, sum(version) as v from ${sql.table(table)}`);
  const others = ['pedidos', 'suscriptores', 'mensajes', 'user', 'papelera', 'correos'];
  counted.push(...others.map((table) => sql`select count(*) as n, 0 as v from ${sql.table(table)}`));
  const { rows } = await sql<object>`${sql.join(counted, sql` union all `)}`.execute(db);
  return JSON.stringify(rows);
}
