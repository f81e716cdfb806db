/** The page of a business: its address, beside those of the articles, and what is around it. */
import { expect, test } from 'vitest';
import { ubicacionBuilders } from '#areas/ubicaciones/builders.testing.ts';
import { startApp } from '#test/harness/harness.ts';

const { admin, app, visitor } = await startApp();
const { aMunicipio, aUbicacion } = await ubicacionBuilders(admin);
const municipio_id = await aMunicipio('Beteta');
const categoria_id = (await admin.post('create_categoria_negocio.php', { nombre: 'Hornos' })).body.data.id;
/** The category whose articles lie at the addresses of the businesses. */
const emprendedores = 8;

async function anEmpresa(nombre: string, values: Record<string, unknown> = {}) {
  const reply = await admin.post('create_empresa.php', { nombre, municipio_id, categoria_id, ...values });
  expect(reply.body.message).toBe('Empresa creada con éxito.');
  return reply.body.data;
}
async function anArticulo(titulo: string) {
  const articulo = { titulo, contenido: '<p>x</p>', category_id: emprendedores };
  return (await admin.post('create_post.php', articulo)).body.data;
}
const pageOf = async (slug: string) => (await visitor.get('get_empresa_publica.php', { slug })).body.data;

test('its page says what is around it, nearest first', async () => {
  const at = { latitud: 40.57, longitud: -2.07 };
  const place = (nombre: string, latitud: number) =>
    aUbicacion({ nombre, slug: nombre.toLowerCase(), municipio_id, latitud, longitud: -2.07, publicado: 1 });
  await place('Lejos', 40.65);
  await place('Cerca', 40.58);
  await place('Lejisimos', 41.5);
  await anEmpresa('Horno viejo');
  const { slug } = await anEmpresa('Horno nuevo', { ...at, horario: 'De lunes a viernes, de 9:00 a 14:00' });
  const page = await pageOf(slug);
  expect(page).toMatchObject({
    slug: 'horno-nuevo',
    municipio_slug: expect.stringMatching(/^beteta/),
    apertura: [{ abre: '09:00', cierra: '14:00' }],
    lugares_cercanos: [
      { nombre: 'Cerca', distancia_km: 1.1 },
      { nombre: 'Lejos', distancia_km: 8.9 },
    ],
    empresas_cercanas: [{ nombre: 'Horno viejo', slug: 'horno-viejo' }],
  });
  const without = await pageOf('horno-viejo');
  expect(without.lugares_cercanos).toMatchObject([{ distancia_km: null }, {}, {}]);
});

test('articles and businesses share their addresses: none takes one of the other, and the refusal says who has it', async () => {
  const articulo = await anArticulo('Casa Segunda');
  expect((await anEmpresa('Casa Segunda')).slug).toBe('casa-segunda-2');
  expect((await visitor.get('get_post.php', { slug: articulo.slug, categoriaSlug: 'emprendedores' })).status).toBe(200);
  const empresa = await anEmpresa('Casa Primera');
  expect((await anArticulo('Casa Primera')).slug).toBe('casa-primera-2');

  const message = 'La dirección «casa-segunda» la tiene el artículo «Casa Segunda».';
  expect(await admin.post('update_empresa.php', { ...empresa, slug: 'casa-segunda' })).toMatchObject({
    status: 409,
    body: { message, errors: { slug: message } },
  });
  const taken = { Id_articulo: articulo.Id_articulo, slug: 'casa-primera' };
  expect(await admin.post('update_article.php', taken)).toMatchObject({
    status: 409,
    body: { message: 'La dirección «casa-primera» la tiene la empresa «Casa Primera».' },
  });
});

test('a former address finds it; where there is none an article may be', async () => {
  const empresa = await anEmpresa('Molino de arriba');
  await admin.post('update_empresa.php', { ...empresa, nombre: 'Molino', slug: 'molino' });
  expect((await pageOf('molino-de-arriba')).slug).toBe('molino');
  expect(await pageOf('no-hay-nadie')).toBeNull();
  await admin.post('update_empresa.php', { ...empresa, version: undefined, slug: 'molino', activo: 0 });
  expect(await pageOf('molino')).toBeNull();
});

test('what was deleted before businesses had pages gets an address when it comes back; one that is taken meanwhile is told', async () => {
  const restore = async (id: number) => {
    const row = await app.db.selectFrom('papelera').select('id').where('id_cosa', '=', id).executeTakeFirstOrThrow();
    return admin.post('restore_papelera.php', row);
  };
  const old = await anEmpresa('Fragua');
  await admin.post('delete_empresa.php', { id: old.id });
  const { filas } = await app.db
    .selectFrom('papelera')
    .select('filas')
    .where('id_cosa', '=', old.id)
    .executeTakeFirstOrThrow();
  await app.db
    .updateTable('papelera')
    .set({ filas: filas.replace('"slug":"fragua",', '') })
    .where('id_cosa', '=', old.id)
    .execute();
  expect((await restore(old.id)).status).toBe(200);
  expect((await pageOf('fragua')).nombre).toBe('Fragua');

  await admin.post('delete_empresa.php', { id: old.id });
  await anArticulo('Fragua');
  expect(await restore(old.id)).toMatchObject({
    status: 409,
    body: { message: 'La dirección «fragua» la tiene el artículo «Fragua».' },
  });
});

test('a category says in which of the lists to eat and to sleep its businesses are', async () => {
  const ramo = async (para: string) =>
    (await admin.post('create_categoria_negocio.php', { nombre: `Para ${para}`, para })).body.data.id;
  await anEmpresa('Figón', { categoria_id: await ramo('comer') });
  await anEmpresa('Posada', { categoria_id: await ramo('dormir') });
  const namesIn = async (para: string) => {
    const { body } = await visitor.get('get_empresas_publicas.php', { para });
    return [...body.data, ...body.categorias].map(({ nombre }: { nombre: string }) => nombre);
  };
  expect(await namesIn('comer')).toEqual(['Figón', 'Para comer']);
  expect(await namesIn('dormir')).toEqual(['Posada', 'Para dormir']);
  expect((await visitor.get('get_empresas_publicas.php')).body.listas).toEqual(['comer', 'dormir']);
  expect((await visitor.get('get_empresas_publicas.php', { para: 'bailar' })).body.message).toBe(
    'La lista debe ser comer o dormir.',
  );
  const { id } = (await admin.post('create_categoria_negocio.php', { nombre: 'Otra', para: '' })).body.data;
  expect((await admin.get('get_categoria_negocio.php', { id })).body.data.para).toBeNull();
});
