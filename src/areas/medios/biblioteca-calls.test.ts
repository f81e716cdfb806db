/** The library: every stored file once, where it is used, replaced everywhere, deleted when nothing uses it. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { ubicacionBuilders } from '#areas/ubicaciones/builders.testing.ts';
import { checkUsos } from '#server/media/check-usos.ts';
import { setUsosKnown } from '#server/media/medio-usos.ts';
import { passTime, realTime } from '#test/harness/clock.ts';
import { form, startApp } from '#test/harness/harness.ts';
import { notesOf } from '#values/picture.ts';

const testApp = await startApp();
const { app, visitor } = testApp;
let { admin } = testApp;
const day = 86_400_000;

let color = 0;
/** Another picture every time. */
async function picture(name = 'hoz del júcar.jpg', width = 60): Promise<File> {
  color += 1;
  const background = { r: color % 256, g: (color * 7) % 256, b: (color * 31) % 256 };
  const data = await sharp({ create: { width, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(data)], name, { type: 'image/png' });
}

async function upload(file?: File) {
  const reply = await admin.post('create_medio.php', form({ imagen: file ?? (await picture()) }));
  expect(reply.status).toBe(200);
  return reply.body.data;
}

let count = 0;
async function createLibro(fields: Record<string, string | Blob> = {}) {
  const reply = await admin.post(
    'create_libro.php',
    form({ titulo: `Libro ${++count}`, autores: 'Alguien', ...fields }),
  );
  expect(reply).toMatchObject({ status: 200 });
  return reply.body.data;
}

const find = async (id: number) => (await admin.get('get_medio_admin.php', { id })).body.data;
const isServed = async (url: string) => (await visitor.request(url)).status === 200;

async function filesOf(url: string): Promise<string[]> {
  const stem = url.replace('/media/', '').replace('.webp', '');
  const names = await readdir(join(app.settings.dataDir, 'media'), { recursive: true });
  return names.filter((name) => name.includes(stem));
}

describe('what is in it', () => {
  test('an upload enters with its size, its dimensions and the name of its file; the same again stays one', async () => {
    const file = await picture('Hoz_del-Júcar.PNG');
    const medio = await upload(file);
    expect(medio).toMatchObject({
      tipo: 'imagen',
      titulo: 'Hoz del Júcar',
      ancho: 60,
      alto: 40,
      usos: [],
      num_usos: 0,
    });
    expect(medio).toMatchObject({ alt_text: '', pie: '', credito: '', foco_x: 50, foco_y: 50 });
    expect(medio.bytes).toBeGreaterThan(10);
    expect((await upload(file)).id).toBe(medio.id);
  });

  test('a file that came with a thing is there too, and says where it is used', async () => {
    const libro = await createLibro({ titulo: 'La hoz', imagen: await picture('portada.png') });
    const { body } = await admin.get('get_medios_admin.php');
    const medio = body.data.find(({ url }: { url: string }) => url === libro.imagen_url);
    expect(medio).toMatchObject({
      titulo: 'portada',
      num_usos: 1,
      usos: [{ etiqueta: 'Libro', titulo: 'La hoz', lugar: null, ruta: `/admin/libros/editar/${libro.slug}` }],
    });
  });

  test('search, kind, unused ones, order and pages', async () => {
    const used = await createLibro({ imagen: await picture('puente usado.png') });
    const unused = await upload(await picture('puente libre.png'));
    const urls = async (query: Record<string, string | number>) =>
      (await admin.get('get_medios_admin.php', query)).body.data.map(({ url }: { url: string }) => url);
    expect(await urls({ q: 'Puente' })).toEqual([unused.url, used.imagen_url]);
    expect(await urls({ q: 'puente', sin_usar: '1' })).toEqual([unused.url]);
    expect(await urls({ q: 'puente', orden: 'titulo' })).toEqual([unused.url, used.imagen_url]);
    expect(await urls({ q: 'puente', orden: 'titulo', dir: 'desc', limit: 1 })).toEqual([used.imagen_url]);
    expect(await urls({ tipo: 'video' })).toEqual([]);
    expect((await admin.get('get_medios_admin.php', { orden: 'nada' })).status).toBe(422);
  });

  test('an editor has it; a redactor and the shop only choose from it', async () => {
    const editor = await testApp.signInAs('editor');
    expect((await editor.get('get_medios_admin.php')).status).toBe(200);
    const file = await picture('secreta.png');
    await createLibro({ titulo: 'Sin publicar', imagen: file });
    for (const rol of ['redactor', 'tienda'] as const) {
      const somebody = await testApp.signInAs(rol);
      expect((await somebody.get('get_medios_admin.php')).status).toBe(403);
      const { status, body } = await somebody.get('get_biblioteca.php');
      expect(status).toBe(200);
      expect(body.data[0]).not.toHaveProperty('usos');
      // Nor does who sends the same file learn what it is used for.
      const again = await somebody.post('create_medio.php', form({ imagen: file }));
      expect(again.body.data).toMatchObject({ titulo: 'secreta', usos: [], num_usos: 0 });
    }
    expect((await visitor.get('get_biblioteca.php')).status).toBe(401);
  });
});

describe('choosing from it', () => {
  test('a form names a picture instead of sending a file', async () => {
    const { id, url } = await upload();
    const libro = await createLibro({ imagen_medio: url });
    expect(libro.imagen_url).toBe(url);
    expect((await find(id)).num_usos).toBe(1);
  });

  test('a file that is sent wins; what is not in the library is refused', async () => {
    const { url } = await upload();
    expect((await createLibro({ imagen: await picture(), imagen_medio: url })).imagen_url).not.toBe(url);
    for (const imagen_medio of [`/media/${'0'.repeat(20)}-9x9.webp`, 'https://otro.es/a.webp', '/media/../secreto'])
      expect(await admin.post('create_libro.php', form({ titulo: 'X', autores: 'Y', imagen_medio }))).toMatchObject({
        status: 422,
        body: { errors: { imagen: expect.stringContaining('biblioteca') } },
      });
  });

  test('a place takes them for its cover and in its list of pictures', async () => {
    const [one, other] = [await upload(), await upload()];
    const { textsOf } = await ubicacionBuilders(admin);
    const place = await admin.post(
      'create_ubicacion.php',
      form({
        ...textsOf({ nombre: 'Laguna' }),
        imagen_portada_file_medio: other.url,
        'imagenes[0][medio]': one.url,
        'imagenes[0][alt_text]': 'El agua',
      }),
    );
    expect(place).toMatchObject({
      status: 200,
      body: { data: { imagen_portada: other.url, imagenes: [{ ruta_imagen: one.url, alt_text: 'El agua' }] } },
    });
    expect((await find(one.id)).usos).toMatchObject([{ etiqueta: 'Ubicación', titulo: 'Laguna' }]);
  });
});

describe('what is said of it', () => {
  test('texts and focal point are saved, found, logged, and two people do not overwrite each other', async () => {
    const { id, version } = await upload();
    const said = { alt_text: 'Un puente rojo', pie: 'El puente', credito: 'Ana Foto', foco_x: '20', foco_y: '80.4' };
    const reply = await admin.post('update_medio.php', form({ id: String(id), version: String(version), ...said }));
    expect(reply).toMatchObject({ status: 200, body: { data: { ...said, foco_x: 20, foco_y: 80, version: 2 } } });
    expect((await admin.get('get_medios_admin.php', { q: 'ana foto' })).body.total).toBe(1);
    expect((await admin.post('update_medio.php', { id, version, pie: 'Otro' })).status).toBe(409);
    expect((await admin.post('update_medio.php', { id, foco_x: 101 })).status).toBe(422);
    expect((await admin.post('update_medio.php', { id: 999_999, pie: 'x' })).status).toBe(404);
  });

  test('public answers carry it behind the address, the forms do not', async () => {
    const { id, url } = await upload();
    const { slug } = await createLibro({ imagen_medio: url });
    const said = { foco_x: 10, foco_y: 90, alt_text: 'Tapa & contra', pie: 'Año «1605»' };
    expect(await admin.post('update_medio.php', { id, ...said })).toMatchObject({ status: 200 });
    const shown = (await visitor.get('get_libro.php', { slug })).body.data.imagen_url;
    expect(shown).toContain(`${url}#`);
    expect(notesOf(shown)).toEqual({ alt: 'Tapa & contra', pie: 'Año «1605»', credito: '', foco: '10% 90%' });
    expect((await admin.get('get_libro_admin.php', { slug })).body.data.imagen_url).toBe(url);
    await admin.post('update_medio.php', { id, foco_x: 50, foco_y: 50, alt_text: '', pie: '' });
    expect((await visitor.get('get_libro.php', { slug })).body.data.imagen_url).toBe(url);
  });
});

describe('another file in its place', () => {
  test('every use follows: columns, texts, lists, versions and the trash; the old address leads on', async () => {
    const { id, url } = await upload(await picture('vieja.png', 900));
    const libro = await createLibro({ imagen_medio: url, resumen: `<p>Mira <img src="${url}" alt="x"></p>` });
    const trashed = await createLibro({ titulo: 'En la basura', imagen_medio: url });
    await admin.post('delete_libro.php', { id: trashed.id });
    expect((await find(id)).usos.map(({ lugar }: { lugar: string }) => lugar)).toEqual([null, 'en la papelera']);

    const reply = await admin.post(
      'update_medio.php',
      form({ id: String(id), imagen: await picture('nueva.png', 900) }),
    );
    expect(reply).toMatchObject({ status: 200, body: { message: 'El archivo se ha sustituido en todas partes.' } });
    const now = reply.body.data.url;
    expect(now).not.toBe(url);
    expect(reply.body.data).toMatchObject({ id, titulo: 'vieja', num_usos: 2 });
    const after = (await admin.get('get_libro_admin.php', { slug: libro.slug })).body.data;
    expect(after.imagen_url).toBe(now);
    expect(after.resumen).toContain(now);
    await app.library.finish();
    expect(await filesOf(url)).toEqual([]);
    const old = await visitor.request(url.replace('.webp', '-400.avif'));
    expect([old.status, old.headers.get('location')]).toEqual([301, now.replace('.webp', '-400.avif')]);

    const { body } = await admin.get('get_papelera_admin.php', { q: 'En la basura' });
    await admin.post('restore_papelera.php', { id: body.data[0].id });
    expect((await admin.get('get_libro_admin.php', { slug: trashed.slug })).body.data.imagen_url).toBe(now);
  });

  test('a form that still names the old file gets the new one', async () => {
    const { id, url } = await upload();
    const { body } = await admin.post('update_medio.php', form({ id: String(id), imagen: await picture() }));
    expect((await createLibro({ imagen_medio: url })).imagen_url).toBe(body.data.url);
  });

  test('the old file, uploaded again, is itself: chosen, replaced once more, and not swept away', async () => {
    const file = await picture('de ida y vuelta.png');
    const first = await upload(file);
    const { body } = await admin.post('update_medio.php', form({ id: String(first.id), imagen: await picture() }));
    const again = await upload(file);
    expect(again.url).toBe(first.url);
    expect((await admin.get('get_medio_admin.php', { url: first.url })).body.data.id).toBe(again.id);
    expect((await createLibro({ imagen_medio: first.url })).imagen_url).toBe(first.url);
    expect((await find(first.id)).url).toBe(body.data.url);
    expect(
      await app.db.selectFrom('medio_borrables').selectAll().where('nombre', '=', first.url.slice(7)).execute(),
    ).toEqual([]);
    const other = await admin.post('update_medio.php', form({ id: String(again.id), imagen: await picture() }));
    expect(other.status).toBe(200);
  });

  test('a file that is in the library already: the two become one', async () => {
    const file = await picture('segunda.png');
    const [one, other] = [await upload(), await upload(file)];
    const libro = await createLibro({ imagen_medio: other.url });
    const { status, body } = await admin.post('update_medio.php', form({ id: String(one.id), imagen: file }));
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id: one.id, url: other.url, usos: [{ titulo: libro.titulo }] });
    expect((await admin.get('get_medio_admin.php', { id: other.id })).status).toBe(404);
    expect(await isServed(other.url)).toBe(true);
  });

  test('not the same again, and no film for a picture', async () => {
    const file = await picture();
    const { id } = await upload(file);
    expect((await admin.post('update_medio.php', form({ id: String(id), imagen: file }))).status).toBe(409);
    const video = new File(['no'], 'a.mp4', { type: 'video/mp4' });
    expect((await admin.post('update_medio.php', form({ id: String(id), video }))).status).toBe(422);
  });
});

describe('deleting', () => {
  test('what something uses stays, with where it is used; what nothing uses goes with its versions', async () => {
    const { id, url } = await upload(await picture('a.png', 1000));
    const libro = await createLibro({ titulo: 'La usa', imagen_medio: url });
    await visitor.request(url.replace('.webp', '-400.webp'));
    expect(await admin.post('delete_medio.php', { id })).toMatchObject({
      status: 409,
      body: {
        message: 'No se puede borrar, porque se usa en: «La usa» (Libro).',
        data: { usos: [{ titulo: 'La usa' }] },
      },
    });
    const { titulo, autores, slug } = libro;
    await admin.post('update_libro.php', form({ id: String(libro.id), titulo, autores, slug, quitar_imagen: 'true' }));
    expect(await admin.post('delete_medio.php', { id })).toMatchObject({ status: 200 });
    await app.library.finish();
    expect(await filesOf(url)).toEqual([]);
    expect((await visitor.request(url)).status).toBe(404);
    expect((await admin.post('delete_medio.php', { id })).status).toBe(404);
  });

  test.each([
    ['a text', (url: string) => createLibro({ resumen: `<p><img src="${url}" alt=""></p>` })],
    [
      'the trash',
      async (url: string) => {
        const { id } = await createLibro({ imagen_medio: url });
        await admin.post('delete_libro.php', { id });
      },
    ],
    [
      'the settings',
      async (url: string) => {
        const { body } = await admin.get('get_ajustes.php');
        const { valores, version } = body.data.identidad;
        const sent = { seccion: 'identidad', valores: { ...valores, logo: url }, version };
        expect(await admin.post('update_ajustes.php', sent)).toMatchObject({ status: 200 });
      },
    ],
  ])('%s counts as a use', async (_, use) => {
    const { id, url } = await upload();
    await use(url);
    expect(await admin.post('delete_medio.php', { id })).toMatchObject({ status: 409 });
    expect(await isServed(url)).toBe(true);
  });

  test('the bytes go after it, and are tried again', async () => {
    const { id, url } = await upload();
    const remove = vi.spyOn(app.media, 'remove').mockRejectedValueOnce(new Error('EIO'));
    expect((await admin.post('delete_medio.php', { id })).status).toBe(200);
    await expect.poll(() => remove.mock.calls.length).toBe(1);
    expect((await admin.get('get_medio_admin.php', { id })).status).toBe(404);
    await app.library.finish();
    expect(await isServed(url)).toBe(false);
  });

  test('the same file, uploaded while its bytes are being taken away, is there afterwards', async () => {
    const file = await picture('vuelve.png');
    const { id, url } = await upload(file);
    const [began, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const remove = app.media.remove;
    vi.spyOn(app.media, 'remove').mockImplementationOnce(async (name) => {
      began.resolve();
      await held.promise;
      await remove(name);
    });
    await admin.post('delete_medio.php', { id });
    await began.promise;
    const again = upload(file);
    held.resolve();
    expect((await again).url).toBe(url);
    await app.library.finish();
    expect(await isServed(url)).toBe(true);
    expect(await app.db.selectFrom('medio_borrables').selectAll().execute()).toEqual([]);
  });

  test('whoever began to use it while it was being deleted keeps it', async () => {
    const { id, url } = await upload();
    const removal = vi.spyOn(app.library, 'wake').mockImplementationOnce(() => {});
    await admin.post('delete_medio.php', { id });
    removal.mockRestore();
    // A form that had it open names it in a text.
    await createLibro({ titulo: 'Llegó tarde', resumen: `<p><img src="${url}" alt=""></p>` });
    await app.library.finish();
    expect(await isServed(url)).toBe(true);
    const found = (await admin.get('get_medio_admin.php', { url })).body.data;
    expect(found).toMatchObject({ num_usos: 1, usos: [{ titulo: 'Llegó tarde' }] });
  });

  test('on a site of an older version nothing goes until everything has been looked through', async () => {
    const { id, url } = await upload();
    await setUsosKnown(app.db, false);
    expect(await admin.post('delete_medio.php', { id })).toMatchObject({
      status: 503,
      body: { message: expect.stringContaining('dentro de unos minutos') },
    });
    await app.db
      .insertInto('medio_borrables')
      .values({ nombre: url.slice(7), desde: '2020-01-01' })
      .execute();
    await app.db.updateTable('medios').set({ tocado_en: '2020-01-01' }).where('id', '=', id).execute();
    await app.library.finish();
    expect(await isServed(url)).toBe(true);
    await app.worker.finish('biblioteca');
    expect((await admin.post('delete_medio.php', { id })).status).toBe(200);
  });
});

describe('pictures of things deleted for good', () => {
  async function deleteFor(days: number, ...ids: number[]): Promise<void> {
    for (const id of ids) await admin.post('delete_libro.php', { id });
    await purgeIn(days);
  }

  /** So long from now everybody has to sign in again. */
  async function purgeIn(days: number): Promise<void> {
    // With the clock moved on, what others are uploading at this moment would look abandoned.
    const temporary = tmpdir();
    const ours = await mkdtemp(join(temporary, 'biblioteca-'));
    process.env.TMPDIR = ours;
    passTime(days * day);
    await app.scheduler.purge();
    await app.library.finish();
    realTime();
    process.env.TMPDIR = temporary;
    await rm(ours, { recursive: true });
    admin = await testApp.signIn();
  }

  test('go after the thirty days of the trash, and not before', async () => {
    const { id, imagen_url } = await createLibro({ imagen: await picture() });
    await deleteFor(29, id);
    expect(await isServed(imagen_url)).toBe(true);
    await purgeIn(31);
    expect(await filesOf(imagen_url)).toEqual([]);
    expect(
      (await admin.get('get_medios_admin.php', { limit: 100 })).body.data.map(({ url }: { url: string }) => url),
    ).not.toContain(imagen_url);
  });

  test('stay while something else uses them, and what was only ever in the library stays', async () => {
    const [shared, own, loose] = [await upload(), await upload(), await upload()];
    const gone = await createLibro({ imagen_medio: shared.url, resumen: `<img src="${own.url}" alt="">` });
    await createLibro({ resumen: `<p><img src="${shared.url}" alt=""></p>` });
    await deleteFor(31, gone.id);
    expect(await Promise.all([shared, own, loose].map(({ url }) => isServed(url)))).toEqual([true, false, true]);
  });

  test('a sweep that broke off goes on the next day', async () => {
    const { id, imagen_url } = await createLibro({ imagen: await picture() });
    vi.spyOn(app.media, 'remove').mockRejectedValueOnce(new Error('killed'));
    await deleteFor(31, id);
    expect(await isServed(imagen_url)).toBe(true);
    await purgeIn(32);
    expect(await isServed(imagen_url)).toBe(false);
  });

  test('one that somebody has just chosen again is left alone', async () => {
    const { id, imagen_url } = await createLibro({ imagen: await picture() });
    await admin.post('delete_libro.php', { id });
    await admin.post('vaciar_papelera.php', {});
    const again = await createLibro({ imagen_medio: imagen_url });
    await purgeIn(1);
    expect(again.imagen_url).toBe(imagen_url);
    expect(await isServed(imagen_url)).toBe(true);
  });
});

test('a site from before the library: its files enter once, and what uses them is noted', async () => {
  const libro = await createLibro({ titulo: 'Del año pasado', imagen: await picture() });
  for (const table of ['medio_usos', 'medios'] as const) await app.db.deleteFrom(table).execute();
  await app.db.deleteFrom('meta').where('clave', '=', 'medios_registrados').execute();
  await app.library.takeIn();
  const { body } = await admin.get('get_medios_admin.php', { q: 'Del año pasado' });
  expect(body.data).toMatchObject([{ url: libro.imagen_url, titulo: 'Del año pasado', num_usos: 1, ancho: 60 }]);
  await app.db.deleteFrom('medios').execute();
  await app.library.takeIn();
  expect((await admin.get('get_medios_admin.php')).body.total).toBe(0);
});

test('noting everything anew changes nothing that the write door noted', async () => {
  const { id, imagen_url } = await createLibro({ imagen: await picture(), resumen: '<p>Uno</p>' });
  await createLibro({ imagen_medio: imagen_url }).then((libro) => admin.post('delete_libro.php', { id: libro.id }));
  const noted = () =>
    app.db.selectFrom('medio_usos').selectAll().where('nombre', '=', imagen_url.slice(7)).orderBy('id_cosa').execute();
  const before = await noted();
  expect(before.map(({ id_cosa, lugar }) => [id_cosa === id, lugar])).toEqual([
    [true, 'uso'],
    [false, 'papelera'],
  ]);
  await app.db.deleteFrom('medio_usos').execute();
  expect(await checkUsos(app.db)).toBeGreaterThan(0);
  expect(await noted()).toEqual(before);
});
