/** The outbox against a mail server that really speaks SMTP. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { startApp } from '#test/harness/harness.ts';

let server: SMTPServer | undefined;
afterEach(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())));

/** Answers each message as `verdict` says, and keeps what it took. */
async function startSmtp(verdict: () => Error | undefined, port = 0): Promise<{ port: number; taken: string[] }> {
  const taken: string[] = [];
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _, done) {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        const refusal = verdict();
        if (!refusal) taken.push(text);
        done(refusal);
      });
    },
  });
  await new Promise<void>((resolve) => server!.listen(port, '127.0.0.1', () => resolve()));
  return { port: (server.server.address() as AddressInfo).port, taken };
}

test('a mail refused for now is tried again and then delivered, once', async () => {
  let refusals = 1;
  const busy = Object.assign(new Error('try later'), { responseCode: 451 });
  const smtp = await startSmtp(() => (refusals-- > 0 ? busy : undefined));
  const { app, visitor } = await startApp({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}` });

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
  expect(smtp.taken[0]).toMatch(/^To: lectora@example\.com/m);
  expect(smtp.taken[0]).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  expect(smtp.taken[0]).toContain('text/plain');
  expect(smtp.taken[0]).toContain('text/html');
});

test('with the mail server down nothing is lost: the mail waits', async () => {
  const { app, visitor } = await startApp({ SMTP_URL: 'smtp://127.0.0.1:1' });
  expect((await visitor.post('submit_newsletter.php', { email: 'otra@example.com' })).status).toBe(200);
  await app.mail.flush();
  const row = await app.db.selectFrom('correos').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ enviado_en: null, ultimo_error: expect.stringContaining('ECONNREFUSED') });
});

test('a mail to try the server: sent, or refused with what the server said', async () => {
  let refusal: Error | undefined = Object.assign(new Error('no such mailbox'), { responseCode: 550 });
  const smtp = await startSmtp(() => refusal);
  const { admin } = await startApp({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}` });
  const refused = await admin.post('send_correo_prueba.php');
  expect(refused).toMatchObject({ status: 502, body: { message: expect.stringContaining('no such mailbox') } });
  refusal = undefined;
  const sent = await admin.post('send_correo_prueba.php');
  expect(sent).toMatchObject({ status: 200, body: { message: expect.stringContaining('Correo enviado a') } });
  expect(smtp.taken).toHaveLength(1);
  const steps = (await admin.get('get_puesta_en_marcha_admin.php')).body.data;
  expect(steps).toContainEqual({ paso: 'correo', hecho: true });
});
