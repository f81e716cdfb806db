import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { passMinute, passTime } from '#test/harness/clock.ts';
import { type Client, cookieOf, startApp } from '#test/harness/harness.ts';
import { startSmtpDouble } from '#test/harness/smtp-double.ts';
import { totpOf } from '#test/harness/totp.ts';
import type { Rol } from '#values/rol.ts';
import type { Usuario } from './usuario.ts';

const { app, admin, visitor, client, signIn, signInAs } = await startApp();
const password = 'farol-nublado-trece';
const hourMs = 60 * 60_000;
const written = vi.spyOn(app.mail, 'enqueue');
let made = 0;

beforeEach(async () => {
  passMinute();
  // Who may enter is decided by those who have just signed in.
  Object.assign(admin, await signIn());
});

async function people(): Promise<Usuario[]> {
  return (await admin.get('get_usuarios_admin.php')).body.data;
}

async function personOf(usuario: string): Promise<Usuario> {
  return (await people()).find((one) => one.usuario === usuario)!;
}

async function invited(rol: Rol = 'editor'): Promise<Usuario> {
  const usuario = `persona${++made}`;
  const reply = await admin.post('create_usuario.php', { usuario, email: `${usuario}@example.org`, rol });
  expect(reply).toMatchObject({
    status: 200,
    body: {
      message: `No hay servidor de correo: la invitación para ${usuario}@example.org se ha guardado en un archivo. Pásale tú el enlace.`,
    },
  });
  return reply.body.data;
}

async function active(rol: Rol): Promise<{ person: Usuario; mine: Client }> {
  const usuario = `persona${++made}`;
  const mine = await signInAs(rol, usuario);
  return { person: await personOf(usuario), mine };
}

/** What was written to somebody; read here because a link is forgotten once its mail is sent. */
function mailsTo(email: string): { text: string; token: string | undefined }[] {
  return written.mock.calls
    .filter(([, mail]) => mail.para === email)
    .map(([, { text }]) => JSON.stringify(typeof text === 'function' ? text(app.ajustes.current) : text))
    .map((text) => ({ text, token: text.match(/token=([\w-]+)/)?.[1] }));
}

function tokensFor(email: string): string[] {
  return mailsTo(email).flatMap(({ token }) => token ?? []);
}

function textsTo(email: string): string {
  return mailsTo(email)
    .map(({ text }) => text)
    .join();
}

const choose = (token: string) => visitor.post('reset_password.php', { token, password });
const enter = (usuario: string) => visitor.post('login.php', { usuario, password });

describe('an invitation', () => {
  test('is a mail with a link of 72 hours to choose a password, kept as a hash; then one signs in', async () => {
    const { usuario, email, ...rest } = await invited('redactor');
    expect(rest).toMatchObject({ rol: 'redactor', activo: true, pendiente: true, dos_factores: false, version: 1 });
    expect((await enter(usuario)).status).toBe(401);
    const [token] = tokensFor(email);
    const kept = await app.db.selectFrom('enlaces_contrasena').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(token);

    passTime(71 * hourMs);
    expect((await choose(token!)).status).toBe(200);
    expect(await personOf(usuario)).toMatchObject({ pendiente: false });
    expect((await enter(usuario)).status).toBe(200);
    expect((await choose(token!)).status).toBe(422);
    const mine = await signIn(usuario, password);
    expect((await mine.get('get_session.php')).body.user).toMatchObject({ usuario, rol: 'redactor' });
  });

  test('is worth nothing after 72 hours, can be sent again, and the new link voids the old one', async () => {
    const { id, usuario, email } = await invited();
    const [first] = tokensFor(email);
    passTime(73 * hourMs);
    expect((await choose(first!)).status).toBe(422);
    const again = async () => (await signIn()).post('reenviar_invitacion.php', { id });
    expect((await again()).status).toBe(200);
    expect((await again()).status).toBe(200);
    const [, second, third] = tokensFor(email);
    expect((await choose(second!)).status).toBe(422);
    expect((await choose(third!)).status).toBe(200);
    expect(await again()).toMatchObject({ status: 409, body: { message: `${usuario} ya ha elegido su contraseña.` } });
  });

  test('stays good when a stranger asks for a reset, and whichever link is used first voids the other', async () => {
    for (const used of [0, 1]) {
      const { usuario, email } = await invited();
      await visitor.post('request_password_reset.php', { usuario });
      const tokens = tokensFor(email);
      expect(tokens).toHaveLength(2);
      expect((await choose(tokens[used]!)).status).toBe(200);
      expect((await choose(tokens[1 - used]!)).status).toBe(422);
    }
  });

  test('without a mail server whoever invites gets the link to hand over; with one it is its reader’s alone', async () => {
    const ana = { usuario: 'ana.enlace', email: 'ana.enlace@example.org', rol: 'editor' };
    const { data, enlace } = (await (await signIn()).post('create_usuario.php', ana)).body;
    const linkOf = (token: string) =>
      `${app.settings.siteUrl}/restablecer-contrasena?token=${token}&invitacion=para-${data.usuario}`;
    expect(enlace).toBe(linkOf(tokensFor(ana.email)[0]!));
    const again = await (await signIn()).post('reenviar_invitacion.php', { id: data.id });
    expect(again.body.enlace).toBe(linkOf(tokensFor(ana.email)[1]!));

    const smtp = await startSmtpDouble();
    onTestFinished(smtp.close);
    const mailing = await startApp({ SMTP_URL: smtp.url });
    const sent = await mailing.admin.post('create_usuario.php', ana);
    expect(sent).toMatchObject({ status: 200, body: { message: `Invitación enviada a ${ana.email}.` } });
    expect(JSON.stringify(sent.body)).not.toContain('token=');
  });

  test.each([
    [{ usuario: 'ab' }, 'usuario'],
    [{ usuario: 'con espacio' }, 'usuario'],
    [{ usuario: 'ñandú' }, 'usuario'],
    [{ email: 'sin-arroba' }, 'email'],
    [{ rol: 'jefe' }, 'rol'],
    [{ rol: 'constructor' }, 'rol'],
  ])('%j is refused beside its field', async (wrong, field) => {
    const fields = { usuario: 'correcto', email: 'correcto@example.org', rol: 'editor', ...wrong };
    const reply = await (await signIn()).post('create_usuario.php', fields);
    expect(reply).toMatchObject({ status: 422, body: { errors: { [field]: expect.any(String) } } });
  });

  test('a name or an address that somebody has, or had, is taken; capitals aside', async () => {
    const { usuario, email } = await invited();
    const post = async (fields: object) => (await signIn()).post('create_usuario.php', { rol: 'editor', ...fields });
    expect(await post({ usuario: usuario.toUpperCase(), email: 'otra@example.org' })).toMatchObject({
      status: 409,
      body: { errors: { usuario: expect.stringContaining('Ya hay una persona con ese usuario') } },
    });
    expect(await post({ usuario: 'otra', email: email.toUpperCase() })).toMatchObject({
      status: 409,
      body: { errors: { email: 'Ya hay una persona con ese correo electrónico.' } },
    });
  });
});

describe('changing a person', () => {
  const update = (fields: object) => admin.post('update_usuario.php', fields);
  test('another role counts at the next request of a session that is open', async () => {
    const { person, mine } = await active('editor');
    expect((await mine.get('get_all_libros_admin.php')).status).toBe(200);
    const changed = await update({ id: person.id, rol: 'tienda', version: person.version });
    expect(changed.body.data).toMatchObject({ rol: 'tienda', email: person.email, version: person.version + 1 });
    expect((await mine.get('get_all_libros_admin.php')).status).toBe(403);
    expect((await mine.get('get_pedidos_admin.php')).status).toBe(200);
    expect(textsTo(person.email)).toContain(`${person.usuario}: ahora es Tienda`);
  });

  test('an edit of something older is refused with the version there is', async () => {
    const { person } = await active('editor');
    expect((await update({ id: person.id, rol: 'tienda', version: 1 })).status).toBe(200);
    expect(await update({ id: person.id, rol: 'redactor', version: 1 })).toMatchObject({
      status: 409,
      body: { data: { version: 2 } },
    });
    expect(await personOf(person.usuario)).toMatchObject({ rol: 'tienda' });
  });

  test('saving what was there already is no change, and nobody hears of it', async () => {
    const { person } = await active('editor');
    const before = written.mock.calls.length;
    const same = { id: person.id, email: person.email, rol: person.rol, activo: true, version: person.version };
    expect((await update(same)).body.data).toEqual(person);
    expect(written.mock.calls.length).toBe(before);
  });

  test('a new address voids the links sent to the old one; whoever was only invited is invited there', async () => {
    const person = await invited();
    const [old] = tokensFor(person.email);
    await update({ id: person.id, email: 'Nueva@Example.org' });
    expect((await choose(old!)).status).toBe(422);
    const [fresh] = tokensFor('nueva@example.org');
    expect((await choose(fresh!)).status).toBe(200);
  });

  test('deleting switches off: sessions end, nobody signs in or asks for a link, the log keeps the name', async () => {
    const { person, mine } = await active('editor');
    const deleted = await admin.post('delete_usuario.php', { id: person.id });
    expect(deleted).toMatchObject({ status: 200, body: { message: `${person.usuario} ya no puede entrar.` } });
    expect((await mine.get('get_all_libros_admin.php')).status).toBe(401);
    await expect(signIn(person.usuario)).rejects.toThrow('Credenciales inválidas');
    await visitor.post('request_password_reset.php', { usuario: person.usuario });
    expect(tokensFor(person.email)).toEqual([]);
    expect(await personOf(person.usuario)).toMatchObject({ activo: false });
    const { data } = (await admin.get('get_registro_admin.php', { tipo: 'usuario', q: person.usuario })).body;
    expect(data[0]).toMatchObject({
      usuario: 'admin',
      accion: 'eliminar',
      titulo: `${person.usuario}: cuenta desactivada`,
      cambios: [{ campo: 'activo', antes: 'sí', despues: 'no' }],
    });

    await update({ id: person.id, activo: true });
    expect(await (await signIn(person.usuario)).get('get_session.php')).toMatchObject({ body: { success: true } });
  });

  test('a link in the mailbox of somebody switched off opens nothing', async () => {
    const person = await invited();
    const [token] = tokensFor(person.email);
    await admin.post('delete_usuario.php', { id: person.id });
    expect((await choose(token!)).status).toBe(422);
    expect((await admin.post('reenviar_invitacion.php', { id: person.id })).status).toBe(409);
  });

  test('somebody who does not exist is a 404', async () => {
    for (const call of ['update_usuario.php', 'delete_usuario.php', 'reenviar_invitacion.php'])
      expect((await admin.post(call, { id: 'nadie' })).status).toBe(404);
  });
});

describe('the last administrator', () => {
  const last = 'es la última persona que administra el sitio';
  test('is neither removed, switched off nor demoted, also while another is only invited', async () => {
    const { id } = await personOf('admin');
    await invited('administrador');
    for (const [call, fields] of [
      ['delete_usuario.php', {}],
      ['update_usuario.php', { activo: false }],
      ['update_usuario.php', { rol: 'editor' }],
    ] as const)
      expect(await admin.post(call, { id, ...fields })).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining(last) },
      });
    expect(await personOf('admin')).toMatchObject({ activo: true, rol: 'administrador', version: 1 });
  });

  test('of two who demote each other at the same moment one stays', async () => {
    for (let round = 0; round < 5; round++) {
      const { person, mine } = await active('administrador');
      const own = await personOf('admin');
      const replies = await Promise.all([
        admin.post('update_usuario.php', { id: person.id, rol: 'editor' }),
        mine.post('update_usuario.php', { id: own.id, rol: 'editor' }),
      ]);
      const left = (await app.auth.listPeople()).filter(
        (one) => one.rol === 'administrador' && one.isActive && !one.isPending,
      );
      expect(left.length, JSON.stringify(replies.map(({ status }) => status))).toBeGreaterThanOrEqual(1);
      await app.db.updateTable('user').set({ role: 'administrador' }).where('username', '=', 'admin').execute();
      await app.db.updateTable('user').set({ role: 'editor' }).where('id', '=', person.id).execute();
    }
  });
});

test('people come in pages and are found by name or address', async () => {
  const one = await invited();
  const all = await people();
  const { body } = await admin.get('get_usuarios_admin.php', { page: 2, limit: 1 });
  expect(body).toMatchObject({ total: all.length, page: 2, pages: all.length, limit: 1, data: [all[1]] });
  const found = (await admin.get('get_usuarios_admin.php', { q: one.email.toUpperCase() })).body;
  expect(found).toMatchObject({ total: 1, limit: 50, data: [{ id: one.id }] });
});

test('an administrador takes a lost second factor off somebody', async () => {
  const { person, mine } = await active('editor');
  const boss = await signIn();
  const remove = (id: string) => boss.post('quitar_dos_pasos.php', { id });
  expect(await remove(person.id)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('no tiene activada') },
  });
  const started = await mine.post('start_two_factor.php', { password: 'contraseña-de-prueba' });
  const confirmed = await mine.post('confirm_two_factor.php', { codigo: totpOf(started.body.data.uri) });
  const now = client(cookieOf(confirmed));
  expect((await now.post('quitar_dos_pasos.php', { id: person.id })).status).toBe(403);

  expect(await remove(person.id)).toMatchObject({ status: 200, body: { data: { dos_factores: false } } });
  expect((await now.get('get_session.php')).body.user).toBeNull();
  await signIn(person.usuario, 'contraseña-de-prueba');
  expect(textsTo(person.email)).toContain('verificación en dos pasos quitada');
  const { data } = (await boss.get('get_usuarios_admin.php')).body as { data: Usuario[] };
  const own = data.find(({ usuario }) => usuario === 'admin')!;
  expect(await remove(own.id)).toMatchObject({ status: 409, body: { message: expect.stringContaining('Mi Cuenta') } });
  expect((await remove('nadie')).status).toBe(404);
});

test('an administrador ends the sessions of somebody else, everywhere; all hear of it, and it is in the log', async () => {
  const { person, mine } = await active('editor');
  const elsewhere = await signIn(person.usuario);
  const end = (id: string) => admin.post('cerrar_sesiones_usuario.php', { id });
  const isOpen = async (session: Client) => (await session.get('get_session.php')).body.success;
  expect((await mine.post('cerrar_sesiones_usuario.php', { id: person.id })).status).toBe(403);

  expect(await end(person.id)).toMatchObject({
    status: 200,
    body: { message: `Se han cerrado las sesiones de ${person.usuario}.` },
  });
  expect([await isOpen(mine), await isOpen(elsewhere), await isOpen(admin)]).toEqual([false, false, true]);
  expect(textsTo(person.email)).toContain(`${person.usuario}: todas sus sesiones cerradas`);
  const { data } = (await admin.get('get_registro_admin.php', { tipo: 'usuario', q: person.usuario })).body;
  expect(data[0]).toMatchObject({ usuario: 'admin', titulo: `${person.usuario}: todas sus sesiones cerradas` });
  expect((await end(person.id)).body.message).toBe(`${person.usuario} no tenía ninguna sesión abierta.`);

  expect(await isOpen(await signIn(person.usuario))).toBe(true);
  expect(await end((await personOf('admin')).id)).toMatchObject({ status: 409 });
  expect((await end('nadie')).status).toBe(404);
});

describe('the second factor demanded of everybody', () => {
  test('leaves those without it nothing but setting it up, at once; nobody who has it can turn it off', async () => {
    const { mine, person } = await active('editor');
    expect((await admin.post('demand_two_factor.php', { exigir: true })).status).toBe(200);
    expect((await mine.get('get_session.php')).body.user).toMatchObject({ falta_dos_factores: true });
    for (const call of ['get_all_libros_admin.php', 'get_sesiones_admin.php', 'get_papelera_admin.php'])
      expect(await mine.get(call)).toMatchObject({
        status: 403,
        body: { message: 'Antes de seguir tienes que activar la verificación en dos pasos.' },
      });
    expect((await admin.post('demand_two_factor.php', { exigir: false })).status).toBe(403);

    const started = await mine.post('start_two_factor.php', { password: 'contraseña-de-prueba' });
    expect(started.status).toBe(200);
    const confirmed = await mine.post('confirm_two_factor.php', { codigo: totpOf(started.body.data.uri) });
    const now = client(cookieOf(confirmed));
    expect((await now.get('get_all_libros_admin.php')).status).toBe(200);
    passTime(31_000);
    const off = { password: 'contraseña-de-prueba', codigo: totpOf(started.body.data.uri) };
    expect((await now.post('disable_two_factor.php', off)).status).toBe(409);
    expect((await personOfDb(person.usuario))?.hasTwoFactor).toBe(true);
    expect(textsTo('admin@example.com')).toContain('Verificación en dos pasos exigida');
  });
});

async function personOfDb(usuario: string) {
  return (await app.auth.listPeople()).find((one) => one.usuario === usuario);
}
