/** What the write door promises of every kind, shown on one. */
import { describe, expect, test } from 'vitest';
import { form, startApp } from '#test/harness/harness.ts';
import { aPicture } from '#test/harness/picture.ts';

const { app, admin } = await startApp();

let count = 0;
async function aLibro() {
  const fields = { titulo: `Libro ${++count}`, autores: 'Ana Ruiz' };
  const { id, slug, version } = (await admin.post('create_libro.php', fields)).body.data;
  return { id, slug, version, ...fields };
}

async function historyOf(id: number): Promise<number[]> {
  const rows = await app.db
    .selectFrom('registro')
    .where('tipo', '=', 'libro')
    .where('id_cosa', '=', id)
    .where('accion', '=', 'editar')
    .select('version')
    .orderBy('version')
    .execute();
  return rows.map(({ version }) => version!);
}

describe('many writers at the same moment', () => {
  test('of 200 who read the same version one succeeds; the others are told what changed, and nothing is lost', async () => {
    const libro = await aLibro();
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        admin.post('update_libro.php', { ...libro, editorial: `Editorial ${index}` }),
      ),
    );
    const successes = replies.filter(({ status }) => status === 200);
    expect(successes).toHaveLength(1);
    // A database with more to do than connections may send some away, honestly.
    expect(replies.filter(({ status }) => ![200, 409, 503].includes(status))).toEqual([]);
    const refused = replies.find(({ status }) => status === 409)!;
    expect(refused.body).toMatchObject({
      message: expect.stringMatching(/^Alguien ha cambiado este elemento mientras lo editabas \(admin, .*Editorial\)/),
      data: { version: 2, cambios: [{ usuario: 'admin', campos: ['editorial'] }] },
    });
    const { body } = await admin.get('get_libro_admin.php', { slug: libro.slug });
    expect(body.data.editorial).toBe(successes[0]!.body.data.editorial);
    expect(await historyOf(libro.id)).toEqual([2]);
  });

  test('of 200 who overwrite whatever is there, the history has as many versions as there were successes', async () => {
    const { version: _, ...libro } = await aLibro();
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, index) => admin.post('update_libro.php', { ...libro, num_pag: index + 1 })),
    );
    const successes = replies.filter(({ status }) => status === 200);
    expect(replies.filter(({ status }) => ![200, 503].includes(status))).toEqual([]);
    expect(successes.length).toBeGreaterThan(5);
    const versions = successes.map(({ body }) => body.data.version).sort((one, other) => one - other);
    expect(versions).toEqual(Array.from({ length: successes.length }, (_, index) => index + 2));
    expect(await historyOf(libro.id)).toEqual(versions);
  });

  test('the one whose picture takes longer does not overwrite the one who was quicker', async () => {
    const libro = await aLibro();
    const slow = admin.post(
      'update_libro.php',
      form({ ...libro, editorial: 'Con cubierta', imagen: await aPicture() }),
    );
    const quick = admin.post('update_libro.php', { ...libro, editorial: 'Sin cubierta' });
    const statuses = (await Promise.all([slow, quick])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
    expect(await historyOf(libro.id)).toEqual([2]);
  });

  test('of two deletes one succeeds, and the trash has it once', async () => {
    const { id, titulo } = await aLibro();
    const replies = await Promise.all([1, 2, 3].map(() => admin.post('delete_libro.php', { id })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    const { body } = await admin.get('get_papelera_admin.php', { q: titulo });
    expect(body.data).toHaveLength(1);
  });

  test('an edit of what was deleted meanwhile is a 404, and brings nothing back', async () => {
    const libro = await aLibro();
    await admin.post('delete_libro.php', { id: libro.id });
    expect((await admin.post('update_libro.php', { ...libro })).status).toBe(404);
    expect((await admin.get('get_libro_admin.php', { slug: libro.slug })).status).toBe(404);
  });
});

test('what came back from the trash goes on counting its versions', async () => {
  const libro = await aLibro();
  const saved = await admin.post('update_libro.php', { ...libro, editorial: 'Otra' });
  await admin.post('delete_libro.php', { id: libro.id });
  const [trashed] = (await admin.get('get_papelera_admin.php', { q: libro.titulo })).body.data;
  await admin.post('restore_papelera.php', { id: trashed.id });
  const { version } = saved.body.data;
  expect((await admin.post('update_libro.php', { ...libro, version: version - 1 })).status).toBe(409);
  expect((await admin.post('update_libro.php', { ...libro, version })).body.data.version).toBe(version + 1);
});
