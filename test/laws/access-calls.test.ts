/** Walks every call there is with everybody: who may call it is what it says, and no other site does it in their name. */
import { expect, test } from 'vitest';
import { calls } from '#calls.server.ts';
import type { Call } from '#server/api/call.ts';
import { type Client, type Reply, startApp } from '#test/harness/harness.ts';
import { type Capability, can, roles } from '#values/rol.ts';

const testApp = await startApp();
const all = Object.entries(calls) as [string, Call][];
const guarded = all.filter(([, call]) => call.access !== 'public');
const noPermission = 'No tienes permiso para hacer esto.';

function make(client: Client, name: string, call: Call, headers?: Record<string, string>): Promise<Reply> {
  return call.method === 'post' ? client.post(name, {}, headers) : client.get(name, {}, headers);
}

test('there are calls to walk', () => {
  expect(guarded.length).toBeGreaterThan(200);
  expect(roles.length).toBeGreaterThan(3);
});

test('401 without a session, 403 for a signed-in user without a role', async () => {
  const reader = await testApp.signInAs(undefined);
  const wrong: string[] = [];
  for (const [name, call] of guarded)
    for (const [who, client, expected] of [
      ['nobody', testApp.visitor, 401],
      ['somebody without a role', reader, 403],
    ] as const) {
      const { status, body } = await make(client, name, call);
      if (status !== expected || body.success !== false) wrong.push(`${name}, ${who}: ${status}`);
    }
  expect(wrong).toEqual([]);
});

test.each(roles)('%s may do what the table of roles says, and nothing else', async (rol) => {
  let somebody = await testApp.signInAs(rol);
  const wrong: string[] = [];
  let allowed = 0;
  for (const [name, call] of guarded) {
    let { status, body } = await make(somebody, name, call);
    // Some calls end the very session they are made with.
    if (status === 401) {
      somebody = await testApp.signIn(rol);
      ({ status, body } = await make(somebody, name, call));
    }
    const isAllowed = can(rol, call.access as Capability);
    if (isAllowed) allowed++;
    const isRight = isAllowed
      ? status !== 401 && status !== 403
      : status === 403 && body.success === false && body.message === noPermission;
    if (!isRight) wrong.push(`${name} (${call.access}): ${status} ${body.message}`);
  }
  expect(wrong).toEqual([]);
  expect(allowed).toBeGreaterThan(0);
});

test('every create, update, delete, upload and every …_admin read asks for a session', () => {
  const kept = /^(?:create|update|delete|upload|restore|erase)_|_admin\.php$/;
  const open = new Set(['create_checkout_session.php', 'create_desistimiento.php']);
  const names = all.filter(([name, { access }]) => kept.test(name) && access === 'public').map(([name]) => name);
  expect(names.filter((name) => !open.has(name))).toEqual([]);
});

test('no other site can use the administrator’s cookie', async () => {
  const changing = all.filter(([, call]) => (call.method === 'post' || call.changes) && !call.signed);
  expect(changing.length).toBeGreaterThan(150);
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site', origin: 'https://mala.example' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': '', origin: 'null' },
  ];
  const wrong: string[] = [];
  for (const [name, call] of changing)
    for (const headers of foreign) {
      const { status } = await make(testApp.admin, name, call, headers);
      if (status !== 403) wrong.push(`${name} from ${headers['sec-fetch-site']}: ${status}`);
    }
  expect(wrong).toEqual([]);
});
