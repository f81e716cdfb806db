import { createHmac } from 'node:crypto';
import { hashPassword as hashOld } from 'better-auth/crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { presentKey } from '#server/auth/key.ts';
import { forgetOldData } from '#server/people/conservacion.ts';
import { passTime } from '#test/harness/clock.ts';
import { type Client, cookieOf, startApp } from '#test/harness/harness.ts';

const { app, visitor, client, signIn } = await startApp();
const password = 'farol-nublado-trece';
const dayMs = 86_400_000;
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

let usuario = '';
let made = 0;

beforeEach(async () => {
  passTime(61_000);
  usuario = `persona${++made}`;
  await app.auth.createUser({ usuario, email: `${usuario}@example.org`, password, rol: 'administrador' });
});

const enter = () => signIn(usuario, password);
const isOpen = async (session: Client) => (await session.get('get_session.php')).body.success as boolean;

describe('a session', () => {
  test('ends after seven days without use', async () => {
    const mine = await enter();
    passTime(6.9 * dayMs);
    expect(await isOpen(mine)).toBe(true);
    passTime(6.9 * dayMs);
    expect(await isOpen(mine)).toBe(true);
    passTime(7.1 * dayMs);
    expect(await isOpen(mine)).toBe(false);
  });

  test('ends after thirty days whatever happens', async () => {
    const mine = await enter();
    for (let day = 1; day < 30; day++) {
      passTime(dayMs);
      expect(await isOpen(mine)).toBe(true);
    }
    passTime(dayMs);
    expect(await isOpen(mine)).toBe(false);
    expect((await mine.post('change_password.php', { actual: password, nueva: 'otra-cosa-bien-rara' })).status).toBe(
      401,
    );
  });

  test('its cookie is renewed with it', async () => {
    const mine = await enter();
    expect((await mine.get('get_session.php')).headers.getSetCookie()).toEqual([]);
    passTime(dayMs);
    const reply = await mine.get('get_provincias.php');
    const [renewed] = reply.headers.getSetCookie();
    expect(renewed).toMatch(/^secretos\.session_token=[^;]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await isOpen(client(renewed!.split(';')[0]))).toBe(true);
  });

  test('is in the database as a hash: who reads it there cannot use it', async () => {
    const cookie = cookieOf(await visitor.post('login.php', { usuario, password }));
    const token = decodeURIComponent(cookie.match(/session_token=([^;.]+)/)![1]!);
    const rows = await app.db.selectFrom('session').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    const stored = rows.at(-1)!.token;
    expect(await isOpen(client(cookie))).toBe(true);
    // Not even signed with the key.
    const key = presentKey(app.settings)!;
    const signed = (value: string) =>
      `secretos.session_token=${encodeURIComponent(`${value}.${createHmac('sha256', key).update(value).digest('base64')}`)}`;
    expect(await isOpen(client(signed(token)))).toBe(true);
    expect(await isOpen(client(signed(stored)))).toBe(false);
  });
});

describe('the list of sessions', () => {
  test('tells since when, last seen, device, address and which one this is', async () => {
    const login = { usuario, password };
    const reply = await client('', '203.0.113.7').post('login.php', login, {
      'user-agent': firefox,
      'x-visit-address': '1.2.3.4',
      'x-forwarded-for': '1.2.3.4',
    });
    const started = new Date().toISOString();
    passTime(10 * 60_000);
    const other = await enter();
    const mine = client(cookieOf(reply));
    const { data } = (await mine.get('get_sesiones_admin.php')).body;
    expect(data).toHaveLength(2);
    const here = data.find((session: { es_esta: boolean }) => session.es_esta);
    expect(here).toEqual({
      id: expect.any(String),
      desde: expect.any(String),
      visto: expect.any(String),
      dispositivo: 'Firefox en Windows',
      direccion: '203.0.113.7',
      es_esta: true,
    });
    expect(Math.abs(Date.parse(here.desde) - Date.parse(started))).toBeLessThan(1000);
    expect(Date.parse(here.visto) - Date.parse(here.desde)).toBeGreaterThan(9 * 60_000);

    const { id } = data.find((session: { es_esta: boolean }) => !session.es_esta);
    expect((await mine.post('delete_sesion.php', { id })).status).toBe(200);
    expect(await isOpen(other)).toBe(false);
    expect((await mine.post('delete_sesion.php', { id })).status).toBe(404);
    const left = await mine.post('delete_sesion.php', { id: here.id });
    expect(left.headers.getSetCookie().join()).toMatch(/session_token=;.*Max-Age=0/i);
    expect(await isOpen(mine)).toBe(false);
  });

  test("nobody sees or ends another's sessions", async () => {
    const mine = await enter();
    const stranger = await signIn();
    const { data } = (await stranger.get('get_sesiones_admin.php')).body;
    for (const { id } of data) expect((await mine.post('delete_sesion.php', { id })).status).toBe(404);
    expect(await isOpen(stranger)).toBe(true);
    expect((await visitor.get('get_sesiones_admin.php')).status).toBe(401);
  });

  test('ended sessions are in the log', async () => {
    const [mine, other] = [await enter(), await enter()];
    const { data } = (await mine.get('get_sesiones_admin.php')).body;
    await mine.post('delete_sesion.php', { id: data.find((one: { es_esta: boolean }) => !one.es_esta).id });
    await mine.post('logout.php');
    await (await enter()).post('sign_out_everywhere.php');
    expect(await isOpen(other)).toBe(false);
    const log = await app.db
      .selectFrom('registro')
      .select('titulo')
      .where('usuario', '=', usuario)
      .orderBy('id')
      .execute();
    expect(log.map(({ titulo }) => titulo.split(' (')[0])).toEqual([
      'Inicio de sesión',
      'Inicio de sesión',
      'Otra sesión cerrada',
      'Sesión cerrada',
      'Inicio de sesión',
      'Todas las sesiones cerradas',
    ]);
  });
});

test('where people signed in from is forgotten after a year, what they changed is not', async () => {
  const mine = await enter();
  await mine.post('change_password.php', { actual: password, nueva: 'alacena con tres grillos' });
  const lines = async () =>
    (await app.db.selectFrom('registro').select('titulo').where('usuario', '=', usuario).execute()).length;
  expect(await lines()).toBe(2);
  await forgetOldData(app.db, new Date(Date.now() + 364 * dayMs));
  expect(await lines()).toBe(2);
  await forgetOldData(app.db, new Date(Date.now() + 366 * dayMs));
  expect(await lines()).toBe(1);
});

test('a hash of earlier times is made anew at sign-in', async () => {
  const { id } = await app.db.selectFrom('user').select('id').where('username', '=', usuario).executeTakeFirstOrThrow();
  const stored = async () =>
    (await app.db.selectFrom('account').select('password').where('userId', '=', id).executeTakeFirstOrThrow()).password;
  await app.db
    .updateTable('account')
    .set({ password: await hashOld(password) })
    .where('userId', '=', id)
    .execute();
  expect(await stored()).not.toMatch(/^\$scrypt/);
  await enter();
  expect(await stored()).toMatch(/^\$scrypt\$/);
  expect(await isOpen(await enter())).toBe(true);
});
