/** A stolen session must not become a lasting one: what would make it so asks who one is once more. */
import { describe, expect, test } from 'vitest';
import { calls } from '#calls.server.ts';
import type { Call } from '#server/api/call.ts';
import { passTime } from '#test/harness/clock.ts';
import { adminPassword, type Client, cookieOf, startApp } from '#test/harness/harness.ts';
import { totpOf } from '#test/harness/totp.ts';

const { app, client, visitor, signIn } = await startApp();
const minuteMs = 60_000;
const asked = 'Por seguridad, vuelve a escribir tu contraseña para continuar.';
const refused = { status: 401, body: { success: false, message: asked, errors: { password: asked } } };
const all = Object.entries(calls) as [string, Call][];
const confirmed = all.filter(([, call]) => call.confirm);

const make = (who: Client, name: string, { method }: Call) =>
  method === 'post' ? who.post(name, {}) : who.get(name, {});

test('these calls ask for it, and no others', () => {
  expect(confirmed.map(([name]) => name).sort()).toEqual([
    'change_email.php',
    'create_usuario.php',
    'delete_certificado.php',
    'delete_clave_traduccion.php',
    'delete_claves_pago.php',
    'delete_copia.php',
    'delete_usuario.php',
    'demand_two_factor.php',
    'get_copia_archivo.php',
    'get_exportacion.php',
    'quitar_dos_pasos.php',
    'reenviar_invitacion.php',
    'update_certificado.php',
    'update_clave_traduccion.php',
    'update_claves_pago.php',
    'update_contrasena_correo.php',
    'update_usuario.php',
  ]);
});

describe('each is refused to a session of ten minutes, before anything else is looked at', async () => {
  const old = await signIn();
  passTime(10 * minuteMs);
  test.each(confirmed)('%s', async (name, call) => {
    expect(await make(old, name, call)).toMatchObject(refused);
  });
  test('all else goes on', async () => {
    expect((await old.get('get_usuarios_admin.php')).status).toBe(200);
    expect((await old.get('get_copias_admin.php')).status).toBe(200);
  });
  test('and to no session that has just begun', async () => {
    const fresh = await signIn();
    passTime(9 * minuteMs);
    for (const [name, call] of confirmed) expect((await make(fresh, name, call)).status).not.toBe(401);
  });
});

describe('confirming', () => {
  const login = { usuario: 'admin', password: adminPassword };
  const invitation = { usuario: 'nueva', email: 'nueva@example.org', rol: 'administrador' };

  test('is signing in again; the session it was asked of is over', async () => {
    const cookie = cookieOf(await visitor.post('login.php', login));
    passTime(11 * minuteMs);
    expect(await client(cookie).post('create_usuario.php', invitation)).toMatchObject(refused);
    const again = await client(cookie).post('login.php', login);
    const stolen = client(cookie.split('; ').find((pair) => pair.includes('session_token'))!);
    expect((await stolen.get('get_session.php')).body.success).toBe(false);
    expect((await client(cookieOf(again)).post('create_usuario.php', invitation)).status).toBe(200);
  });

  test('takes the code too where there is a second factor', async () => {
    await app.auth.createUser({
      usuario: 'dos',
      email: 'dos@example.org',
      password: adminPassword,
      rol: 'administrador',
    });
    const mine = await signIn('dos');
    const { uri } = (await mine.post('start_two_factor.php', { password: adminPassword })).body.data;
    const cookie = cookieOf(await mine.post('confirm_two_factor.php', { codigo: totpOf(uri) }));
    passTime(11 * minuteMs);
    expect((await client(cookie).get('get_exportacion.php')).status).toBe(401);
    const enter = (codigo?: string) => client(cookie).post('login.php', { ...login, usuario: 'dos', codigo });
    expect(await enter()).toMatchObject({ status: 401, body: { errors: { codigo: expect.any(String) } } });
    expect((await client(cookie).get('get_exportacion.php')).status).toBe(401);
    const again = client(cookieOf(await enter(totpOf(uri))));
    expect((await again.request('/api/get_exportacion.php', { method: 'HEAD' })).status).toBe(200);
  });

  test('is guessed no faster than a sign-in, whoever holds the session and the browser’s mark', async () => {
    const cookie = cookieOf(await visitor.post('login.php', login));
    const guess = (password: string) => client(cookie).post('login.php', { usuario: 'admin', password });
    for (let n = 0; n < 5; n++) expect((await guess(`mal-${n}`)).status).toBe(401);
    expect(await guess(adminPassword)).toMatchObject({ status: 429, body: { data: { espera: 60 } } });
  });
});
