import { afterAll, expect, test, vi } from 'vitest';
import { articuloBuilders, noticias } from '#areas/articulos/builders.testing.ts';
import { form, startApp } from '#test/harness/harness.ts';
import { aPicture } from '#test/harness/picture.ts';

// A Thursday.
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-14T10:00:00Z') });
afterAll(() => {
  vi.useRealTimers();
});

const { admin, app, visitor } = await startApp();
const { anArticulo } = articuloBuilders(admin);

interface Shown {
  tipo: string;
  titulo: string;
  entradilla: string;
  antetitulo: string;
  cosas?: { titulo: string; url: string }[];
  vacia?: string;
  html?: string;
}

const home = async (): Promise<Shown[]> => (await visitor.get('get_portada.php')).body.data;
const kinds = async () => (await home()).map(({ tipo }) => tipo);
const write = (seccion: string, valores: object) => admin.post('update_ajustes.php', { seccion, valores });
const choose = async (lista: object[], more = {}) => {
  const reply = await write('secciones', { lista, ...more });
  expect(reply, JSON.stringify(reply.body)).toMatchObject({ status: 200 });
};

test('by default: hero, this weekend, near you, then the magazine; every section of the documents stays', async () => {
  expect(await kinds()).toEqual([
    ...['hero', 'patrocinadores', 'agenda', 'cerca', 'noticias', 'articulos', 'mapa', 'intro', 'radio', 'apoyo'],
  ]);
  const [, , agenda] = await home();
  expect(agenda).toMatchObject({ titulo: 'Este fin de semana', vacia: 'Este fin de semana no hay nada en la agenda.' });
});

test('a walk and a village come with the first that have a picture, each day others', async () => {
  const { data: municipios } = (await visitor.get('get_municipios.php')).body;
  const named = (nombre: string) => municipios.find((row: { nombre: string }) => row.nombre === nombre);
  for (const [index, nombre] of ['Belmonte', 'Uclés'].entries()) {
    const { id, provincia_id, slug } = named(nombre);
    const reply = await admin.post(
      'update_municipio.php',
      form({
        id: String(id),
        nombre,
        provincia_id: String(provincia_id),
        slug,
        imagen: await aPicture({ tone: 10 + index }),
      }),
    );
    expect(reply, JSON.stringify(reply.body)).toMatchObject({ status: 200 });
  }
  const village = async () => (await home()).find(({ tipo }) => tipo === 'pueblo')?.cosas?.map(({ titulo }) => titulo);
  const first = await village();
  vi.setSystemTime(new Date('2027-01-15T10:00:00Z'));
  const second = await village();
  vi.setSystemTime(new Date('2027-01-14T10:00:00Z'));
  expect([first, second].flat().sort()).toEqual(['Belmonte', 'Uclés']);
});

test('what takes place this weekend is in it, in its order; what does not is not', async () => {
  const { data: municipios } = (await visitor.get('get_municipios.php')).body;
  const municipio_id = municipios[0].id;
  for (const [titulo, fecha_inicio] of [
    ['Mercado', '2027-01-17'],
    ['Concierto', '2027-01-16'],
    ['Feria', '2027-02-20'],
  ])
    await admin.post('create_evento.php', { titulo, municipio_id, fecha_inicio });
  await admin.post('create_evento.php', { titulo: 'Rastro', municipio_id, regla_recurrencia: 'cada domingo' });
  const agenda = (await home()).find(({ tipo }) => tipo === 'agenda');
  expect(agenda?.cosas?.map(({ titulo }) => titulo)).toEqual(['Concierto', 'Mercado', 'Rastro']);
  expect(agenda?.vacia).toBeUndefined();
});

test('sections are chosen, named and put in order; categories and texts several times', async () => {
  await anArticulo({ titulo: 'Una noticia', category_id: noticias });
  await anArticulo({ titulo: 'Una historia' });
  await anArticulo({ titulo: 'La mejor historia', destacado: 'true' });
  await choose([
    { tipo: 'texto', titulo: 'Hola', texto: '<p>Bienvenida <script>alert(1)</script><strong>siempre</strong>.</p>' },
    { tipo: 'categoria', categoria: 'historia', entradilla: 'Lo que fue de {lugar}.' },
    { tipo: 'categoria', categoria: 'noticias', titulo: 'Lo último' },
    { tipo: 'destacados' },
    { tipo: 'libros', visible: false },
    { tipo: 'tienda' },
    { tipo: 'texto', texto: '<p>Adiós</p>' },
  ]);
  const shown = await home();
  expect(shown.map(({ tipo, titulo }) => [tipo, titulo])).toEqual([
    ['texto', 'Hola'],
    ['categoria', 'Historia'],
    ['categoria', 'Lo último'],
    ['destacados', 'Destacados'],
    ['tienda', 'De la tienda'],
    ['texto', ''],
  ]);
  expect(shown[0]!.html).toBe('<p>Bienvenida <strong>siempre</strong>.</p>');
  expect(shown[1]).toMatchObject({ entradilla: 'Lo que fue de Cuenca.', antetitulo: '' });
  expect(shown[1]!.cosas?.map(({ titulo }) => titulo)).toEqual(['La mejor historia', 'Una historia']);
  expect(shown[2]!.cosas?.map(({ titulo }) => titulo)).toEqual(['Una noticia']);
  expect(shown[3]!.cosas?.map(({ titulo }) => titulo)).toEqual(['La mejor historia']);
  expect(shown[4]).toMatchObject({ cosas: [], vacia: 'No se encontraron productos.' });
  // The picture under the header is not there any more.
  expect((await visitor.get('get_sitio.php')).body.data.abreConImagen).toBe(false);
});

test('the section of a category that was deleted is gone with it', async () => {
  const { body } = await admin.post('create_categoria.php', { nombre_categoria: 'Oficios' });
  await choose([{ tipo: 'categoria', categoria: 'oficios' }, { tipo: 'boletin' }]);
  expect(await kinds()).toEqual(['categoria', 'boletin']);
  await admin.post('delete_categoria.php', { id: body.data.id });
  expect(await kinds()).toEqual(['boletin']);
});

test('sections that have nothing can be hidden by one switch', async () => {
  const lista = [{ tipo: 'hero' }, { tipo: 'tienda' }, { tipo: 'categoria', categoria: 'sucesos' }];
  await choose(lista);
  expect(await kinds()).toEqual(['hero', 'tienda', 'categoria']);
  await choose(lista, { ocultar_vacias: true });
  expect(await kinds()).toEqual(['hero']);
  expect((await visitor.get('get_sitio.php')).body.data.secciones).toEqual({ ocultar_vacias: true });
  await choose(lista, { ocultar_vacias: false });
});

test.each([
  [[{ tipo: 'hero' }, { tipo: 'hero' }], 'lista.1.tipo'],
  [[{ tipo: 'categoria' }], 'lista.0.categoria'],
  [[{ tipo: 'texto' }], 'lista.0.texto'],
  [[{ tipo: 'otra' }], 'lista.0.tipo'],
  [[{ tipo: 'libros', titulo: 'x'.repeat(101) }], 'lista.0.titulo'],
  [Array.from({ length: 31 }, () => ({ tipo: 'texto', texto: '<p>Más</p>' })), 'lista'],
])('what cannot be is refused beside its field: %#', async (lista, field) => {
  const { status, body } = await write('secciones', { lista });
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  expect((await admin.post('preview_portada.php', { lista })).status).toBe(422);
});

test('it is seen before it is saved, and nothing is stored by looking', async () => {
  const before = await home();
  const lista = [{ tipo: 'texto', titulo: 'Prueba', texto: '<p>Sí</p>' }, { tipo: 'tienda' }];
  const { body } = await admin.post('preview_portada.php', { lista, ocultar_vacias: true });
  expect(body.data).toEqual([expect.objectContaining({ tipo: 'texto', titulo: 'Prueba', html: '<p>Sí</p>' })]);
  expect(await home()).toEqual(before);
  expect((await visitor.post('preview_portada.php', { lista })).status).toBe(401);
});

test('it has versions, and what a site said before there were sections still holds', async () => {
  const { data } = (await admin.get('get_ajustes_versiones.php', { seccion: 'secciones' })).body;
  const [first] = data.slice(-1);
  expect(first.valores.lista).toBeNull();
  await admin.post('restore_ajustes_version.php', { id: first.id });
  await write('portada', {
    secciones: ['articulos', 'mapa', 'noticias', 'tarjetas', 'radio', 'apoyo'].map((clave) => ({
      ...{ clave, visible: clave !== 'radio' },
    })),
  });
  expect(await kinds()).toEqual(['hero', 'patrocinadores', 'articulos', 'mapa', 'noticias', 'intro', 'apoyo']);
  const { valores } = (await admin.get('get_ajustes.php')).body.data.secciones;
  expect(valores.lista.map(({ tipo }: Shown) => tipo)).toEqual([
    ...['hero', 'patrocinadores', 'articulos', 'mapa', 'noticias', 'intro', 'radio', 'apoyo'],
  ]);
  // What the form began with can be saved as it is.
  expect((await write('secciones', valores)).status).toBe(200);
  expect(app.ajustes.current.secciones.lista).toEqual(valores.lista);
});
