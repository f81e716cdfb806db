import { describe, expect, test } from 'vitest';
import { form, startApp } from '#test/harness/harness.ts';
import { aPicture, pictureAddress } from '#test/harness/picture.ts';
import { aVideo, ubicacionBuilders } from './builders.testing.ts';

const { admin, visitor } = await startApp();
const { categoria_id, textsOf, aUbicacion } = await ubicacionBuilders(admin);
const missing = 'Por favor, completa todos los campos requeridos.';

describe('update_ubicacion.php', () => {
  test('parts are changed by id, added without one, and removed by the three …_a_eliminar lists', async () => {
    const texts = textsOf();
    const { body } = await admin.post(
      'create_ubicacion.php',
      form({
        ...texts,
        'imagenes[0][file]': await aPicture({ tone: 11 }),
        'imagenes[0][alt_text]': 'Primera',
        'imagenes[1][file]': await aPicture({ tone: 12 }),
        'imagenes[1][alt_text]': 'Segunda',
        'videos[0][url_video]': 'https://youtu.be/abcdefghijk',
        'videos[1][file]': aVideo(),
        'faqs[0][pregunta]': '¿Una?',
        'faqs[0][respuesta]': 'Sí.',
        'faqs[1][pregunta]': '¿Dos?',
        'faqs[1][respuesta]': 'También.',
      }),
    );
    const { id, imagenes, videos, faqs, version } = body.data;
    const saved = await admin.post(
      'update_ubicacion.php',
      form({
        ...texts,
        id: String(id),
        version,
        'imagenes[0][id]': String(imagenes[1].id),
        'imagenes[0][alt_text]': 'Ahora primera',
        'imagenes[1][file]': await aPicture({ tone: 13 }),
        'videos[0][id]': String(videos[1].id),
        'videos[0][url_video]': videos[1].url_video,
        'videos[0][titulo]': 'Paseo',
        'faqs[0][id]': String(faqs[1].id),
        'faqs[0][pregunta]': '¿Dos?',
        'faqs[0][respuesta]': 'Cambiada.',
        'faqs[1][pregunta]': '¿Tres?',
        'faqs[1][respuesta]': 'Nueva.',
        imagenes_a_eliminar: JSON.stringify([imagenes[0].id]),
        videos_a_eliminar: JSON.stringify([videos[0].id]),
        faqs_a_eliminar: JSON.stringify([faqs[0].id]),
      }),
    );
    expect(saved).toMatchObject({ status: 200, body: { message: 'Ubicación guardada con éxito.' } });
    expect(saved.body.data).toMatchObject({
      imagenes: [
        { ...imagenes[1], alt_text: 'Ahora primera' },
        { ruta_imagen: expect.stringMatching(pictureAddress), alt_text: '' },
      ],
      videos: [{ ...videos[1], titulo: 'Paseo' }],
      faqs: [
        { ...faqs[1], respuesta: 'Cambiada.' },
        { pregunta: '¿Tres?', respuesta: 'Nueva.' },
      ],
    });
    expect(saved.body.data.imagenes).toHaveLength(2);
    expect(saved.body.data.faqs).toHaveLength(2);

    const replaced = await admin.post(
      'update_ubicacion.php',
      form({
        ...texts,
        id: String(id),
        'imagenes[0][id]': String(imagenes[1].id),
        'imagenes[0][file]': await aPicture({ tone: 14 }),
      }),
    );
    expect(replaced.body.data.imagenes[0]).toMatchObject({ id: imagenes[1].id, alt_text: 'Ahora primera' });
    expect(replaced.body.data.imagenes[0].ruta_imagen).not.toBe(imagenes[1].ruta_imagen);
  });

  test('the parts of another location cannot be touched', async () => {
    const other = await aUbicacion({ faqs: [{ pregunta: '¿De quién?', respuesta: 'Mía.' }] });
    const { id, nombre, slug } = await aUbicacion();
    const [faq] = other.faqs;
    const stolen = await admin.post('update_ubicacion.php', {
      id,
      nombre,
      slug,
      faqs: [{ ...faq, respuesta: 'Robada.' }],
    });
    expect(stolen.status).toBe(422);
    expect((await admin.post('update_ubicacion.php', { id, nombre, slug, faqs_a_eliminar: [faq.id] })).status).toBe(
      200,
    );
    expect((await admin.get('get_ubicacion_admin.php', { id: other.id })).body.data.faqs).toEqual([faq]);
  });

  test('fields that are not sent stay as they are, empty ones are cleared', async () => {
    const texts = textsOf();
    const { body } = await admin.post(
      'create_ubicacion.php',
      form({ ...texts, latitud: '40', direccion: 'Calle', imagen_portada_file: await aPicture() }),
    );
    const { id, nombre, slug, imagen_portada } = body.data;
    const saved = await admin.post('update_ubicacion.php', { id, nombre, slug, latitud: '' });
    expect(saved.body.data).toMatchObject({
      latitud: null,
      direccion: 'Calle',
      imagen_portada,
      publicado: true,
      categoria_id,
    });
    const without = await admin.post('update_ubicacion.php', { id, nombre, slug, quitar_imagen_portada: true });
    expect(without.body.data.imagen_portada).toBeNull();
  });

  test('two writers with the same version: one succeeds, the other is told what changed', async () => {
    const texts = textsOf();
    const { id, version } = await aUbicacion(texts);
    const replies = await Promise.all([
      admin.post(
        'update_ubicacion.php',
        form({
          ...texts,
          id: String(id),
          version: String(version),
          direccion: 'Calle Mayor',
          imagen_portada_file: await aPicture({ tone: 15 }),
          'faqs[0][pregunta]': '¿Quién gana?',
          'faqs[0][respuesta]': 'Una.',
        }),
      ),
      admin.post('update_ubicacion.php', { ...texts, id, version, direccion: 'Plaza Mayor' }),
    ]);
    const [saved, refused] = replies.sort((one, other) => one.status - other.status);
    expect([saved!.status, refused!.status]).toEqual([200, 409]);
    expect(refused!.body.data.cambios[0]).toMatchObject({
      usuario: 'admin',
      campos: expect.arrayContaining(['direccion']),
    });
    // Nothing of the refused one was written, parts included.
    expect((await admin.get('get_ubicacion_admin.php', { id })).body.data).toEqual(saved!.body.data);
  });

  test('nombre and slug are required, an unknown id answers 404', async () => {
    const { id, nombre, slug } = await aUbicacion();
    for (const bad of [{ nombre: '' }, { slug: '' }])
      expect(await admin.post('update_ubicacion.php', { id, nombre, slug, ...bad })).toMatchObject({
        status: 422,
        body: { message: missing },
      });
    expect((await admin.post('update_ubicacion.php', { id: 99999, nombre, slug: 'otro' })).status).toBe(404);
    const broken = await admin.post('update_ubicacion.php', { id, nombre, slug, faqs_a_eliminar: 'no es json' });
    expect(broken.body.message).toBe('La lista de identificadores no es válida.');
  });

  test('a location is found under its former slug, with its new one in the answer', async () => {
    const { id, nombre, slug } = await aUbicacion();
    await admin.post('update_ubicacion.php', { id, nombre, slug: `${slug}-nuevo` });
    expect((await visitor.get('get_ubicacion.php', { slug })).body.data.slug).toBe(`${slug}-nuevo`);
  });
});
