import { expect, test } from 'vitest';
import { startApp } from '#test/harness/harness.ts';

const { admin, visitor } = await startApp();

test('a province is created, listed, changed and deleted', async () => {
  const created = await admin.post('create_provincia.php', {
    nombre: 'Segovia',
    comunidad_autonoma: 'Castilla y León',
  });
  expect(created).toMatchObject({ status: 200, body: { success: true, message: 'Provincia creada con éxito.' } });
  const { id } = created.body.data;

  await admin.post('update_provincia.php', { id, nombre: 'Segovia capital' });
  const list = await visitor.get('get_provincias.php');
  // Cuenca is there from the start.
  expect(list.body.data).toEqual([
    expect.objectContaining({ nombre: 'Cuenca', comunidad_autonoma: 'Castilla-La Mancha' }),
    { id, nombre: 'Segovia capital', comunidad_autonoma: 'Castilla y León', version: 2 },
  ]);

  expect((await admin.post('delete_provincia.php', { id })).status).toBe(200);
  expect((await visitor.get('get_provincias.php')).body.data).toHaveLength(1);
  expect((await admin.post('delete_provincia.php', { id })).status).toBe(404);
});

test('two provinces cannot bear the same name, accents and case aside', async () => {
  await admin.post('create_provincia.php', { nombre: 'Ávila' });
  const again = await admin.post('create_provincia.php', { nombre: 'AVILA' });
  expect(again).toMatchObject({
    status: 409,
    body: { success: false, message: 'Ya existe una provincia llamada «AVILA».' },
  });
});

test('provinces are listed by name, accents aside', async () => {
  for (const nombre of ['Zamora', 'Álava', 'Badajoz']) await admin.post('create_provincia.php', { nombre });
  const names = (await visitor.get('get_provincias.php')).body.data.map((row: { nombre: string }) => row.nombre);
  expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'es')));
});

test('two writers with the same version: one succeeds, the other is told what changed', async () => {
  const { id, version } = (await admin.post('create_provincia.php', { nombre: 'Soria' })).body.data;
  const replies = await Promise.all(
    ['Castilla y León', 'Aragón'].map((comunidad_autonoma) =>
      admin.post('update_provincia.php', { id, version, nombre: 'Soria', comunidad_autonoma }),
    ),
  );
  const [saved, refused] = replies.sort((one, other) => one.status - other.status);
  expect([saved!.status, refused!.status]).toEqual([200, 409]);
  expect(refused!.body.data.cambios[0]).toMatchObject({ usuario: 'admin', campos: ['comunidad_autonoma'] });
  expect((await visitor.get('get_provincias.php')).body.data).toContainEqual(saved!.body.data);
});
