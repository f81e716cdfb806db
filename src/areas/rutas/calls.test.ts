import { describe, expect, test } from 'vitest';
import { form, startApp } from '#test/harness/harness.ts';
import { aPicture, pictureAddress } from '#test/harness/picture.ts';
import { gpxFileOf, gpxOf, type Sample, vincentyMetres, windingTrack } from './a-track.testing.ts';
import { saveTrazado } from './queries.server.ts';
import { redrawRutas } from './redraw.server.ts';
import { packTrack } from './stored-track.ts';

const { app, admin, visitor, signInAs } = await startApp();
await admin.post('update_ajustes.php', { seccion: 'idiomas', valores: { visibles: ['en'] } });
const short = windingTrack(300);

let count = 0;
async function aRuta(values: Record<string, string | Blob> = {}) {
  const gpx = gpxFileOf(gpxOf(short));
  const reply = await admin.post('create_ruta.php', form({ nombre: `Ruta ${++count}`, gpx, ...values }));
  expect(reply).toMatchObject({ status: 200 });
  return reply.body.data;
}

const upload = (text: string | Blob) =>
  admin.post('create_ruta.php', form({ nombre: 'Mala', gpx: typeof text === 'string' ? gpxFileOf(text) : text }));

describe('create_ruta.php', () => {
  test('a GPX of 20,000 points becomes a route with its figures, its line and its file', async () => {
    const points = windingTrack(20_000);
    const created = await admin.post(
      'create_ruta.php',
      form({
        nombre: 'Hoz de las Sombras',
        descripcion: '<p>Baja al río.<script>x()</script></p>',
        gpx: gpxFileOf(gpxOf(points)),
        imagen: await aPicture(),
        etiquetas: '["con-perro"]',
      }),
    );
    expect(created).toMatchObject({
      status: 200,
      body: { success: true, message: 'Ruta creada con éxito.', slug: 'hoz-de-las-sombras' },
    });
    const { body } = await visitor.get('get_ruta.php', { slug: 'hoz-de-las-sombras' });
    expect(body.data).toMatchObject({
      nombre: 'Hoz de las Sombras',
      descripcion: '<p>Baja al río.</p>',
      imagen_url: expect.stringMatching(pictureAddress),
      etiquetas: ['con-perro'],
      circular: false,
      municipio_nombre: null,
      ubicaciones_cercanas: [],
    });
    const expected = vincentyMetres(points);
    expect(Math.abs(body.data.distancia_m - expected) / expected).toBeLessThan(0.01);
    expect(body.data.linea.length).toBeLessThanOrEqual(240);
    expect(body.data.perfil).toHaveLength(160);
    expect(JSON.stringify(body).length).toBeLessThan(12_000);
    expect(JSON.stringify(body)).not.toContain('version');
  });

  test('the file to take along has the line and the heights, and nothing else of what was sent', async () => {
    const secret = '<metadata><author><name>Quien grabó</name></author></metadata>';
    const { slug } = await aRuta({ nombre: 'Para llevar & más', gpx: gpxFileOf(gpxOf(short, secret)) });
    const response = await visitor.request(`/rutas/${slug}.gpx`);
    expect(response.headers.get('content-type')).toContain('application/gpx+xml');
    expect(response.headers.get('content-disposition')).toContain(`${slug}.gpx`);
    const text = await response.text();
    expect(text.match(/<trkpt /g)).toHaveLength(300);
    expect(text).toContain('<name>Para llevar &amp; más</name>');
    expect(text).not.toMatch(/Quien grabó|<time>|Reloj/);
    // It is a GPX that we take ourselves.
    expect((await aRuta({ gpx: gpxFileOf(text) })).distancia_m).toBeGreaterThan(1000);
    expect((await visitor.request('/rutas/ninguna.gpx')).status).toBe(404);
  });

  test('pieces stay pieces, and named points are kept, told and taken along', async () => {
    const half = short.slice(0, 100);
    const points = (samples: Sample[]) => gpxOf(samples).match(/<trkpt[\s\S]*<\/trkpt>/)![0];
    const pieces = `<trk><trkseg>${points(half)}</trkseg></trk><trk><trkseg>${points(short.slice(200))}</trkseg></trk>`;
    const hitos = `<wpt lat="40.21" lon="-2.01"><name>Fuente del \n Ojo &amp; más</name><time>2026-05-01T08:00:00Z</time>
      <desc>Casa de Ana</desc></wpt><wpt lat="40.22" lon="-2.0"/><wpt lat="95" lon="-2"><name>En ninguna parte</name></wpt>`;
    const avisos = 'Sin agua en el camino. Con hielo, no.';
    const data = await aRuta({ nombre: 'A trozos', avisos, gpx: gpxFileOf(`<gpx>${hitos}${pieces}</gpx>`) });
    expect(data).toMatchObject({
      cortes: [{ punto: expect.any(Number), metros: expect.any(Number) }],
      hitos: [
        { nombre: 'Fuente del Ojo & más', latitud: 40.21, longitud: -2.01 },
        { nombre: '', latitud: 40.22, longitud: -2 },
      ],
      observaciones: [],
    });
    const shown = (await visitor.get('get_ruta.php', { slug: data.slug })).body.data;
    expect(shown).toMatchObject({ cortes: data.cortes, hitos: data.hitos, avisos });
    const text = await (await visitor.request(`/rutas/${data.slug}.gpx`)).text();
    expect(text.match(/<trkseg>/g)).toHaveLength(2);
    expect(text).toContain('<wpt lat="40.210000" lon="-2.010000"><name>Fuente del Ojo &amp; más</name></wpt>');
    expect(text).not.toMatch(/Casa de Ana|<time>/);
    const again = await aRuta({ gpx: gpxFileOf(text) });
    expect(again).toMatchObject({ cortes: data.cortes, hitos: data.hitos, subida_m: data.subida_m });
    // Without a new file they stay; with one they are the new one's.
    const fields = { id: String(data.id), slug: data.slug, nombre: 'A trozos' };
    expect((await admin.post('update_ruta.php', fields)).body.data.hitos).toHaveLength(2);
    const whole = await admin.post('update_ruta.php', form({ ...fields, gpx: gpxFileOf(gpxOf(short)) }));
    expect(whole.body.data).toMatchObject({ cortes: [], hitos: [] });
  });

  test('of a track of very many points as many are kept as are quickly read, evenly; its figures stay', async () => {
    const { distancia_m } = await aRuta({ gpx: gpxFileOf(gpxOf(windingTrack(20_000))) });
    const data = await aRuta({ gpx: gpxFileOf(gpxOf(windingTrack(60_000))) });
    const text = await (await visitor.request(`/rutas/${data.slug}.gpx`)).text();
    expect(text.match(/<trkpt /g)).toHaveLength(20_000);
    expect(Math.abs(data.distancia_m - distancia_m)).toBeLessThan(5);
    const cut = '<trkseg><trkpt lat="40" lon="-2"/><trkpt lat="40.1" lon="-2"/></trkseg>'.repeat(11_000);
    expect(await upload(`<gpx><trk>${cut}</trk></gpx>`)).toMatchObject({
      status: 422,
      body: { errors: { gpx: expect.stringContaining('demasiados trozos') } },
    });
  });

  test('of a great many named points the first are kept, and it is said', async () => {
    const hitos = Array.from({ length: 130 }, (_, index) => `<wpt lat="40.2" lon="-2"><name>P${index}</name></wpt>`);
    const gpx = gpxFileOf(gpxOf(short, hitos.join('')));
    const reply = await admin.post('create_ruta.php', form({ nombre: 'Con muchos puntos', gpx }));
    expect(reply.body.message).toBe('Ruta creada con éxito. De sus puntos con nombre se guardan los 100 primeros.');
    expect(reply.body.data.hitos).toHaveLength(100);
  });

  test('a route outside the province is taken, and remarked on', async () => {
    const away = short.map(({ lat, lon, ...rest }) => ({ ...rest, lat: lat + 0.8, lon }));
    const gpx = gpxFileOf(gpxOf(away));
    const reply = await admin.post('create_ruta.php', form({ nombre: 'Por Guadalajara', gpx }));
    expect(reply).toMatchObject({
      status: 200,
      body: { data: { observaciones: [expect.stringContaining('fuera de la provincia')] } },
    });
    expect(reply.body.message).toMatch(/^Ruta creada con éxito\. Ojo: este recorrido queda fuera de la provincia/);
    const { id, slug, nombre } = reply.body.data;
    expect((await admin.post('update_ruta.php', { id, slug, nombre })).body.message).toBe(
      'Ruta actualizada con éxito.',
    );
  });

  test('name and file are required', async () => {
    expect(await admin.post('create_ruta.php', form({ gpx: gpxFileOf(gpxOf(short)) }))).toMatchObject({
      status: 422,
      body: { message: 'Por favor, completa los campos obligatorios: Nombre y archivo GPX.' },
    });
    expect(await admin.post('create_ruta.php', form({ nombre: 'Sin nada' }))).toMatchObject({
      status: 422,
      body: { errors: { gpx: 'Falta el archivo GPX de la ruta.' } },
    });
  });

  test.each<[string, string, RegExp]>([
    ['no XML', 'esto no es un gpx', /no es un GPX/],
    ['cut off', gpxOf(short).slice(0, 3000), /dañado o cortado/],
    ['another XML', '<html><body/></html>', /no es un GPX/],
    ['a definition', `<!DOCTYPE gpx [<!ENTITY a "aaaa">]>${gpxOf(short).split('\n').slice(1).join('\n')}`, /DOCTYPE/],
    [
      'entities that grow',
      `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;">]><gpx>&b;</gpx>`,
      /DOCTYPE/,
    ],
    [
      'an outer file',
      `<?xml version="1.0"?><!DOCTYPE g [<!ENTITY x SYSTEM "file:///etc/passwd">]><gpx>&x;</gpx>`,
      /DOCTYPE/,
    ],
    ['an unknown entity', '<gpx><trk>&nada;</trk></gpx>', /dañado/],
    ['too deep', `<gpx>${'<a>'.repeat(2000)}${'</a>'.repeat(2000)}</gpx>`, /forma de un GPX/],
    ['waypoints only', '<gpx><wpt lat="40" lon="-2"/><wpt lat="40.1" lon="-2"/></gpx>', /puntos sueltos/],
    ['no track', '<gpx><trk><trkseg/></trk></gpx>', /ningún recorrido/],
    ['places that are not', trackOf({ lat: 95, lon: -2 }, { lat: 40, lon: -2 }), /coordenadas que no existen/],
    ['no numbers', '<gpx><trk><trkseg><trkpt lat="x" lon="y"/></trkseg></trk></gpx>', /coordenadas que no existen/],
    ['nothing walked', trackOf({ lat: 40, lon: -2 }, { lat: 40, lon: -2 }), /menos de 100 metros/],
  ])('%s is refused in plain Spanish', async (_, text, said) => {
    const reply = await upload(text);
    expect(reply).toMatchObject({ status: 422, body: { success: false } });
    expect(reply.body.errors.gpx).toMatch(said);
  });

  test('too many points, or too large a file, is refused', async () => {
    const point = '<trkpt lat="40" lon="-2"/>';
    const many = await upload(`<gpx><trk><trkseg>${point.repeat(100_001)}</trkseg></trk></gpx>`);
    expect(many).toMatchObject({ status: 422, body: { message: expect.stringContaining('100.000 puntos') } });
    const large = await upload(`<gpx>${' '.repeat(11 * 1024 * 1024)}</gpx>`);
    expect(large).toMatchObject({ status: 413, body: { message: expect.stringContaining('10 MB') } });
  });

  test('heights that the instrument missed are filled in; without heights there is no climb', async () => {
    const holes = short.map((point, index) => (index % 5 === 0 ? { lat: point.lat, lon: point.lon } : point));
    const filled = await aRuta({ gpx: gpxFileOf(gpxOf(holes)) });
    const whole = await aRuta();
    expect(Math.abs(filled.subida_m - whole.subida_m)).toBeLessThan(whole.subida_m * 0.03);
    const flat = await aRuta({ gpx: gpxFileOf(gpxOf(short.map(({ lat, lon }) => ({ lat, lon })))) });
    expect(flat).toMatchObject({ subida_m: null, perfil: null, distancia_m: whole.distancia_m });
  });

  test('a planned route (rte) in another encoding is taken too', async () => {
    const points = short.map(({ lat, lon }) => `<rtept lat="${lat}" lon="${lon}"/>`).join('');
    const text = `<?xml version="1.0" encoding="ISO-8859-1"?><gpx><rte><name>Ca\u00f1ada</name>${points}</rte></gpx>`;
    const gpx = new File([new Uint8Array(Buffer.from(text, 'latin1'))], 'ruta.gpx');
    expect((await aRuta({ gpx })).distancia_m).toBeGreaterThan(1000);
  });

  test('only who writes content writes routes', async () => {
    for (const call of ['create_ruta.php', 'update_ruta.php', 'delete_ruta.php'])
      expect((await visitor.post(call, { id: 1, nombre: 'N', slug: 'n' })).status).toBe(401);
    const shop = await signInAs('tienda');
    expect((await shop.post('delete_ruta.php', { id: 1 })).status).toBe(403);
    expect((await shop.get('get_all_rutas_admin.php')).status).toBe(403);
  });
});

describe('difficulty', () => {
  test('follows from the track until somebody chooses it, and again when nobody does', async () => {
    const ruta = await aRuta();
    expect(ruta).toMatchObject({ dificultad_elegida: '', dificultad: 'dificil' });
    const fields = { id: ruta.id, slug: ruta.slug, nombre: ruta.nombre };
    const chosen = await admin.post('update_ruta.php', { ...fields, dificultad: 'facil' });
    expect(chosen.body.data).toMatchObject({ dificultad_elegida: 'facil', dificultad: 'facil' });
    const kept = await admin.post('update_ruta.php', fields);
    expect(kept.body.data).toMatchObject({ dificultad_elegida: 'facil' });
    const again = await admin.post('update_ruta.php', { ...fields, dificultad: '' });
    expect(again.body.data).toMatchObject({ dificultad_elegida: '', dificultad: 'dificil' });
    expect(await admin.post('update_ruta.php', { ...fields, dificultad: 'imposible' })).toMatchObject({ status: 422 });
  });

  test('filters the list', async () => {
    await aRuta({ dificultad: 'moderada' });
    const { body } = await visitor.get('get_rutas.php', { dificultad: 'moderada' });
    expect(body.total).toBeGreaterThan(0);
    expect(new Set(body.data.map((ruta: { dificultad: string }) => ruta.dificultad))).toEqual(new Set(['moderada']));
  });
});

test('the list of the back office is searched and put in order', async () => {
  await aRuta({ nombre: 'Zarza larga', gpx: gpxFileOf(gpxOf(windingTrack(400))) });
  await aRuta({ nombre: 'Acebo corto', gpx: gpxFileOf(gpxOf(short.slice(0, 40))) });
  const names = async (query: Record<string, string>) =>
    (await admin.get('get_all_rutas_admin.php', query)).body.data.map(({ nombre }: { nombre: string }) => nombre);
  expect(await names({ q: 'zarza' })).toEqual(['Zarza larga']);
  expect((await names({ orden: 'distancia_m', dir: 'asc' }))[0]).toBe('Acebo corto');
  expect((await names({ orden: 'nombre', dir: 'desc' }))[0]).toBe('Zarza larga');
  expect((await admin.get('get_all_rutas_admin.php', { orden: 'linea' })).status).toBe(422);
});

describe('changing and deleting', () => {
  test('without a new file the track stays; with one the figures follow', async () => {
    const ruta = await aRuta();
    const fields = { id: String(ruta.id), slug: ruta.slug, nombre: 'Otra' };
    const same = await admin.post('update_ruta.php', { ...fields, version: ruta.version });
    expect(same.body).toMatchObject({
      message: 'Ruta actualizada con éxito.',
      data: { nombre: 'Otra', distancia_m: ruta.distancia_m },
    });
    const half = gpxFileOf(gpxOf(short.slice(0, 150)));
    const changed = await admin.post('update_ruta.php', form({ ...fields, gpx: half }));
    expect(changed.body.data.distancia_m).toBeLessThan(ruta.distancia_m * 0.8);
    const text = await (await visitor.request(`/rutas/${ruta.slug}.gpx`)).text();
    expect(text.match(/<trkpt /g)).toHaveLength(150);
    expect(await admin.post('update_ruta.php', { ...fields, version: ruta.version })).toMatchObject({ status: 409 });
  });

  test('under its former slug it is found, and its file leads on', async () => {
    const ruta = await aRuta({ nombre: 'Senda vieja' });
    await admin.post('update_ruta.php', { id: ruta.id, slug: 'senda-nueva', nombre: 'Senda nueva' });
    expect((await visitor.get('get_ruta.php', { slug: 'senda-vieja' })).body.data.slug).toBe('senda-nueva');
    const moved = await visitor.request('/rutas/senda-vieja.gpx');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/rutas/senda-nueva.gpx']);
  });

  test('the file is in the language it was asked in', async () => {
    const wpt = '<wpt lat="40.2" lon="-2.1"><name>Fuente fría</name></wpt>';
    const { id, slug } = await aRuta({ nombre: 'Senda del molino', gpx: gpxFileOf(gpxOf(short, wpt)) });
    const open = async (path: string) => (await visitor.request(path)).text();
    const spanish = await open(`/rutas/${slug}.gpx`);
    // Until somebody has said it, it is there in Spanish.
    expect(await open(`/en/rutas/${slug}.gpx`)).toContain('<name>Senda del molino</name>');
    const { body } = await admin.get('get_traduccion_admin.php', { tipo: 'ruta', id, idioma: 'en' });
    const hito = body.data.original.find(({ texto }: { texto: string }) => texto === 'Fuente fría');
    const campos = { nombre: 'Mill path', [hito.campo]: 'Cold spring' };
    await admin.post('update_traduccion.php', { tipo: 'ruta', id, idioma: 'en', estado: 'revisada', campos });
    const english = await open(`/en/rutas/${slug}.gpx`);
    expect(english.match(/<name>.*?<\/name>/g)).toEqual([
      '<name>Mill path</name>',
      '<name>Cold spring</name>',
      '<name>Mill path</name>',
    ]);
    expect(english).toContain(`/en/rutas/${slug}"/>`);
    expect(english.match(/<trkpt .*/g)).toEqual(spanish.match(/<trkpt .*/g));
    expect(await open(`/rutas/${slug}.gpx`)).toBe(spanish);
    await admin.post('update_ruta.php', { id, slug: 'senda-del-batan', nombre: 'Senda del batán' });
    const moved = await visitor.request(`/en/rutas/${slug}.gpx`);
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/en/rutas/senda-del-batan.gpx']);
  });

  test('from the trash it comes back with its track; the search knows it', async () => {
    const ruta = await aRuta({ nombre: 'Callejón del Águila' });
    const find = async () => (await visitor.get('buscar.php', { q: 'aguila' })).body.total;
    expect(await find()).toBe(1);
    const gone = await admin.post('delete_ruta.php', { id: ruta.id });
    expect(gone.body.message).toBe('La ruta «Callejón del Águila» se ha eliminado.');
    expect((await visitor.get('get_ruta.php', { slug: ruta.slug })).status).toBe(404);
    expect(await find()).toBe(0);
    const { body } = await admin.get('get_papelera_admin.php', {});
    const entry = body.data.find((row: { titulo: string }) => row.titulo === 'Callejón del Águila');
    expect((await admin.post('restore_papelera.php', { id: entry.id })).status).toBe(200);
    const text = await (await visitor.request(`/rutas/${ruta.slug}.gpx`)).text();
    expect(text.match(/<trkpt /g)).toHaveLength(300);
    expect(await find()).toBe(1);
  });
});

test('a track in pieces that an earlier version drew as one is drawn anew from what is kept of it', async () => {
  const piece = (from: number, height: number) =>
    Array.from({ length: 30 }, (_, step) => ({
      latitud: from + step * 0.0004,
      longitud: -2,
      altitud: height + step * 4,
    }));
  const ruta = await aRuta();
  await saveTrazado(app.db, ruta.id, packTrack([piece(40, 900), piece(40.1, 1500)]));
  await app.db.updateTable('rutas').set({ cortes: null, subida_m: 999 }).where('id', '=', ruta.id).execute();
  await redrawRutas(app.db);
  const { body } = await visitor.get('get_ruta.php', { slug: ruta.slug });
  expect(body.data.cortes).toHaveLength(1);
  expect(body.data).toMatchObject({ subida_m: 232, bajada_m: 0, dificultad: 'facil' });
});

test('places near the line are told with their distance, nearest first, drafts never', async () => {
  const { body } = await visitor.get('get_municipios.php');
  const municipio_id = String(body.data[0].id);
  const { body: categoria } = await admin.post('create_categoria_ubicacion.php', { nombre: 'Miradores' });
  const categoria_id = String(categoria.data.id);
  const aPlace = (nombre: string, { lat, lon }: Sample, north: number, publicado = '1') =>
    admin.post(
      'create_ubicacion.php',
      form({
        ...{ nombre, slug: nombre.toLowerCase(), municipio_id, categoria_id, publicado },
        ...{ latitud: String(lat + north), longitud: String(lon) },
      }),
    );
  const middle = short[150]!;
  for (const [nombre, north, publicado] of [
    ['Junto', 0.001, '1'],
    ['Cerca', 0.012, '1'],
    ['Lejos', 0.3, '1'],
    ['Borrador', 0, '0'],
  ] as const)
    expect((await aPlace(nombre, middle, north, publicado)).status).toBe(200);
  const { slug } = await aRuta();
  const near = (await visitor.get('get_ruta.php', { slug })).body.data.ubicaciones_cercanas;
  expect(near.map(({ nombre }: { nombre: string }) => nombre)).toEqual(['Junto', 'Cerca']);
  expect(near[0].distancia_km).toBeLessThan(0.3);
});

function trackOf(...points: Sample[]): string {
  return gpxOf(points);
}
