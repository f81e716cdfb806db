import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { form, startApp } from '#test/harness/harness.ts';
import { readServicios } from './read-file.server.ts';

const { admin, visitor, signInAs } = await startApp();

const list = async () => (await visitor.get('get_servicios.php')).body.data as { id: number; nombre: string }[];
const bring = (text: string, name: string, type: string) =>
  admin.post('import_servicios.php', form({ archivo: new File([text], name, { type }) }));

const farmacia = { tipo: 'farmacia', nombre: 'Farmacia de la plaza', latitud: '40,0784', longitud: '-2,1291' };

describe('a service', () => {
  test('is created, seen by visitors, on the map and on the page of the town, changed and deleted', async () => {
    const created = await admin.post('create_servicio.php', { ...farmacia, fecha: '2026-05-01' });
    expect(created.status, created.body.message).toBe(200);
    const { id, version } = created.body.data;
    expect(await list()).toMatchObject([
      { id, tipo: 'farmacia', latitud: 40.0784, longitud: -2.1291, fecha: '2026-05-01' },
    ]);
    const { data } = (await visitor.get('get_mapa.php', { servicios: 'si' })).body;
    expect(data).toMatchObject([{ capa: 'servicios', detalle: 'Farmacia · comprobado el 01/05/2026' }]);
    const { body } = await visitor.get('get_pueblo.php', { slug: 'cuenca' });
    expect(body.data.servicios).toMatchObject([{ nombre: 'Farmacia de la plaza', distancia_km: expect.any(Number) }]);
    const changed = await admin.post('update_servicio.php', { id, version, ...farmacia, nombre: 'Otra' });
    expect(changed.body.data).toMatchObject({ nombre: 'Otra' });
    expect((await admin.post('delete_servicio.php', { id })).status).toBe(200);
    expect(await list()).toEqual([]);
  });

  test('needs a kind that there is, a name and a place', async () => {
    for (const wrong of [{ tipo: 'hotel' }, { nombre: '' }, { latitud: '' }, { longitud: 'x' }, { fecha: 'ayer' }]) {
      const { status, body } = await admin.post('create_servicio.php', { ...farmacia, ...wrong });
      expect([status, Object.keys(body.errors)]).toEqual([422, Object.keys(wrong)]);
    }
    expect((await (await signInAs('redactor')).post('create_servicio.php', farmacia)).status).toBe(403);
  });
});

describe('import_servicios.php', () => {
  test('a CSV: each once, what is here gets the newer day, what is wrong is named by its row', async () => {
    const csv = [
      'tipo;nombre;latitud;longitud;fecha',
      'Gasolinera;Repsol;40,07;-2,13;1/1/2026',
      'Fuente de agua;;40,08;-2,12;',
      'castillo;Belmonte;39,5;-2,7;',
      'cajero;Sin sitio;;;',
    ].join('\n');
    const { body } = await bring(csv, 'servicios.csv', 'text/csv');
    expect(body.data).toMatchObject({ nuevos: 2, conocidos: 0 });
    expect(body.message).toBe('2 nuevos, 0 que ya estaban y 2 que no se han podido traer.');
    expect(body.data.rechazados).toMatchObject([
      { donde: 'Fila 4', motivo: expect.stringContaining('El tipo debe ser') },
      { donde: 'Fila 5', motivo: expect.stringContaining('latitud') },
    ]);
    const again = await bring(csv.replace('1/1/2026', '01-09-2026'), 'servicios.csv', 'text/csv');
    expect(again.body.data).toMatchObject({ nuevos: 0, conocidos: 2 });
    const one = await bring(csv.split('\n', 2).join('\n').replace('Repsol', 'Cepsa'), 'servicios.csv', 'text/csv');
    expect(one.body.message).toBe('1 nuevo, 0 que ya estaban y 0 que no se han podido traer.');
    await admin.post('delete_servicio.php', { id: (await list()).find((row) => row.nombre === 'Cepsa')?.id });
    expect(await list()).toMatchObject([{ nombre: 'Fuente de agua' }, { nombre: 'Repsol', fecha: '2026-09-01' }]);
  });

  test('a GeoJSON as OpenStreetMap writes it', async () => {
    const point = (properties: object, coordinates: unknown) => ({
      type: 'Feature',
      properties,
      geometry: { type: 'Point', coordinates },
    });
    const features = [
      point({ amenity: 'charging_station', name: 'Recarga del parador' }, [-2.12, 40.08]),
      point({ tourism: 'information', check_date: '2026-03-03' }, [-2.13, 40.07]),
      point({ amenity: 'toilets' }, 'ninguna'),
      null,
      {
        type: 'Feature',
        properties: { amenity: 'parking', name: 'Aparcamiento del Júcar', check_date: '2026-05-04T10:00:00Z' },
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [-2.14, 40.08],
              [-2.13, 40.08],
              [-2.13, 40.09],
              [-2.14, 40.08],
            ],
          ],
        },
      },
    ];
    const { body } = await bring(
      JSON.stringify({ type: 'FeatureCollection', features }),
      'puntos.geojson',
      'application/json',
    );
    expect(body.data).toMatchObject({ nuevos: 3, rechazados: [{ donde: 'Punto 3' }, { donde: 'Punto 4' }] });
    // Of an area, its middle.
    expect((await list()).find(({ nombre }) => nombre === 'Aparcamiento del Júcar')).toMatchObject({
      ...{ fecha: '2026-05-04', latitud: expect.closeTo(40.085, 6), longitud: expect.closeTo(-2.135, 6) },
    });
    expect(await list()).toContainEqual(
      expect.objectContaining({ tipo: 'turismo', nombre: 'Oficina de turismo', fecha: '2026-03-03' }),
    );
  });

  test.each([
    ['', 'vacio.csv'],
    ['{"type":"Feature"}', 'otro.geojson'],
    ['{roto', 'roto.geojson'],
    ['nombre;lugar\na;b', 'otras-columnas.csv'],
  ])('«%s» is refused with a sentence', async (text, name) => {
    const { status, body } = await bring(text, name, 'text/plain');
    expect([status, body.message]).toEqual([422, expect.stringMatching(/\.$/)]);
  });

  test.each([
    ['empty ones', `${'{},'.repeat(900_000)}{}`],
    ['lists', `${'[],'.repeat(900_000)}[]`],
    ['depth', '['.repeat(2_800_000)],
    ['one with everything', `{"properties":{${'"a":1,'.repeat(400_000)}"b":2}}`],
  ])('a GeoJSON of %s is refused before it is read', async (_, inside) => {
    const text = `{"type":"FeatureCollection","features":[${inside}]}`;
    expect(text.length).toBeLessThan(3 * 1024 * 1024);
    const file = join(tmpdir(), `servicios-${randomUUID()}.geojson`);
    await writeFile(file, text);
    const before = process.threadCpuUsage();
    await expect(readServicios(file)).rejects.toMatchObject({ status: 413 });
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(200);
    await rm(file);
  });
});
