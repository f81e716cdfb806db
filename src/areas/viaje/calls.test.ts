import { describe, expect, test } from 'vitest';
import { gpxFileOf, gpxOf, windingTrack } from '#areas/rutas/a-track.testing.ts';
import { aProducto, aTienda } from '#areas/tienda/builders.testing.ts';
import { form, startApp } from '#test/harness/harness.ts';
import { aPicture } from '#test/harness/picture.ts';
import { addDays, todayInMadrid } from '#values/day.ts';

const { app, admin, visitor } = await startApp();
const today = todayInMadrid(new Date());

const municipio = await theMunicipio('Cuenca');
const categoriaId = await created('create_categoria_ubicacion.php', { nombre: 'Miradores' });

async function theMunicipio(nombre: string): Promise<{ id: number }> {
  const { body } = await visitor.get('get_municipios.php');
  return body.data.find((row: { nombre: string }) => row.nombre === nombre);
}

async function created(call: string, values: Record<string, unknown> | FormData): Promise<number> {
  const reply = await admin.post(call, values);
  expect([call, reply.status, reply.body.message]).toEqual([call, 200, expect.any(String)]);
  return reply.body.data?.id ?? reply.body.data?.Id_articulo ?? reply.body.id;
}

const aPlace = (nombre: string, publicado = '1') =>
  created(
    'create_ubicacion.php',
    form({
      ...{ nombre, slug: nombre.toLowerCase().replaceAll(' ', '-'), publicado },
      ...{ categoria_id: String(categoriaId), municipio_id: String(municipio.id) },
      ...{ latitud: '40.0784', longitud: '-2.1291' },
    }),
  );

async function idOf(call: string, nombre: string): Promise<number> {
  const { body } = await admin.get(call, { q: nombre });
  return body.data[0].id;
}

const read = async (cosas: string) => visitor.get('get_viaje.php', { cosas });

describe('get_viaje.php', () => {
  test('many kinds at once, in the order asked for, with where and when they are', async () => {
    await aPlace('Puente alto');
    const place = await idOf('get_ubicaciones_admin.php', 'Puente alto');
    const ruta = await created('create_ruta.php', form({ nombre: 'Senda', gpx: gpxFileOf(gpxOf(windingTrack(50))) }));
    const fecha_inicio = addDays(today, 3);
    await created('create_evento.php', {
      ...{ titulo: 'Feria grande', municipio_id: municipio.id, fecha_inicio, hora: '18:30', lugar: 'Plaza Mayor' },
    });
    const evento = (await visitor.get('get_evento_publico.php', { slug: 'feria-grande' })).body.data.id;
    const reply = await read(`e${evento}.r${ruta}.u${place}.p${municipio.id}`);
    expect(reply.status).toBe(200);
    expect(reply.body.data).toMatchObject([
      {
        clave: `e${evento}`,
        tipo: 'evento',
        titulo: 'Feria grande',
        url: '/agenda/feria-grande',
        lugar: 'Plaza Mayor, Cuenca',
        hora: '18:30',
        latitud: expect.closeTo(40.07, 1),
        longitud: expect.closeTo(-2.13, 1),
        fechas: [{ fecha_inicio, fecha_fin: null }],
      },
      { clave: `r${ruta}`, url: '/rutas/senda', latitud: expect.closeTo(40.2, 1) },
      { clave: `u${place}`, titulo: 'Puente alto', lugar: 'Cuenca', latitud: 40.0784, longitud: -2.1291, fechas: [] },
      { clave: `p${municipio.id}`, titulo: 'Cuenca', url: '/pueblos/cuenca' },
    ]);
  });

  test('what visitors do not see is not there: drafts, what was deleted, what never was', async () => {
    await aPlace('Borrador', '0');
    const draft = await idOf('get_ubicaciones_admin.php', 'Borrador');
    const articulo = await created('create_post.php', {
      ...{ titulo: 'Sin publicar', contenido: '<p>x</p>', category_id: 1, estado: 'borrador' },
    });
    const ruta = await created('create_ruta.php', form({ nombre: 'Se va', gpx: gpxFileOf(gpxOf(windingTrack(50))) }));
    await admin.post('delete_ruta.php', { id: ruta });
    expect((await read(`u${draft}.t${articulo}.r${ruta}.n999999.a999999`)).body.data).toEqual([]);
  });

  test('a place whose own words name the village is not said to be there twice', async () => {
    const where = { municipio_id: municipio.id, fecha_inicio: addDays(today, 3), lugar: 'Teatro de Cuenca' };
    await created('create_evento.php', { titulo: 'Función', ...where });
    const { id } = (await visitor.get('get_evento_publico.php', { slug: 'funcion' })).body.data;
    expect((await read(`e${id}`)).body.data[0].lugar).toBe('Teatro de Cuenca');
  });

  test('an article that is published is found at its address', async () => {
    const id = await created('create_post.php', { titulo: 'La mora', contenido: '<p>x</p>', category_id: 2 });
    expect((await read(`t${id}`)).body.data).toMatchObject([
      { tipo: 'articulo', url: '/leyendas-y-tradiciones/la-mora', latitud: null },
    ]);
  });

  test('a book and what a shop sells too, while it is for sale', async () => {
    const libro = await created('create_libro.php', { titulo: 'La ciudad encantada', autores: 'Alguien' });
    const tienda = await aTienda(admin, { nombre: 'El telar', direccion: 'Calle Alta 3' });
    const { id: producto } = await aProducto(admin, { id_tienda: tienda, nombre: 'Manta' });
    const found = (await read(`l${libro}.o${producto}`)).body.data;
    expect(found).toMatchObject([
      { tipo: 'libro', titulo: 'La ciudad encantada', url: '/libro/la-ciudad-encantada', latitud: null },
      { tipo: 'producto', titulo: 'Manta', url: '/tienda/manta', lugar: 'El telar, Calle Alta 3' },
    ]);
    await admin.post('update_producto.php', { id: producto, activo: 0 });
    expect((await read(`o${producto}`)).body.data).toEqual([]);
  });

  test('the page of a sponsor, while its contract runs', async () => {
    const pagina = { nombreSponsor: 'Molino Viejo', direccion: 'Calle Baja 1', telefono: '969000000' };
    const sent = form({ ...pagina, email: 'molino@example.com', imagen: await aPicture() });
    const id = await created('create_sponsor_text_sin_web.php', sent);
    expect((await read(`c${id}`)).body.data).toMatchObject([
      { tipo: 'patrocinador', titulo: 'Molino Viejo', url: '/empresas/molino-viejo', lugar: 'Calle Baja 1' },
    ]);
    await app.db.updateTable('patrocinadores').set({ hasta: '2020-01-01' }).where('id', '=', id).execute();
    expect((await read(`c${id}`)).body.data).toEqual([]);
    expect((await read('g999')).body.data).toEqual([]);
  });

  test('nothing, nonsense and too much are refused', async () => {
    for (const cosas of ['', 'x1.y2', '....', "u1' or 1=1"]) expect((await read(cosas)).status, cosas).toBe(422);
    const many = Array.from({ length: 61 }, (_, index) => `u${index + 1}`).join('.');
    expect(await read(many)).toMatchObject({ status: 422, body: { message: 'Caben 60 cosas como mucho.' } });
    expect((await read('u1'.repeat(2000))).status).toBe(422);
    expect((await visitor.get('get_viaje.php')).status).toBe(422);
  });
});
