import { expect, test } from 'vitest';
import { startApp } from '#test/harness/harness.ts';
import { addDays, todayInMadrid } from '#values/day.ts';

const { admin, app, visitor } = await startApp();

let count = 0;
async function aProvincia(nombre = `Provincia ${++count}`): Promise<number> {
  return (await admin.post('create_provincia.php', { nombre })).body.data.id;
}
async function aMunicipio(values: Record<string, unknown> = {}) {
  const provincia_id = values.provincia_id ?? (await aProvincia());
  const reply = await admin.post('create_municipio.php', { nombre: `Pueblo ${++count}`, provincia_id, ...values });
  expect(reply.status).toBe(200);
  return reply.body.data;
}

test('a municipality is created with nombre, provincia_id and place_id, and read with provincia_nombre', async () => {
  const provincia_id = await aProvincia('Provincia de prueba');
  const created = await admin.post('create_municipio.php', {
    nombre: 'Uña',
    provincia_id: String(provincia_id),
    place_id: 'ChIJ123',
  });
  expect(created).toMatchObject({ status: 200, body: { success: true, message: 'Municipio creado con éxito.' } });
  const list = await visitor.get('get_municipios.php', { provincia_id });
  expect(list.body).toEqual({
    success: true,
    message: '',
    data: [
      {
        id: created.body.data.id,
        nombre: 'Uña',
        provincia_id,
        provincia_nombre: 'Provincia de prueba',
        place_id: 'ChIJ123',
        slug: 'una-2',
        version: 1,
      },
    ],
  });
});

test('the business screens find the list at api/get_municipios.php, and so does a client at the root', async () => {
  await aMunicipio();
  const [below, atRoot] = await Promise.all(
    ['/api/get_municipios.php', '/get_municipios.php'].map(async (path) => (await visitor.request(path)).json()),
  );
  expect(below).toMatchObject({ success: true, message: '' });
  expect(below.data.length).toBeGreaterThan(0);
  expect(atRoot).toEqual(below);
});

test('nombre and provincia_id are required, and the province must exist', async () => {
  const provincia_id = await aProvincia();
  expect(await admin.post('create_municipio.php', { nombre: ' ', provincia_id })).toMatchObject({
    status: 422,
    body: { message: 'El nombre es obligatorio.' },
  });
  expect(await admin.post('create_municipio.php', { nombre: 'Huete', provincia_id: '' })).toMatchObject({
    status: 422,
    body: { errors: { provincia_id: 'La provincia es obligatoria.' } },
  });
  expect(await admin.post('create_municipio.php', { nombre: 'Huete', provincia_id: 99_999 })).toMatchObject({
    status: 422,
    body: { message: 'La provincia no existe.' },
  });
  expect(await admin.post('create_municipio.php', { nombre: 'x'.repeat(101), provincia_id })).toMatchObject({
    status: 422,
    body: { message: 'El nombre no puede pasar de 100 caracteres.' },
  });
});

test('the list goes by name, accents aside, and can be cut down to one province', async () => {
  const [one, other] = [await aProvincia(), await aProvincia()];
  for (const nombre of ['Zafrilla', 'Ábia de la Obispalía', 'Beteta']) await aMunicipio({ nombre, provincia_id: one });
  await aMunicipio({ nombre: 'Beteta', provincia_id: other });
  const names = async (query: Record<string, number>) =>
    (await visitor.get('get_municipios.php', query)).body.data.map((row: { nombre: string }) => row.nombre);
  expect(await names({ provincia_id: one })).toEqual(['Ábia de la Obispalía', 'Beteta', 'Zafrilla']);
  expect(await names({ provincia_id: other })).toEqual(['Beteta']);
  expect((await names({})).length).toBeGreaterThan(4);
});

test('a province has one municipality of a name, accents and case aside', async () => {
  const { provincia_id } = await aMunicipio({ nombre: 'Alarcón' });
  expect(await admin.post('create_municipio.php', { nombre: 'ALARCON', provincia_id })).toMatchObject({
    status: 409,
    body: { message: 'Ya existe un municipio llamado «ALARCON» en esa provincia.' },
  });
});

test('update_municipio.php changes what is sent and leaves the rest', async () => {
  const before = await aMunicipio({ place_id: 'ChIJ9' });
  const provincia_id = await aProvincia('Teruel');
  const renamed = await admin.post('update_municipio.php', { id: before.id, nombre: 'Moya', provincia_id });
  expect(renamed).toMatchObject({
    status: 200,
    body: {
      message: 'Municipio actualizado con éxito.',
      data: { id: before.id, nombre: 'Moya', provincia_nombre: 'Teruel', place_id: 'ChIJ9' },
    },
  });
  const cleared = await admin.post('update_municipio.php', {
    id: before.id,
    nombre: 'Moya',
    provincia_id,
    place_id: '',
  });
  expect(cleared.body.data.place_id).toBeNull();
  expect((await admin.post('update_municipio.php', { id: 99_999, nombre: 'Moya', provincia_id })).status).toBe(404);
});

test('a deleted municipality leaves the list and lies in the trash', async () => {
  const { id, nombre, provincia_id } = await aMunicipio();
  expect(await admin.post('delete_municipio.php', { id })).toMatchObject({
    status: 200,
    body: { message: 'Municipio eliminado con éxito.' },
  });
  expect((await visitor.get('get_municipios.php', { provincia_id })).body.data).toEqual([]);
  expect((await admin.post('delete_municipio.php', { id })).status).toBe(404);
  const trashed = await app.db.selectFrom('papelera').select('titulo').where('tipo', '=', 'municipio').execute();
  expect(trashed).toEqual([{ titulo: nombre }]);
});

test('a municipality with events is not deleted', async () => {
  const { id, nombre } = await aMunicipio();
  for (const titulo of ['Feria', 'Romería'])
    await admin.post('create_evento.php', { titulo, municipio_id: id, fecha_inicio: '2027-05-01' });
  expect(await admin.post('delete_municipio.php', { id })).toMatchObject({
    status: 409,
    body: { message: `El municipio «${nombre}» tiene 2 eventos; cambia o elimina antes lo que lo usa.` },
  });
});

test('a municipality with businesses or locations is not deleted either, and the answer counts them all', async () => {
  const { id, nombre } = await aMunicipio();
  const negocio = await admin.post('create_categoria_negocio.php', { nombre: 'Bodegas' });
  const empresa = { nombre: 'Bodega', municipio_id: id, categoria_id: negocio.body.data.id };
  expect((await admin.post('create_empresa.php', empresa)).status).toBe(200);
  const lugares = await admin.post('create_categoria_ubicacion.php', { nombre: 'Castillos' });
  for (const slug of ['torre', 'castillo']) {
    const ubicacion = { nombre: slug, slug, municipio_id: id, categoria_id: lugares.body.data.id };
    expect((await admin.post('create_ubicacion.php', ubicacion)).status).toBe(200);
  }
  expect(await admin.post('delete_municipio.php', { id })).toMatchObject({
    status: 409,
    body: {
      message: `El municipio «${nombre}» tiene 1 empresa y 2 ubicaciones; cambia o elimina antes lo que lo usa.`,
    },
  });
  expect(await admin.post('delete_categoria_ubicacion.php', { id: lugares.body.data.id })).toMatchObject({
    status: 409,
    body: {
      message: 'La categoría «Castillos» tiene 2 ubicaciones; cambia o elimina antes lo que la usa.',
    },
  });
});

test('a province with municipalities is not deleted', async () => {
  const provincia_id = await aProvincia('Guadalajara');
  const { id } = await aMunicipio({ provincia_id });
  expect(await admin.post('delete_provincia.php', { id: provincia_id })).toMatchObject({
    status: 409,
    body: { message: 'La provincia «Guadalajara» tiene 1 municipio; cambia o elimina antes lo que la usa.' },
  });
  await admin.post('delete_municipio.php', { id });
  expect((await admin.post('delete_provincia.php', { id: provincia_id })).status).toBe(200);
});

test('a renamed municipality is found under its new name, and no longer under the old one', async () => {
  const { id, provincia_id } = await aMunicipio({ nombre: 'Navahonda' });
  const categoria = await admin.post('create_categoria_ubicacion.php', { nombre: 'Puentes' });
  const ubicacion = { nombre: 'Puente viejo', slug: 'puente-viejo', municipio_id: id };
  await admin.post('create_ubicacion.php', { ...ubicacion, categoria_id: categoria.body.data.id });
  const fecha_inicio = addDays(todayInMadrid(new Date()), 30);
  await admin.post('create_evento.php', { titulo: 'Mercado', municipio_id: id, fecha_inicio });
  const found = async (q: string) =>
    (await visitor.get('buscar.php', { q })).body.data.map((row: { titulo: string }) => row.titulo).sort();
  expect(await found('navahonda')).toEqual(['Mercado', 'Navahonda', 'Puente viejo']);

  await admin.post('update_municipio.php', { id, nombre: 'Villanubla', provincia_id });
  expect(await found('villanubla')).toEqual(['Mercado', 'Puente viejo', 'Villanubla']);
  expect(await found('navahonda')).toEqual([]);
});

test('two writers with the same version: one succeeds, the other is told what changed', async () => {
  const { id, version, nombre, provincia_id } = await aMunicipio();
  const replies = await Promise.all(
    ['ChIJ1', 'ChIJ2'].map((place_id) =>
      admin.post('update_municipio.php', { id, version, nombre, provincia_id, place_id }),
    ),
  );
  const [saved, refused] = replies.sort((one, other) => one.status - other.status);
  expect([saved!.status, refused!.status]).toEqual([200, 409]);
  expect(refused!.body.data.cambios[0]).toMatchObject({ usuario: 'admin', campos: ['place_id'] });
  // It answers all that the form of its page goes on with.
  expect(saved!.body.data).toEqual((await admin.get('get_municipio_admin.php', { id })).body.data);
  expect(saved!.body.data).toMatchObject((await visitor.get('get_municipios.php', { provincia_id })).body.data[0]);
});
