/** Refusals leave a line in the server's log, and never many. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { passMinute, passTime } from '#test/harness/clock.ts';
import { adminPassword, startApp } from '#test/harness/harness.ts';

const { client, signIn, signInAs } = await startApp();
const redactor = await signInAs('redactor');
const log = vi.spyOn(console, 'error');

beforeEach(passMinute);
afterEach(() => void log.mockClear());

interface Line {
  what: string;
  [more: string]: unknown;
}
const lines = (): Line[] =>
  log.mock.calls.map(([text]) => JSON.parse(String(text)) as Line).filter(({ what }) => what === 'refused');

test('what a role may not do, with who tried and where from', async () => {
  await redactor.get('get_usuarios_admin.php');
  const [line] = lines();
  expect(line).toMatchObject({
    ...{ level: 'warning', call: 'get_usuarios_admin.php', status: 403, usuario: 'redactor' },
    why: 'No tienes permiso para hacer esto.',
    from: expect.any(String),
  });
});

test('another site that uses a cookie', async () => {
  await redactor.post(
    'delete_libro.php',
    { id: 1 },
    { origin: 'https://mala.example', 'sec-fetch-site': 'cross-site' },
  );
  expect(lines()).toMatchObject([{ call: 'delete_libro.php', status: 403 }]);
});

test('an old session that is asked for the password', async () => {
  const old = await signIn();
  passTime(11 * 60_000);
  await old.get('get_exportacion.php');
  expect(lines()).toMatchObject([{ call: 'get_exportacion.php', status: 401, usuario: 'admin' }]);
});

test('a wrong password, and one too many; never what was typed', async () => {
  const stranger = client('', '203.0.113.7');
  const enter = (usuario: string, password: string) => stranger.post('login.php', { usuario, password });
  await enter('admin', 'no-es-esta');
  await enter('esta-era-mi-clave', 'x');
  expect(lines()).toMatchObject([
    { call: 'login.php', status: 401, why: 'wrong password', from: '203.0.113.7', usuario: 'admin' },
    { call: 'login.php', status: 401, why: 'wrong password', from: '203.0.113.7' },
  ]);
  for (let n = 0; n < 4; n++) await enter('admin', 'no-es-esta');
  expect((await enter('admin', adminPassword)).status).toBe(429);
  expect(lines().at(-1)).toMatchObject({ call: 'login.php', status: 429, from: '203.0.113.7' });
  expect(JSON.stringify(lines())).not.toMatch(/esta-era-mi-clave|no-es-esta/);
});

test('a flood leaves a few lines, and the next one says how many were left out', async () => {
  for (let n = 0; n < 40; n++) await redactor.get('get_usuarios_admin.php');
  expect(lines()).toHaveLength(3);
  for (let n = 0; n < 100; n++)
    await client('', `198.51.100.${n}`).post('logout.php', {}, { origin: 'https://mala.example' });
  expect(lines().length).toBe(60);
  passMinute();
  log.mockClear();
  await redactor.get('get_usuarios_admin.php');
  expect(lines()).toMatchObject([{ unsaid: 43 }]);
});
