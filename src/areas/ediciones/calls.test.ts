import { afterEach, expect, test } from 'vitest';
import { passTime, realTime } from '#test/harness/clock.ts';
import { startApp } from '#test/harness/harness.ts';
import { aliveMs } from './pace.ts';

const { app, admin, signInAs } = await startApp();
const [editor, redactor] = [await signInAs('editor'), await signInAs('redactor')];
const libro = { tipo: 'libro', id: 7 };
const others = async (client = admin, more = {}) =>
  (await client.post('note_edicion.php', { ...libro, ...more })).body.data.map(
    ({ usuario }: { usuario: string }) => usuario,
  );
afterEach(realTime);

test('whoever opens a thing is told who has it open, until that one closes it or is silent for a while', async () => {
  expect(await others()).toEqual([]);
  expect(await others(editor)).toEqual(['admin']);
  expect(await others()).toEqual(['editor']);
  await others(editor, { cerrada: true });
  expect(await others()).toEqual([]);
  await others(editor);
  passTime(aliveMs + 1000);
  expect(await others(await signInAs('editor', 'otra'))).toEqual([]);
  expect(await app.db.selectFrom('ediciones').select('usuario').execute()).toEqual([{ usuario: 'otra' }]);
});

test('another thing of the same number is another; who may not edit it is told nothing', async () => {
  await others();
  expect((await editor.post('note_edicion.php', { tipo: 'ruta', id: 7 })).body.data).toEqual([]);
  const refused = await redactor.post('note_edicion.php', libro);
  expect([refused.status, refused.body.message]).toEqual([403, 'Tu papel no te permite editarlo.']);
  expect((await admin.post('note_edicion.php', { tipo: 'nada', id: 7 })).status).toBe(422);
});
