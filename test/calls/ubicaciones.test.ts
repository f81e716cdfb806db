import { describe, expect, test } from 'vitest';
import { form, openHouse } from './harness.ts';
import { aPicture, pictureAddress } from './picture.ts';

const { admin, app, visitor } = await openHouse();
const missing = 'Por favor, completa todos los campos requeridos.';

let count = 0;
const provincia_id = (await admin.post('create_provincia.php', { nombre: 'Cuenca' })).body.data.id;

async function aMunicipio(nombre = `Pueblo ${++count}`): Promise<number> {
  return (await admin.post('create_municipio.php', { nombre, provincia_id })).body.data.id;
}
async function aCategoria(nombre = `Clase ${++count}`): Promise<number> {
  return (await admin.post('create_categoria_ubicacion.php', { nombre })).body.data.id;
}

const municipio_id = await aMunicipio('Uña');
const categoria_id = await aCategoria('Naturaleza');

function fieldsOf(values: Record<string, unknown> = {}) {
  const n = ++count;
  return { nombre: `Lugar ${n}`, slug: `lugar-${n}`, municipio_id, categoria_id, ...values };
}
async function aUbicacion(values: Record<string, unknown> = {}) {
  const reply = await admin.post('create_ubicacion.php', fieldsOf(values));
  expect(reply).toMatchObject({ status: 200 });
  return reply.body.data;
}
function aVideo(): File {
  const head = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0', 'latin1');
  return new File([new Uint8Array(head)], 'paseo.mp4', { type: 'video/mp4' });
}
const videoAddress = /^\/media\/[0-9a-f]{20}\.mp4$/;

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
        imagen_portada_file: await aPicture({ tone: 1 }),
        'imagenes[0][file]': await aPicture({ tone: 2 }),
        'imagenes[0][alt_text]': 'La laguna',
        'imagenes[1][alt_text]': 'hueco sin archivo',
        'imagenes[2][file]': await aPicture({ tone: 3 }),
        'videos[0][url_video]': 'https://www.youtube.com/watch?v=abcdefghijk',
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
      provincia_nombre: 'Cuenca',
      latitud: 40.2235,
      longitud: -1.9876,
      direccion: 'CM-2105',
      codigo_postal: '16152',
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
      version: expect.any(String),
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

  test('slug, lengths and coordinates are checked', async () => {
    const bad = {
      nombre: 'x'.repeat(256),
      slug: 'Con Espacios',
      latitud: 91,
      longitud: -181,
      direccion: 'x'.repeat(256),
      codigo_postal: '1'.repeat(11),
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
    const { slug } = await aUbicacion();
    expect(await admin.post('create_ubicacion.php', fieldsOf({ slug }))).toMatchObject({
      status: 409,
      body: { message: `Ya hay otra ubicación con el slug «${slug}».` },
    });
  });

  test('a file that is no video is refused, and nothing is stored', async () => {
    const fields = fieldsOf();
    const texts = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
    const file = new File(['hola'.repeat(10)], 'paseo.mp4', { type: 'video/mp4' });
    expect((await admin.post('create_ubicacion.php', form({ ...texts, 'videos[0][file]': file }))).status).toBe(415);
    expect((await visitor.get('get_ubicacion.php', { slug: fields.slug })).status).toBe(404);
  });

  test('only the administrator reads drafts and writes', async () => {
    for (const verb of ['create', 'update', 'delete'])
      expect((await visitor.post(`${verb}_ubicacion.php`, { id: 1 })).status).toBe(401);
    expect((await visitor.post('upload_ubicacion_image.php', form({ file: await aPicture() }))).status).toBe(401);
    for (const call of ['get_ubicaciones_admin.php', 'get_ubicacion_admin.php'])
      expect((await visitor.get(call, { id: 1 })).status).toBe(401);
  });
});

describe('update_ubicacion.php', () => {
  test('parts are changed by id, added without one, and removed by the three …_a_eliminar lists', async () => {
    const texts = Object.fromEntries(Object.entries(fieldsOf()).map(([name, value]) => [name, String(value)]));
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
    const texts = Object.fromEntries(Object.entries(fieldsOf()).map(([name, value]) => [name, String(value)]));
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

  test('nombre and slug are required, an older state is refused, an unknown id answers 404', async () => {
    const { id, nombre, slug, version } = await aUbicacion();
    for (const bad of [{ nombre: '' }, { slug: '' }])
      expect(await admin.post('update_ubicacion.php', { id, nombre, slug, ...bad })).toMatchObject({
        status: 422,
        body: { message: missing },
      });
    expect((await admin.post('update_ubicacion.php', { id, nombre, slug, version })).status).toBe(200);
    expect((await admin.post('update_ubicacion.php', { id, nombre, slug, version })).status).toBe(409);
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
      data: [{ nombre: 'Ábside', provincia_nombre: 'Cuenca' }, { nombre: 'Zaguán' }],
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

  test('a location tells the nearest ones with their distance, and the businesses of its municipality', async () => {
    const pueblo = await aMunicipio();
    const at = (latitud: number, values = {}) => aUbicacion({ latitud, longitud: 10, municipio_id: pueblo, ...values });
    const here = await at(60);
    const far = await at(60.2);
    const near = await at(60.1);
    await at(60.05, { publicado: false });
    await at(62);
    const ramo = (await admin.post('create_categoria_negocio.php', { nombre: 'Ramo' })).body.data.id;
    const business = { municipio_id: pueblo, categoria_id: ramo };
    await admin.post('create_empresa.php', { nombre: 'Posada', ...business });
    await admin.post('create_empresa.php', { nombre: 'Cerrada', ...business, activo: 0 });

    const { data } = (await visitor.get('get_ubicacion.php', { slug: here.slug })).body;
    expect(data.ubicaciones_cercanas).toMatchObject([
      { slug: near.slug, distancia_km: 11.1 },
      { slug: far.slug, distancia_km: 22.2 },
    ]);
    expect(data.ubicaciones_cercanas).toHaveLength(2);
    expect(data.empresas_cercanas).toMatchObject([{ nombre: 'Posada', categoria_nombre: 'Ramo' }]);
  });

  test('without coordinates, near is what lies in the same municipality', async () => {
    const pueblo = await aMunicipio();
    const here = await aUbicacion({ municipio_id: pueblo });
    const other = await aUbicacion({ municipio_id: pueblo });
    const { data } = (await visitor.get('get_ubicacion.php', { slug: here.slug })).body;
    expect(data.ubicaciones_cercanas).toMatchObject([{ slug: other.slug, distancia_km: null }]);
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
        provincia_nombre: 'Cuenca',
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

test('published pages are in the site map, drafts are not', async () => {
  const shown = await aUbicacion();
  const draft = await aUbicacion({ publicado: false });
  await admin.post('create_libro.php', { titulo: 'Libro del mapa', autores: 'A' });
  const xml = await (await visitor.request('/sitemap.xml')).text();
  expect(xml).toContain(`/ubicaciones/${shown.slug}</loc>`);
  expect(xml).toContain('/libro/libro-del-mapa</loc>');
  expect(xml).not.toContain(draft.slug);
});
