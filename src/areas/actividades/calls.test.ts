import { describe, expect, test } from 'vitest';
import { form, startApp } from '#test/harness/harness.ts';
import { aPicture, pictureAddress } from '#test/harness/picture.ts';

const { admin, app, visitor } = await startApp();
const missing = 'Por favor, completa todos los campos obligatorios.';

const whole = { nombre: 'Kayak', lugar: 'Minglanilla', descripcion: '<p>Remamos.</p>', precio_1: 38 };
let count = 0;
async function anActividad(values: Record<string, unknown> = {}) {
  const reply = await admin.post('create_actividad.php', { ...whole, nombre: `Actividad ${++count}`, ...values });
  expect(reply.status).toBe(200);
  return reply.body.data;
}

describe('create_actividad.php', () => {
  test('an activity with three tariffs and its picture is created from a form, and its page can be read', async () => {
    const created = await admin.post(
      'create_actividad.php',
      form({
        nombre: 'Cuenca a la luz del farol',
        lugar: 'Plaza Mayor, Cuenca',
        duracion: '1 hora y 45 minutos',
        min_personas: '6',
        max_personas: '25',
        disponibilidad: 'Viernes y sábados',
        descripcion: '<p>Con un farol en la mano.</p>',
        place_id: 'ChIJ1',
        texto_precio_1: 'Adultos',
        precio_1: '14.50',
        texto_precio_2: 'De 6 a 12 años',
        precio_2: '8,05',
        texto_precio_3: 'Menores de 6 años',
        precio_3: '',
        imagen: await aPicture(),
      }),
    );
    expect(created).toMatchObject({
      status: 200,
      body: { success: true, message: 'Actividad creada con éxito.', slug: 'cuenca-a-la-luz-del-farol' },
    });
    const read = await visitor.get('get_actividad.php', { slug: 'cuenca-a-la-luz-del-farol' });
    expect(read.body.data).toEqual({
      _idiomas: [],
      id: created.body.data.id,
      fecha_creacion: expect.any(String),
      nombre: 'Cuenca a la luz del farol',
      slug: 'cuenca-a-la-luz-del-farol',
      descripcion: '<p>Con un farol en la mano.</p>',
      imagen_url: expect.stringMatching(pictureAddress),
      lugar: 'Plaza Mayor, Cuenca',
      place_id: 'ChIJ1',
      duracion: '1 hora y 45 minutos',
      min_personas: 6,
      max_personas: 25,
      disponibilidad: 'Viernes y sábados',
      texto_precio_1: 'Adultos',
      precio_1: 14.5,
      texto_precio_2: 'De 6 a 12 años',
      precio_2: 8.05,
      texto_precio_3: 'Menores de 6 años',
      precio_3: null,
      etiquetas: [],
      municipio_id: null,
      municipio_nombre: null,
      municipio_slug: null,
      latitud: null,
      longitud: null,
      punto: null,
    });
  });

  test('nombre, lugar, descripcion and precio_1 are required', async () => {
    for (const field of Object.keys(whole))
      for (const value of ['', undefined])
        expect(await admin.post('create_actividad.php', { ...whole, [field]: value })).toMatchObject({
          status: 422,
          body: { success: false, message: missing, errors: { [field]: expect.any(String) } },
        });
  });

  test('one coordinate without the other is no place, also in an edit', async () => {
    const { id } = await anActividad();
    const half = { status: 422, body: { errors: { longitud: expect.stringContaining('Falta la longitud') } } };
    expect(await admin.post('create_actividad.php', { ...whole, latitud: '40', longitud: '' })).toMatchObject(half);
    expect(await admin.post('update_actividad.php', { id, latitud: '40', longitud: '' })).toMatchObject(half);
    expect((await admin.post('update_actividad.php', { id, latitud: '40' })).status).toBe(200);
  });

  test('an editor left empty says nothing, so the description is missing', async () => {
    for (const descripcion of ['<p></p>', '<p>&nbsp;</p>', '<script>alert(1)</script>'])
      expect(await admin.post('create_actividad.php', { ...whole, descripcion })).toMatchObject({
        status: 422,
        body: { message: missing },
      });
  });

  test("tariff 1's text is not enforced, and the other tariffs are optional", async () => {
    expect(await anActividad({ texto_precio_1: '', texto_precio_2: '', precio_2: '' })).toMatchObject({
      texto_precio_1: null,
      precio_1: 38,
      texto_precio_2: null,
      precio_2: null,
      texto_precio_3: null,
      precio_3: null,
    });
  });

  test('prices are euros of at least 0 in steps of 0.01, kept as whole cents', async () => {
    const { id, precio_1, precio_2 } = await anActividad({ precio_1: 0, precio_2: 19.99, precio_3: 1_000_000 });
    expect({ precio_1, precio_2 }).toEqual({ precio_1: 0, precio_2: 19.99 });
    const row = await app.db.selectFrom('actividades').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ precio_1_cents: 0, precio_2_cents: 1999, precio_3_cents: 100_000_000 });
    for (const field of ['precio_1', 'precio_2', 'precio_3'])
      for (const value of [-1, 1.005, 'gratis', 1_000_000.01])
        expect(await admin.post('create_actividad.php', { ...whole, [field]: value })).toMatchObject({
          status: 422,
          body: {
            errors: {
              [field]: `El precio de la tarifa ${field.at(-1)} debe ser un número de euros con dos decimales como mucho.`,
            },
          },
        });
  });

  test('groups have from 1 person on, and the maximum is not under the minimum', async () => {
    for (const field of ['min_personas', 'max_personas'])
      for (const value of [0, -2, 2.5, 'pocos'])
        expect((await admin.post('create_actividad.php', { ...whole, [field]: value })).body.errors[field]).toContain(
          'debe ser un número entero desde 1.',
        );
    expect(await admin.post('create_actividad.php', { ...whole, min_personas: 8, max_personas: 4 })).toMatchObject({
      status: 422,
      body: { message: 'El máximo de personas no puede ser menor que el mínimo.' },
    });
    expect(await anActividad({ min_personas: 4, max_personas: 4 })).toMatchObject({ min_personas: 4, max_personas: 4 });
  });

  test('overlong fields are refused', async () => {
    const limits = { nombre: 255, lugar: 255, duracion: 100, disponibilidad: 255, place_id: 255, texto_precio_1: 100 };
    for (const [field, max] of Object.entries(limits))
      expect(await admin.post('create_actividad.php', { ...whole, [field]: 'x'.repeat(max + 1) })).toMatchObject({
        status: 422,
        body: { errors: { [field]: expect.stringContaining(`${max} caracteres`) } },
      });
  });

  test('nothing that a browser would run stays in the description', async () => {
    const { descripcion } = await anActividad({
      descripcion: '<h2>Hola</h2><p onclick="x()">Ven<script>alert(1)</script></p><a href="javascript:x()">aquí</a>',
    });
    expect(descripcion).toContain('<h2>Hola</h2>');
    expect(descripcion).not.toMatch(/script|onclick|alert/);
  });

  test('the image must be an image file', async () => {
    const imagen = new File(['hola'], 'foto.jpg', { type: 'image/jpeg' });
    const { precio_1: _, ...texts } = whole;
    const reply = await admin.post('create_actividad.php', form({ ...texts, precio_1: '5', imagen }));
    expect(reply).toMatchObject({
      status: 415,
      body: { success: false, message: expect.stringContaining('foto.jpg') },
    });
  });
});

describe('reading activities', () => {
  test('the list carries nombre, slug and imagen_url, newest first, in pages', async () => {
    const first = await anActividad();
    const second = await anActividad();
    const { body } = await visitor.get('get_actividades.php', { limit: 2 });
    const short = { duracion: null, disponibilidad: null, hay_mas_tarifas: false, lugar: whole.lugar, precio: 38 };
    expect(body.data).toEqual(
      [second, first].map(({ id, nombre, slug }) => ({ id, nombre, slug, imagen_url: null, etiquetas: [], ...short })),
    );
    expect(body).toMatchObject({ success: true, page: 1, limit: 2 });
  });

  test('a card says the least that is paid: free children do not count', async () => {
    const when = { duracion: '2 horas', disponibilidad: 'De abril a octubre' };
    const cases = [
      [
        { precio_1: '14,50', precio_2: '8', precio_3: '0' },
        { precio: 8, hay_mas_tarifas: true },
      ],
      [
        { precio_1: '0', precio_2: '', precio_3: '' },
        { precio: 0, hay_mas_tarifas: false },
      ],
    ] as const;
    for (const [sent, shown] of cases) {
      const { id } = await anActividad({ ...when, ...sent });
      const { data } = (await visitor.get('get_actividades.php', { limit: 1 })).body;
      expect(data[0]).toMatchObject({ id, ...when, ...shown });
    }
  });

  test('the administrator searches names, accents aside', async () => {
    const { id } = await anActividad({ nombre: 'Vía ferrata', precio_1: 42 });
    expect((await admin.get('get_all_actividades_admin.php', { q: 'VIA' })).body).toMatchObject({
      total: 1,
      data: [{ id, nombre: 'Vía ferrata', slug: 'via-ferrata', lugar: 'Minglanilla', precio_1: 42 }],
    });
  });

  test('an unknown slug answers 404, a missing one 422', async () => {
    expect(await visitor.get('get_actividad.php', { slug: 'ninguna' })).toMatchObject({
      status: 404,
      body: { message: 'Actividad no encontrada o no publicada.' },
    });
    expect(await visitor.get('get_actividad.php')).toMatchObject({
      status: 422,
      body: { message: 'No se encontró el slug de la actividad.' },
    });
    expect((await admin.get('get_actividad_admin.php', { slug: 'ninguna' })).status).toBe(404);
  });
});

describe('update_actividad.php', () => {
  test('fields that are not sent stay as they are, empty ones are cleared', async () => {
    const { id, slug } = await anActividad({
      duracion: '2 horas',
      min_personas: 2,
      texto_precio_2: 'Niños',
      precio_2: 5,
    });
    const saved = await admin.post('update_actividad.php', { id, lugar: 'Uña', duracion: '', precio_2: '' });
    expect(saved).toMatchObject({
      status: 200,
      body: {
        message: 'Actividad actualizada con éxito.',
        slug,
        data: { lugar: 'Uña', duracion: null, min_personas: 2, precio_1: 38, texto_precio_2: 'Niños', precio_2: null },
      },
    });
  });

  test('what is required cannot be emptied', async () => {
    const { id } = await anActividad();
    for (const field of Object.keys(whole))
      expect(await admin.post('update_actividad.php', { id, [field]: '' })).toMatchObject({
        status: 422,
        body: { message: missing },
      });
  });

  test('the maximum of people is compared with the minimum that stays', async () => {
    const { id } = await anActividad({ min_personas: 6 });
    expect((await admin.post('update_actividad.php', { id, max_personas: 5 })).status).toBe(422);
    expect((await admin.post('update_actividad.php', { id, max_personas: 5, min_personas: '' })).status).toBe(200);
  });

  test('the picture is replaced by another, or taken away', async () => {
    const { id } = await anActividad();
    const first = await admin.post('update_actividad.php', form({ id: String(id), imagen: await aPicture() }));
    expect(first.body.data.imagen_url).toMatch(pictureAddress);
    expect((await admin.post('update_actividad.php', { id })).body.data.imagen_url).toBe(first.body.data.imagen_url);
    expect((await admin.post('update_actividad.php', { id, quitar_imagen: '1' })).body.data.imagen_url).toBeNull();
  });

  test('an activity is found under its former slug, with its new one in the answer', async () => {
    const { id, slug } = await anActividad();
    await admin.post('update_actividad.php', { id, slug: 'otra-direccion' });
    expect((await visitor.get('get_actividad.php', { slug })).body.data.slug).toBe('otra-direccion');
    const other = await anActividad();
    expect(await admin.post('update_actividad.php', { id: other.id, slug: 'otra-direccion' })).toMatchObject({
      status: 409,
      body: { message: 'Ya hay otra actividad con el slug «otra-direccion».' },
    });
    expect((await admin.post('update_actividad.php', { id, slug: 'Con Mayúsculas' })).status).toBe(422);
  });

  test('two writers with the same version: one succeeds, the other is told what changed', async () => {
    const { id, version } = await anActividad();
    const replies = await Promise.all([
      admin.post(
        'update_actividad.php',
        form({ id: String(id), version: String(version), lugar: 'Uña', imagen: await aPicture() }),
      ),
      admin.post('update_actividad.php', { id, version, lugar: 'Beteta' }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = replies.find(({ status }) => status === 409)!;
    expect(refused.body.data.cambios).toMatchObject([{ usuario: 'admin', campos: expect.arrayContaining(['lugar']) }]);
  });

  test('an activity that is not there answers 404', async () => {
    expect((await admin.post('update_actividad.php', { id: 99_999 })).status).toBe(404);
  });
});

test('a deleted activity leaves the site and lies in the trash', async () => {
  const { id, slug } = await anActividad({ nombre: 'Para borrar' });
  expect(await admin.post('delete_actividad.php', { id })).toMatchObject({
    status: 200,
    body: { message: 'La actividad «Para borrar» se ha eliminado.' },
  });
  expect((await visitor.get('get_actividad.php', { slug })).status).toBe(404);
  expect((await admin.post('delete_actividad.php', { id })).status).toBe(404);
  const trashed = await app.db.selectFrom('papelera').select('id_cosa').where('tipo', '=', 'actividad').execute();
  expect(trashed).toEqual([{ id_cosa: id }]);
});
