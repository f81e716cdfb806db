import { expect, test } from 'vitest';
import { startApp } from '#test/harness/harness.ts';

const { admin, visitor } = await startApp();

async function aCategoria(nombre: string) {
  const reply = await admin.post('create_categoria_ubicacion.php', { nombre });
  expect(reply.status).toBe(200);
  return reply.body.data;
}

test('only nombre is sent; the slug is made from it', async () => {
  const created = await admin.post('create_categoria_ubicacion.php', { nombre: 'Pueblos con Encánto y Ñ' });
  expect(created).toMatchObject({
    status: 200,
    body: {
      message: 'Categoría de ubicación creada con éxito.',
      slug: 'pueblos-con-encanto-y-n',
      data: { nombre: 'Pueblos con Encánto y Ñ', slug: 'pueblos-con-encanto-y-n' },
    },
  });
});

test('the list goes by name and carries id, nombre, slug and version', async () => {
  for (const nombre of ['Yacimientos', 'Águilas', 'Miradores']) await aCategoria(nombre);
  const { data } = (await visitor.get('get_categorias_ubicacion.php')).body;
  const names = data.map((row: { nombre: string }) => row.nombre);
  expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'es')));
  expect(Object.keys(data[0]).sort()).toEqual(['id', 'nombre', 'slug', 'version']);
});

test('nombre is required and must leave something to make a slug of', async () => {
  for (const nombre of ['', '   ', undefined])
    expect(await admin.post('create_categoria_ubicacion.php', { nombre })).toMatchObject({
      status: 422,
      body: { message: 'El nombre es obligatorio.' },
    });
  expect(await admin.post('create_categoria_ubicacion.php', { nombre: '¡¿?!' })).toMatchObject({
    status: 422,
    body: { message: 'El nombre debe tener al menos una letra o un número.' },
  });
  expect((await admin.post('create_categoria_ubicacion.php', { nombre: 'x'.repeat(101) })).status).toBe(422);
});

test('two categories cannot share a name or a slug', async () => {
  await aCategoria('Museos');
  expect(await admin.post('create_categoria_ubicacion.php', { nombre: 'MUSEOS' })).toMatchObject({
    status: 409,
    body: { message: 'Ya existe una categoría llamada «MUSEOS».' },
  });
  expect((await admin.post('create_categoria_ubicacion.php', { nombre: '¡Museos!' })).status).toBe(409);
});

test('the slug follows a new name', async () => {
  const { id } = await aCategoria('Catillos');
  expect(await admin.post('update_categoria_ubicacion.php', { id, nombre: 'Castillos' })).toMatchObject({
    status: 200,
    body: {
      message: 'Categoría de ubicación actualizada con éxito.',
      data: { id, nombre: 'Castillos', slug: 'castillos' },
    },
  });
  // The same name again is no conflict with itself.
  expect((await admin.post('update_categoria_ubicacion.php', { id, nombre: 'Castillos' })).status).toBe(200);
  expect((await admin.post('update_categoria_ubicacion.php', { id: 99_999, nombre: 'Nada' })).status).toBe(404);
});

test('a deleted category leaves the list', async () => {
  const { id } = await aCategoria('Efímera');
  expect(await admin.post('delete_categoria_ubicacion.php', { id })).toMatchObject({
    status: 200,
    body: { message: 'Categoría de ubicación eliminada con éxito.' },
  });
  const { data } = (await visitor.get('get_categorias_ubicacion.php')).body;
  expect(data.map((row: { id: number }) => row.id)).not.toContain(id);
  expect((await admin.post('delete_categoria_ubicacion.php', { id })).status).toBe(404);
});

test('two writers with the same version: one succeeds, the other is told what changed', async () => {
  const { id, version } = await aCategoria('Ermitas');
  const replies = await Promise.all(
    ['Ermitas rurales', 'Ermitas urbanas'].map((nombre) =>
      admin.post('update_categoria_ubicacion.php', { id, version, nombre }),
    ),
  );
  const [saved, refused] = replies.sort((one, other) => one.status - other.status);
  expect([saved!.status, refused!.status]).toEqual([200, 409]);
  expect(refused!.body.data.cambios[0]).toMatchObject({ usuario: 'admin', campos: ['nombre', 'slug'] });
  const { data } = (await visitor.get('get_categorias_ubicacion.php')).body;
  expect(data).toContainEqual(saved!.body.data);
});
