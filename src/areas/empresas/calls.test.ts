import { describe, expect, test } from 'vitest';
import { form, startApp } from '#test/harness/harness.ts';
import { aPicture } from '#test/harness/picture.ts';

const { admin, app, visitor } = await startApp();

let count = 0;
const provincia_id = (await admin.post('create_provincia.php', { nombre: 'Provincia de prueba' })).body.data.id;

async function aMunicipio(nombre = `Pueblo ${++count}`): Promise<number> {
  return (await admin.post('create_municipio.php', { nombre, provincia_id })).body.data.id;
}
async function aCategoria(values: Record<string, unknown> = {}): Promise<number> {
  return (await admin.post('create_categoria_negocio.php', { nombre: `Ramo ${++count}`, ...values })).body.data.id;
}
async function anUpload(tone: number): Promise<string> {
  return (await admin.post('upload_image.php', form({ image: await aPicture({ tone }) }))).body.imageUrl;
}

const municipio_id = await aMunicipio('Cañamares');
const categoria_id = await aCategoria({ nombre: 'Artesanía' });

async function anEmpresa(values: Record<string, unknown> = {}) {
  const body = { nombre: `Empresa ${++count}`, municipio_id, categoria_id, ...values };
  const reply = await admin.post('create_empresa.php', body);
  expect(reply.status).toBe(200);
  return reply.body.data;
}
const names = (rows: { nombre: string }[]) => rows.map(({ nombre }) => nombre);

describe('create_empresa.php', () => {
  test('a picture that is not stored yet may say so with an id that is null, empty or 0', async () => {
    const imagen = await anUpload(51);
    const fresh = [undefined, null, '', 0].map((id) => ({ id, imagen, alt_text: '', orden: 0 }));
    const { imagenes_adicionales } = await anEmpresa({ imagenes_adicionales: fresh });
    expect(imagenes_adicionales).toHaveLength(4);
  });

  test('a business is created from JSON with its pictures, and get_empresa.php answers the entity itself', async () => {
    const [imagen, one, two] = await Promise.all([1, 2, 3].map(anUpload));
    const fields = {
      nombre: 'Mimbres del Escabas',
      municipio_id,
      categoria_id,
      descripcion: 'Dos hermanas & un mimbral',
      direccion: 'Camino de la Vega, 4',
      telefono: '969 000 102',
      email: 'mimbres@example.com',
      web: 'https://www.example.com/mimbres',
      horario: 'De martes a sábado',
      precio: 'Cestas desde 12 €',
      accesibilidad: { escalones: 'ninguno', aseo: 'no', comprobado_en: '2026-05-01' },
      imagen,
    };
    const created = await admin.post('create_empresa.php', {
      ...fields,
      imagenes_adicionales: [{ imagen: two, alt_text: 'Cesta', orden: 5 }, { imagen: one }],
    });
    expect(created).toMatchObject({ status: 200, body: { success: true, message: 'Empresa creada con éxito.' } });
    const { id } = created.body.data;
    expect((await visitor.get('get_empresa.php', { id })).body).toEqual({
      id,
      ...fields,
      slug: 'mimbres-del-escabas',
      municipio_nombre: 'Cañamares',
      categoria_nombre: 'Artesanía',
      activo: 1,
      etiquetas: [],
      latitud: null,
      longitud: null,
      imagenes_adicionales: [
        { id: expect.any(Number), imagen: one, alt_text: '', orden: 0 },
        { id: expect.any(Number), imagen: two, alt_text: 'Cesta', orden: 5 },
      ],
      version: expect.any(Number),
    });
  });

  test('nombre, municipio and categoria are required', async () => {
    const whole = { nombre: 'N', municipio_id, categoria_id };
    const sentences = {
      nombre: 'El nombre es obligatorio.',
      municipio_id: 'El municipio es obligatorio.',
      categoria_id: 'La categoría es obligatoria.',
    };
    for (const [field, message] of Object.entries(sentences))
      expect(await admin.post('create_empresa.php', { ...whole, [field]: '' })).toMatchObject({
        status: 422,
        body: { message },
      });
  });

  test('one coordinate without the other is no place', async () => {
    const half = { nombre: 'N', municipio_id, categoria_id, latitud: '', longitud: -2 };
    const { status, body } = await admin.post('create_empresa.php', half);
    expect([status, body.message]).toEqual([422, 'Falta la latitud: escribe las dos coordenadas, o ninguna.']);
  });

  test('municipio and categoria must exist', async () => {
    for (const field of ['municipio_id', 'categoria_id'])
      expect(
        await admin.post('create_empresa.php', { nombre: 'N', municipio_id, categoria_id, [field]: 99999 }),
      ).toMatchObject({
        status: 422,
        body: { errors: { [field]: expect.stringContaining('no existe') } },
      });
  });

  test('e-mail, web and lengths are checked', async () => {
    const bad = {
      nombre: 'x'.repeat(256),
      email: 'sin-arroba',
      web: 'javascript:alert(1)',
      telefono: '9'.repeat(21),
      direccion: 'x'.repeat(256),
      horario: 'x'.repeat(501),
      precio: 'x'.repeat(201),
      accesibilidad: { escalones: 'quizás' },
    };
    for (const [field, value] of Object.entries(bad))
      expect(
        await admin.post('create_empresa.php', { nombre: 'N', municipio_id, categoria_id, [field]: value }),
      ).toMatchObject({
        status: 422,
        body: { errors: { [field]: expect.any(String) } },
      });
  });

  test('only pictures that were uploaded here are accepted', async () => {
    const foreign = [
      'https://evil.example/a.webp',
      '//evil.example/a.webp',
      '/media/../secreto',
      '/media/a.webp',
      'javascript:x',
    ];
    for (const imagen of foreign) {
      const fields = { nombre: 'N', municipio_id, categoria_id };
      expect((await admin.post('create_empresa.php', { ...fields, imagen })).body.message).toBe(
        'La imagen debe subirse antes a este sitio.',
      );
      expect((await admin.post('create_empresa.php', { ...fields, imagenes_adicionales: [{ imagen }] })).status).toBe(
        422,
      );
    }
  });
});

describe('update_empresa.php', () => {
  test('pictures are changed by id, added without one, and removed by imagenes_a_eliminar', async () => {
    const [one, two, three] = await Promise.all([11, 12, 13].map(anUpload));
    const { id, nombre, imagenes_adicionales } = await anEmpresa({
      imagenes_adicionales: [
        { imagen: one, orden: 1 },
        { imagen: two, orden: 2 },
      ],
    });
    const [first, second] = imagenes_adicionales;
    const saved = await admin.post('update_empresa.php', {
      id,
      nombre,
      municipio_id,
      categoria_id,
      imagenes_adicionales: [
        { ...second, alt_text: 'Segunda' },
        { imagen: three, orden: 9 },
      ],
      imagenes_a_eliminar: [first.id],
    });
    expect(saved).toMatchObject({ status: 200, body: { message: 'Empresa actualizada con éxito.' } });
    expect(saved.body.data.imagenes_adicionales).toEqual([
      { ...second, alt_text: 'Segunda' },
      { id: expect.any(Number), imagen: three, alt_text: '', orden: 9 },
    ]);
  });

  test('the pictures of another business cannot be touched', async () => {
    const other = await anEmpresa({ imagenes_adicionales: [{ imagen: await anUpload(21) }] });
    const { id, nombre } = await anEmpresa();
    const [image] = other.imagenes_adicionales;
    const fields = { id, nombre, municipio_id, categoria_id };
    expect((await admin.post('update_empresa.php', { ...fields, imagenes_adicionales: [image] })).status).toBe(422);
    expect((await admin.post('update_empresa.php', { ...fields, imagenes_a_eliminar: [image.id] })).status).toBe(200);
    expect((await admin.get('get_empresa.php', { id: other.id })).body.imagenes_adicionales).toEqual([image]);
  });

  test('fields that are not sent stay, empty ones are cleared, an older state is refused', async () => {
    const imagen = await anUpload(31);
    const { id, nombre, version } = await anEmpresa({ telefono: '969', web: 'https://example.com', imagen });
    const fields = { id, nombre, municipio_id, categoria_id, version };
    const saved = await admin.post('update_empresa.php', { ...fields, web: '' });
    expect(saved.body.data).toMatchObject({ telefono: '969', web: null, imagen, activo: 1 });
    expect((await admin.post('update_empresa.php', { ...fields, imagen: null })).status).toBe(409);
    const cleared = await admin.post('update_empresa.php', {
      ...fields,
      version: saved.body.data.version,
      imagen: null,
    });
    expect(cleared.body.data.imagen).toBeNull();
    expect((await admin.post('update_empresa.php', { ...fields, id: 99999, version: undefined })).status).toBe(404);
  });

  test('two writers with the same version: one succeeds, the other is told what changed', async () => {
    const { id, nombre, version } = await anEmpresa();
    const [imagen, one, two] = await Promise.all([61, 62, 63].map(anUpload));
    const fields = { id, version, nombre, municipio_id, categoria_id };
    const replies = await Promise.all([
      admin.post('update_empresa.php', { ...fields, telefono: '1', imagen, imagenes_adicionales: [{ imagen: one }] }),
      admin.post('update_empresa.php', { ...fields, telefono: '2', imagenes_adicionales: [{ imagen: two }] }),
    ]);
    const [saved, refused] = replies.sort((one, other) => one.status - other.status);
    expect([saved!.status, refused!.status]).toEqual([200, 409]);
    expect(refused!.body.data.cambios).toMatchObject([
      { usuario: 'admin', campos: expect.arrayContaining(['telefono']) },
    ]);
    expect((await admin.get('get_empresa.php', { id })).body).toEqual(saved!.body.data);
  });
});

describe('lists', () => {
  test('the controls of the list page, search and filter by status, category and municipality', async () => {
    const otherMunicipio = await aMunicipio();
    const otherCategoria = await aCategoria();
    await anEmpresa({ nombre: 'Lista Álamo' });
    await anEmpresa({ nombre: 'Lista Brezo', municipio_id: otherMunicipio });
    await anEmpresa({ nombre: 'Lista Chopo', categoria_id: otherCategoria, activo: 0 });
    const list = async (query: Record<string, string | number>) =>
      (await admin.get('get_empresas.php', { q: 'LISTA', ...query })).body;
    expect(names((await list({})).data)).toEqual(['Lista Álamo', 'Lista Brezo', 'Lista Chopo']);
    expect((await list({})).data[0]).toMatchObject({
      municipio_nombre: 'Cañamares',
      categoria_nombre: 'Artesanía',
      activo: 1,
    });
    expect(names((await list({ estado: 'activo' })).data)).toEqual(['Lista Álamo', 'Lista Brezo']);
    expect(names((await list({ estado: 'inactivo' })).data)).toEqual(['Lista Chopo']);
    expect(names((await list({ municipio_id: otherMunicipio })).data)).toEqual(['Lista Brezo']);
    expect(names((await list({ categoria_id: otherCategoria })).data)).toEqual(['Lista Chopo']);
    expect(await list({ limit: 2, page: 2 })).toMatchObject({ total: 3, pages: 2, data: [{ nombre: 'Lista Chopo' }] });
  });

  test('an inactive business, or one of an inactive category, never leaves through a public call', async () => {
    const hiddenCategoria = await aCategoria();
    const off = await anEmpresa({ nombre: 'Oculta una', activo: 0 });
    const inOff = await anEmpresa({ nombre: 'Oculta dos', categoria_id: hiddenCategoria });
    await admin.post('update_categoria_negocio.php', {
      id: hiddenCategoria,
      nombre: `Ramo oculto ${count}`,
      activo: 0,
    });
    for (const { id } of [off, inOff]) {
      expect((await visitor.get('get_empresa.php', { id })).status).toBe(404);
      expect((await admin.get('get_empresa.php', { id })).status).toBe(200);
    }
    expect((await visitor.get('get_empresas.php', { q: 'oculta' })).body.data).toEqual([]);
    expect((await visitor.get('get_empresas.php', { q: 'oculta', estado: 'inactivo' })).body.data).toEqual([]);
    for (const client of [visitor, admin])
      expect(names((await client.get('get_empresas_publicas.php', { limit: 100 })).body.data)).not.toContain(
        'Oculta una',
      );
  });

  test('the public list filters by category and municipality and tells the choices', async () => {
    const pueblo = await aMunicipio('Zarza');
    const ramo = await aCategoria({ nombre: 'Zapateros' });
    const { id: empresa } = await anEmpresa({ nombre: 'Zeta', municipio_id: pueblo, categoria_id: ramo });
    const alone = await visitor.get('get_empresas_publicas.php', { empresa });
    expect(alone.body).toMatchObject({ total: 1, data: [{ id: empresa, nombre: 'Zeta' }] });
    const { body } = await visitor.get('get_empresas_publicas.php', { municipio: pueblo, categoria: ramo });
    expect(body).toMatchObject({ success: true, total: 1, data: [{ nombre: 'Zeta', imagenes_adicionales: [] }] });
    expect(body.data[0]).not.toHaveProperty('activo');
    expect(body.categorias).toContainEqual({ id: ramo, nombre: 'Zapateros', total: 1 });
    expect(body.municipios).toContainEqual({ id: pueblo, nombre: 'Zarza', total: 1 });
    expect((await visitor.get('get_empresas_publicas.php', { municipio: 'x' })).status).toBe(422);
  });
});

test('a business is deleted with its pictures, and lies in the trash', async () => {
  const { id } = await anEmpresa({ nombre: 'Para borrar', imagenes_adicionales: [{ imagen: await anUpload(41) }] });
  expect((await admin.post('delete_empresa.php', { id })).body.message).toBe('Empresa eliminada con éxito.');
  expect((await admin.get('get_empresa.php', { id })).status).toBe(404);
  expect((await admin.post('delete_empresa.php', { id })).status).toBe(404);
  const [trashed] = await app.db.selectFrom('papelera').selectAll().where('tipo', '=', 'empresa').execute();
  expect(JSON.parse(trashed!.filas)).toMatchObject([
    { table: 'empresas', rows: [{ id }] },
    { table: 'empresa_imagenes', rows: [{ empresa_id: id }] },
  ]);
});

test('a category or a municipality with businesses is not deleted; the refusal counts them', async () => {
  const pueblo = await aMunicipio('Poblado');
  const ramo = await aCategoria({ nombre: 'Poblada' });
  for (let n = 0; n < 2; n++) await anEmpresa({ municipio_id: pueblo, categoria_id: ramo });
  expect(await admin.post('delete_categoria_negocio.php', { id: ramo })).toMatchObject({
    status: 409,
    body: { message: 'La categoría de negocio «Poblada» tiene 2 empresas; cambia o elimina antes lo que la usa.' },
  });
  const refused = await admin.post('delete_municipio.php', { id: pueblo });
  expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('2 empresas') } });
});
