import { describe, expect, test } from 'vitest';
import { form, startApp } from '#test/harness/harness.ts';
import { aPicture, pictureAddress } from '#test/harness/picture.ts';

const { app, admin, visitor } = await startApp();
const missing = 'Por favor, completa los campos obligatorios: Título y Autor(es).';
const thisYear = new Date().getFullYear();

let count = 0;
async function aLibro(values: Record<string, unknown> = {}) {
  const reply = await admin.post('create_libro.php', { titulo: `Libro ${++count}`, autores: 'Ana Ruiz', ...values });
  expect(reply.status).toBe(200);
  return reply.body.data;
}

describe('create_libro.php', () => {
  test('a book with its cover is created from a form, and its page can be read', async () => {
    const created = await admin.post(
      'create_libro.php',
      form({
        titulo: 'El río que escribió la piedra',
        autores: 'Marina Sotos',
        editorial: 'Ediciones de la Hoz',
        ISBN: '978-84-99999-11-1',
        num_pag: '248',
        fecha_edicion: '2021',
        resumen: '<p>Una geóloga vuelve a casa.</p>',
        imagen: await aPicture(),
      }),
    );
    expect(created).toMatchObject({
      status: 200,
      body: { success: true, message: 'Libro creado con éxito.', slug: 'el-rio-que-escribio-la-piedra' },
    });
    const read = await visitor.get('get_libro.php', { slug: 'el-rio-que-escribio-la-piedra' });
    expect(read.body.data).toEqual({
      _idiomas: [],
      id: created.body.data.id,
      titulo: 'El río que escribió la piedra',
      slug: 'el-rio-que-escribio-la-piedra',
      autores: 'Marina Sotos',
      editorial: 'Ediciones de la Hoz',
      ISBN: '978-84-99999-11-1',
      num_pag: 248,
      fecha_edicion: 2021,
      resumen: '<p>Una geóloga vuelve a casa.</p>',
      imagen_url: expect.stringMatching(pictureAddress),
    });
  });

  test('readers get its galleries, notes and videos ready; whoever edits it gets what is written', async () => {
    const resumen =
      '<p>Una nota<span data-nota="">Al pie</span></p><iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" title="Vídeo"></iframe>';
    const { slug } = await aLibro({ resumen });
    const { data } = (await visitor.get('get_libro.php', { slug })).body;
    expect(data.resumen).toMatch(/id="nota-1-aqui".*data-embed-box=.*<ol class="notas"/);
    expect(data.resumen).not.toContain('<iframe');
    expect((await admin.get('get_libro_admin.php', { slug })).body.data.resumen).toBe(resumen);
  });

  test('titulo and autores are required', async () => {
    for (const body of [{}, { titulo: 'Solo' }, { autores: 'Nadie' }, { titulo: '  ', autores: 'Nadie' }])
      expect(await admin.post('create_libro.php', body)).toMatchObject({ status: 422, body: { message: missing } });
  });

  test('titulo, autores and editorial take 255 characters, ISBN takes 20', async () => {
    const limits = { titulo: 255, autores: 255, editorial: 255, ISBN: 20 };
    for (const [field, max] of Object.entries(limits)) {
      await aLibro({ [field]: 'x'.repeat(max) });
      const body = { titulo: 'Título', autores: 'Autora', [field]: 'x'.repeat(max + 1) };
      const reply = await admin.post('create_libro.php', body);
      expect(reply).toMatchObject({ status: 422, body: { errors: { [field]: expect.stringContaining(`${max}`) } } });
    }
  });

  test('num_pag is at least 1', async () => {
    expect((await aLibro({ num_pag: 1 })).num_pag).toBe(1);
    for (const num_pag of [0, -3, 1.5, 'muchas'])
      expect(await admin.post('create_libro.php', { titulo: 'T', autores: 'A', num_pag })).toMatchObject({
        status: 422,
        body: { message: 'El número de páginas debe ser un número entero a partir de 1.' },
      });
  });

  test('fecha_edicion goes from 1000 to the current year', async () => {
    for (const fecha_edicion of [1000, thisYear])
      expect((await aLibro({ fecha_edicion })).fecha_edicion).toBe(fecha_edicion);
    for (const fecha_edicion of [999, thisYear + 1])
      expect(await admin.post('create_libro.php', { titulo: 'T', autores: 'A', fecha_edicion })).toMatchObject({
        status: 422,
        body: { message: 'El año de edición debe estar entre 1000 y el año actual.' },
      });
  });

  test('fields of the form left empty are stored as none', async () => {
    const libro = await aLibro({ editorial: '', ISBN: '', num_pag: '', fecha_edicion: '', resumen: '<p></p>' });
    expect(libro).toMatchObject({ editorial: null, ISBN: null, num_pag: null, fecha_edicion: null, resumen: null });
  });

  test('nothing that a browser would run stays in the summary', async () => {
    const libro = await aLibro({
      resumen: '<p onclick="x()">Hola<script>alert(1)</script></p><img src="x" onerror="x()">',
    });
    expect(libro.resumen).toContain('Hola');
    expect(libro.resumen).not.toMatch(/script|onclick|onerror|alert/);
  });

  test('a cover that is no picture is refused', async () => {
    const imagen = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'cubierta.png', { type: 'image/png' });
    const reply = await admin.post('create_libro.php', form({ titulo: 'T', autores: 'A', imagen }));
    expect(reply).toMatchObject({ status: 415, body: { success: false } });
  });

  test('two books of the same title get different slugs', async () => {
    expect((await aLibro({ titulo: 'Gemelos' })).slug).toBe('gemelos');
    expect((await aLibro({ titulo: 'Gemelos' })).slug).toBe('gemelos-2');
  });

  test('only the administrator writes books', async () => {
    for (const call of ['create_libro.php', 'update_libro.php', 'delete_libro.php'])
      expect((await visitor.post(call, { id: 1, titulo: 'T', autores: 'A', slug: 't' })).status).toBe(401);
    for (const call of ['get_all_libros_admin.php', 'get_libro_admin.php'])
      expect((await visitor.get(call, { slug: 't' })).status).toBe(401);
  });
});

describe('reading books', () => {
  test('get_libros.php answers pages of the list, newest first', async () => {
    const first = await aLibro();
    const second = await aLibro();
    const { body } = await visitor.get('get_libros.php', { limit: 2 });
    expect(body.data.map((libro: { slug: string }) => libro.slug)).toEqual([second.slug, first.slug]);
    expect(body).toMatchObject({ success: true, page: 1, limit: 2 });
    expect(body.total).toBeGreaterThan(2);
  });

  test('the administrator searches titles and authors, accents aside', async () => {
    await aLibro({ titulo: 'Ánimas del Júcar', autores: 'Íñigo Peñalver' });
    for (const q of ['animas', 'JUCAR', 'penalver']) {
      const { body } = await admin.get('get_all_libros_admin.php', { q });
      expect(body).toMatchObject({ total: 1, data: [{ titulo: 'Ánimas del Júcar' }] });
    }
  });

  test('an unknown slug answers 404, a missing one 422', async () => {
    expect(await visitor.get('get_libro.php', { slug: 'ninguno' })).toMatchObject({
      status: 404,
      body: { success: false, message: 'Libro no encontrado.' },
    });
    expect(await visitor.get('get_libro.php')).toMatchObject({
      status: 422,
      body: { message: 'No se encontró el slug del libro.' },
    });
    expect(await admin.get('get_libro_admin.php', { slug: 'ninguno' })).toMatchObject({
      status: 404,
      body: { message: 'El libro no se encontró o no se pudo cargar.' },
    });
  });
});

describe('update_libro.php', () => {
  test('fields that are not sent stay as they are, empty ones are cleared', async () => {
    const imagen = await aPicture();
    const { body } = await admin.post(
      'create_libro.php',
      form({ titulo: 'Senderos', autores: 'Adela', ISBN: '1', editorial: 'Mojón', imagen }),
    );
    const { id, slug, imagen_url } = body.data;
    const saved = await admin.post(
      'update_libro.php',
      form({ id: String(id), slug, titulo: 'Senderos', autores: 'Adela R.', editorial: '' }),
    );
    expect(saved).toMatchObject({
      status: 200,
      body: {
        message: 'Libro actualizado con éxito.',
        data: { autores: 'Adela R.', ISBN: '1', editorial: null, imagen_url },
      },
    });
  });

  test('the cover is replaced by another, or taken away', async () => {
    const libro = await aLibro();
    const fields = { id: String(libro.id), slug: libro.slug, titulo: 'T', autores: 'A' };
    const first = await admin.post('update_libro.php', form({ ...fields, imagen: await aPicture({ tone: 10 }) }));
    const second = await admin.post('update_libro.php', form({ ...fields, imagen: await aPicture({ tone: 200 }) }));
    expect(second.body.data.imagen_url).toMatch(pictureAddress);
    expect(second.body.data.imagen_url).not.toBe(first.body.data.imagen_url);
    const third = await admin.post('update_libro.php', { ...fields, quitar_imagen: '1' });
    expect(third.body.data.imagen_url).toBeNull();
  });

  test('titulo, autores and slug are required; the slug takes lowercase letters, digits and hyphens', async () => {
    const { id, slug } = await aLibro();
    const fields = { id, slug, titulo: 'T', autores: 'A' };
    for (const field of ['titulo', 'autores', 'slug'])
      expect((await admin.post('update_libro.php', { ...fields, [field]: '' })).body.errors[field]).toContain(
        'obligatorio',
      );
    for (const bad of ['Con Mayúsculas', 'con espacio', 'con_guion', 'ñu'])
      expect(await admin.post('update_libro.php', { ...fields, slug: bad })).toMatchObject({
        status: 422,
        body: { message: 'El slug solo puede llevar letras minúsculas, números y guiones.' },
      });
  });

  test('a book is found under its former slug, with its new one in the answer', async () => {
    const { id, slug } = await aLibro({ titulo: 'Nombre viejo' });
    await admin.post('update_libro.php', { id, slug: 'nombre-nuevo', titulo: 'Nombre nuevo', autores: 'A' });
    expect((await visitor.get('get_libro.php', { slug })).body.data.slug).toBe('nombre-nuevo');
  });

  test('a slug that another book has is refused', async () => {
    const taken = await aLibro();
    const { id } = await aLibro();
    expect(await admin.post('update_libro.php', { id, slug: taken.slug, titulo: 'T', autores: 'A' })).toMatchObject({
      status: 409,
      body: {
        message: `Ya hay otro libro con el slug «${taken.slug}».`,
        errors: { slug: 'Este slug ya está en uso.' },
      },
    });
  });

  test('two people editing the same book do not overwrite each other', async () => {
    const { id, slug } = await aLibro();
    const { version } = (await admin.get('get_libro_admin.php', { slug })).body.data;
    const fields = { id, slug, titulo: 'T', autores: 'A', version };
    expect((await admin.post('update_libro.php', fields)).status).toBe(200);
    expect((await admin.post('update_libro.php', fields)).status).toBe(409);
  });

  test('a book that is not there answers 404', async () => {
    const reply = await admin.post('update_libro.php', { id: 99999, slug: 's', titulo: 'T', autores: 'A' });
    expect(reply).toMatchObject({ status: 404, body: { message: 'El libro no se encontró o no se pudo cargar.' } });
  });
});

test('a deleted book leaves the site and lies in the trash', async () => {
  const { id, slug } = await aLibro({ titulo: 'Para borrar' });
  expect(await admin.post('delete_libro.php', { id })).toMatchObject({
    status: 200,
    body: { message: 'El libro «Para borrar» se ha eliminado.' },
  });
  expect((await visitor.get('get_libro.php', { slug })).status).toBe(404);
  expect((await admin.post('delete_libro.php', { id })).status).toBe(404);
  const trashed = await app.db.selectFrom('papelera').selectAll().where('tipo', '=', 'libro').execute();
  expect(trashed).toMatchObject([{ id_cosa: id, titulo: 'Para borrar' }]);
});
