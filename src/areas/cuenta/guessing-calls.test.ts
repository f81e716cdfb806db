/** Whoever guesses waits, whatever address they come from; whoever owns the account gets in. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createApp } from '#app.server.ts';
import { createHttpApp } from '#server/http/http.ts';
import { passTime } from '#test/harness/clock.ts';
import { type Client, cookieOf, origin, startApp } from '#test/harness/harness.ts';

const { app, visitor, client, signIn } = await startApp();
const written = vi.spyOn(app.mail, 'enqueue');
const password = 'farol-nublado-trece';
const minuteMs = 60_000;

let usuario = '';
let made = 0;

/** An account of its own for every test. */
beforeEach(async () => {
  passTime(25 * 60 * minuteMs);
  usuario = `persona${++made}`;
  await app.auth.createUser({ usuario, email: `${usuario}@example.org`, password, rol: 'administrador' });
});

const guess = (who: Client, n: number | string, name = usuario) =>
  who.post('login.php', { usuario: name, password: `mal-${n}` });
const enter = (who: Client) => who.post('login.php', { usuario, password });

describe('per account', () => {
  test('of 40 wrong passwords from 40 addresses of one network, five are tried', async () => {
    const statuses = [];
    for (let n = 0; n < 40; n++) statuses.push((await guess(client('', `2001:db8:5:5::${n + 1}`), n)).status);
    expect(statuses).toEqual([...Array(5).fill(401), ...Array(35).fill(429)]);
  });

  test('of 40 wrong passwords from 40 networks, five are tried, and the refusal says how long to wait', async () => {
    const statuses = [];
    for (let n = 0; n < 40; n++) statuses.push((await guess(client('', `198.51.100.${n + 1}`), n)).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(await enter(client('', '203.0.113.9'))).toMatchObject({
      status: 429,
      body: {
        success: false,
        message:
          'Demasiados intentos fallidos. Espera 1 minuto y vuelve a probar, o pide un correo para restablecer tu contraseña.',
        data: { espera: 60 },
      },
    });
  });

  test.each(['', 'nadie-'])('of many at the same moment no more are tried than one by one (%s)', async (prefix) => {
    const name = prefix ? `inventado${made}` : usuario;
    const replies = await Promise.all(
      Array.from({ length: 25 }, (_, n) => guess(client('', `198.51.100.${n + 1}`), n, name)),
    );
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  test('the pauses grow, never beyond a quarter of an hour, and a day without failures ends them', async () => {
    for (let n = 0; n < 4; n++) await guess(visitor, n);
    const waits = [];
    for (let n = 0; n < 8; n++) {
      expect((await guess(visitor, n)).status).toBe(401);
      const { espera } = (await guess(visitor, 'otra')).body.data;
      waits.push(espera / 60);
      passTime(espera * 1000 + 1000);
    }
    expect(waits).toEqual([1, 2, 4, 8, 15, 15, 15, 15]);
    expect((await enter(visitor)).status).toBe(200);
    passTime(25 * 60 * minuteMs);
    for (let n = 0; n < 4; n++) await guess(visitor, n);
    expect((await enter(visitor)).status).toBe(200);
  });

  test('only failures count', async () => {
    for (let n = 0; n < 4; n++) await guess(visitor, n);
    for (let n = 0; n < 8; n++) expect((await enter(client('', `192.0.2.${n + 1}`))).status).toBe(200);
    expect((await guess(visitor, 'quinta')).status).toBe(401);
    expect((await enter(visitor)).status).toBe(429);
  });

  test('a clock that is set back makes nobody wait for longer', async () => {
    for (let n = 0; n < 5; n++) await guess(visitor, n);
    passTime(-3 * 60 * minuteMs);
    expect((await enter(visitor)).status).toBe(200);
    passTime(3 * 60 * minuteMs);
  });

  test('another process, and one that starts anew, counts on', async () => {
    for (let n = 0; n < 5; n++) await guess(visitor, n);
    const other = await createApp(app.settings);
    try {
      const http = createHttpApp(other, async () => new Response(''));
      const response = await http.fetch(
        new Request(`${origin}/api/login.php`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin },
          body: JSON.stringify({ usuario, password }),
        }),
        {},
      );
      expect(response.status).toBe(429);
    } finally {
      await other.close();
    }
  });
});

test('one address that tries many names waits too, and invented names do not fill the table', async () => {
  const rows = async () => (await app.db.selectFrom('intentos').select('clave').execute()).length;
  const before = await rows();
  const statuses = [];
  for (let n = 0; n < 40; n++)
    statuses.push((await guess(client('', '2001:db8:7:7::1'), n, `nombre${made}x${n}`)).status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(30);
  expect((await enter(client('', '2001:db8:7:7:9::2'))).status).toBe(429);
  expect((await enter(client('', '2001:db8:7:8::1'))).status).toBe(200);
  expect((await rows()) - before).toBeLessThan(36);
});

describe('the owner', () => {
  test('gets in from a browser that has been here, while others guess; its own guesses are limited', async () => {
    const cookie = cookieOf(await enter(visitor));
    const device = cookie.split('; ').find((pair) => pair.startsWith('secretos.device='))!;
    for (let n = 0; n < 6; n++) await guess(client('', `198.51.100.${n + 1}`), n);
    expect((await enter(visitor)).status).toBe(429);
    expect((await enter(client(device))).status).toBe(200);
    expect((await enter(client('secretos.device=inventado'))).status).toBe(429);
    for (let n = 0; n < 5; n++) expect((await guess(client(device), n)).status).toBe(401);
    expect((await enter(client(device))).status).toBe(429);
  });

  test("a known browser's allowance is for its own account", async () => {
    const device = cookieOf(await enter(visitor));
    await app.auth.createUser({
      usuario: `otra${made}`,
      email: `otra${made}@example.org`,
      password,
      rol: 'administrador',
    });
    for (let n = 0; n < 5; n++) await guess(visitor, n, `otra${made}`);
    expect((await guess(client(device), 'más', `otra${made}`)).status).toBe(429);
  });

  test('gets in through the reset mail, while others guess', async () => {
    for (let n = 0; n < 6; n++) await guess(client('', `198.51.100.${n + 1}`), n);
    await visitor.post('request_password_reset.php', { usuario });
    // As it was written: once a mail is sent nobody can read it any more.
    const token = JSON.stringify(written.mock.lastCall?.[1].text).match(/token=([\w-]+)/)?.[1];
    const nueva = 'alacena con tres grillos';
    const reset = await visitor.post('reset_password.php', { token, password: nueva });
    expect(reset.status).toBe(200);
    const device = reset.headers.getSetCookie()[0]!;
    expect(device).toMatch(/^secretos\.device=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
    const login = { usuario, password: nueva };
    expect((await visitor.post('login.php', login)).status).toBe(429);
    expect((await client(device.split(';')[0]).post('login.php', login)).status).toBe(200);
  });

  test('finds it all in the log, and is told once a day by mail that somebody guesses', async () => {
    await enter(client('', '192.0.2.7'));
    for (let n = 0; n < 5; n++) await guess(client('', '203.0.113.66'), n);
    passTime(2 * minuteMs);
    await guess(client('', '203.0.113.66'), 'otra');
    const admin = await signIn();
    const log = (await admin.get('get_registro_admin.php', { usuario, tipo: 'cuenta' })).body.data;
    expect(log.map(({ titulo }: { titulo: string }) => titulo.replace(/, Dispositivo desconocido/, ''))).toEqual([
      'Cuenta en pausa 2 minutos tras 6 fallos (203.0.113.66)',
      'Intento fallido de iniciar sesión (203.0.113.66)',
      'Cuenta en pausa 1 minuto tras 5 fallos (203.0.113.66)',
      ...Array(5).fill('Intento fallido de iniciar sesión (203.0.113.66)'),
      'Inicio de sesión (192.0.2.7)',
    ]);
    expect(await mailsTo(usuario)).toEqual(['Intentos fallidos de entrar en tu cuenta · Secretos de Cuenca']);
  });

  test('is told of a sign-in from an unknown browser, not of the first one nor of a known one', async () => {
    const cookie = cookieOf(await enter(visitor));
    await enter(client(cookie));
    expect(await mailsTo(usuario)).toEqual([]);
    await enter(client('', '203.0.113.66'));
    expect(await mailsTo(usuario)).toEqual(['Nuevo inicio de sesión · Secretos de Cuenca']);
  });

  async function mailsTo(name: string): Promise<string[]> {
    const rows = await app.db
      .selectFrom('correos')
      .select('asunto')
      .where('para', '=', `${name}@example.org`)
      .execute();
    return rows.map(({ asunto }) => asunto);
  }
});
