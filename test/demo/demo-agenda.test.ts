import { expect, test } from 'vitest';
import { fillAgenda } from '#demo/fill-agenda.ts';
import { fillTerritorio } from '#demo/fill-territorio.ts';
import { startApp } from '../harness/harness.ts';

const { app, visitor } = await startApp();
const now = new Date();
await app.db.transaction().execute(async (db) => {
  await fillTerritorio(db, new Map(), now);
  await fillAgenda(db, new Map(), now);
});

test('the demo has places, classifications, activities with their tariffs, and events', async () => {
  for (const call of ['get_municipios.php', 'get_categorias_ubicacion.php', 'get_tipos_evento.php'])
    expect((await visitor.get(call)).body.data.length).toBeGreaterThan(5);
  expect((await visitor.get('get_eventos.php')).body.total).toBeGreaterThan(10);
  const { data } = (await visitor.get('get_actividades.php')).body;
  expect(data[0].nombre).toBe('Cuenca a la luz del farol');
  expect((await visitor.get('get_actividad.php', { slug: data[0].slug })).body.data).toMatchObject({
    texto_precio_1: 'Adultos',
    precio_1: 14,
    texto_precio_2: 'De 6 a 12 años',
    precio_2: 8,
    texto_precio_3: 'Menores de 6 años',
    precio_3: null,
  });
});

test('every recurrence rule of the demo is understood, and the agenda has something to show', async () => {
  const { data } = (await visitor.get('get_agenda.php', { limit: 100 })).body;
  expect(data.length).toBeGreaterThan(10);
  expect(data.filter((item: { fecha_inicio: string | null }) => item.fecha_inicio === null)).toEqual([]);
});

test('a series of the demo has a cancelled and a moved date', async () => {
  const { data } = (await visitor.get('get_eventos.php', { limit: 100 })).body;
  const { id } = data.find(({ titulo }: { titulo: string }) => titulo.startsWith('Domingos de museo'));
  const { fechas_canceladas, fechas_movidas } = (await visitor.get('get_evento.php', { id })).body.data;
  const today = now.toISOString().slice(0, 10);
  expect(fechas_canceladas).toHaveLength(1);
  expect(fechas_canceladas[0] > today).toBe(true);
  expect(fechas_movidas).toMatchObject([{ de: expect.any(String), a: expect.any(String), hora: '18:00' }]);
  expect(fechas_movidas[0].a > today).toBe(true);
});
