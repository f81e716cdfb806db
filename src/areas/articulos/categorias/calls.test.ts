import { expect, test } from 'vitest';
import { publicSegments } from '#server/public/paths.ts';
import { isOwnAddress } from '#server/things/site-address.ts';
import { startApp } from '#test/harness/harness.ts';
import { reservedSegments } from '#values/reserved.ts';

const { admin, visitor } = await startApp();

test('there is a fixed list of eight', async () => {
  expect((await visitor.get('get_categories.php')).body.categories).toEqual([
    { id: 1, nombre_categoria: 'Historia', slug: 'historia', descripcion: null, version: 1 },
    {
      id: 2,
      nombre_categoria: 'Leyendas y Tradiciones',
      slug: 'leyendas-y-tradiciones',
      descripcion: null,
      version: 1,
    },
    { id: 3, nombre_categoria: 'Sucesos', slug: 'sucesos', descripcion: null, version: 1 },
    { id: 4, nombre_categoria: 'Rutas y Naturaleza', slug: 'rutas-y-naturaleza', descripcion: null, version: 1 },
    { id: 5, nombre_categoria: 'Personajes', slug: 'personajes', descripcion: null, version: 1 },
    { id: 6, nombre_categoria: 'Enigmas y Misterios', slug: 'enigmas-y-misterios', descripcion: null, version: 1 },
    { id: 7, nombre_categoria: 'Noticias', slug: 'noticias', descripcion: null, version: 1 },
    { id: 8, nombre_categoria: 'Emprendedores', slug: 'emprendedores', descripcion: null, version: 1 },
  ]);
});

test('a category is created with a slug made from its name, renamed without moving, and deleted', async () => {
  const created = await admin.post('create_categoria.php', { nombre_categoria: 'Gastronomía y Vinos' });
  expect(created).toMatchObject({
    status: 200,
    body: { success: true, slug: 'gastronomia-y-vinos', data: { slug: 'gastronomia-y-vinos' } },
  });
  const { id } = created.body.data;
  expect((await visitor.get('get_posts.php', { categoriaSlug: 'gastronomia-y-vinos' })).body).toMatchObject({
    success: true,
    data: [],
    total: 0,
  });

  const renamed = await admin.post('update_categoria.php', { id, nombre_categoria: 'Cocina' });
  expect(renamed.body.data).toEqual({
    id,
    nombre_categoria: 'Cocina',
    slug: 'gastronomia-y-vinos',
    descripcion: null,
    version: 2,
  });
  expect((await visitor.get('get_categories.php')).body.categories).toContainEqual({
    id,
    nombre_categoria: 'Cocina',
    slug: 'gastronomia-y-vinos',
    descripcion: null,
    version: 2,
  });

  expect((await admin.post('delete_categoria.php', { id })).status).toBe(200);
  expect((await visitor.get('get_posts.php', { categoriaSlug: 'gastronomia-y-vinos' })).status).toBe(404);
  expect((await admin.post('delete_categoria.php', { id })).status).toBe(404);
});

test('what its page begins with is written at the desk, reaches visitors, and can be taken away', async () => {
  const { id } = (await admin.post('create_categoria.php', { nombre_categoria: 'Ferias' })).body.data;
  const read = async () => (await visitor.get('get_posts.php', { categoriaSlug: 'ferias' })).body.categoria.descripcion;
  expect(await read()).toBeNull();

  const descripcion = 'Puestos, ganado y churros. De mayo a octubre.';
  const reply = await admin.post('update_categoria.php', { id, nombre_categoria: 'Ferias', descripcion });
  expect(reply.body.data).toMatchObject({ id, descripcion });
  expect(await read()).toBe(descripcion);
  await admin.post('update_categoria.php', { id, nombre_categoria: 'Ferias de ganado' });
  expect(await read()).toBe(descripcion);

  const long = { id, nombre_categoria: 'Ferias', descripcion: 'a'.repeat(1001) };
  expect(await admin.post('update_categoria.php', long)).toMatchObject({
    status: 422,
    body: { errors: { descripcion: 'La descripción no puede pasar de 1000 caracteres.' } },
  });
  await admin.post('update_categoria.php', { id, nombre_categoria: 'Ferias', descripcion: '' });
  expect(await read()).toBeNull();
});

test('a category with articles is not deleted, and the answer says how many', async () => {
  const { id } = (await admin.post('create_categoria.php', { nombre_categoria: 'Con artículos' })).body.data;
  const articulo = { titulo: 'A', contenido: '<p>x</p>', category_id: id };
  const { Id_articulo } = (await admin.post('create_post.php', articulo)).body.data;
  const one = await admin.post('delete_categoria.php', { id });
  expect(one).toMatchObject({
    status: 409,
    body: {
      success: false,
      message: 'La categoría «Con artículos» tiene 1 artículo; cambia o elimina antes lo que la usa.',
    },
  });
  await admin.post('create_post.php', articulo);
  expect((await admin.post('delete_categoria.php', { id })).body.message).toContain('tiene 2 artículos');
  expect((await visitor.get('get_posts.php', { categoriaSlug: 'con-articulos' })).body.data).toHaveLength(2);
  expect((await admin.post('delete_post.php', { id: Id_articulo })).status).toBe(200);
});

const own = [...new Set([...reservedSegments, ...publicSegments, 'en', 'fr'])].filter(
  (segment) => /^[a-z-]+$/.test(segment) && isOwnAddress(segment, 'categoria'),
);

test.each(own)('«%s» is a reserved name', async (segment) => {
  const refused = await admin.post('create_categoria.php', { nombre_categoria: segment });
  expect(refused).toMatchObject({
    status: 422,
    body: {
      success: false,
      message: expect.stringMatching(new RegExp(`^«${segment}» es una dirección reservada del sitio: la tiene `)),
    },
  });
});

test('the names the specification reserves are all among them', () => {
  const specified = [
    'home',
    'login',
    'admin',
    'libros',
    'actividades-y-eventos',
    'ayuntamientos',
    'empresas',
    'contacto',
    'quienes-somos',
    'aviso-legal',
    'politica-privacidad',
    'politica-cookies',
  ];
  expect(specified.filter((name) => !reservedSegments.has(name))).toEqual([]);
});

test('a category that the menu or the footer leads to is not deleted', async () => {
  const { data } = (await admin.post('create_categoria.php', { nombre_categoria: 'En el menú' })).body;
  const { menus } = (await admin.get('get_ajustes.php')).body.data;
  const link = { texto: 'En el menú', destino: '/en-el-menu' };
  const valores = {
    cabecera: [...menus.valores.cabecera, { texto: 'Más', enlaces: [link] }],
    pie: [{ titulo: 'Secciones', enlaces: [link] }],
  };
  const saved = await admin.post('update_ajustes.php', { seccion: 'menus', valores, version: menus.version });
  expect(saved.status, saved.body.message).toBe(200);
  expect(await admin.post('delete_categoria.php', { id: data.id })).toMatchObject({
    status: 409,
    body: {
      message:
        'La categoría «En el menú» está en el menú de la cabecera y en el pie de página; quítala antes en Ajustes → Menús.',
    },
  });
  await admin.post('update_ajustes.php', { seccion: 'menus', valores: menus.valores });
  expect((await admin.post('delete_categoria.php', { id: data.id })).status).toBe(200);
});

test('a reserved name in disguise is refused too', async () => {
  expect((await admin.post('create_categoria.php', { nombre_categoria: '  ADMÍN ' })).status).toBe(422);
});

test('names are required, short, sayable in an address and taken once', async () => {
  const create = (nombre_categoria: string) => admin.post('create_categoria.php', { nombre_categoria });
  expect(await create('')).toMatchObject({
    status: 422,
    body: { errors: { nombre_categoria: 'El nombre es obligatorio.' } },
  });
  expect(await create('a'.repeat(101))).toMatchObject({ status: 422 });
  expect(await create('¿¡!?')).toMatchObject({
    status: 422,
    body: { message: 'El nombre debe tener al menos una letra o un número.' },
  });
  expect(await create('Hístoria')).toMatchObject({
    status: 409,
    body: { message: 'Ya existe una categoría con la dirección «historia».' },
  });
});

test('two writers with the same version: one succeeds, the other is told what changed', async () => {
  const { id, version } = (await admin.post('create_categoria.php', { nombre_categoria: 'De dos' })).body.data;
  const first = await admin.post('update_categoria.php', { id, version, nombre_categoria: 'De una' });
  expect(first).toMatchObject({ status: 200, body: { data: { version: version + 1 } } });
  const second = await admin.post('update_categoria.php', { id, version, nombre_categoria: 'De otra' });
  expect(second).toMatchObject({
    status: 409,
    body: { data: { cambios: [{ usuario: 'admin', campos: ['nombre_categoria'] }] } },
  });
});
