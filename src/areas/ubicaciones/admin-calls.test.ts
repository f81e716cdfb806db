import { describe, expect, test } from 'vitest';
import { form, startApp } from '#test/harness/harness.ts';
import { aPicture, pictureAddress } from '#test/harness/picture.ts';
import { aVideo, ubicacionBuilders, videoAddress } from './builders.testing.ts';

const { admin, app, visitor } = await startApp();
const { provincia_id, municipio_id, categoria_id, aMunicipio, aCategoria, fieldsOf, textsOf, aUbicacion } =
  await ubicacionBuilders(admin);
const missing = 'Por favor, completa todos los campos requeridos.';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

describe('create_ubicacion.php', () => {
  test('a location is created from the form with its bracketed pictures, videos and questions', async () => {
    const created = await admin.post(
      'create_ubicacion.php',
      form({
        nombre: 'Laguna de Uña',
        slug: 'laguna-de-una',
        descripcion: '<p>Agua quieta</p><script>alert(1)</script>',
        place_id: 'ChIJ1',
        meta_title: 'Laguna de Uña | Secretos de Cuenca',
        meta_description: 'Una laguna.',
        categoria_id: String(categoria_id),
        municipio_id: String(municipio_id),
        provincia_id: String(provincia_id),
        latitud: '40.2235',
        longitud: '-1,9876',
        direccion: 'CM-2105',
        codigo_postal: '16152',
        horario: 'De lunes a viernes, de 10:00 a 14:00',
        precio: 'Adultos 4 €',
        telefono: '969 000 100',
        web: 'www.example.com/laguna',
        accesibilidad: JSON.stringify({ suelo: 'tierra', rampa: '', comprobado_en: '2026-05-01' }),
        imagen_portada_file: await aPicture({ tone: 1 }),
        'imagenes[0][file]': await aPicture({ tone: 2 }),
        'imagenes[0][alt_text]': 'La laguna',
        'imagenes[1][alt_text]': 'hueco sin archivo',
        'imagenes[2][file]': await aPicture({ tone: 3 }),
        // As people type it, without https://.
        'videos[0][url_video]': 'www.youtube.com/watch?v=abcdefghijk',
        'videos[0][titulo]': 'Desde el aire',
        'videos[1][file]': aVideo(),
        'faqs[0][pregunta]': '¿Se puede bañar uno?',
        'faqs[0][respuesta]': 'No.',
      }),
    );
    expect(created).toMatchObject({
      status: 200,
      body: { success: true, message: 'Ubicación creada con éxito.', slug: 'laguna-de-una' },
    });
    const { id } = created.body.data;
    expect((await visitor.get('get_ubicacion.php', { slug: 'laguna-de-una' })).body.data).toEqual({
      _idiomas: [],
      id,
      nombre: 'Laguna de Uña',
      slug: 'laguna-de-una',
      descripcion: '<p>Agua quieta</p>',
      imagen_portada: expect.stringMatching(pictureAddress),
      place_id: 'ChIJ1',
      meta_title: 'Laguna de Uña | Secretos de Cuenca',
      meta_description: 'Una laguna.',
      categoria_id,
      categoria_nombre: 'Naturaleza',
      municipio_id,
      municipio_nombre: 'Uña',
      provincia_nombre: 'Provincia de prueba',
      etiquetas: [],
      latitud: 40.2235,
      longitud: -1.9876,
      direccion: 'CM-2105',
      codigo_postal: '16152',
      horario: 'De lunes a viernes, de 10:00 a 14:00',
      apertura: [{ dias: weekdays, abre: '10:00', cierra: '14:00' }],
      precio: 'Adultos 4 €',
      telefono: '969 000 100',
      web: 'https://www.example.com/laguna',
      accesibilidad: { suelo: 'tierra', comprobado_en: '2026-05-01' },
      imagenes: [
        { id: expect.any(Number), ruta_imagen: expect.stringMatching(pictureAddress), alt_text: 'La laguna' },
        { id: expect.any(Number), ruta_imagen: expect.stringMatching(pictureAddress), alt_text: '' },
      ],
      videos: [
        { id: expect.any(Number), url_video: 'https://www.youtube.com/watch?v=abcdefghijk', titulo: 'Desde el aire' },
        { id: expect.any(Number), url_video: expect.stringMatching(videoAddress), titulo: '' },
      ],
      faqs: [{ id: expect.any(Number), pregunta: '¿Se puede bañar uno?', respuesta: 'No.' }],
      fecha_modificacion: expect.any(String),
      ubicaciones_cercanas: [],
      empresas_cercanas: [],
    });
    expect((await admin.get('get_ubicacion_admin.php', { id })).body.data).toMatchObject({
      publicado: true,
      provincia_id,
      version: expect.any(Number),
    });
  });

  test('nombre and slug are required, categoria_id and municipio_id are at least 1', async () => {
    for (const bad of [
      { nombre: '' },
      { slug: '' },
      { categoria_id: 0 },
      { municipio_id: '0' },
      { categoria_id: undefined },
    ])
      expect(await admin.post('create_ubicacion.php', fieldsOf(bad))).toMatchObject({
        status: 422,
        body: { message: missing },
      });
  });

  test('each question needs its answer, and a video its address or file', async () => {
    for (const bad of [
      { faqs: [{ pregunta: '¿Y?', respuesta: '' }] },
      { faqs: [{ pregunta: ' ', respuesta: 'Sí' }] },
      { videos: [{ titulo: 'Sin vídeo' }] },
    ])
      expect(await admin.post('create_ubicacion.php', fieldsOf(bad))).toMatchObject({
        status: 422,
        body: { message: missing },
      });
  });

  test('a question that was left empty is none, and keeps nobody from saving', async () => {
    const faqs = [
      { pregunta: '', respuesta: ' ' },
      { pregunta: '¿Hay agua?', respuesta: 'No.' },
      { pregunta: '', respuesta: '' },
    ];
    const created = await admin.post('create_ubicacion.php', fieldsOf({ faqs }));
    expect(created).toMatchObject({ status: 200, body: { data: { faqs: [{ pregunta: '¿Hay agua?' }] } } });
    const half = await admin.post('create_ubicacion.php', fieldsOf({ faqs: [...faqs, { pregunta: '¿Y sombra?' }] }));
    expect(half).toMatchObject({
      status: 422,
      body: { errors: { 'faqs.3.respuesta': 'La respuesta es obligatoria: escríbela, o borra la pregunta.' } },
    });
    // One that was there goes when it is emptied, and stays when only its number is sent.
    const { id, nombre, slug, faqs: kept } = created.body.data;
    const update = async (faq: object) =>
      (await admin.post('update_ubicacion.php', { id, nombre, slug, faqs: [{ id: kept[0].id, ...faq }] })).body.data;
    expect((await update({})).faqs).toEqual(kept);
    expect((await update({ pregunta: '', respuesta: '' })).faqs).toEqual([]);
  });

  test('slug, lengths and coordinates are checked', async () => {
    const bad = {
      nombre: 'x'.repeat(256),
      slug: 'Con Espacios',
      latitud: 91,
      longitud: -181,
      direccion: 'x'.repeat(256),
      codigo_postal: '1'.repeat(11),
      horario: 'x'.repeat(501),
      precio: 'x'.repeat(201),
      telefono: '9'.repeat(21),
      web: 'javascript:alert(1)',
      accesibilidad: JSON.stringify({ ascensor: 'si' }),
      categoria_id: 99999,
      municipio_id: 99999,
    };
    for (const [field, value] of Object.entries(bad))
      expect(await admin.post('create_ubicacion.php', fieldsOf({ [field]: value }))).toMatchObject({
        status: 422,
        body: { errors: { [field]: expect.any(String) } },
      });
    expect(
      (await admin.post('create_ubicacion.php', fieldsOf({ videos: [{ url_video: 'javascript:alert(1)' }] }))).status,
    ).toBe(422);
    const { id, nombre, slug } = await aUbicacion();
    expect(await admin.post('update_ubicacion.php', { id, nombre, slug, latitud: 40, longitud: '' })).toMatchObject({
      status: 422,
      body: { errors: { longitud: 'Falta la longitud: escribe las dos coordenadas, o ninguna.' } },
    });
    expect(await admin.post('create_ubicacion.php', fieldsOf({ latitud: '', longitud: '-2' }))).toMatchObject({
      status: 422,
      body: { errors: { latitud: 'Falta la latitud: escribe las dos coordenadas, o ninguna.' } },
    });
    expect(await admin.post('create_ubicacion.php', fieldsOf({ slug }))).toMatchObject({
      status: 409,
      body: { message: `Ya hay otra ubicación con el slug «${slug}».` },
    });
  });

  test('a file that is no video is refused, and nothing is stored', async () => {
    const texts = textsOf();
    const file = new File(['hola'.repeat(10)], 'paseo.mp4', { type: 'video/mp4' });
    expect((await admin.post('create_ubicacion.php', form({ ...texts, 'videos[0][file]': file }))).status).toBe(415);
    expect((await visitor.get('get_ubicacion.php', { slug: texts.slug! })).status).toBe(404);
  });
});

test('upload_ubicacion_image.php stores a picture of the editor and answers its location', async () => {
  expect(await admin.post('upload_ubicacion_image.php', form({ file: await aPicture() }))).toMatchObject({
    status: 200,
    body: { success: true, location: expect.stringMatching(pictureAddress) },
  });
  expect((await admin.post('upload_ubicacion_image.php', form({}))).status).toBe(422);
});

test('a location is deleted with its parts, and lies in the trash', async () => {
  const { id, slug } = await aUbicacion({
    faqs: [{ pregunta: '¿?', respuesta: '.' }],
    videos: [{ url_video: 'https://youtu.be/abcdefghijk' }],
  });
  expect((await admin.post('delete_ubicacion.php', { id })).body).toMatchObject({
    success: true,
    message: 'Ubicación eliminada con éxito.',
  });
  expect((await visitor.get('get_ubicacion.php', { slug })).status).toBe(404);
  expect((await admin.post('delete_ubicacion.php', { id })).status).toBe(404);
  const [trashed] = await app.db.selectFrom('papelera').selectAll().where('tipo', '=', 'ubicacion').execute();
  const tables = JSON.parse(trashed!.filas) as { table: string; rows: unknown[] }[];
  expect(tables.map(({ table, rows }) => [table, rows.length])).toEqual([
    ['ubicaciones', 1],
    ['ubicacion_faqs', 1],
    ['ubicacion_videos', 1],
    ['ubicacion_imagenes', 0],
  ]);
});

test('a municipality or category with locations is not deleted; the refusal counts them', async () => {
  const pueblo = await aMunicipio();
  const clase = await aCategoria();
  await aUbicacion({ municipio_id: pueblo, categoria_id: clase });
  for (const [call, id] of [
    ['delete_municipio.php', pueblo],
    ['delete_categoria_ubicacion.php', clase],
  ] as const)
    expect(await admin.post(call, { id })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('1 ubicación') },
    });
});
