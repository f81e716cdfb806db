import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '#app.server.ts';
import { createHttpApp } from '#server/http.ts';
import { passMinute, passTime } from '#test/harness/clock.ts';
import { adminPassword, type Client, cookieOf, origin, startApp } from '#test/harness/harness.ts';

const { app, admin, visitor, client, signIn } = await startApp();
const wrong = 'Credenciales inválidas. Por favor, inténtalo de nuevo.';
await app.auth.createUser({ usuario: 'lector', email: 'lector@example.org', password: 'lector-lector', role: 'user' });

beforeEach(passMinute);

describe('signing in', () => {
  test('with the right credentials the answer carries the user and the cookie', async () => {
    const reply = await visitor.post('login.php', { usuario: 'admin', password: adminPassword });
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ success: true, message: 'Sesión iniciada.', user: { usuario: 'admin' } });
    const session = await client(cookieOf(reply)).get('get_session.php');
    expect(session.body).toMatchObject({ success: true, user: { usuario: 'admin', dos_factores: false } });
  });

  test('wrong credentials answer 401 and the same sentence, whether the user exists or not', async () => {
    for (const usuario of ['admin', 'nadie']) {
      const reply = await visitor.post('login.php', { usuario, password: 'no-es-esta' });
      expect(reply).toMatchObject({ status: 401, body: { success: false, message: wrong } });
      expect(reply.headers.getSetCookie()).toEqual([]);
    }
  });

  test.each([{}, { usuario: 'admin' }, { password: 'x' }, { usuario: '', password: '' }])(
    'both fields are required: %j',
    async (body) => {
      const reply = await visitor.post('login.php', body);
      expect(reply).toMatchObject({
        status: 422,
        body: { success: false, message: 'Introduce tu usuario y tu contraseña.' },
      });
    },
  );

  test('the cookie is HttpOnly and SameSite=Lax, and not Secure on plain http', async () => {
    const { headers } = await visitor.post('login.php', { usuario: 'admin', password: adminPassword });
    const cookie = headers.getSetCookie().find((text) => text.includes('session_token='))!;
    expect(cookie).toMatch(/; HttpOnly/i);
    expect(cookie).toMatch(/; SameSite=Lax/i);
    expect(cookie).toMatch(/; Path=\//i);
    expect(cookie).not.toMatch(/; Secure/i);
  });

  test('the cookie is Secure when the site is https', async () => {
    const other = await createApp({ ...app.settings, siteUrl: 'https://secretos.example' });
    try {
      const http = createHttpApp(other, async () => new Response(''));
      const response = await http.fetch(
        new Request('https://secretos.example/api/login.php', {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: 'https://secretos.example' },
          body: JSON.stringify({ usuario: 'admin', password: adminPassword }),
        }),
        {},
      );
      expect(response.headers.getSetCookie().find((text) => text.includes('session_token='))).toMatch(/; Secure/i);
    } finally {
      await other.close();
    }
  });

  test('a session survives a restart on the same database', async () => {
    const cookie = cookieOf(await visitor.post('login.php', { usuario: 'admin', password: adminPassword }));
    const restarted = await createApp(app.settings);
    try {
      const http = createHttpApp(restarted, async () => new Response(''));
      const response = await http.fetch(new Request(`${origin}/api/get_session.php`, { headers: { cookie } }), {});
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ user: { usuario: 'admin' } });
    } finally {
      await restarted.close();
    }
  });

  test('a made-up or tampered cookie is nobody', async () => {
    const cookie = cookieOf(await visitor.post('login.php', { usuario: 'admin', password: adminPassword }));
    expect((await client(`${cookie}x`).get('get_session.php')).body.success).toBe(false);
    expect((await client('secretos.session_token=abc.def').get('get_all_posts_admin.php')).status).toBe(401);
  });

  test('after ten wrong passwords for one name from one address even the right one waits', async () => {
    for (let n = 0; n < 10; n++) await visitor.post('login.php', { usuario: 'lector', password: `mal-${n}` });
    const limited = await visitor.post('login.php', { usuario: 'lector', password: 'lector-lector' });
    expect(limited).toMatchObject({ status: 429, body: { success: false } });
    expect((await visitor.post('login.php', { usuario: 'admin', password: adminPassword })).status).toBe(200);
    passTime(16 * 60_000);
    expect((await visitor.post('login.php', { usuario: 'lector', password: 'lector-lector' })).status).toBe(200);
  });

  test('of many wrong passwords at the same moment no more are tried than one by one', async () => {
    const replies = await Promise.all(
      Array.from({ length: 25 }, (_, n) => visitor.post('login.php', { usuario: 'a-la-vez', password: `mal-${n}` })),
    );
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  test('another site cannot sign a visitor in or out', async () => {
    const foreign = { origin: 'https://mal.example', 'sec-fetch-site': 'cross-site' };
    expect((await visitor.post('login.php', { usuario: 'admin', password: adminPassword }, foreign)).status).toBe(403);
    expect((await admin.post('logout.php', undefined, foreign)).status).toBe(403);
    expect((await admin.get('get_session.php')).body.success).toBe(true);
  });
});

describe('permissions', () => {
  test('a signed-in user who is not an administrator gets 403 on admin calls', async () => {
    const reader = await signIn('lector', 'lector-lector');
    expect((await reader.get('get_session.php')).body.user.usuario).toBe('lector');
    expect(await reader.get('get_all_posts_admin.php')).toMatchObject({
      status: 403,
      body: { message: 'No tienes permiso para hacer esto.' },
    });
    expect((await reader.post('create_provincia.php', { nombre: 'X' })).status).toBe(403);
    expect((await reader.get('get_mensajes_admin.php', { formato: 'csv' })).status).toBe(403);
  });
});

describe('signing out', () => {
  test('the session is over on the server, whatever the browser keeps', async () => {
    const session = await signIn();
    const reply = await session.post('logout.php');
    expect(reply).toMatchObject({ status: 200, body: { success: true } });
    expect(reply.headers.getSetCookie().join()).toMatch(/session_token=;.*Max-Age=0/i);
    expect((await session.get('get_session.php')).body.success).toBe(false);
  });

  test('signing out without a session is no error', async () => {
    expect((await visitor.post('logout.php')).status).toBe(200);
  });

  test('signing out everywhere ends every session of the account', async () => {
    const [one, other] = [await signIn(), await signIn()];
    expect((await one.post('sign_out_everywhere.php')).status).toBe(200);
    expect((await one.get('get_session.php')).body.success).toBe(false);
    expect((await other.get('get_session.php')).body.success).toBe(false);
    expect((await visitor.post('sign_out_everywhere.php')).status).toBe(401);
  });
});

describe('a forgotten password', () => {
  test('is chosen anew with the link of the mail, once, and ends every session', async () => {
    const before = await signIn('lector', 'lector-lector');
    const asked = await visitor.post('request_password_reset.php', { usuario: 'Lector' });
    const unknown = await visitor.post('request_password_reset.php', { usuario: 'nadie@example.org' });
    expect(asked.body.message).toBe('Si esa cuenta existe, te hemos enviado un correo con las instrucciones.');
    expect(unknown.body).toEqual(asked.body);

    const mails = await app.db.selectFrom('correos').selectAll().where('clave', 'like', 'reset-%').execute();
    expect(mails.map(({ para }) => para)).toEqual(['lector@example.org']);
    const token = tokenIn(mails[0]!.texto);

    const changed = await visitor.post('reset_password.php', { token, password: 'una-nueva-clave' });
    expect(changed).toMatchObject({ status: 200, body: { message: 'Contraseña cambiada. Ya puedes iniciar sesión.' } });
    expect((await before.get('get_session.php')).body.success).toBe(false);
    expect((await visitor.post('login.php', { usuario: 'lector', password: 'lector-lector' })).status).toBe(401);
    expect((await visitor.post('login.php', { usuario: 'lector', password: 'una-nueva-clave' })).status).toBe(200);

    const again = await visitor.post('reset_password.php', { token, password: 'otra-vez-distinta' });
    expect(again).toMatchObject({
      status: 422,
      body: { message: 'El enlace no es válido o ha caducado. Pide uno nuevo.' },
    });
    await visitor.post('request_password_reset.php', { usuario: 'lector@example.org' });
    await restore('lector-lector');
  });

  test('a link is worth nothing after an hour', async () => {
    await visitor.post('request_password_reset.php', { usuario: 'lector' });
    const token = await lastToken();
    passTime(61 * 60_000);
    expect((await visitor.post('reset_password.php', { token, password: 'demasiado-tarde' })).status).toBe(422);
  });

  test('a new password has its length', async () => {
    const reply = await visitor.post('reset_password.php', { token: 'x', password: 'corta' });
    expect(reply.body.errors.password).toBe('La contraseña debe tener entre 8 y 128 caracteres.');
  });

  test('nobody asks for more than five links a minute', async () => {
    const statuses = [];
    for (let n = 0; n < 6; n++)
      statuses.push((await visitor.post('request_password_reset.php', { usuario: 'nadie' })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  async function lastToken(): Promise<string> {
    const mail = await app.db
      .selectFrom('correos')
      .select('texto')
      .where('clave', 'like', 'reset-%')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return tokenIn(mail.texto);
  }

  function tokenIn(text: string): string {
    const [, token] = text.match(/restablecer-contrasena\?token=(\S+)/) ?? [];
    return decodeURIComponent(token!);
  }

  async function restore(password: string): Promise<void> {
    expect((await visitor.post('reset_password.php', { token: await lastToken(), password })).status).toBe(200);
  }
});

describe('changing the password', () => {
  test('the present one is asked for, and every other session ends', async () => {
    const [mine, other] = [await signIn(), await signIn()];
    const refused = await mine.post('change_password.php', { actual: 'no-es-esta', nueva: 'otra-contraseña' });
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { actual: 'La contraseña actual no es correcta.' } },
    });
    expect((await other.get('get_session.php')).body.success).toBe(true);

    const changed = await mine.post('change_password.php', { actual: adminPassword, nueva: 'otra-contraseña' });
    expect(changed).toMatchObject({ status: 200, body: { success: true } });
    expect((await other.get('get_session.php')).body.success).toBe(false);
    const renewed = client(cookieOf(changed));
    expect((await renewed.get('get_session.php')).body.success).toBe(true);
    expect((await visitor.post('login.php', { usuario: 'admin', password: adminPassword })).status).toBe(401);
    await renewed.post('change_password.php', { actual: 'otra-contraseña', nueva: adminPassword });
    expect((await visitor.post('login.php', { usuario: 'admin', password: adminPassword })).status).toBe(200);
  });

  test('the new one has its length, and there must be a session', async () => {
    const mine = await signIn();
    expect((await mine.post('change_password.php', { actual: adminPassword, nueva: 'corta' })).body.errors.nueva).toBe(
      'La contraseña debe tener entre 8 y 128 caracteres.',
    );
    expect(
      (await visitor.post('change_password.php', { actual: adminPassword, nueva: 'otra-contraseña' })).status,
    ).toBe(401);
  });
});

describe('the second factor', () => {
  test('is set up with the telephone, asked for at sign-in, replaced by a recovery code once, and turned off', async () => {
    let mine: Client = await signIn();
    expect((await mine.post('start_two_factor.php', { password: 'no-es-esta' })).status).toBe(422);
    const started = (await mine.post('start_two_factor.php', { password: adminPassword })).body.data;
    expect(started.uri).toMatch(/^otpauth:\/\/totp\/Secretos/);
    expect(started.codigos).toHaveLength(10);
    // Not active until confirmed: without a code from the app nobody is locked out.
    expect((await visitor.post('login.php', { usuario: 'admin', password: adminPassword })).status).toBe(200);

    expect((await mine.post('confirm_two_factor.php', { codigo: '000000' })).status).toBe(422);
    const confirmed = await mine.post('confirm_two_factor.php', { codigo: totp(started.uri) });
    expect(confirmed.status).toBe(200);
    mine = client(cookieOf(confirmed));
    expect((await mine.get('get_session.php')).body.user.dos_factores).toBe(true);
    expect((await mine.post('start_two_factor.php', { password: adminPassword })).status).toBe(409);

    const half = await visitor.post('login.php', { usuario: 'admin', password: adminPassword });
    expect(half).toMatchObject({ status: 401, body: { success: false, errors: { codigo: expect.any(String) } } });
    expect(half.headers.getSetCookie()).toEqual([]);
    expect(await visitor.post('login.php', { usuario: 'admin', password: 'no-es-esta' })).toMatchObject({
      status: 401,
      body: { message: wrong },
    });
    const badCode = await visitor.post('login.php', { usuario: 'admin', password: adminPassword, codigo: '123456' });
    expect(badCode).toMatchObject({
      status: 401,
      body: { errors: { codigo: 'El código no es correcto o ha caducado.' } },
    });

    const whole = await visitor.post('login.php', {
      usuario: 'admin',
      password: adminPassword,
      codigo: totp(started.uri),
    });
    expect(whole.body).toEqual({ success: true, message: 'Sesión iniciada.', user: { usuario: 'admin' } });
    expect((await client(cookieOf(whole)).get('get_all_posts_admin.php')).status).toBe(200);

    const recovery = { usuario: 'admin', password: adminPassword, codigo: started.codigos[3] };
    expect((await visitor.post('login.php', recovery)).status).toBe(200);
    expect((await visitor.post('login.php', recovery)).status).toBe(401);

    expect((await mine.post('disable_two_factor.php', { password: 'no-es-esta' })).status).toBe(422);
    expect((await mine.post('disable_two_factor.php', { password: adminPassword })).status).toBe(200);
    expect((await visitor.post('login.php', { usuario: 'admin', password: adminPassword })).status).toBe(200);
  });

  /** What an authenticator app would show now (RFC 6238). */
  function totp(uri: string): string {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
    const secret = new URL(uri).searchParams.get('secret')!;
    const bits = [...secret.replace(/=+$/, '')]
      .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
      .join('');
    const key = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)));
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
    const hash = createHmac('sha1', key).update(counter).digest();
    const at = hash.at(-1)! & 15;
    return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
  }
});
