import { expect, test } from 'vitest';
import { startApp } from '#test/harness/harness.ts';
import { notesOf } from '#values/picture.ts';
import { createNotes } from './notes-queries.server.ts';
import { tagsUsing } from './queries.server.ts';

const { app } = await startApp();
const { db } = app;

async function aMedio(nombre: string, alt_text: string): Promise<number> {
  const at = '2026-01-01T00:00:00.000Z';
  const { id } = await db
    .insertInto('medios')
    .values({
      ...{ nombre, alt_text, tipo: 'imagen', titulo: nombre, bytes: 1, busqueda: nombre },
      ...{ tocado_en: at, created_at: at, updated_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

test('what is said of a file is read again for that file alone, also when it was replaced', async () => {
  const [one, other] = [await aMedio('uno.webp', 'Uno'), await aMedio('dos.webp', 'Dos')];
  const notes = await createNotes(db);
  const said = (name: string) => notesOf(notes.addTo(`/media/${name}`) as string)?.alt;
  await db.updateTable('medios').set({ alt_text: 'Otro' }).where('id', 'in', [one, other]).execute();
  await notes.reload([one]);
  expect([said('uno.webp'), said('dos.webp')]).toEqual(['Otro', 'Dos']);
  await db.updateTable('medios').set({ nombre: 'tres.webp' }).where('id', '=', one).execute();
  await notes.reload([one]);
  expect([said('uno.webp'), said('tres.webp')]).toEqual(['', 'Otro']);
  await db.deleteFrom('medios').where('id', '=', one).execute();
  await notes.reload([one]);
  expect([said('tres.webp'), said('dos.webp')]).toEqual(['', 'Dos']);
  await notes.reload();
  expect(said('dos.webp')).toBe('Otro');
});

test('of a file that a hundred things use they are named, of one that more use all of their kind', async () => {
  const use = (nombre: string, count: number) =>
    db
      .insertInto('medio_usos')
      .values(
        Array.from({ length: count }, (_, id_cosa) => ({ nombre, tipo: 'libro', id_cosa, lugar: 'uso' as const })),
      )
      .execute();
  await use('cien.webp', 100);
  await use('todos.webp', 101);
  expect((await tagsUsing(db, 'cien.webp')).length).toBe(101);
  expect(await tagsUsing(db, 'todos.webp')).toEqual(['libros', 'libro:*', 'libros:*']);
  await db.deleteFrom('medio_usos').execute();
});
