import { beforeEach, describe, expect, test } from 'vitest';
import { passTime } from '#test/harness/clock.ts';
import { type Client, cookieOf, startApp } from '#test/harness/harness.ts';
import { totpOf } from '#test/harness/totp.ts';

const { app, visitor, client, signIn } = await startApp();
const password = 'farol-nublado-trece';
const wrongCode = 'El código no es correcto o ha caducado.';

let usuario = '';
let made = 0;

beforeEach(async () => {
  passTime(61_000);
  usuario = `persona${++made}`;
  await app.auth.createUser({ usuario, email: `${usuario}@example.org`, password, rol: 'administrador' });
});

const enter = (codigo?: string, who = visitor) => who.post('login.php', { usuario, password, codigo });

/** Set up and on; half a minute later, so that there is a fresh code. */
async function turnOn(): Promise<{ mine: Client; uri: string; codigos: string[] }> {
  const before = await signIn(usuario, password);
  const { uri, codigos } = (await before.post('start_two_factor.php', { password })).body.data;
  const confirmed = await before.post('confirm_two_factor.php', { codigo: totpOf(uri) });
  expect(confirmed.status).toBe(200);
  passTime(31_000);
  return { mine: client(cookieOf(confirmed)), uri, codigos };
}

describe('the second factor', () => {
  test('is set up with the telephone, asked for at sign-in, and replaced by a recovery code once', async () => {
    const mine = await signIn(usuario, password);
    expect((await mine.post('start_two_factor.php', { password: 'no-es-esta' })).status).toBe(422);
    const started = (await mine.post('start_two_factor.php', { password })).body.data;
    expect(started.uri).toMatch(/^otpauth:\/\/totp\/Secretos/);
    // Not active until confirmed: without a code from the app nobody is locked out.
    expect((await enter()).status).toBe(200);
    expect((await mine.post('confirm_two_factor.php', { codigo: '000000' })).status).toBe(422);
    const confirmed = await mine.post('confirm_two_factor.php', { codigo: totpOf(started.uri) });
    expect(confirmed.status).toBe(200);
    const renewed = client(cookieOf(confirmed));
    expect((await renewed.get('get_session.php')).body.user.dos_factores).toBe(true);
    expect((await renewed.post('start_two_factor.php', { password })).status).toBe(409);

    const half = await enter();
    expect(half).toMatchObject({ status: 401, body: { success: false, errors: { codigo: expect.any(String) } } });
    expect(half.headers.getSetCookie()).toEqual([]);
    expect(await enter('123456')).toMatchObject({ status: 401, body: { errors: { codigo: wrongCode } } });
    passTime(31_000);
    const whole = await enter(totpOf(started.uri));
    expect(whole.body).toEqual({ success: true, message: 'Sesión iniciada.', user: { usuario } });
    expect((await client(cookieOf(whole)).get('get_all_posts_admin.php')).status).toBe(200);
    expect((await enter(started.codigos[3])).status).toBe(200);
    expect((await enter(started.codigos[3])).status).toBe(401);
  });

  test('a code works once, for one of two who use it at the same moment', async () => {
    const { uri } = await turnOn();
    const codigo = totpOf(uri);
    const replies = await Promise.all([enter(codigo), enter(codigo)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await enter(codigo)).status).toBe(401);
    passTime(31_000);
    // Still within what a slow clock is allowed, and used.
    expect((await enter(codigo)).status).toBe(401);
    expect((await enter(totpOf(uri))).status).toBe(200);
  });

  test('a clock that was ahead does not lock anybody out', async () => {
    const { uri } = await turnOn();
    passTime(24 * 60 * 60_000);
    expect((await enter(totpOf(uri))).status).toBe(200);
    passTime(-24 * 60 * 60_000);
    expect((await enter(totpOf(uri))).status).toBe(200);
  });

  test('turning it on ends all other sessions', async () => {
    const other = await signIn(usuario, password);
    const { mine } = await turnOn();
    expect((await other.get('get_session.php')).body.success).toBe(false);
    expect((await mine.get('get_session.php')).body.success).toBe(true);
  });

  test('turning it off needs the password and a code', async () => {
    const { mine, uri } = await turnOn();
    const off = (body: object) => mine.post('disable_two_factor.php', body);
    expect((await off({ password })).body.errors.codigo).toBe('El código es obligatorio.');
    expect((await off({ password: 'no-es-esta', codigo: totpOf(uri) })).body.errors.password).toBe(
      'La contraseña actual no es correcta.',
    );
    expect((await off({ password, codigo: '000000' })).body.errors.codigo).toBe(wrongCode);
    expect((await off({ password, codigo: totpOf(uri) })).status).toBe(200);
    expect((await enter()).status).toBe(200);
  });

  test('turning it off works with a recovery code, as people type it', async () => {
    const { mine, codigos } = await turnOn();
    const codigo = codigos[0]!.toUpperCase().replace('-', '');
    expect((await mine.post('disable_two_factor.php', { password, codigo })).status).toBe(200);
  });

  test('recovery codes have no look-alike characters', async () => {
    const { codigos } = await turnOn();
    expect(codigos).toHaveLength(10);
    expect(new Set(codigos).size).toBe(10);
    for (const codigo of codigos) expect(codigo).toMatch(/^[2-9a-hjkmnp-z]{5}-[2-9a-hjkmnp-z]{5}$/);
  });

  test('wrong codes make one wait like wrong passwords; the owner is told of on and off', async () => {
    const { mine, uri } = await turnOn();
    for (let n = 0; n < 5; n++) expect((await enter(`00000${n}`)).status).toBe(401);
    expect((await enter(totpOf(uri))).status).toBe(429);
    expect((await mine.post('disable_two_factor.php', { password, codigo: totpOf(uri) })).status).toBe(200);
    const mails = await app.db
      .selectFrom('correos')
      .select('asunto')
      .where('para', '=', `${usuario}@example.org`)
      .orderBy('id')
      .execute();
    expect(mails.map(({ asunto }) => asunto.split(' · ')[0])).toEqual([
      'Verificación en dos pasos activada',
      'Intentos fallidos de entrar en tu cuenta',
      'Verificación en dos pasos desactivada',
    ]);
    const log = await app.db.selectFrom('registro').select('titulo').where('usuario', '=', usuario).execute();
    expect(log.map(({ titulo }) => titulo.split(' (')[0])).toEqual(
      expect.arrayContaining(['Verificación en dos pasos activada', 'Verificación en dos pasos desactivada']),
    );
  });
});
