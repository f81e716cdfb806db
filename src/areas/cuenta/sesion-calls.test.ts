import { beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '#app.server.ts';
import { createHttpApp } from '#server/http/http.ts';
import { passMinute } from '#test/harness/clock.ts';
import { adminPassword, cookieOf, origin, startApp } from '#test/harness/harness.ts';

const { app, admin, visitor, client, signIn } = await startApp();
const wrong = 'Credenciales inválidas. Por favor, inténtalo de nuevo.';
await app.auth.createUser({
  usuario: 'lector',
  email: 'lector@example.org',
  password: 'lector-lector',
  rol: undefined,
});

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

  test('when the site is https its cookies are Secure, and this host’s alone', async () => {
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
      const cookies = response.headers.getSetCookie();
      expect(cookies).toHaveLength(2);
      for (const cookie of cookies) {
        expect(cookie).toMatch(/^__Host-secretos\.(?:session_token|device)=/);
        for (const part of ['Path=/', 'HttpOnly', 'Secure']) expect(cookie.split('; ')).toContain(part);
        expect(cookie).not.toMatch(/; Domain/i);
      }
      const cookie = cookies.map((text) => text.split(';')[0]).join('; ');
      const asked = new Request('https://secretos.example/api/get_session.php', { headers: { cookie } });
      expect(await (await http.fetch(asked, {})).json()).toMatchObject({ user: { usuario: 'admin' } });
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
    const tampered = cookie.replace(/(session_token=[^;]+)/, '$1x');
    expect((await client(tampered).get('get_session.php')).body.success).toBe(false);
    expect((await client('secretos.session_token=abc.def').get('get_all_posts_admin.php')).status).toBe(401);
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
    // What the visitor keeps here (trip, cart, pages without coverage) and the browser's own mark stay.
    expect(reply.headers.get('clear-site-data')).toBe('"cache"');
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

describe('changing the password', () => {
  const old = 'farol-nublado-trece';
  const next = 'alacena con tres grillos';

  test('the present one is asked for, and every other session ends', async () => {
    await app.auth.createUser({
      usuario: 'redactora',
      email: 'redactora@example.org',
      password: old,
      rol: 'administrador',
    });
    const [mine, other] = [await signIn('redactora', old), await signIn('redactora', old)];
    const refused = await mine.post('change_password.php', { actual: 'no-es-esta', nueva: next });
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { actual: 'La contraseña actual no es correcta.' } },
    });
    expect((await other.get('get_session.php')).body.success).toBe(true);

    const changed = await mine.post('change_password.php', { actual: old, nueva: next });
    expect(changed).toMatchObject({ status: 200, body: { success: true } });
    expect((await other.get('get_session.php')).body.success).toBe(false);
    expect((await mine.get('get_session.php')).body.success).toBe(false);
    const renewed = client(cookieOf(changed));
    expect((await renewed.get('get_session.php')).body.success).toBe(true);
    expect((await visitor.post('login.php', { usuario: 'redactora', password: old })).status).toBe(401);
    expect((await visitor.post('login.php', { usuario: 'redactora', password: next })).status).toBe(200);
  });

  test('the new one is long, not easily guessed, and there must be a session', async () => {
    const mine = await signIn();
    const change = async (nueva: string) =>
      (await mine.post('change_password.php', { actual: adminPassword, nueva })).body.errors.nueva;
    expect(await change('corta')).toBe('La contraseña debe tener entre 12 y 128 caracteres.');
    for (const guessable of ['Contraseña2024!', 'secretosdecuenca', 'qwertyuiop123456', 'admin@example.com1'])
      expect(await change(guessable)).toMatch(/^Esta contraseña es fácil de adivinar/);
    expect((await visitor.post('change_password.php', { actual: adminPassword, nueva: next })).status).toBe(401);
  });

  test('somebody at an open session guesses the password no faster than anybody else', async () => {
    const mine = await signIn();
    const guess = (actual: string) => mine.post('change_password.php', { actual, nueva: next });
    for (let n = 0; n < 5; n++) expect((await guess(`mal-${n}`)).status).toBe(422);
    expect(await guess(adminPassword)).toMatchObject({
      status: 429,
      body: { message: expect.stringContaining('Espera 1 minuto'), data: { espera: 60 } },
    });
  });
});
