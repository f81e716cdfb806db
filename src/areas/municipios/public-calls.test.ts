import { expect, test } from 'vitest';
import { municipiosDeCuenca } from '#server/db/migrations/020-municipios.ts';
import { rebuildIndex } from '#server/search/index.ts';
import { startApp } from '#test/harness/harness.ts';

const { admin, app, visitor } = await startApp();
const pueblo = async (slug: string) => (await visitor.get('get_pueblo.php', { slug })).body.data;
const post = async (name: string, values: Record<string, unknown>) => {
  const reply = await admin.post(name, values);
  expect(reply, JSON.stringify(reply.body)).toMatchObject({ status: 200 });
  return reply.body.data;
};

test('all 238 municipalities of the province are there from the start, each with its page', async () => {
  const { data } = (await visitor.get('get_pueblos.php')).body;
  expect(data).toHaveLength(238);
  expect(data.map((row: { codigo: string }) => row.codigo).sort()).toEqual(
    municipiosDeCuenca.map(([codigo]) => codigo),
  );
  expect(new Set(data.map((row: { slug: string }) => row.slug)).size).toBe(238);
  expect(data.find((row: { slug: string }) => row.slug === 'canete')).toMatchObject({
    nombre: 'Cañete',
    punto: { latitud: 40.0453, longitud: -1.6469 },
    lugares: 0,
    tiene_contenido: false,
  });
});

test('a village without anything of its own is kept from search engines', async () => {
  const una = await pueblo('una');
  expect(una).toMatchObject({
    nombre: 'Uña',
    provincia_nombre: 'Cuenca',
    tiene_contenido: false,
    lugares: [],
    cerca: [],
  });
  const far = una.vecinos.map(({ distancia_km }: { distancia_km: number }) => distancia_km);
  expect(far).toEqual(far.toSorted((one: number, other: number) => one - other));
  expect(una.vecinos).toContainEqual({ nombre: 'Cuenca', slug: 'cuenca', distancia_km: expect.any(Number) });
  expect(await (await visitor.request('/sitemap.xml')).text()).not.toContain('/pueblos/una<');
  expect((await visitor.get('get_pueblo.php', { slug: 'nada' })).status).toBe(404);
});

test('its text, facts, picture and place come from the back office, and then search engines are told', async () => {
  const { id, version } = await pueblo('una').then(
    async ({ id }) => (await admin.get('get_municipio_admin.php', { id })).body.data,
  );
  const { data } = (await visitor.get('get_provincias.php')).body;
  const same = { id, version, nombre: 'Uña', provincia_id: data[0].id };
  expect((await admin.post('update_municipio.php', { ...same, latitud: '40.2222', longitud: '' })).status).toBe(422);
  await post('update_municipio.php', {
    ...same,
    descripcion: '<p>Una laguna.</p><script>1</script>',
    latitud: '40.2222',
    longitud: '-1.9772',
    ...{ habitantes: '92', altitud: '1174', superficie: '23,4', carretera_km: '36', autobus: 'Los viernes' },
  });
  expect(await pueblo('una')).toMatchObject({ descripcion: '<p>Una laguna.</p>', tiene_contenido: true });
  expect(await pueblo('una')).toMatchObject({ habitantes: 92, altitud: 1174, superficie: 23.4 });
  expect(await pueblo('una')).toMatchObject({ carretera_km: 36, autobus: 'Los viernes' });
  for (const wrong of [{ habitantes: 'muchos' }, { altitud: '1.5' }, { superficie: '-1' }, { carretera_km: '36,5' }])
    expect((await admin.post('update_municipio.php', { id, nombre: 'Uña', ...wrong })).status).toBe(422);
  expect(await (await visitor.request('/sitemap.xml')).text()).toContain('/pueblos/una<');
  await post('update_municipio.php', { id, nombre: 'Uña', provincia_id: data[0].id });
  expect((await pueblo('una')).descripcion).toBe('<p>Una laguna.</p>');
  await post('update_municipio.php', { id, nombre: 'Uña', provincia_id: data[0].id, slug: 'una-de-la-sierra' });
  expect((await pueblo('una')).slug).toBe('una-de-la-sierra');
});

test('it shows its places, events, businesses and activities, and near it those of others with their distance', async () => {
  const { id } = await pueblo('belmonte');
  const categoria_id = (await post('create_categoria_ubicacion.php', { nombre: 'Castillos' })).id;
  const negocio_id = (await post('create_categoria_negocio.php', { nombre: 'Posadas' })).id;
  await post('create_ubicacion.php', {
    ...{ nombre: 'Castillo', slug: 'castillo', categoria_id, municipio_id: id, latitud: 39.5573, longitud: -2.6971 },
    etiquetas: ['con-ninos'],
  });
  await post('create_evento.php', {
    titulo: 'Cada domingo, mercado',
    municipio_id: id,
    regla_recurrencia: 'cada domingo',
  });
  await post('create_evento.php', { titulo: 'Ya pasó', municipio_id: id, fecha_inicio: '2020-01-01' });
  await post('create_empresa.php', {
    nombre: 'Posada',
    municipio_id: id,
    categoria_id: negocio_id,
    etiquetas: ['con-perro'],
  });
  await post('create_actividad.php', {
    nombre: 'Justas',
    lugar: 'El castillo',
    descripcion: '<p>A caballo</p>',
    precio_1: 5,
    municipio_id: id,
  });
  expect(await pueblo('belmonte')).toMatchObject({
    tiene_contenido: true,
    lugares: [{ nombre: 'Castillo', etiquetas: ['con-ninos'], punto: { latitud: 39.5573, longitud: -2.6971 } }],
    eventos: [{ titulo: 'Cada domingo, mercado', fecha_inicio: expect.any(String) }],
    empresas: [{ nombre: 'Posada', etiquetas: ['con-perro'] }],
    actividades: [{ nombre: 'Justas' }],
  });
  const near = await pueblo('mota-del-cuervo');
  expect(near).toMatchObject({ tiene_contenido: false, cerca: [{ nombre: 'Castillo', distancia_km: 16.1 }] });
});

test('what was written about it: articles that name it as a whole', async () => {
  const write = (titulo: string, contenido: string) => post('create_post.php', { titulo, contenido, category_id: 1 });
  await write('Un día en Villar de Cañas', '<p>Campo.</p>');
  await write('Cañas y un villar', '<p>Nada de pueblos.</p>');
  // "Una" is in every text, and no village.
  expect((await pueblo('una-de-la-sierra')).articulos).toEqual([]);
  const { articulos } = await pueblo('villar-de-canas');
  expect(articulos.map((row: { titulo: string }) => row.titulo)).toEqual(['Un día en Villar de Cañas']);
});

test('the search finds a pueblo by its name', async () => {
  const { id } = await pueblo('tragacete');
  await post('update_municipio.php', {
    id,
    nombre: 'Tragacete',
    provincia_id: (await visitor.get('get_provincias.php')).body.data[0].id,
  });
  const { data } = (await visitor.get('buscar.php', { q: 'tragacete', tipo: 'municipio' })).body;
  expect(data).toMatchObject([{ tipo: 'municipio', titulo: 'Tragacete', url: '/pueblos/tragacete' }]);
});

test('only where something is on is offered to filter events by', async () => {
  const { data } = (await visitor.get('get_municipios.php', { con: 'eventos' })).body;
  expect(data.map((row: { nombre: string }) => row.nombre)).toEqual(['Belmonte']);
});

test('labels: a closed set, each once, kept and given back by every kind', async () => {
  const { id } = await pueblo('huete');
  const evento = await post('create_evento.php', {
    titulo: 'Con etiquetas',
    municipio_id: id,
    fecha_inicio: '2099-01-01',
    etiquetas: '["gratis","gratis","con-ninos"]',
  });
  expect(evento.etiquetas).toEqual(['con-ninos', 'gratis']);
  expect(
    (await visitor.get('get_agenda.php', { etiqueta: 'gratis', desde: '2098-12-01', hasta: '2099-02-01' })).body.data,
  ).toMatchObject([{ titulo: 'Con etiquetas', fecha_inicio: '2099-01-01' }]);
  expect((await visitor.get('get_eventos.php', { etiqueta: 'gratis' })).body.total).toBe(1);
  expect((await visitor.get('get_ubicaciones.php', { etiqueta: 'con-ninos' })).body.total).toBe(1);
  expect((await visitor.get('get_empresas_publicas.php', { etiqueta: 'gratis' })).body.total).toBe(0);
  expect((await visitor.get('get_actividades.php', { etiqueta: 'gratis' })).body.total).toBe(0);
  const wrong = await admin.post('update_evento.php', {
    id: evento.id,
    titulo: 'X',
    municipio_id: id,
    etiquetas: ['caro'],
  });
  expect(wrong).toMatchObject({ status: 422, body: { errors: { etiquetas: expect.stringContaining('con-ninos') } } });
});

test('elsewhere our villages are there only with something to show', async () => {
  const setMap = (mapa: boolean) => post('update_ajustes.php', { seccion: 'marca', valores: { mapa } });
  const { data: provincias } = (await visitor.get('get_provincias.php')).body;
  const own = await post('create_municipio.php', { nombre: 'Vielha', provincia_id: provincias[0].id });
  const { id, slug } = await pueblo('tebar');
  const names = async (call: string) =>
    (await visitor.get(call)).body.data.map(({ nombre }: { nombre: string }) => nombre) as string[];
  const found = async () => (await visitor.get('buscar.php', { q: 'tébar', tipo: 'municipio' })).body.total;
  await rebuildIndex(app.db);
  expect([await found(), (await names('get_pueblos.php')).includes('Tébar')]).toEqual([1, true]);

  await setMap(false);
  expect(await names('get_pueblos.php')).not.toContain('Tébar');
  expect(await names('get_municipios.php')).not.toContain('Tébar');
  expect(await names('get_municipios.php')).toContain('Vielha');
  expect([await found(), (await visitor.get('get_pueblo.php', { slug })).status]).toEqual([0, 404]);

  // A draft is nothing for visitors, and whoever writes it still chooses its village.
  const categoria_id = (await post('create_categoria_ubicacion.php', { nombre: 'Molinos' })).id;
  const molino = { nombre: 'Molino', slug: 'molino', categoria_id, municipio_id: id };
  const { id: lugar } = await post('create_ubicacion.php', { ...molino, publicado: 0 });
  expect(await names('get_municipios.php')).toContain('Tébar');
  expect(await names('get_pueblos.php')).not.toContain('Tébar');
  await post('update_ubicacion.php', { ...molino, id: lugar, publicado: 1 });
  expect(await names('get_pueblos.php')).toContain('Tébar');
  expect(await pueblo('tebar')).toMatchObject({ vecinos: [], lugares: [{ nombre: 'Molino' }] });
  expect(await found()).toBe(1);

  await admin.post('delete_ubicacion.php', { id: lugar });
  expect([await found(), (await visitor.get('get_pueblo.php', { slug })).status]).toEqual([0, 404]);
  await setMap(true);
  expect([await found(), (await visitor.get('get_pueblo.php', { slug })).status]).toEqual([1, 200]);
  await admin.post('delete_municipio.php', { id: own.id });
});

test('a village without places of its own shows the four nearest, and no more', async () => {
  const { id } = await pueblo('belmonte');
  const [categoria] = (await visitor.get('get_categorias_ubicacion.php')).body.data;
  for (const nth of [1, 2, 3, 4, 5])
    await post('create_ubicacion.php', {
      ...{ nombre: `Molino ${nth}`, slug: `molino-${nth}`, categoria_id: categoria.id, municipio_id: id },
      ...{ latitud: 39.5 - nth / 100, longitud: -2.8 },
    });
  const near = (await pueblo('mota-del-cuervo')).cerca;
  expect(near).toHaveLength(4);
  const far = near.map(({ distancia_km }: { distancia_km: number }) => distancia_km);
  expect(far).toEqual(far.toSorted((one: number, other: number) => one - other));
});
