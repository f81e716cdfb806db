import { expect, test } from 'vitest';
import { createScheduler } from '#server/scheduler.ts';
import { startApp } from '#test/harness/harness.ts';

const { app, visitor } = await startApp();
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

test('messages go after a year, addresses that were never confirmed after 30 days, sent mails after a year', async () => {
  for (const name of ['Vieja', 'Reciente'])
    await visitor.post('submit_contact.php', { name, email: 'a@example.com', message: 'Hola', consent: true });
  await app.db
    .updateTable('mensajes')
    .set({ updated_at: ago(366) })
    .where('name', '=', 'Vieja')
    .execute();

  for (const name of ['vieja', 'reciente', 'confirmada'])
    await visitor.post('submit_newsletter.php', { email: `${name}@example.com` });
  const old = app.db.updateTable('suscriptores').set({ pedido_en: ago(31) });
  await old.where('email', '=', 'vieja@example.com').execute();
  await old
    .set({ estado: 'confirmado', confirmado_en: ago(31) })
    .where('email', '=', 'confirmada@example.com')
    .execute();

  await app.mail.flush();
  await app.db
    .updateTable('correos')
    .set({ enviado_en: ago(366) })
    .where('para', '=', 'vieja@example.com')
    .execute();

  const scheduler = createScheduler(app.db, () => {});
  scheduler.start();
  const emails = async () => {
    const rows = await app.db.selectFrom('suscriptores').select('email').orderBy('email').execute();
    return rows.map(({ email }) => email);
  };
  const mails = async () => {
    const rows = await app.db.selectFrom('correos').select('para').where('clave', 'like', 'boletin%').execute();
    return rows.map(({ para }) => para).sort();
  };
  await expect.poll(emails).toEqual(['confirmada@example.com', 'reciente@example.com']);
  await expect.poll(mails).toEqual(['confirmada@example.com', 'reciente@example.com']);
  expect(await app.db.selectFrom('mensajes').select('name').execute()).toEqual([{ name: 'Reciente' }]);
  scheduler.stop();
});
