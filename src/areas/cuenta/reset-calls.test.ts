import { beforeEach, describe, expect, test, vi } from 'vitest';
import { passMinute, passTime } from '#test/harness/clock.ts';
import { startApp } from '#test/harness/harness.ts';

const { app, admin, visitor, client, signIn } = await startApp();
const written = vi.spyOn(app.mail, 'enqueue');
const password = 'farol-nublado-trece';
const next = 'alacena con tres grillos';
const hourMs = 60 * 60_000;

let usuario = '';
let made = 0;

beforeEach(async () => {
  passMinute();
  usuario = `persona${++made}`;
  await app.auth.createUser({ usuario, email: `${usuario}@example.org`, password, rol: 'administrador' });
});

const ask = (name = usuario) => visitor.post('request_password_reset.php', { usuario: name });
const reset = (token: string, chosen = next) => visitor.post('reset_password.php', { token, password: chosen });
const enter = (chosen: string) => visitor.post('login.php', { usuario, password: chosen });

async function mails() {
  return app.db
    .selectFrom('correos')
    .selectAll()
    .where('para', '=', `${usuario}@example.org`)
    .where('clave', 'like', 'enlace-%')
    .orderBy('id')
    .execute();
}

/** As they were written: once a mail is sent nobody can read it any more. */
async function tokens(): Promise<string[]> {
  return written.mock.calls
    .filter(([, { para, clave }]) => para === `${usuario}@example.org` && clave.startsWith('enlace-'))
    .map(([, { text }]) => JSON.stringify(text).match(/token=([\w-]+)/)?.[1] ?? '');
}

async function askForToken(): Promise<string> {
  await ask();
  return (await tokens()).at(-1)!;
}

describe('a forgotten password', () => {
  test('is chosen anew with the link of the mail, once, and ends every session', async () => {
    const before = await signIn(usuario, password);
    const asked = await ask(usuario.toUpperCase());
    const unknown = await ask('nadie@example.org');
    expect(asked.body.message).toBe('Si esa cuenta existe, te hemos enviado un correo con las instrucciones.');
    expect(unknown.body).toEqual(asked.body);
    const [token] = await tokens();
    expect(await tokens()).toHaveLength(1);

    expect(await reset(token!)).toMatchObject({
      status: 200,
      body: { message: 'Contraseña cambiada. Ya puedes iniciar sesión.' },
    });
    expect((await before.get('get_session.php')).body.success).toBe(false);
    expect((await enter(password)).status).toBe(401);
    expect((await enter(next)).status).toBe(200);
    expect(await reset(token!, 'otra alacena con grillos')).toMatchObject({
      status: 422,
      body: { message: 'El enlace no es válido o ha caducado. Pide uno nuevo.' },
    });
  });

  test('a link is worth nothing after an hour', async () => {
    const token = await askForToken();
    passTime(hourMs + 60_000);
    expect((await reset(token)).status).toBe(422);
  });

  test('a newer link voids the one before, at the same moment too', async () => {
    const first = await askForToken();
    const second = await askForToken();
    expect((await reset(first)).status).toBe(422);
    await Promise.all([ask(), ask()]);
    expect((await reset(second)).status).toBe(422);
    const links = await app.db.selectFrom('enlaces_contrasena').selectAll().where('vale', '=', 1).execute();
    const mine = links.filter(({ usuario_id }) => usuario_id === links.at(-1)!.usuario_id);
    expect(mine).toHaveLength(1);
  });

  test('of two who use a link at the same moment, one does', async () => {
    const token = await askForToken();
    const replies = await Promise.all([reset(token), reset(token, 'otra alacena con grillos')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('a changed password voids the link', async () => {
    const token = await askForToken();
    const mine = await signIn(usuario, password);
    expect((await mine.post('change_password.php', { actual: password, nueva: next })).status).toBe(200);
    expect((await reset(token, password)).status).toBe(422);
  });

  test('a new password is long, and not easily guessed', async () => {
    const token = await askForToken();
    expect((await reset(token, 'corta')).body.errors.password).toBe(
      'La contraseña debe tener entre 12 y 128 caracteres.',
    );
    for (const guessable of ['contraseña1234', `${usuario}${usuario}2024`])
      expect((await reset(token, guessable)).body.errors.password).toMatch(/^Esta contraseña es fácil de adivinar/);
    // The link was not used up by it.
    expect((await reset(token)).status).toBe(200);
  });

  test('at most five links an hour for one account; the last one stays good', async () => {
    for (let n = 0; n < 9; n++) {
      passTime(30_000);
      expect((await client('', `192.0.2.${n + 1}`).post('request_password_reset.php', { usuario })).status).toBe(200);
    }
    expect(await tokens()).toHaveLength(5);
    expect((await reset((await tokens()).at(-1)!)).status).toBe(200);
    passTime(hourMs);
    await ask();
    expect((await mails()).length).toBe(6);
  });

  test('nobody asks for more than five links a minute', async () => {
    const statuses = [];
    for (let n = 0; n < 6; n++) statuses.push((await ask('nadie')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('an account that is not there is answered no sooner', async () => {
    const before = performance.now();
    expect((await ask('nadie')).status).toBe(200);
    expect(performance.now() - before).toBeGreaterThan(240);
  });

  test('the owner hears of it, and it is in the log', async () => {
    await reset(await askForToken());
    const log = (await admin.get('get_registro_admin.php', { usuario, tipo: 'cuenta' })).body.data;
    expect(log.map(({ titulo }: { titulo: string }) => titulo.split(' (')[0])).toEqual([
      'Contraseña restablecida',
      'Enlace para restablecer la contraseña pedido',
    ]);
    const warnings = await app.db
      .selectFrom('correos')
      .select('texto')
      .where('para', '=', `${usuario}@example.org`)
      .where('asunto', 'like', 'Contraseña cambiada%')
      .execute();
    expect(warnings).toHaveLength(1);
    expect(warnings[0]!.texto).toContain('Dirección: local');
  });
});

test('once the mail is sent its link is nowhere to be read, and the mail is not sent again', async () => {
  const token = await askForToken();
  await app.mail.flush();
  const [mail] = await mails();
  expect(mail).toMatchObject({ texto: '', html: '', secreto: 1 });
  expect(mail!.enviado_en).not.toBeNull();
  for (const table of ['correos', 'registro', 'enlaces_contrasena', 'verification', 'intentos'] as const)
    expect(JSON.stringify(await app.db.selectFrom(table).selectAll().execute())).not.toContain(token);
  expect((await admin.post('reenviar_correo.php', { id: mail!.id })).status).toBe(409);
  expect((await reset(token)).status).toBe(200);
});
