/** No call and no page holds the event loop for long, whatever it is given that it accepts: the longest of each, measured. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '#app.server.ts';
import { calls } from '#calls.server.ts';
import { loadDemo } from '#demo/load.ts';
import type { Call } from '#server/api/call.ts';
import { maxBody } from '#server/api/input.ts';
import { createHttpApp } from '#server/http/http.ts';
import { readSettings } from '#server/settings.ts';
import { roles } from '#values/rol.ts';
import { startStripeDouble } from '../../test/harness/stripe-double.ts';
import { createLoopMeter } from './loop-meter.ts';
import { anywhere, createPeople, type Fetch, origin, password, type Who } from './people.ts';
import type { Report } from './report.ts';
import { type Operation, operationsOf, requestOf } from './requests-values.ts';
import { worstFiles } from './worst-files.ts';
import { startOutside } from './worst-outside.ts';
import { createOwn } from './worst-own.ts';
import { measurePages } from './worst-pages.ts';
import { allAtOnce, usualInputs, worstInputs } from './worst-values.ts';

/** What nobody notices who is waiting for something else. */
export const mostMs = 50;
const shown = 12;
/** Whoever may make the call takes the same way; whoever may not is refused before anything is read. */
const forOthers = ['letters', 'attributes', 'tables'];

/** The longest that one call or page held the loop, and with what. */
export interface Held {
  name: string;
  ms: number;
  what: string;
}

interface Measured {
  held: Held[];
  /** How many calls took what their worst was made from, and which did not. */
  accepted: number;
  unheard: string[];
}

export async function worstDrill(given: Record<string, string>, only?: string): Promise<Report> {
  // Two sites, one after the other, over the same PostgreSQL.
  const databaseEnv = { ...given, SECRET_KEY: randomBytes(32).toString('base64url') };
  const none = { held: [], accepted: 0, unheard: [] };
  const calls: Measured = only === 'pages' ? none : await measureCalls(databaseEnv, only);
  const pages = !only || only === 'pages' ? await measurePages(databaseEnv) : [];
  const held = [...calls.held, ...pages];
  const longest = held.sort((one, other) => other.ms - one.ms);
  return {
    done: [
      `${held.length} calls and pages with the worst they accept (${calls.accepted} of ${calls.held.length} calls took what it was made from); the longest that each held the event loop:`,
      ...longest.slice(0, shown).map(inWords),
      `refused whatever was tried: ${calls.unheard.join(', ')}`,
    ],
    faults: longest.filter(({ ms }) => ms > mostMs).map(inWords),
    ratio: `${Math.round(longest[0]?.ms ?? 0)} (ms at most; ${mostMs} are allowed)`,
  };
}

function inWords({ name, ms, what }: Held): string {
  return `${ms.toFixed(0)} ms: ${name} (${what})`;
}

async function measureCalls(databaseEnv: Record<string, string>, only: string | undefined): Promise<Measured> {
  const dataDir = await mkdtemp(join(tmpdir(), 'simulacro-'));
  const stripe = await startStripeDouble();
  const env = { DATA_DIR: dataDir, SITE_URL: origin, ADMIN_PASSWORD: password, PICTURES_AHEAD: 'off', ...stripe.env };
  const { error, log } = console;
  Object.assign(console, { error() {}, log() {} });
  const app = await createApp({ ...readSettings({ ...env, ...databaseEnv }), passwordCost: 10 });
  try {
    await app.auth.ensureAdmin();
    await loadDemo(app, () => {});
    const http = createHttpApp(app, async () => new Response('page'));
    const ask: Fetch = (path, init) =>
      Promise.resolve(http.fetch(new Request(origin + path, init), { incoming: anywhere() }));
    const operations = operationsOf(await (await ask('/api/openapi.json', {})).json());
    const people = createPeople(app, ask);
    const [own, outside] = [await createOwn(app), await startOutside(app)];
    const meter = createLoopMeter();
    const held: Held[] = [];
    const unheard: string[] = [];
    let accepted = 0;
    for (const operation of operations.filter(({ name }) => !only || new RegExp(only).test(name)).sort(inOrder)) {
      const worst: Held = { name: operation.name, ms: 0, what: '' };
      const call = (calls as Record<string, Call>)[operation.name]!;
      const bytes = maxBody(call, 'application/json');
      const tryOne = async (who: Who, what: string, request: [string, RequestInit]) => {
        const ms = await measure(meter, ask, request, worst.ms, () => own.tidy(operation.name));
        if (ms > worst.ms) Object.assign(worst, { ms, what: `${who}, ${what}` });
      };
      const strongest = call.access === 'public' ? 'nadie' : 'administrador';
      const usual = await acceptedOf(operation, own.of(operation.name), (input) =>
        people.cookieOf(strongest).then((cookie) => ask(...requestOf(origin, withoutFile(operation), input, cookie))),
      );
      if (usual.isAccepted) accepted++;
      else unheard.push(operation.name);
      const asked = outside.addressesFor(operation.name).map((url) => ({ what: url, input: { ...usual.input, url } }));
      for (const { what, input } of [...worstInputs(operation, bytes, usual.input), ...asked]) {
        const request = requestOf(origin, withoutFile(operation), input, await people.cookieOf(strongest));
        await tryOne(strongest, what, request);
        // What visitors are answered is put into their language where it leaves.
        if (call.access === 'public' && operation.method === 'get' && /^(?:in order|all)/.test(what))
          await tryOne(strongest, `in English, ${what}`, [`${request[0]}&idioma=en`, request[1]]);
      }
      for (const [what, request] of operation.method === 'post' ? bodies(operation, bytes) : [])
        await tryOne(strongest, what, withCookie(request, await people.cookieOf(strongest)));
      for await (const { what, request } of worstFiles(
        origin,
        operation,
        call,
        await people.cookieOf(strongest),
        usual.input,
      ))
        await tryOne(strongest, what, request);
      await people.look(strongest);
      for (const who of [...roles, 'nadie' as const].filter((who) => who !== strongest)) {
        for (const { what, input } of allAtOnce(fieldsOf(operation), Math.min(bytes, 60_000), forOthers))
          await tryOne(who, what, requestOf(origin, withoutFile(operation), input, await people.cookieOf(who)));
        await people.look(who);
      }
      held.push(worst);
    }
    outside.close();
    return { held, accepted, unheard };
  } finally {
    Object.assign(console, { error, log });
    await app.close();
    await stripe.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Something that the call takes, to change one thing of it: what is refused at once says nothing of the rest. */
async function acceptedOf(
  operation: Operation,
  own: Record<string, unknown>,
  send: (input: Record<string, unknown>) => Promise<Response>,
): Promise<{ input: Record<string, unknown>; isAccepted: boolean }> {
  const tried = usualInputs(operation).map((input) => withOwn(input, own));
  for (const input of tried) {
    const response = await send(input);
    await response.arrayBuffer();
    if (response.ok) return { input, isAccepted: true };
  }
  return { input: tried[0]!, isAccepted: false };
}

/** What takes things away comes last, or there would be nothing to ask for. */
function inOrder(one: Operation, other: Operation): number {
  const rank = ({ name, method }: Operation) =>
    method === 'get'
      ? 0
      : /^(?:create|update|save|submit|preview)_/.test(name)
        ? 1
        : /^(?:delete|vaciar|erase)/.test(name)
          ? 3
          : 2;
  return rank(one) - rank(other);
}

/** The least of three when it is long: memory is tidied up at moments that the call did not choose. */
async function measure(
  meter: ReturnType<typeof createLoopMeter>,
  ask: Fetch,
  [path, init]: [string, RequestInit],
  soFar: number,
  tidy: () => Promise<void>,
): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n < 3; n++) {
    const turn = new Promise((resolve) => setImmediate(resolve));
    await turn;
    meter.start();
    await (await ask(path, init)).arrayBuffer();
    least = Math.min(least, meter.stop());
    await tidy();
    if (least <= Math.max(soFar, mostMs / 2)) return least;
  }
  return least;
}

/** What no field is read of: deeper than can be written here, and nothing but separators. */
function bodies({ name, schema }: Operation, bytes: number): [string, [string, RequestInit]][] {
  const [field = 'a'] = Object.keys(schema.properties ?? {});
  const levels = Math.floor(bytes / 2 - 100);
  const deep = `{"${field}":${'['.repeat(levels)}${']'.repeat(levels)}}`;
  const post = (type: string, body: string): [string, RequestInit] => [
    `/api/${name}`,
    { method: 'POST', headers: { origin, 'sec-fetch-site': 'same-origin', 'content-type': type }, body },
  ];
  return [
    ['very deep JSON', post('application/json', deep)],
    ['separators', post('application/x-www-form-urlencoded', 'a&'.repeat(levels))],
  ];
}

function withCookie([path, init]: [string, RequestInit], cookie: string): [string, RequestInit] {
  return [path, { ...init, headers: { ...(init.headers as Record<string, string>), ...(cookie && { cookie }) } }];
}

function withOwn(input: Record<string, unknown>, own: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...input, ...own }).filter(([, value]) => value !== undefined));
}

function withoutFile(operation: Operation): Operation {
  return { ...operation, file: undefined };
}

function fieldsOf({ schema }: Operation): [string, { format?: string }][] {
  return Object.entries(schema.properties ?? {}).filter(([, { format }]) => format !== 'binary');
}
