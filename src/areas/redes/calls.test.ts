import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { takeTurn } from '#server/api/guards.ts';
import { inIdioma } from '#server/idiomas.ts';
import { form, startApp } from '#test/harness/harness.ts';
import { aPicture } from '#test/harness/picture.ts';
import { addDays, thisWeekend, todayInMadrid } from '#values/day.ts';
import { findThing, thisWeekend as onWeekendPoster } from './on-poster.server.ts';

const { app, admin, visitor, client } = await startApp();

let municipio_id: number;
beforeAll(async () => {
  const provincia_id = (await admin.post('create_provincia.php', { nombre: 'Provincia de prueba' })).body.data.id;
  municipio_id = (await admin.post('create_municipio.php', { nombre: 'Villaquieta', provincia_id })).body.data.id;
});

async function anEvento(values: Record<string, string | Blob>) {
  const reply = await admin.post('create_evento.php', form({ municipio_id: String(municipio_id), ...values }));
  expect(reply.status, reply.body.message).toBe(200);
  return reply.body.data as { id: number; slug: string };
}

async function sizeOf(path: string) {
  const response = await visitor.request(path);
  expect([path, response.status, response.headers.get('content-type')]).toEqual([path, 200, 'image/png']);
  const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return [format, width, height];
}

test('an event, with and without a picture, in both shapes', async () => {
  const plain = await anEvento({
    titulo: `Concierto ${'larguísimo '.repeat(20)}`,
    fecha_inicio: '2035-05-04',
    hora: '18:30',
  });
  const pictured = await anEvento({ titulo: 'Feria', fecha_inicio: '2035-05-04', imagen: await aPicture() });
  expect(await sizeOf(`/redes/evento/${plain.slug}.png`)).toEqual(['png', 1080, 1350]);
  expect(await sizeOf(`/redes/evento/${plain.slug}.png?forma=horizontal`)).toEqual(['png', 1200, 630]);
  expect(await sizeOf(`/redes/evento/${pictured.slug}.png?forma=vertical`)).toEqual(['png', 1080, 1350]);
});

test('however long the place is called, the village can be read', async () => {
  const { slug } = await anEvento({
    titulo: 'Recital',
    fecha_inicio: '2035-05-04',
    lugar: `Auditorio, ${'sala de cámara, '.repeat(10)}puerta segunda`,
  });
  expect((await findThing(app, 'evento', slug))!.lines).toEqual([
    'Viernes, 4 de mayo de 2035',
    expect.stringMatching(/^Auditorio/),
    'Villaquieta',
  ]);
});

test('this weekend, with nothing, and with more than there is room for', async () => {
  expect(await sizeOf('/redes/este-fin-de-semana.png')).toEqual(['png', 1080, 1350]);
  const { endsOn } = thisWeekend(todayInMadrid(new Date()));
  for (let n = 0; n < 12; n++)
    await anEvento({ titulo: `Acto ${n}`, fecha_inicio: addDays(endsOn, -2), fecha_fin: endsOn });
  expect(await sizeOf('/redes/este-fin-de-semana.png?forma=horizontal')).toEqual(['png', 1200, 630]);
});

test('in the language of its address: title, days and the words around them, each a picture of its own', async () => {
  await admin.post('update_ajustes.php', { seccion: 'idiomas', valores: { visibles: ['en'] } });
  const { id, slug } = await anEvento({ titulo: 'Mercado de la miel', fecha_inicio: '2035-05-05' });
  const campos = { titulo: 'Honey market' };
  await admin.post('update_traduccion.php', { tipo: 'evento', id, idioma: 'en', estado: 'revisada', campos });
  expect(await inIdioma('en', () => findThing(app, 'evento', slug))).toMatchObject({
    kicker: 'What’s on',
    title: 'Honey market',
    lines: ['Saturday 5 May 2035', 'Villaquieta'],
  });
  const bytesOf = async (path: string) => Buffer.from(await (await visitor.request(path)).arrayBuffer());
  const [spanish, english] = [
    await bytesOf(`/redes/evento/${slug}.png`),
    await bytesOf(`/en/redes/evento/${slug}.png`),
  ];
  expect((await sharp(english).metadata()).format).toBe('png');
  expect(english.equals(spanish)).toBe(false);
  expect((await visitor.request('/en/redes/evento/nada.png')).status).toBe(404);
  // Still so should it become Monday meanwhile.
  const { startsOn, endsOn } = thisWeekend(todayInMadrid(new Date()));
  await anEvento({ titulo: 'Los dos días', lugar: 'Plaza', fecha_inicio: startsOn, fecha_fin: addDays(endsOn, 7) });
  const poster = await inIdioma('en', () => onWeekendPoster(app));
  expect(poster).toMatchObject({ title: 'This weekend', list: { more: 'and {n} more' } });
  expect(poster.lines[0]).toMatch(/^(?:\d+(?: \p{Lu}\p{Ll}+)? and \d+|Sunday \d+) \p{Lu}\p{Ll}+$/u);
  const row = poster.list!.rows.find(({ title }) => title === 'Los dos días')!;
  // However long the place is called, the village can be read.
  expect(row.place).toBe('Villaquieta, Plaza');
  // On a Sunday only that day is left.
  expect(row.when).toMatch(/^(?:Saturday and Sunday)?$/);
});

test('each is made once, and anew when what is on it changes; what does not exist is 404', async () => {
  const { id, slug } = await anEvento({ titulo: 'Uno', fecha_inicio: '2035-05-04' });
  const path = `/redes/evento/${slug}.png`;
  const kept = async () => (await readdir(join(app.settings.dataDir, 'redes'))).length;
  const first = await visitor.request(path);
  const before = await kept();
  const headers = { 'if-none-match': first.headers.get('etag')! };
  expect((await visitor.request(path, { headers })).status).toBe(304);
  await visitor.request(`${path}?x=1`);
  expect(await kept()).toBe(before);
  await admin.post('update_evento.php', { id, titulo: 'Dos' });
  expect((await visitor.request(path, { headers })).status).toBe(200);
  expect(await kept()).toBe(before + 1);
  for (const wrong of [
    '/redes/evento/nada.png',
    '/redes/libro/x.png',
    `${path}?forma=redonda`,
    '/redes/articulo/nada.png',
  ])
    expect((await visitor.request(wrong)).status, wrong).toBe(404);
});

test('whoever asks for many that are not there yet is told to wait', async () => {
  const { slug } = await anEvento({ titulo: 'Otro más', fecha_inicio: '2035-06-01' });
  const address = '203.0.113.77';
  for (let n = 0; n < 20; n++) takeTurn(app.rates, 'imagen para redes ', address, 20);
  expect((await client(undefined, address).request(`/redes/evento/${slug}.png`)).status).toBe(429);
});
