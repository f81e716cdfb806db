import { expect, test } from 'vitest';
import { form, startApp } from '#test/harness/harness.ts';
import { aPicture } from '#test/harness/picture.ts';
import { aCategoria, aProducto, aTienda } from './builders.testing.ts';

const { admin, visitor, app } = await startApp();

test('a shop is created with its logo and a reference of its own, listed by name, changed and deleted', async () => {
  const created = await admin.post(
    'create_tienda.php',
    form({
      nombre: 'Ábaco',
      direccion: 'Calle Mayor, 1',
      telefono: '969 000 000',
      email: 'abaco@example.com',
      sitio_web: 'https://www.example.com',
      imagen: await aPicture({ tone: 10 }),
    }),
  );
  expect(created).toMatchObject({ status: 200, body: { success: true, message: '¡Tienda creada exitosamente!' } });
  const { id, referencia, imagen_url } = created.body.data;
  expect(referencia).toMatch(/^TIE-[A-Z0-9]{5}$/);
  expect(imagen_url).toMatch(/^\/media\/.*\.webp$/);
  const other = await aTienda(admin, { nombre: 'Zoco' });

  const list = await visitor.get('get_tiendas.php');
  expect(list.body.data.map((row: { nombre: string }) => row.nombre)).toEqual(['Ábaco', 'Zoco']);
  expect(list.body.data[0]).toEqual({
    id,
    referencia,
    nombre: 'Ábaco',
    direccion: 'Calle Mayor, 1',
    telefono: '969 000 000',
    email: 'abaco@example.com',
    sitio_web: 'https://www.example.com',
    imagen_url,
  });

  const read = await admin.get('get_tienda.php', { id });
  const kept = await admin.post(
    'update_tienda.php',
    form({
      id: String(id),
      nombre: 'Ábaco y más',
      telefono: '',
      imagen_url_existente: imagen_url,
      version: read.body.data.version,
    }),
  );
  expect(kept.body).toMatchObject({
    message: 'Tienda actualizada con éxito',
    data: { nombre: 'Ábaco y más', telefono: null, direccion: 'Calle Mayor, 1', imagen_url, referencia },
  });
  const replaced = await admin.post(
    'update_tienda.php',
    form({ id: String(id), imagen: await aPicture({ tone: 110 }) }),
  );
  expect(replaced.body.data.imagen_url).not.toBe(imagen_url);
  expect((await admin.post('delete_tienda.php', { id })).status).toBe(200);
  expect((await admin.post('delete_tienda.php', { id })).status).toBe(404);
  expect((await visitor.get('get_tienda.php', { id })).status).toBe(404);
  await admin.post('delete_tienda.php', { id: other });
});

test('a shop needs a name', async () => {
  const reply = await admin.post('create_tienda.php', { nombre: '  ' });
  expect(reply).toMatchObject({
    status: 422,
    body: { success: false, message: 'Por favor, rellena todos los campos obligatorios.' },
  });
  expect((await admin.post('create_tienda.php', { nombre: 'x'.repeat(151) })).status).toBe(422);
  expect((await admin.post('create_tienda.php', { nombre: 'Bien', sitio_web: 'javascript:alert(1)' })).status).toBe(
    422,
  );
  expect((await admin.post('create_tienda.php', { nombre: 'Bien', email: 'nadie' })).status).toBe(422);
});

test('a file that is no picture is refused as a logo', async () => {
  const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'], 'logo.png', {
    type: 'image/png',
  });
  expect((await admin.post('create_tienda.php', form({ nombre: 'Con virus', imagen: svg }))).status).toBe(415);
});

test('a shop with products is not deleted, and the answer counts them', async () => {
  const id = await aTienda(admin, { nombre: 'Llena' });
  await aProducto(admin, { id_tienda: id });
  await aProducto(admin, { id_tienda: id });
  const reply = await admin.post('delete_tienda.php', { id });
  expect(reply).toMatchObject({
    status: 409,
    body: { message: 'La tienda «Llena» tiene 2 productos; cambia o elimina antes lo que la usa.' },
  });
});

test('a product category is created, renamed and deleted', async () => {
  const created = await admin.post('create_categoria_producto.php', { nombre: 'Quesos' });
  expect(created.body).toMatchObject({ message: 'Categoría creada con éxito.', data: { nombre: 'Quesos' } });
  const { id } = created.body.data;
  expect((await admin.post('update_categoria_producto.php', { id, nombre: 'Quesos y mieles' })).status).toBe(200);
  expect((await admin.get('get_categorias_articulos_admin.php')).body.data).toContainEqual({
    id,
    nombre: 'Quesos y mieles',
    version: 2,
  });

  expect((await admin.get('delete_categoria_producto.php', { id })).body.message).toBe(
    'Categoría eliminada con éxito.',
  );
  expect((await admin.get('delete_categoria_producto.php', { id })).status).toBe(404);
});

test('two product categories cannot bear the same name, and one without a name is refused', async () => {
  await aCategoria(admin, 'Cerámica');
  const again = await admin.post('create_categoria_producto.php', { nombre: 'CERAMICA' });
  expect(again).toMatchObject({ status: 409, body: { message: 'Ya existe una categoría llamada «CERAMICA».' } });
  expect((await admin.post('create_categoria_producto.php', {})).body.message).toBe('El nombre es obligatorio.');
});

test('a category in use is not deleted; the shop only offers categories with something for sale', async () => {
  const used = await aCategoria(admin, 'Con algo');
  const empty = await aCategoria(admin, 'Sin nada');
  const hidden = await aCategoria(admin, 'Con algo inactivo');
  await aProducto(admin, { id_categoria: used });
  await aProducto(admin, { id_categoria: hidden, activo: '0' });
  const offered = (await visitor.get('get_categorias_producto.php')).body.data.map((row: { id: number }) => row.id);
  expect(offered).toContain(used);
  expect(offered).not.toContain(empty);
  expect(offered).not.toContain(hidden);
  const reply = await admin.get('delete_categoria_producto.php', { id: used });
  expect(reply).toMatchObject({ status: 409, body: { message: expect.stringContaining('tiene 1 producto;') } });
});

test('two writers with the same version of a shop: one succeeds, the other is told what changed', async () => {
  const id = await aTienda(admin, { nombre: 'Disputada' });
  const { version } = (await admin.get('get_tienda.php', { id })).body.data;
  const replies = await Promise.all([
    admin.post('update_tienda.php', form({ id: `${id}`, version: `${version}`, imagen: await aPicture() })),
    admin.post('update_tienda.php', { id, version, telefono: '969 111 111' }),
  ]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { cambios } = replies.find(({ status }) => status === 409)!.body.data;
  expect(cambios).toMatchObject([{ usuario: 'admin', campos: [expect.stringMatching(/^(?:imagen url|telefono)$/)] }]);
});

test('two writers with the same version of a category: one succeeds, the other is told what changed', async () => {
  const id = await aCategoria(admin);
  const replies = await Promise.all(
    ['Una', 'Otra'].map((nombre) => admin.post('update_categoria_producto.php', { id, version: 1, nombre })),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { cambios } = replies.find(({ status }) => status === 409)!.body.data;
  expect(cambios).toMatchObject([{ usuario: 'admin', campos: ['nombre'] }]);
});

test('what is deleted lies in the trash and every change is on record', async () => {
  const id = await aTienda(admin, { nombre: 'Efímera' });
  await admin.post('delete_tienda.php', { id });
  const trash = await app.db
    .selectFrom('papelera')
    .selectAll()
    .where('tipo', '=', 'tienda')
    .where('id_cosa', '=', id)
    .execute();
  expect(trash).toHaveLength(1);
  const record = await app.db
    .selectFrom('registro')
    .select('accion')
    .where('tipo', '=', 'tienda')
    .where('id_cosa', '=', id)
    .orderBy('id')
    .execute();
  expect(record.map(({ accion }) => accion)).toEqual(['crear', 'eliminar']);
});
