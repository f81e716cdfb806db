/** Hidden here, hidden everywhere: whatever names a thing of another area follows the rule of its kind. */
import { expect, test } from 'vitest';
import { gpxFileOf, gpxOf, windingTrack } from '#areas/rutas/a-track.testing.ts';
import { aProducto } from '#areas/tienda/builders.testing.ts';
import { ubicacionBuilders } from '#areas/ubicaciones/builders.testing.ts';
import { letters, type TipoViaje } from '#areas/viaje/viaje.ts';
import { publicKinds } from '#public-kinds.server.ts';
import { findMovedPage } from '#server/pages/moved.ts';
import { passMinute } from '#test/harness/clock.ts';
import { form, startApp } from '#test/harness/harness.ts';
import { aPicture } from '#test/harness/picture.ts';
import { isSearched, type PublicTipo, publicTipos } from '#things.ts';
import { tarjetaTipos } from '#values/rich-text/document.ts';

const { app, admin, visitor } = await startApp();
const { aMunicipio, aUbicacion } = await ubicacionBuilders(admin);
let count = 0;

async function post(name: string, values: Record<string, unknown> | FormData): Promise<{ id: number }> {
  const { status, body } = await admin.post(name, values);
  expect([name, status < 300, body.message]).toEqual([name, true, expect.any(String)]);
  return { id: body.data?.id ?? body.data?.Id_articulo };
}

interface Kind {
  /** One that visitors see, unless these fields hide it; in this municipality, if it is somewhere. */
  make(nombre: string, municipio_id: number, fields: Record<string, unknown>): Promise<{ id: number }>;
  trash?: (id: number) => Promise<unknown>;
  /** Fields of one that visitors do not see, by why. */
  hiding?: Record<string, Record<string, unknown>>;
  /** What names one that is seen, besides search, trip, cards and site map. */
  alsoIn?: readonly string[];
}

const ramo = async (activo: number) =>
  (await post('create_categoria_negocio.php', { nombre: `Ramo ${++count}`, activo })).id;
const inFuture = new Date(Date.now() + 86_400_000 * 400).toISOString();
const contract = {
  'its contract has ended': { desde: '2020-01-01', hasta: '2020-12-31' },
  'its contract has not begun': { desde: inFuture.slice(0, 10) },
};
const sponsor = (call: string, nombre: string, imagen: string): Kind => ({
  make: async (name, _, fields) =>
    post(
      `create_${call}.php`,
      form({
        ...{ [nombre]: name, direccion: 'Calle 1', email: 'a@example.com', telefono: '969000000' },
        ...(fields as Record<string, string>),
        [imagen]: await aPicture(),
      }),
    ),
  trash: (id) => post(`delete_${call}.php`, { id }),
  hiding: contract,
});

const kinds: Record<PublicTipo, Kind> = {
  actividad: {
    make: (nombre, municipio_id, fields) =>
      post('create_actividad.php', {
        nombre,
        municipio_id,
        lugar: 'x',
        descripcion: '<p>x</p>',
        precio_1: 3,
        ...fields,
      }),
    alsoIn: ['map', 'pueblo'],
  },
  articulo: {
    make: (titulo, _, fields) => post('create_post.php', { titulo, contenido: '<p>x</p>', category_id: 1, ...fields }),
    trash: (id) => post('delete_post.php', { id }),
    hiding: {
      'it is a draft': { estado: 'borrador' },
      'it is still to be read by somebody': { estado: 'revision' },
      'its day is to come': { publicar_en: inFuture },
    },
    alsoIn: ['newsletter', 'feed'],
  },
  ayuntamiento: sponsor('ayto_sponsor_sin_web', 'nombreAyuntamiento', 'escudo'),
  categoria: { make: (nombre_categoria) => post('create_categoria.php', { nombre_categoria }) },
  empresa: {
    make: async (nombre, municipio_id, { ramoActivo = 1, ...fields }) =>
      post('create_empresa.php', { nombre, municipio_id, categoria_id: await ramo(Number(ramoActivo)), ...fields }),
    hiding: { 'it is not active': { activo: 0 }, 'its category is not active': { ramoActivo: 0 } },
    alsoIn: ['map', 'pueblo'],
  },
  envio: {
    async make(asunto, _, { publico = 1 }) {
      const { id } = await post('create_envio.php', { asunto });
      const sent = { contenido: '[]', empezado_en: '2026-01-01T00:00:00.000Z', publico: Number(publico) };
      await app.db.updateTable('envios').set(sent).where('id', '=', id).execute();
      return { id };
    },
    hiding: { 'it was not sent': { publico: 0 } },
  },
  evento: {
    make: (titulo, municipio_id, fields) =>
      post('create_evento.php', { titulo, municipio_id, regla_recurrencia: 'todos los sábados', ...fields }),
    alsoIn: ['newsletter', 'map', 'pueblo'],
  },
  itinerario: {
    make: (titulo, municipio_id, fields) =>
      post('create_itinerario.php', { titulo, plan: `_-p${municipio_id}`, ...fields }),
    hiding: { 'it is not published': { activo: 0 } },
  },
  libro: { make: (titulo) => post('create_libro.php', { titulo, autores: 'x' }) },
  municipio: {
    async make(nombre) {
      const id = await aMunicipio(nombre);
      // What says nothing is not listed.
      await app.db.updateTable('municipios').set({ descripcion: '<p>Algo.</p>' }).where('id', '=', id).execute();
      return { id };
    },
  },
  pagina: {
    make: (titulo, _, fields) => post('create_pagina.php', { titulo, contenido: '<p>x</p>', ...fields }),
    hiding: { 'it is a draft': { estado: 'borrador' } },
  },
  patrocinador: sponsor('sponsor_text_sin_web', 'nombreSponsor', 'imagen'),
  producto: {
    make: (nombre, _, fields) => aProducto(admin, { nombre, ...fields }),
    trash: (id) => admin.get('delete_producto.php', { id }),
    hiding: { 'it is not for sale': { activo: 0 } },
    alsoIn: ['newsletter'],
  },
  ruta: {
    make: (nombre, municipio_id) =>
      post(
        'create_ruta.php',
        form({ nombre, municipio_id: String(municipio_id), gpx: gpxFileOf(gpxOf(windingTrack(50))) }),
      ),
    alsoIn: ['map'],
  },
  tema: {
    async make(nombre, _, fields) {
      await post('create_post.php', {
        ...{ titulo: `Sobre ${nombre}`, contenido: '<p>x</p>', category_id: 1, temas: JSON.stringify([nombre]) },
        ...fields,
      });
      const { id } = await app.db
        .selectFrom('temas')
        .select('id')
        .where('nombre', '=', nombre)
        .executeTakeFirstOrThrow();
      return { id };
    },
    trash: async (id) => {
      await app.db.deleteFrom('articulo_listas').where('tipo', '=', 'tema').where('id_cosa', '=', id).execute();
      await app.db.updateTable('articulos').set({ temas: '[]' }).execute();
      return post('delete_tema.php', { id });
    },
    hiding: { 'nobody may read what has it': { estado: 'borrador' } },
  },
  ubicacion: {
    make: (nombre, municipio_id, fields) =>
      aUbicacion({ nombre, slug: slugOf(nombre), municipio_id, latitud: 40.07, longitud: -2.13, ...fields }),
    hiding: { 'it is not published': { publicado: 0 } },
    alsoIn: ['map', 'pueblo'],
  },
};

test('every kind with a page, and every one that is searched, says what visitors may see of it', () => {
  expect(Object.keys(publicKinds).sort()).toEqual([...publicTipos].sort());
});

const ways = publicTipos.flatMap((tipo) => [
  ...Object.entries(kinds[tipo].hiding ?? {}).map(([why, fields]) => ({ tipo, why, fields })),
  { tipo, why: 'it is in the trash', fields: undefined },
]);

test.each(ways)('$tipo is nowhere when $why', async ({ tipo, fields }) => {
  passMinute();
  const kind = kinds[tipo];
  const nombre = `Cosa singular ${++count}`;
  const place = { latitud: 40.07, longitud: -2.13 };
  const municipio_id = await aMunicipio();
  await app.db.updateTable('municipios').set(place).where('id', '=', municipio_id).execute();
  const { id } = await kind.make(nombre, municipio_id, fields ?? {});
  const thing = { tipo, id, nombre, municipio_id };
  if (!fields) {
    expect(await placesThatName(thing)).toEqual(expectedOf(tipo));
    await (kind.trash ?? ((gone: number) => post(`delete_${tipo}.php`, { id: gone })))(id);
  }
  expect(await placesThatName(thing)).toEqual([]);
});

function expectedOf(tipo: PublicTipo): string[] {
  const places = [...(kinds[tipo].alsoIn ?? []), 'former address'];
  if (isSearched(tipo)) places.push('search');
  if (tipo in letters) places.push('trip');
  if (isCard(tipo)) places.push('cards', 'text');
  return [...places, 'site map'].sort();
}

function isCard(tipo: PublicTipo): boolean {
  return (tarjetaTipos as readonly string[]).includes(tipo);
}

interface Thing {
  tipo: PublicTipo;
  id: number;
  nombre: string;
  municipio_id: number;
}

/** Whatever can name a thing, asked whether it does. */
async function placesThatName({ tipo, id, nombre, municipio_id }: Thing): Promise<string[]> {
  const named = async (name: string, query: Record<string, string | number>, who = visitor) =>
    JSON.stringify((await who.get(name, query)).body.data ?? '').includes(`"${nombre}"`);
  const text = async (path: string) => (await visitor.request(path)).text();
  const municipio = app.db.selectFrom('municipios').select('slug').where('id', '=', municipio_id);
  const pueblo = (await municipio.executeTakeFirst())?.slug;
  const former = `antes/${tipo}-${id}`;
  await app.db.deleteFrom('rutas_anteriores').where('ruta', '=', former).execute();
  await app.db.insertInto('rutas_anteriores').values({ ruta: former, tipo, id_cosa: id }).execute();
  const found: Record<string, boolean> = {
    search: await named('buscar.php', { q: nombre }),
    trip: tipo in letters && (await named('get_viaje.php', { cosas: `${letters[tipo as TipoViaje]}${id}` })),
    cards: await anyOf([{ de: `${tipo}:${id}` }, { q: nombre }], (query) =>
      named('get_tarjetas_admin.php', query, admin),
    ),
    text: isCard(tipo) && (await textWithCard(tipo, id)).includes(`<strong>${nombre}</strong>`),
    newsletter: await anyOf(
      (['articulos', 'eventos', 'productos'] as const).flatMap((lista): Record<string, string>[] => [
        { tipo: lista, q: nombre },
        ...(lista.startsWith(tipo) ? [{ tipo: lista, ids: String(id) }] : []),
      ]),
      (query) => named('get_envio_opciones.php', query, admin),
    ),
    map: await named('get_mapa.php', {}),
    feed: (await text('/rss.xml')).includes(`>${nombre}<`),
    'site map': (await text('/sitemap.xml')).includes(`/${slugOf(nombre)}<`),
    'former address': (await findMovedPage(app.db, { path: `/${former}`, query: '' } as never)) !== undefined,
    pueblo: (await visitor.get('get_pueblos.php')).body.data.some(
      ({ slug, lugares, eventos, empresas, actividades }: Record<string, number | string>) =>
        slug === pueblo && [lugares, eventos, empresas, actividades].some((there) => there !== 0),
    ),
  };
  return Object.keys(found)
    .filter((name) => found[name])
    .sort();
}

function slugOf(nombre: string): string {
  return nombre.toLowerCase().replaceAll(' ', '-');
}

async function anyOf(
  all: Record<string, string>[],
  is: (query: Record<string, string>) => Promise<boolean>,
): Promise<boolean> {
  for (const one of all) if (await is(one)) return true;
  return false;
}

const texts = new Map<string, string>();

/** One article for each thing: its page must not stay as it was when the thing is hidden. */
async function textWithCard(tipo: PublicTipo, id: number): Promise<string> {
  const key = `${tipo}:${id}`;
  if (!texts.has(key)) {
    const contenido = `<p>x</p><div data-tarjeta="${tipo}" data-id="${id}"></div>`;
    const reply = await admin.post('create_post.php', { titulo: `Texto ${++count}`, contenido, category_id: 2 });
    texts.set(key, reply.body.slug);
  }
  return (await visitor.get('get_post.php', { slug: texts.get(key)! })).body.data.contenido;
}

test('a business goes everywhere when its category is hidden, and comes back with it', async () => {
  passMinute();
  const nombre = `Cosa singular ${++count}`;
  const categoria_id = await ramo(1);
  const municipio_id = await aMunicipio();
  const { id } = await post('create_empresa.php', {
    nombre,
    municipio_id,
    categoria_id,
    latitud: 40.07,
    longitud: -2.13,
  });
  const thing = { tipo: 'empresa' as const, id, nombre, municipio_id };
  expect(await placesThatName(thing)).toEqual(expectedOf('empresa'));
  await post('update_categoria_negocio.php', { id: categoria_id, nombre: `Ramo de ${nombre}`, activo: 0 });
  expect(await placesThatName(thing)).toEqual([]);
  await post('update_categoria_negocio.php', { id: categoria_id, nombre: `Ramo de ${nombre}`, activo: 1 });
  expect(await placesThatName(thing)).toEqual(expectedOf('empresa'));
});
