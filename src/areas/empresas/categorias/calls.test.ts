import { expect, test } from 'vitest';
import { startApp } from '#test/harness/harness.ts';

const { admin, app, visitor } = await startApp();

let count = 0;
async function aCategoria(values: Record<string, unknown> = {}) {
  const reply = await admin.post('create_categoria_negocio.php', { nombre: `Categoría ${++count}`, ...values });
  expect(reply.status).toBe(200);
  return reply.body.data;
}
const names = (rows: { nombre: string }[]) => rows.map(({ nombre }) => nombre);

test('a business category is created, read, changed and deleted', async () => {
  const created = await admin.post('create_categoria_negocio.php', { nombre: 'Bodegas', descripcion: 'Viñas y vinos' });
  expect(created).toMatchObject({ status: 200, body: { message: 'Categoría de negocio creada con éxito.' } });
  const { id } = created.body.data;
  expect((await visitor.get('get_categoria_negocio.php', { id })).body).toMatchObject({
    success: true,
    data: { id, nombre: 'Bodegas', descripcion: 'Viñas y vinos', activo: 1 },
  });

  const saved = await admin.post('update_categoria_negocio.php', { id, nombre: 'Bodegas y lagares' });
  expect(saved.body.data).toMatchObject({ nombre: 'Bodegas y lagares', descripcion: 'Viñas y vinos', activo: 1 });

  expect((await admin.post('delete_categoria_negocio.php', { id })).status).toBe(200);
  expect((await visitor.get('get_categoria_negocio.php', { id })).status).toBe(404);
  expect((await admin.post('delete_categoria_negocio.php', { id })).status).toBe(404);
  const trashed = await app.db.selectFrom('papelera').selectAll().where('tipo', '=', 'categoria_negocio').execute();
  expect(trashed).toMatchObject([{ id_cosa: id, titulo: 'Bodegas y lagares' }]);
});

test('get_categorias_negocio.php answers a plain list, with the total in a header', async () => {
  for (const nombre of ['Ñoras', 'Ábside', 'Zapaterías']) await aCategoria({ nombre, descripcion: 'plana' });
  const whole = await visitor.get('get_categorias_negocio.php');
  expect(names(whole.body)).toEqual(['Ábside', 'Ñoras', 'Zapaterías']);
  expect(whole.body[0]).toEqual({
    id: expect.any(Number),
    nombre: 'Ábside',
    descripcion: 'plana',
    para: null,
    activo: 1,
  });
  const page = await visitor.get('get_categorias_negocio.php', { page: 2, limit: 2 });
  expect(names(page.body)).toEqual(['Zapaterías']);
  expect(page.headers.get('x-total-count')).toBe('3');
});

test('the controls of the list search and filter by status', async () => {
  await aCategoria({ nombre: 'Artesanía filtrada' });
  await aCategoria({ nombre: 'Alojamiento filtrado', activo: '0' });
  const list = async (query: Record<string, string>) =>
    names((await admin.get('get_categorias_negocio.php', { q: 'FILTRAD', ...query })).body);
  expect(await list({})).toEqual(['Alojamiento filtrado', 'Artesanía filtrada']);
  expect(await list({ estado: '' })).toHaveLength(2);
  expect(await list({ orden: 'nombre', dir: 'desc' })).toEqual(['Artesanía filtrada', 'Alojamiento filtrado']);
  expect(await list({ estado: 'activo' })).toEqual(['Artesanía filtrada']);
  expect(await list({ estado: 'inactivo' })).toEqual(['Alojamiento filtrado']);
  expect((await admin.get('get_categorias_negocio.php', { estado: 'otro' })).body).toMatchObject({
    success: false,
    message: 'El estado debe ser activo o inactivo.',
  });
});

test('an inactive category never leaves through a public call', async () => {
  const { id, nombre } = await aCategoria({ activo: 0 });
  expect((await visitor.get('get_categoria_negocio.php', { id })).status).toBe(404);
  for (const query of [{ estado: '' }, { estado: 'inactivo' }])
    expect(names((await visitor.get('get_categorias_negocio.php', query)).body)).not.toContain(nombre);
  expect((await admin.get('get_categoria_negocio.php', { id })).body.data.activo).toBe(0);
});

test('nombre is required, and no two categories bear the same one', async () => {
  expect(await admin.post('create_categoria_negocio.php', { nombre: ' ' })).toMatchObject({
    status: 422,
    body: { message: 'El nombre es obligatorio.' },
  });
  const tooLong = { nombre: 'x'.repeat(101) };
  expect((await admin.post('create_categoria_negocio.php', tooLong)).body.errors.nombre).toContain('100');
  await aCategoria({ nombre: 'Única' });
  const other = await aCategoria();
  const message = 'Ya existe una categoría de negocio llamada «UNICA».';
  expect(await admin.post('create_categoria_negocio.php', { nombre: 'UNICA' })).toMatchObject({
    status: 409,
    body: { message },
  });
  expect(await admin.post('update_categoria_negocio.php', { id: other.id, nombre: 'UNICA' })).toMatchObject({
    status: 409,
    body: { message },
  });
});

test('two writers with the same version: one succeeds, the other is told what changed', async () => {
  const { id, nombre, version } = await aCategoria();
  const replies = await Promise.all(
    ['Una', 'Otra'].map((descripcion) =>
      admin.post('update_categoria_negocio.php', { id, version, nombre, descripcion }),
    ),
  );
  const [saved, refused] = replies.sort((one, other) => one.status - other.status);
  expect([saved!.status, refused!.status]).toEqual([200, 409]);
  expect(refused!.body.data.cambios).toMatchObject([{ usuario: 'admin', campos: ['descripcion'] }]);
  expect((await admin.get('get_categoria_negocio.php', { id })).body.data).toEqual(saved!.body.data);
});

test('a category that is not there answers 404', async () => {
  expect(await admin.post('update_categoria_negocio.php', { id: 99999, nombre: 'X' })).toMatchObject({
    status: 404,
    body: { message: 'La categoría de negocio no existe.' },
  });
});

test('the search finds the businesses of a category by its present name, and while it is active', async () => {
  const provincia_id = (await admin.post('create_provincia.php', { nombre: 'Provincia de prueba' })).body.data.id;
  const municipio_id = (await admin.post('create_municipio.php', { nombre: 'Priego', provincia_id })).body.data.id;
  const { id } = await aCategoria({ nombre: 'Cestería' });
  const empresa = { nombre: 'La Vara', municipio_id, categoria_id: id };
  expect((await admin.post('create_empresa.php', empresa)).status).toBe(200);
  const found = async (q: string) =>
    (await visitor.get('buscar.php', { q })).body.data.map((row: { titulo: string }) => row.titulo);
  expect(await found('cesteria')).toEqual(['La Vara']);

  await admin.post('update_categoria_negocio.php', { id, nombre: 'Mimbreros' });
  expect(await found('cesteria')).toEqual([]);
  expect(await found('mimbreros')).toEqual(['La Vara']);

  await admin.post('update_categoria_negocio.php', { id, nombre: 'Mimbreros', activo: 0 });
  expect(await found('mimbreros')).toEqual([]);
  await admin.post('update_categoria_negocio.php', { id, nombre: 'Mimbreros', activo: 1 });
  expect(await found('mimbreros')).toEqual(['La Vara']);
});
