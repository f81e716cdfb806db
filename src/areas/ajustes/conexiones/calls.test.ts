/** Mail server and payment keys from the desk: they work at once and everywhere, and are nowhere to be read. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createApp } from '#app.server.ts';
import { openArchive } from '#areas/copias/read-archive.server.ts';
import { restoreArchive } from '#areas/copias/restore.server.ts';
import { createSites } from '#areas/copias/sites.testing.ts';
import { exportedTables, rowsOf } from '#areas/exportar/queries.server.ts';
import { aProducto, buyersOf, pedidoOf, postNotice } from '#areas/tienda/builders.testing.ts';
import { createHttpApp } from '#server/http/http.ts';
import { passTime, realTime } from '#test/harness/clock.ts';
import { adminPassword, origin, startApp } from '#test/harness/harness.ts';
import { startSmtpDouble } from '#test/harness/smtp-double.ts';
import { startStripeDouble, wrongKey } from '#test/harness/stripe-double.ts';

const smtp = await startSmtpDouble();
const stripe = await startStripeDouble();
const { app, admin, visitor, signIn, signInAs } = await startApp({
  ...{ PICTURES_AHEAD: 'off', STRIPE_API_URL: stripe.url, ADMIN_EMAIL: 'duena@example.org' },
});
const { aFolder, anEmptySite, write, quiet } = createSites(app.settings);
const newBuyer = buyersOf(app);
afterAll(async () => {
  await smtp.close();
  await stripe.close();
});

const contrasena = 'contraseña-del-correo-7Q';
const clave = stripe.env.STRIPE_SECRET_KEY!;
const clave_avisos = stripe.env.STRIPE_WEBHOOK_SECRET!;
const server = {
  ...{ servidor: '127.0.0.1', puerto: Number(new URL(smtp.url).port), cifrado: 'ninguno', usuario: 'sitio' },
  remitente: 'hola@example.org',
};
const set = (seccion: string, valores: object) => admin.post('update_ajustes.php', { seccion, valores });
const state = async () => (await admin.get('get_conexiones_admin.php')).body.data;
const missing = async () => (await admin.get('get_hoy_admin.php')).body.data.sistema.faltan_secretos;
const sitio = async () => (await visitor.get('get_sitio.php')).body.data;
const formas = async () => (await sitio()).formas;
const versionOf = ({ legal }: { legal: Record<string, string> }) => legal['condiciones-de-venta'];
const testMail = () => admin.post('send_correo_prueba.php');

/** All that is written to the log from here on. */
const logged: string[] = [];
beforeAll(() => {
  for (const name of ['log', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((...said) => void logged.push(said.join(' ')));
});

test.each([
  [{ servidor: 'smtp://smtp.example.com' }, 'servidor'],
  [{ puerto: 0 }, 'puerto'],
  [{ servidor: 'smtp.example.com', remitente: '' }, 'remitente'],
  [{ servidor: 'smtp.example.com', remitente: 'no es' }, 'remitente'],
  [{ ...server, servidor: 'smtp.example.com' }, 'cifrado'],
])('%j is refused beside its field', async (valores, field) => {
  const reply = await set('correo', valores);
  expect(reply.status).toBe(422);
  expect(Object.keys(reply.body.errors)).toContain(field);
});

test('a mail server from the desk: asked for its password, tried, used for the next mail', async () => {
  expect(await state()).toMatchObject({ correo: { origen: null, contrasena: 'no_hace_falta' } });
  expect((await admin.post('update_contrasena_correo.php', { contrasena })).status).toBe(409);
  smtp.login = { user: 'sitio', pass: contrasena };
  expect((await set('correo', server)).status).toBe(200);
  expect(await state()).toMatchObject({ correo: { origen: 'panel', contrasena: 'falta' } });
  expect(await missing()).toEqual(['correo']);
  expect((await testMail()).body.message).toContain('no acepta el usuario o la contraseña');

  await admin.post('update_contrasena_correo.php', { contrasena: 'otra-cualquiera-9Z' });
  const refused = await testMail();
  expect(refused.status).toBe(502);
  // The server repeats what it was told.
  expect(refused.body.message).not.toContain('otra-cualquiera-9Z');
  expect(refused.body.message).toContain('Invalid login …');

  // What has waited for it goes at once.
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  await app.db.updateTable('correos').set({ siguiente_en: inAnHour }).where('enviado_en', 'is', null).execute();
  expect((await admin.post('update_contrasena_correo.php', { contrasena })).status).toBe(200);
  await app.mail.flush();
  expect(smtp.taken).toHaveLength(2);
  expect(await missing()).toEqual([]);
  expect(await testMail()).toMatchObject({
    status: 200,
    body: { message: expect.stringContaining('Correo enviado a') },
  });
  expect(smtp.taken.at(-1)!.text).toContain('hola@example.org');
});

test('the password is for that server and that user only: with others it has to be given again', async () => {
  for (const change of [{ usuario: 'otro' }, { servidor: 'localhost' }, { puerto: server.puerto + 1 }]) {
    await set('correo', { ...server, ...change });
    expect(await missing()).toEqual(['correo']);
  }
  await set('correo', server);
  expect(await missing()).toEqual([]);
});

test('payment keys from the desk: checked with the provider, then the shop sells with them and hears their notices', async () => {
  expect(await formas()).toEqual([]);
  const before = (await admin.get('get_ajustes.php')).body.data.pagos;
  const versionBefore = versionOf(await sitio());
  expect((await admin.post('comprobar_claves_pago.php')).status).toBe(409);
  for (const wrong of [{ clave: '' }, { clave: 'pk_live_publica' }, { clave, clave_avisos: 'no' }, {}])
    expect((await admin.post('update_claves_pago.php', wrong)).status).toBe(422);

  await admin.post('update_claves_pago.php', { clave: wrongKey });
  expect(await admin.post('comprobar_claves_pago.php')).toMatchObject({
    status: 422,
    body: { errors: { clave: expect.any(String) } },
  });
  stripe.mode = 'error';
  await admin.post('update_claves_pago.php', { clave: ` ${clave}\n`, clave_avisos });
  expect((await admin.post('comprobar_claves_pago.php')).status).toBe(502);
  stripe.mode = 'fine';
  expect((await admin.post('comprobar_claves_pago.php')).body.message).toBe(
    'Las claves funcionan, y son de prueba: no se cobra de verdad.',
  );
  expect(await state()).toMatchObject({
    pagos: {
      origen: 'panel',
      es_real: false,
      avisos: true,
      falta: false,
      avisos_a: `${origin}/api/stripe_webhook.php`,
    },
  });
  expect(await formas()).toEqual(['tarjeta']);

  // A form that was open meanwhile is saved as it is, and cannot say anything of the keys.
  const { valores, version } = before;
  expect((await admin.post('update_ajustes.php', { seccion: 'pagos', valores, version })).status).toBe(200);
  expect(app.ajustes.current.pagos.tarjeta).toBe(true);
  expect(versionOf(await sitio())).not.toBe(versionBefore);

  const { id } = await aProducto(admin);
  const session = await newBuyer().buy([{ id, quantity: 1 }]);
  stripe.pay(session);
  expect((await postNotice(visitor, stripe.notice('checkout.session.completed', session))).status).toBe(200);
  expect((await pedidoOf(app, session)).estado).toBe('pagado');
});

test('another process sells and writes with them at once', async () => {
  const other = await createApp({ ...app.settings, passwordCost: 10 });
  expect(await other.payments.formas()).toEqual(['tarjeta']);
  expect(await other.mail.password.read(other.ajustes.current.correo)).toBe(contrasena);
  await other.close();
});

test('what the machine says wins, is said so, and cannot be changed here', async () => {
  const machine = await startApp({ ...stripe.env, SMTP_URL: `smtp://alguien:secreta-de-la-maquina@127.0.0.1:2525` });
  const { data } = (await machine.admin.get('get_conexiones_admin.php')).body;
  expect(data).toMatchObject({
    correo: { origen: 'servidor', servidor: '127.0.0.1:2525', contrasena: 'no_hace_falta' },
    pagos: { origen: 'servidor' },
  });
  expect(JSON.stringify(data)).not.toContain('secreta-de-la-maquina');
  for (const [name, input] of [
    ['update_contrasena_correo.php', { contrasena }],
    ['update_claves_pago.php', { clave }],
    ['delete_claves_pago.php', {}],
  ] as const)
    expect((await machine.admin.post(name, input)).status).toBe(409);
});

test('only an administrator, and only who has just said who they are, sends mails and money elsewhere', async () => {
  const editor = await signInAs('editor');
  for (const name of ['get_conexiones_admin.php', 'get_ajustes.php']) expect((await editor.get(name)).status).toBe(403);
  for (const name of [
    'send_correo_prueba.php',
    'comprobar_claves_pago.php',
    'update_claves_pago.php',
    'update_ajustes.php',
  ])
    expect((await editor.post(name, { seccion: 'correo', valores: {} })).status).toBe(403);
  const old = await signIn();
  passTime(11 * 60_000);
  for (const seccion of ['correo', 'pagos'])
    expect((await old.post('update_ajustes.php', { seccion, valores: {} })).body.errors).toHaveProperty('password');
  const [version] = (await admin.get('get_ajustes_versiones.php', { seccion: 'correo' })).body.data;
  expect((await old.post('restore_ajustes_version.php', { id: version.id })).status).toBe(401);
  expect((await old.post('update_ajustes.php', { seccion: 'redes', valores: {} })).status).toBe(200);
  realTime();
});

test('they are in no copy, no export, no log, no version and no answer; a restored site asks for them again', async () => {
  const secrets = [contrasena, clave, clave_avisos];
  const closed = (await app.db.selectFrom('secretos').select('valor').execute()).map(({ valor }) => valor);
  expect(closed.length).toBe(2);

  const path = join(await aFolder(), 'copia.tar');
  await write(path);
  const archive = await openArchive(path);
  const copied: unknown[] = [];
  for (const { nombre } of archive.manifest.tablas) for await (const some of archive.rows(nombre)) copied.push(some);
  await archive.close();
  const exported: unknown[] = [];
  for (const table of exportedTables()) for await (const row of rowsOf(app.db, table)) exported.push(row);
  const answers: unknown[] = [];
  for (const [name, { method, access }] of Object.entries(app.calls)) {
    if (method !== 'get' || access === 'public' || /archivo|exportacion/.test(name)) continue;
    const response = await admin.request(`/api/${name}?seccion=correo&limit=200`);
    answers.push(await response.text());
  }
  answers.push(await (await admin.request('/api/get_ajustes_versiones.php?seccion=pagos')).text());
  expect(answers.length).toBeGreaterThan(40);
  for (const [place, all] of Object.entries({ copied, exported, answers, logged })) {
    const said = JSON.stringify(all);
    for (const secret of [...secrets, ...closed]) expect(said.includes(secret), `${secret} in ${place}`).toBe(false);
  }
  expect(JSON.stringify(copied)).toContain('hola@example.org');

  const site = await anEmptySite();
  await restoreArchive(site, path, quiet);
  const restored = await createApp({ ...site, siteUrl: origin, passwordCost: 10 });
  const http = createHttpApp(restored, async () => new Response(''));
  const headers = { origin, 'content-type': 'application/json' };
  const login = { usuario: 'admin', password: adminPassword };
  const entered = await http.fetch(
    new Request(`${origin}/api/login.php`, { method: 'POST', headers, body: JSON.stringify(login) }),
    {},
  );
  const cookie = entered.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const hoy = await http.fetch(new Request(`${origin}/api/get_hoy_admin.php`, { headers: { cookie } }), {});
  expect((await hoy.json()).data.sistema.faltan_secretos).toEqual(['correo', 'pagos']);
  expect(await restored.payments.formas()).toEqual([]);
  await restored.close();
});

test('keys that are taken away: no card any more, and nobody asks for them', async () => {
  expect((await admin.post('delete_claves_pago.php')).status).toBe(200);
  expect(await formas()).toEqual([]);
  expect(await missing()).toEqual([]);
});
