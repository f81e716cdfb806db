import { beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '#app.server.ts';
import { type Reply, startApp } from '#test/harness/harness.ts';

const { app, admin, visitor } = await startApp();

beforeEach(async () => {
  await app.db.deleteFrom('papelera').execute();
});

let count = 0;
async function aProvincia(nombre = `Provincia ${++count}`): Promise<{ id: number; nombre: string }> {
  return (await admin.post('create_provincia.php', { nombre, comunidad_autonoma: 'Castilla-La Mancha' })).body.data;
}

async function aCategoriaWithArticulo() {
  const categoria = (await admin.post('create_categoria.php', { nombre_categoria: `Categoría ${++count}` })).body.data;
  const articulo = (
    await admin.post('create_post.php', {
      titulo: `Artículo ${count}`,
      contenido: '<p>x</p>',
      category_id: categoria.id,
    })
  ).body.data;
  return { categoria, articulo };
}

async function trash(query: Record<string, string | number> = {}) {
  return (await admin.get('get_papelera_admin.php', query)).body;
}

describe('the list', () => {
  test('tells what was deleted, by whom, when, and until when it can come back', async () => {
    const { id } = await aProvincia('Toledo');
    await admin.post('delete_provincia.php', { id });
    const { data, total, tipos } = await trash();
    expect(total).toBe(1);
    expect(tipos).toEqual(['provincia']);
    expect(data[0]).toEqual({
      id: expect.any(Number),
      tipo: 'provincia',
      titulo: 'Toledo',
      borrado_por: 'admin',
      borrado_en: expect.stringMatching(/Z$/),
      caduca_en: expect.stringMatching(/Z$/),
    });
    expect(Date.parse(data[0].caduca_en) - Date.parse(data[0].borrado_en)).toBe(30 * 86_400_000);
  });

  test('filters by kind, searches accents aside, and pages', async () => {
    for (const nombre of ['Ávila', 'Soria', 'Lugo'])
      await admin.post('delete_provincia.php', { id: (await aProvincia(nombre)).id });
    expect((await trash({ q: 'avila' })).data.map((row: { titulo: string }) => row.titulo)).toEqual(['Ávila']);
    expect((await trash({ tipo: 'articulo' })).total).toBe(0);
    expect((await trash({ tipo: 'provincia' })).total).toBe(3);
    expect((await trash({ limit: 2, page: 2 })).data).toHaveLength(1);
  });
});

describe('restoring', () => {
  test('brings a thing back under the id it had, drops the pages that showed it, and is in the log', async () => {
    const provincia = await aProvincia();
    await admin.post('delete_provincia.php', { id: provincia.id });
    const [row] = (await trash()).data;
    const since = app.pages.generation();
    const restored = await admin.post('restore_papelera.php', { id: row.id });
    expect(restored).toMatchObject({
      status: 200,
      body: { success: true, message: `«${provincia.nombre}» se ha restaurado.` },
    });
    expect(app.pages.generation()).toBeGreaterThan(since);
    expect((await visitor.get('get_provincias.php')).body.data).toContainEqual({
      ...provincia,
      comunidad_autonoma: 'Castilla-La Mancha',
    });
    expect((await trash()).total).toBe(0);
    expect((await admin.get('get_registro_admin.php', { tipo: 'provincia', limit: 1 })).body.data[0]).toMatchObject({
      accion: 'restaurar',
      id_cosa: provincia.id,
      titulo: provincia.nombre,
    });
  });

  test('what is created afterwards gets an id of its own', async () => {
    const first = await aProvincia();
    await admin.post('delete_provincia.php', { id: first.id });
    await admin.post('restore_papelera.php', { id: (await trash()).data[0].id });
    const next = await aProvincia();
    expect(next.id).toBeGreaterThan(first.id);
  });

  test('is refused when the name or address was taken meanwhile, and nothing is lost', async () => {
    const gone = await aProvincia('Ocupada');
    await admin.post('delete_provincia.php', { id: gone.id });
    await aProvincia('Ocupada');
    const [row] = (await trash()).data;
    expect(await admin.post('restore_papelera.php', { id: row.id })).toMatchObject({
      status: 409,
      body: {
        message:
          'No se puede restaurar «Ocupada»: mientras tanto otro elemento ha ocupado su dirección o su nombre. Cámbialo antes.',
      },
    });
    expect((await trash()).total).toBe(1);
  });

  test('is refused when what it belonged to is gone, and works once that is back', async () => {
    const { categoria, articulo } = await aCategoriaWithArticulo();
    await admin.post('delete_post.php', { id: articulo.Id_articulo });
    await admin.post('delete_categoria.php', { id: categoria.id });
    const [deadCategoria, deadArticulo] = (await trash()).data;
    const refused = await admin.post('restore_papelera.php', { id: deadArticulo.id });
    expect(refused).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('aquello a lo que pertenecía ya no existe') },
    });
    expect((await admin.post('restore_papelera.php', { id: deadCategoria.id })).status).toBe(200);
    expect((await admin.post('restore_papelera.php', { id: deadArticulo.id })).status).toBe(200);
    expect((await visitor.get('get_post.php', { slug: articulo.slug })).status).toBe(200);
  });

  test('twice is once', async () => {
    const { id } = await aProvincia();
    await admin.post('delete_provincia.php', { id });
    const [row] = (await trash()).data;
    await admin.post('restore_papelera.php', { id: row.id });
    expect((await admin.post('restore_papelera.php', { id: row.id })).status).toBe(404);
  });
});

describe('at the same moment', () => {
  const five = (work: () => Promise<Reply>) => Promise.all(Array.from({ length: 5 }, work));

  test('one thing deleted by several lies in the trash once', async () => {
    const { id } = await aProvincia();
    const replies = await five(() => admin.post('delete_provincia.php', { id }));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
    expect((await trash()).total).toBe(1);
  });

  test('one thing restored or thrown away by several: the first does it, the others are told that it is gone', async () => {
    for (const call of ['restore_papelera.php', 'vaciar_papelera.php']) {
      const { nombre } = await aDeletedProvincia();
      const [row] = (await trash({ q: nombre })).data;
      const replies = await five(() => admin.post(call, { id: row.id }));
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
      expect(new Set(replies.filter(({ status }) => status === 404).map(({ body }) => body.message))).toEqual(
        new Set(['Ese elemento ya no está en la papelera.']),
      );
    }
  });

  test('restored and thrown away: either it is back or it is gone, and only one of them was told so', async () => {
    const { nombre } = await aDeletedProvincia();
    const [row] = (await trash({ q: nombre })).data;
    const [restored, thrownAway] = await Promise.all([
      admin.post('restore_papelera.php', { id: row.id }),
      admin.post('vaciar_papelera.php', { id: row.id }),
    ]);
    expect([restored.status, thrownAway.status].sort()).toEqual([200, 404]);
    const names = (await visitor.get('get_provincias.php')).body.data.map((row: { nombre: string }) => row.nombre);
    expect(names.includes(nombre)).toBe(restored.status === 200);
  });

  async function aDeletedProvincia() {
    const provincia = await aProvincia();
    await admin.post('delete_provincia.php', { id: provincia.id });
    return provincia;
  }
});

describe('emptying', () => {
  test('one thing or everything is thrown away for good', async () => {
    for (let n = 0; n < 3; n++) await admin.post('delete_provincia.php', { id: (await aProvincia()).id });
    const [row] = (await trash()).data;
    expect(await admin.post('vaciar_papelera.php', { id: row.id })).toMatchObject({
      status: 200,
      body: { borrados: 1 },
    });
    expect((await admin.post('restore_papelera.php', { id: row.id })).status).toBe(404);
    expect(await admin.post('vaciar_papelera.php', {})).toMatchObject({ status: 200, body: { borrados: 2 } });
    expect((await trash()).total).toBe(0);
    expect((await admin.post('vaciar_papelera.php', { id: row.id })).status).toBe(404);
  });

  test('after thirty days the trash empties itself at night, and not because a process starts', async () => {
    await admin.post('delete_provincia.php', { id: (await aProvincia('Vieja')).id });
    await admin.post('delete_provincia.php', { id: (await aProvincia('Reciente')).id });
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    await app.db
      .updateTable('papelera')
      .set({ borrado_en: ago(31) })
      .where('titulo', '=', 'Vieja')
      .execute();
    await app.db
      .updateTable('papelera')
      .set({ borrado_en: ago(29) })
      .where('titulo', '=', 'Reciente')
      .execute();
    const another = await createApp(app.settings);
    another.worker.start();
    await another.worker.finish('páginas con fecha');
    await another.close();
    expect((await trash()).total).toBe(2);
    await app.worker.finish('limpieza');
    expect((await trash()).data.map((row: { titulo: string }) => row.titulo)).toEqual(['Reciente']);
  });
});

test('what an undone import left goes in portions, and the log tells it once', async () => {
  await admin.post('vaciar_papelera.php', {});
  const borrado_en = new Date().toISOString();
  const rows = Array.from({ length: 450 }, (_, n) => ({
    ...{ tipo: 'libro', id_cosa: 900_000 + n, titulo: `Libro ${n}`, filas: '[]', etiquetas: '[]' },
    ...{ borrado_en, borrado_por: 'admin', busqueda: '' },
  }));
  await app.db.insertInto('papelera').values(rows).execute();
  expect((await admin.post('vaciar_papelera.php', {})).body.borrados).toBe(450);
  expect(await app.db.selectFrom('papelera').select('id').execute()).toEqual([]);
  const noted = await app.db.selectFrom('registro').select('titulo').where('titulo', '=', '450 elementos').execute();
  expect(noted).toHaveLength(1);
});
