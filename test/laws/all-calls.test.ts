/** Walks every call there is, so that a new one cannot forget what all must keep: what it may be sent (who may call it: access-calls.test.ts). */
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { calls } from '#calls.server.ts';
import type { Call } from '#server/api/call.ts';
import { isSameForAll } from '#server/api/dispatch.ts';
import { type Client, type Reply, startApp } from '#test/harness/harness.ts';

const testApp = await startApp();
let admin = testApp.admin;

const all = Object.entries(calls) as [string, Call][];
const english = /invalid|expected|required|must be|received/i;

function make(client: Client, name: string, call: Call, input: Record<string, unknown>): Promise<Reply> {
  if (call.method === 'post') return client.post(name, input);
  return client.get(name, Object.fromEntries(Object.entries(input).map(([key, value]) => [key, String(value)])));
}

/** Some calls end the very session they are made with. */
async function asAdmin(name: string, call: Call, input: Record<string, unknown>): Promise<Reply> {
  const reply = await make(admin, name, call, input);
  if (reply.status !== 401) return reply;
  admin = await testApp.signIn();
  return make(admin, name, call, input);
}

function fieldsOf(call: Call): string[] {
  if (!call.input) return [];
  const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as { properties?: object };
  return Object.keys(schema.properties ?? {});
}

function requiredFieldsOf(call: Call): string[] {
  if (!call.input) return [];
  const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as { required?: string[] };
  return schema.required ?? [];
}

test('there are calls to walk', () => {
  expect(all.length).toBeGreaterThan(90);
});

test('no GET takes the address of a person, which logs would keep, unless it can be posted', () => {
  const asking = all.filter(([, call]) => call.method === 'get' && fieldsOf(call).some((field) => /mail/i.test(field)));
  expect(asking.length).toBeGreaterThan(1);
  expect(asking.filter(([, { isAlsoPost }]) => !isAlsoPost).map(([name]) => name)).toEqual([]);
});

test('what is asked for with a secret is rationed, and so kept in no memory and by no browser', () => {
  const secret = /^(?:clave|cod|session_id|token)$/;
  const asking = all.filter(
    ([, call]) =>
      call.method === 'get' && call.access === 'public' && fieldsOf(call).some((field) => secret.test(field)),
  );
  expect(asking.length).toBeGreaterThan(5);
  expect(asking.filter(([, call]) => isSameForAll(call)).map(([name]) => name)).toEqual([]);
});

describe('missing input gets 422 with a Spanish message', () => {
  test.each(all.filter(([, call]) => requiredFieldsOf(call).length > 0 && !call.signed))('%s', async (name, call) => {
    const reply = await asAdmin(name, call, {});
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({ success: false, message: expect.stringMatching(/\S/), data: null });
    expect(reply.body.message).not.toMatch(english);
    for (const message of Object.values(reply.body.errors ?? {})) expect(message).not.toMatch(english);
  });
});

const hostile: Record<string, (field: string) => unknown> = {
  overlong: () => 'x'.repeat(100_000),
  'a script': () => '<script>alert(1)</script><img src=x onerror=alert(1)>',
  'SQL and path tricks': () => `'; drop table articulos; -- ../../etc/passwd %00 \u0000`,
  'a huge number': () => 9e30,
  'a negative number': () => '-1',
  'an object': () => ({ $ne: null, length: 1e9 }),
  'a list': () => [[], {}, null],
  'half a surrogate pair': () => '\ud800',
};

describe('hostile input is answered, never with a 500', () => {
  for (const [title, value] of Object.entries(hostile))
    test.each(all.filter(([, call]) => fieldsOf(call).length > 0))(`${title}: %s`, async (name, call) => {
      const input = Object.fromEntries(fieldsOf(call).map((field) => [field, value(field)]));
      const reply = await asAdmin(name, call, input);
      expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(500);
      if (reply.status >= 400 && !call.signed) expect(reply.body.message).not.toMatch(english);
    });
});

test('an unknown call is a 404 in an envelope, a wrong method a 405', async () => {
  expect(await testApp.visitor.get('get_nada.php')).toMatchObject({ status: 404, body: { success: false } });
  expect(await testApp.visitor.get('constructor')).toMatchObject({ status: 404, body: { success: false } });
  expect(await testApp.visitor.get('login.php')).toMatchObject({ status: 405, body: { success: false } });
});

test('every call is served at /api/{name}.php and at the root', async () => {
  const root = await testApp.visitor.request('/get_provincias.php');
  expect(root.status).toBe(200);
  expect(await root.json()).toEqual((await testApp.visitor.get('get_provincias.php')).body);
});

test('malformed JSON is a 400, another content type a 415', async () => {
  expect((await testApp.visitor.post('login.php', '{"usuario":')).status).toBe(400);
  expect((await testApp.visitor.post('login.php', 'usuario=a', { 'content-type': 'text/plain' })).status).toBe(415);
});

test('the OpenAPI document names every call, and a readable page shows them', async () => {
  const document = (await testApp.visitor.request('/api/openapi.json').then((response) => response.json())) as {
    paths: object;
  };
  expect(Object.keys(document.paths).sort()).toEqual(all.map(([name]) => `/${name}`).sort());
  const page = await testApp.visitor.request('/api/docs').then((response) => response.text());
  for (const [name] of all) expect(page).toContain(name);
});
