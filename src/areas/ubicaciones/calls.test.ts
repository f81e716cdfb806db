import { describe, expect, test } from 'vitest';
import { startApp } from '#test/harness/harness.ts';
import { ubicacionBuilders } from './builders.testing.ts';

const { admin, visitor } = await startApp();
const { provincia_id, categoria_id, aMunicipio, aCategoria, aUbicacion } = await ubicacionBuilders(admin);

describe('reading locations', () => {
  test('a draft never leaves through a public call', async () => {
    const { id, nombre, slug } = await aUbicacion({ publicado: 'false', latitud: 1, longitud: 1 });
    const shown = async () => ({
      page: (await visitor.get('get_ubicacion.php', { slug })).status,
      list: (await visitor.get('get_ubicaciones.php', { limit: 100 })).body.data.some(
        (row: { slug: string }) => row.slug === slug,
      ),
      map: (await visitor.get('get_ubicaciones_mapa.php')).body.data.some((row: { slug: string }) => row.slug === slug),
    });
    expect(await shown()).toEqual({ page: 404, list: false, map: false });
    await admin.post('update_ubicacion.php', { id, nombre, slug, publicado: true });
    expect(await shown()).toEqual({ page: 200, list: true, map: true });
    await admin.post('update_ubicacion.php', { id, nombre, slug, publicado: '0' });
    expect(await shown()).toEqual({ page: 404, list: false, map: false });
  });

  test('the public list filters by municipality and category and tells the choices', async () => {
    const pueblo = await aMunicipio('Zafra');
    const clase = await aCategoria('Zócalos');
    await aUbicacion({ nombre: 'Ábside', municipio_id: pueblo, categoria_id: clase });
    await aUbicacion({ nombre: 'Zaguán', municipio_id: pueblo });
    await aUbicacion({ nombre: 'Borrador', municipio_id: pueblo, publicado: false });
    const { body } = await visitor.get('get_ubicaciones.php', { municipio: pueblo });
    expect(body).toMatchObject({
      success: true,
      total: 2,
      data: [{ nombre: 'Ábside', provincia_nombre: 'Provincia de prueba' }, { nombre: 'Zaguán' }],
    });
    expect(body.municipios).toContainEqual({ id: pueblo, nombre: 'Zafra', total: 2 });
    expect(body.categorias).toContainEqual({ id: clase, nombre: 'Zócalos', total: 1 });
    expect((await visitor.get('get_ubicaciones.php', { municipio: pueblo, categoria: clase })).body.total).toBe(1);
    expect(
      (await visitor.get('get_ubicaciones.php', { municipio: pueblo, limit: 1, page: 2 })).body.data,
    ).toMatchObject([{ nombre: 'Zaguán' }]);
  });

  test('the map gets only what it draws, and only points with coordinates', async () => {
    const pueblo = await aMunicipio();
    const { slug, nombre } = await aUbicacion({ municipio_id: pueblo, latitud: '40.5', longitud: '-2.5' });
    await aUbicacion({ municipio_id: pueblo });
    const { body } = await visitor.get('get_ubicaciones_mapa.php', { municipio: pueblo });
    expect(body.data).toEqual([{ nombre, slug, latitud: 40.5, longitud: -2.5, categoria_id, municipio_id: pueblo }]);
  });

  test('a location says which others and which businesses are nearest, and how far', async () => {
    const pueblo = await aMunicipio();
    const at = (latitud: number, values = {}) => aUbicacion({ latitud, longitud: 10, municipio_id: pueblo, ...values });
    const here = await at(60);
    const far = await at(60.2);
    const near = await at(60.1);
    await at(60.05, { publicado: false });
    await at(62);
    const ramo = (await admin.post('create_categoria_negocio.php', { nombre: 'Ramo' })).body.data.id;
    const elsewhere = await aMunicipio();
    const { version } = (await admin.get('get_municipio_admin.php', { id: elsewhere })).body.data;
    const middle = { id: elsewhere, version, nombre: 'Con su punto', provincia_id, latitud: 60.09, longitud: 10 };
    expect(await admin.post('update_municipio.php', middle)).toMatchObject({ status: 200 });
    const anEmpresa = (nombre: string, values = {}) =>
      admin.post('create_empresa.php', { nombre, municipio_id: pueblo, categoria_id: ramo, ...values });
    await anEmpresa('Nowhere');
    await anEmpresa('Two villages on', { latitud: 60.11, longitud: 10 });
    await anEmpresa('In the middle of its village', { municipio_id: elsewhere });
    await anEmpresa('At the door', { municipio_id: elsewhere, latitud: 60.01, longitud: 10 });
    await anEmpresa('Too far', { latitud: 60.3, longitud: 10 });
    await anEmpresa('Closed', { latitud: 60, longitud: 10, activo: 0 });

    const { data } = (await visitor.get('get_ubicacion.php', { slug: here.slug })).body;
    expect(data.ubicaciones_cercanas).toMatchObject([
      { slug: near.slug, distancia_km: 11.1 },
      { slug: far.slug, distancia_km: 22.2 },
    ]);
    expect(data.ubicaciones_cercanas).toHaveLength(2);
    expect(data.empresas_cercanas).toMatchObject([
      { nombre: 'At the door', categoria_nombre: 'Ramo', distancia_km: 1.1 },
      { nombre: 'In the middle of its village', distancia_km: 10 },
      { nombre: 'Two villages on', distancia_km: 12.2 },
    ]);
  });

  test('without coordinates, near is what lies in the same municipality', async () => {
    const pueblo = await aMunicipio();
    const ramo = (await admin.post('create_categoria_negocio.php', { nombre: 'Ramo propio' })).body.data.id;
    await admin.post('create_empresa.php', { nombre: 'Posada', municipio_id: pueblo, categoria_id: ramo });
    const here = await aUbicacion({ municipio_id: pueblo });
    const other = await aUbicacion({ municipio_id: pueblo });
    const { data } = (await visitor.get('get_ubicacion.php', { slug: here.slug })).body;
    expect(data.ubicaciones_cercanas).toMatchObject([{ slug: other.slug, distancia_km: null }]);
    expect(data.empresas_cercanas).toMatchObject([{ nombre: 'Posada', distancia_km: null }]);
  });

  test('the administrator lists drafts too, searches and filters', async () => {
    await aUbicacion({ nombre: 'Admin Ermita', publicado: false });
    await aUbicacion({ nombre: 'Admin Árbol' });
    const list = async (query: Record<string, string>) =>
      (await admin.get('get_ubicaciones_admin.php', { q: 'ADMIN', ...query })).body;
    expect((await list({})).data).toMatchObject([
      {
        nombre: 'Admin Árbol',
        publicado: true,
        provincia_nombre: 'Provincia de prueba',
        municipio_nombre: 'Uña',
        categoria_nombre: 'Naturaleza',
      },
      { nombre: 'Admin Ermita', publicado: false },
    ]);
    expect((await list({ estado: 'borrador' })).total).toBe(1);
    expect((await list({ provincia_id: '99999' })).total).toBe(0);
  });

  test('an unknown location answers 404, a missing slug or id 422', async () => {
    expect(await visitor.get('get_ubicacion.php', { slug: 'ninguna' })).toMatchObject({
      status: 404,
      body: { message: 'Ubicación no encontrada.' },
    });
    expect((await visitor.get('get_ubicacion.php')).body.message).toBe('No se encontró el slug de la ubicación.');
    expect((await admin.get('get_ubicacion_admin.php')).body.message).toBe(
      'No se ha proporcionado un ID de ubicación para editar.',
    );
    expect((await admin.get('get_ubicacion_admin.php', { id: 99999 })).status).toBe(404);
  });
});

test('published pages are in the site map, drafts are not', async () => {
  const shown = await aUbicacion();
  const draft = await aUbicacion({ publicado: false });
  await admin.post('create_libro.php', { titulo: 'Libro del mapa', autores: 'A' });
  const xml = await (await visitor.request('/sitemap.xml')).text();
  expect(xml).toContain(`/ubicaciones/${shown.slug}</loc>`);
  expect(xml).toContain('/libro/libro-del-mapa</loc>');
  expect(xml).not.toContain(draft.slug);
});
