/** Requests made from the definitions of the calls, with valid, odd and hostile values, in every role. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { z } from 'zod';
import { createApp } from '#app.server.ts';
import { calls } from '#calls.server.ts';
import type { Call } from '#server/api/call.ts';
import { createHttpApp } from '#server/http.ts';
import { readSettings } from '#server/settings.ts';
import { thingOf, tipos } from '#things.ts';

const origin = 'http://localhost:3000';
const password = 'una-clave-larga-de-simulacro';
/** They end the very session they are made with; sign-in is limited on purpose. */
const left = new Set([
  'logout.php',
  'sign_out_everywhere.php',
  'change_password.php',
  'login.php',
  'stripe_webhook.php',
  // A password is checked slowly on purpose.
  'start_two_factor.php',
  'disable_two_factor.php',
]);
const slowMs = 1000;

type Fetch = (path: string, init: RequestInit) => Promise<Response>;

export async function requestsDrill(databaseEnv: Record<string, string>, requests: number): Promise<string[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'simulacro-'));
  const env = { DATA_DIR: dataDir, SITE_URL: origin, ADMIN_PASSWORD: password, DEMO: 'off', TRUST_PROXY: 'on' };
  const app = await createApp(readSettings({ ...env, ...databaseEnv }));
  try {
    await app.auth.ensureAdmin();
    await app.auth.createUser({ usuario: 'lector', email: 'lector@example.com', password, rol: undefined });
    const http = createHttpApp(app, async () => new Response('page'));
    const ask: Fetch = (path, init) => Promise.resolve(http.fetch(new Request(origin + path, init), {}));
    const roles = { visitor: '', lector: await signIn(ask, 'lector'), admin: await signIn(ask, 'admin') };
    const walked = (Object.entries(calls) as [string, Call][]).filter(([name]) => !left.has(name));
    const runs = Math.max(1, Math.round(requests / walked.length / Object.keys(roles).length));
    const seen = { requests: 0, slowest: 0, slowestName: '', statuses: new Map<number, number>(), stored: 0 };
    const faults: string[] = [];

    for (const [name, call] of walked)
      for (const [role, cookie] of Object.entries(roles)) {
        const property = fc.asyncProperty(inputOf(call), async (input) => {
          const isWatched = seen.requests % 40 === 0;
          const before = isWatched ? await countRows(app.db) : 0;
          const started = performance.now();
          const response = await ask(...requestOf(name, call, input, cookie));
          await response.arrayBuffer();
          const ms = performance.now() - started;
          seen.requests++;
          seen.statuses.set(response.status, (seen.statuses.get(response.status) ?? 0) + 1);
          if (ms > seen.slowest) Object.assign(seen, { slowest: ms, slowestName: name });
          if (response.status >= 500) throw new Error(`${response.status}`);
          if (ms > slowMs) throw new Error(`${Math.round(ms)} ms`);
          if (isWatched && response.status >= 400 && (await countRows(app.db)) !== before)
            throw new Error('refused and stored');
        });
        await fc.assert(property, { numRuns: runs, endOnFailure: true }).catch((error: Error) => {
          const cause = error.cause instanceof Error ? error.cause.message : '';
          faults.push(`${name} as ${role}: ${cause} ${error.message.replace(/\s+/g, ' ').slice(0, 200)}`);
        });
      }
    const statuses = [...seen.statuses]
      .sort(([one], [other]) => one - other)
      .map(([status, count]) => `${status}: ${count}`);
    return [
      `${seen.requests} requests to ${walked.length} calls in 3 roles; ${statuses.join(', ')}`,
      `slowest answer: ${Math.round(seen.slowest)} ms (${seen.slowestName})`,
      `answers of 500 or more, slower than ${slowMs} ms, or stored though refused: ${faults.length}`,
      ...faults.map((fault) => `FAILED: ${fault}`),
    ];
  } finally {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function signIn(ask: Fetch, usuario: string): Promise<string> {
  const response = await ask('/api/login.php', {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ usuario, password }),
  });
  if (!response.ok) throw new Error(`sign-in failed: ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
}

function requestOf(name: string, call: Call, input: Record<string, unknown>, cookie: string): [string, RequestInit] {
  const address = `198.51.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;
  const headers: Record<string, string> = {
    origin,
    'sec-fetch-site': 'same-origin',
    'sec-fetch-dest': 'empty',
    'x-forwarded-for': address,
  };
  if (cookie) headers.cookie = cookie;
  if (call.method === 'get') {
    const query = new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)]));
    return [`/api/${name}?${query}`, { headers }];
  }
  const [field] = Object.keys(call.files ?? {});
  if (!field || Math.random() < 0.5) {
    headers['content-type'] = 'application/json';
    return [`/api/${name}`, { method: 'POST', headers, body: JSON.stringify(input) }];
  }
  const form = new FormData();
  for (const [key, value] of Object.entries(input)) form.append(key, String(value));
  form.append(field.replace('*', '0'), new File(['no es una imagen'], '../../foto.png', { type: 'image/png' }));
  return [`/api/${name}`, { method: 'POST', headers, body: form }];
}

interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
}

function inputOf(call: Call): fc.Arbitrary<Record<string, unknown>> {
  if (!call.input) return fc.constant({});
  const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, anyValue(field)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [], noNullPrototype: true }) as fc.Arbitrary<
    Record<string, unknown>
  >;
}

const odd = fc.constantFrom<unknown>(
  '',
  '   ',
  null,
  0,
  -1,
  1.5,
  1e308,
  'x'.repeat(5000),
  '٣',
  '😀'.repeat(300),
  '2026-02-30',
  '25:99',
  true,
);
const hostile = fc.constantFrom<unknown>(
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  "'; drop table articulos; --",
  '../../etc/passwd\u0000',
  '\ud800',
  { $ne: null, constructor: { prototype: 1 } },
  [[[[[]]]]],
  '{"a":'.repeat(50),
  'javascript:alert(1)',
  'http://127.0.0.1:22/',
);

function anyValue(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 5, arbitrary: valid(schema) },
    { weight: 3, arbitrary: odd },
    { weight: 2, arbitrary: hostile },
  );
}

function valid(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valid));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'number' || type === 'integer') return fc.integer({ min: 0, max: 50 });
  if (type === 'boolean') return fc.boolean();
  if (type === 'array') return fc.array(schema.items ? valid(schema.items) : odd, { maxLength: 3 });
  if (type === 'object')
    return fc.record(
      Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, field]) => [name, valid(field)])),
      { noNullPrototype: true },
    );
  return fc.oneof(
    fc.constantFrom('Cuenca', 'un-slug', 'ana@example.com', 'https://example.com', '2026-12-24', '10:30', '1', '16001'),
    fc.string({ maxLength: 30 }),
  );
}

async function countRows(db: Awaited<ReturnType<typeof createApp>>['db']): Promise<number> {
  let total = 0;
  for (const table of [...tipos.map((tipo) => thingOf(tipo).table), 'pedidos', 'suscriptores']) {
    const row = await db
      .selectFrom(table as 'libros')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    total += row.total;
  }
  return total;
}
