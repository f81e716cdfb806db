import { expect, test } from 'vitest';
import { openHouse } from '#test/harness/harness.ts';

const { admin, visitor } = await openHouse();

test('a province is created, listed, changed and deleted', async () => {
  const created = await admin.post('create_provincia.php', {
    nombre: 'Cuenca',
    comunidad_autonoma: 'Castilla-La Mancha',
  });
  expect(created).toMatchObject({ status: 200, body: { success: true, message: 'Provincia creada con éxito.' } });
  const { id } = created.body.data;

  await admin.post('update_provincia.php', { id, nombre: 'Cuenca capital' });
  const list = await visitor.get('get_provincias.php');
  expect(list.body.data).toEqual([{ id, nombre: 'Cuenca capital', comunidad_autonoma: 'Castilla-La Mancha' }]);

  expect((await admin.post('delete_provincia.php', { id })).status).toBe(200);
  expect((await visitor.get('get_provincias.php')).body.data).toEqual([]);
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
