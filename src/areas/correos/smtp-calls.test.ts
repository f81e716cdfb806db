/** The outbox against a mail server that really speaks SMTP. */
import { expect, onTestFinished, test } from 'vitest';
import { presentKey } from '#server/auth/key.ts';
import { createSecrets } from '#server/auth/secrets.ts';
import { createMail } from '#server/mail/index.ts';
import { enqueueCorreo, never } from '#server/mail/queries.ts';
import { createWorker } from '#server/work/worker.ts';
import { startApp } from '#test/harness/harness.ts';
import { startSmtpDouble } from '#test/harness/smtp-double.ts';

async function startSmtp() {
  const smtp = await startSmtpDouble();
  onTestFinished(smtp.close);
  return smtp;
}

test('a mail refused for now is tried again and then delivered, once', async () => {
  let refusals = 1;
  const smtp = await startSmtp();
  smtp.verdict = () => (refusals-- > 0 ? { code: 451, text: 'try later' } : undefined);
  const { app, visitor } = await startApp({ SMTP_URL: smtp.url });

  await visitor.post('submit_newsletter.php', { email: 'lectora@example.com' });
  await app.mail.flush();
  const waiting = await app.db.selectFrom('correos').selectAll().executeTakeFirstOrThrow();
  expect(waiting).toMatchObject({ enviado_en: null, intentos: 1, ultimo_error: expect.stringContaining('try later') });
  expect(waiting.siguiente_en > new Date().toISOString()).toBe(true);
  expect(smtp.taken).toEqual([]);

  await app.db.updateTable('correos').set({ siguiente_en: '2020-01-01T00:00:00.000Z' }).execute();
  await Promise.all([app.mail.flush(), app.mail.flush()]);
  await app.mail.flush();
  expect(smtp.taken).toHaveLength(1);
  const { to, text } = smtp.taken[0]!;
  expect(to).toBe('lectora@example.com');
  expect(text).toMatch(/^To: lectora@example\.com/m);
  expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  expect(text).toContain('text/plain');
  expect(text).toContain('text/html');
});

test('a mail refused for good is not tried again, and can be sent by hand', async () => {
  const smtp = await startSmtp();
  smtp.verdict = () => ({ code: 550, text: '5.1.1 no such user' });
  const { app, admin, visitor } = await startApp({ SMTP_URL: smtp.url });
  await visitor.post('submit_newsletter.php', { email: 'nadie@example.com' });
  await app.mail.flush();
  const [refused] = (await admin.get('get_correos_admin.php', { estado: 'fallido' })).body.data;
  expect(refused).toMatchObject({ para: 'nadie@example.com', siguiente_en: null, intentos: 1 });
  expect((await admin.get('get_hoy_admin.php')).body.data.sistema.correos_fallidos).toBe(1);

  smtp.verdict = () => undefined;
  expect((await admin.post('reenviar_correo.php', { id: refused.id })).status).toBe(200);
  await app.mail.flush();
  expect(smtp.taken).toHaveLength(1);
});

test.each([
  ['"later" for five days', 29, 'later'],
  ['nobody there for two weeks', 65, 'away'],
])('%s is a no', async (_, intentos, server) => {
  const smtp = await startSmtp();
  smtp.verdict = () => ({ code: 450, text: 'greylisted' });
  const { app, visitor } = await startApp({ SMTP_URL: server === 'away' ? 'smtp://127.0.0.1:1' : smtp.url });
  await visitor.post('submit_newsletter.php', { email: 'lectora@example.com' });
  for (const [tried, isOver] of [
    [intentos - 1, false],
    [intentos, true],
  ] as const) {
    await app.db.updateTable('correos').set({ intentos: tried, siguiente_en: '2020' }).execute();
    await app.mail.flush();
    const { siguiente_en } = await app.db.selectFrom('correos').select('siguiente_en').executeTakeFirstOrThrow();
    expect(siguiente_en === never).toBe(isOver);
  }
});

test('a mail written after the last look, before it has ended, is sent by whoever asks then', async () => {
  const smtp = await startSmtp();
  const { app } = await startApp({ SMTP_URL: smtp.url });
  const looked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const db = app.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      looked.resolve();
      await held.promise;
      return result;
    },
  });
  const worker = createWorker(db);
  const mail = createMail(db, app.settings, app.ajustes, worker, () => createSecrets(db, presentKey(app.settings)!));
  const looking = mail.flush();
  await looked.promise;
  const letter = { clave: 'carta', para: 'lectora@example.com', asunto: 'Hola', texto: 'Hola', html: '<p>Hola</p>' };
  await enqueueCorreo(app.db, letter, new Date().toISOString());
  const asked = mail.flush();
  held.resolve();
  await Promise.all([looking, asked]);
  expect(smtp.taken).toHaveLength(1);
  mail.close();
});

test('with the mail server down nothing is lost: the mail waits', async () => {
  const { app, visitor } = await startApp({ SMTP_URL: 'smtp://127.0.0.1:1' });
  expect((await visitor.post('submit_newsletter.php', { email: 'otra@example.com' })).status).toBe(200);
  await app.mail.flush();
  const row = await app.db.selectFrom('correos').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ enviado_en: null, ultimo_error: expect.stringContaining('ECONNREFUSED') });
});

test('a mail to try the server: sent, or refused with what the server said', async () => {
  const smtp = await startSmtp();
  smtp.verdict = () => ({ code: 550, text: 'no such mailbox' });
  const { admin } = await startApp({ SMTP_URL: smtp.url, ADMIN_EMAIL: 'marta@example.org' });
  const refused = await admin.post('send_correo_prueba.php');
  expect(refused).toMatchObject({ status: 502, body: { message: expect.stringContaining('no such mailbox') } });
  smtp.verdict = () => undefined;
  const sent = await admin.post('send_correo_prueba.php');
  expect(sent).toMatchObject({ status: 200, body: { message: expect.stringContaining('Correo enviado a') } });
  expect(smtp.taken).toHaveLength(1);
  const steps = (await admin.get('get_puesta_en_marcha_admin.php')).body.data;
  expect(steps).toContainEqual({ paso: 'correo', hecho: true });
});

test('a mail is found by its address or its subject, with accents or without, in letters of any size', async () => {
  const { app, admin } = await startApp();
  const mail = { para: 'ÁNGELA@example.com', asunto: 'Señalización ÚNICA', texto: 'x', html: 'x' };
  await enqueueCorreo(app.db, { clave: 'buscado', ...mail }, new Date().toISOString());
  for (const q of ['ángela@', 'Angela@EXAMPLE', 'SEÑALIZACIÓN única', 'senalizacion unica'])
    expect((await admin.get('get_correos_admin.php', { q })).body.total, q).toBe(1);
});
