import { afterAll, expect, test, vi } from 'vitest';
import { startApp } from '#test/harness/harness.ts';

vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-14T10:00:00Z') });
afterAll(() => {
  vi.useRealTimers();
});

const { admin, app, visitor } = await startApp();

async function municipio(nombre: string): Promise<number> {
  const { data } = (await visitor.get('get_municipios.php')).body;
  return data.find((row: { nombre: string }) => row.nombre === nombre).id;
}
const post = async (name: string, values: Record<string, unknown>) => {
  const reply = await admin.post(name, values);
  expect(reply, JSON.stringify(reply.body)).toMatchObject({ status: 200 });
  return reply.body.data;
};

const categoria_id = (await post('create_categoria_ubicacion.php', { nombre: 'Castillos' })).id;
const negocio_id = (await post('create_categoria_negocio.php', { nombre: 'Posadas' })).id;
const belmonte = await municipio('Belmonte');
const place = { categoria_id, municipio_id: belmonte };
await post('create_ubicacion.php', {
  ...place,
  nombre: 'Castillo',
  slug: 'castillo',
  latitud: '39.5573',
  longitud: '-2.6971',
  etiquetas: '["gratis","con-ninos","gratis"]',
});
await post('create_ubicacion.php', { ...place, nombre: 'Molino', slug: 'molino' });
await post('create_ubicacion.php', { ...place, nombre: 'Borrador', slug: 'borrador', publicado: 'false' });
await post('create_empresa.php', { nombre: 'Posada', municipio_id: belmonte, categoria_id: negocio_id });
await post('create_evento.php', { titulo: 'Justas', municipio_id: belmonte, fecha_inicio: '2027-01-20' });
await post('create_evento.php', { titulo: 'Feria', municipio_id: belmonte, fecha_inicio: '2027-05-20' });
await post('create_evento.php', { titulo: 'Romería', municipio_id: belmonte, regla_recurrencia: 'cada 15 de agosto' });

const names = async (query: Record<string, string | number> = {}) =>
  (await visitor.get('get_mapa.php', query)).body.data.map((row: { nombre: string }) => row.nombre);

test('each layer by itself, all of them without a choice; drafts and what is not on in these weeks stay away', async () => {
  expect(await names()).toEqual(['Castillo', 'Molino', 'Justas', 'Posada']);
  expect(await names({ lugares: 'si' })).toEqual(['Castillo', 'Molino']);
  expect(await names({ eventos: 'si', negocios: 'si' })).toEqual(['Justas', 'Posada']);
  expect(await names({ eventos: 'si', desde: '2027-05-01', hasta: '2027-05-31' })).toEqual(['Feria']);
  expect(await names({ eventos: 'si', desde: '9999-01-01' })).toEqual([]);
  expect(await names({ etiqueta: 'gratis' })).toEqual(['Castillo']);
  expect(await names({ etiqueta: 'accesible' })).toEqual([]);
  expect(await names({ lugares: 'si', muestra: 1 })).toEqual(['Castillo']);
});

test('a thing stands at its coordinates, or in the middle of its municipality', async () => {
  const { data } = (await visitor.get('get_mapa.php')).body;
  expect(data[0]).toEqual({
    capa: 'lugares',
    nombre: 'Castillo',
    href: '/ubicaciones/castillo',
    latitud: 39.5573,
    longitud: -2.6971,
    detalle: 'Belmonte',
  });
  expect(data[1]).toMatchObject({ nombre: 'Molino', latitud: 39.5583, longitud: -2.7036 });
  expect(data[3]).toMatchObject({
    capa: 'negocios',
    href: expect.stringMatching(/^\/emprendedores\/[a-z0-9-]+$/),
  });
});

test('a part of the map has what lies in it', async () => {
  expect(await names({ norte: 39.56, sur: 39.5, oeste: -2.7, este: -2.6 })).toEqual(['Castillo']);
  expect(await names({ norte: 39.0 })).toEqual([]);
});

test('what is not understood is refused', async () => {
  const wrong = { etiqueta: 'caro', desde: '2027-02-31', lugares: 'tal vez', norte: 'arriba' };
  for (const [name, value] of Object.entries(wrong))
    expect((await visitor.get('get_mapa.php', { [name]: value })).status, name).toBe(422);
});

test('too many to show one by one are counted by municipality, and shown closer up', async () => {
  const at = new Date().toISOString();
  const many = Array.from({ length: 320 }, (_, n) => ({
    ...{ nombre: `Piedra ${n}`, slug: `piedra-${n}`, busqueda: `piedra ${n}`, publicado: 1, categoria_id },
    ...{ municipio_id: belmonte, latitud: 40.2, longitud: -1.9 - n / 10_000, created_at: at, updated_at: at },
  }));
  await app.db.insertInto('ubicaciones').values(many).execute();
  app.totals.dropAll();
  const { data } = (await visitor.get('get_mapa.php', { lugares: 'si' })).body;
  expect(data).toEqual([
    {
      ...{ capa: 'lugares', nombre: 'Belmonte', href: '/pueblos/belmonte', detalle: 'Belmonte', cuantos: 322 },
      ...{ latitud: 39.5583, longitud: -2.7036 },
    },
  ]);
  const closer = (await visitor.get('get_mapa.php', { lugares: 'si', oeste: -1.92 })).body.data;
  expect(closer.length).toBeGreaterThan(150);
  expect(closer[0]).not.toHaveProperty('cuantos');
  await app.db.deleteFrom('ubicaciones').where('slug', 'like', 'piedra-%').execute();
});
