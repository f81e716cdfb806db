import sharp from 'sharp';
import { expect, test } from 'vitest';
import { toAjustes } from '#areas/ajustes/queries.server.ts';
import { form, startApp } from '#test/harness/harness.ts';
import { aPicture } from '#test/harness/picture.ts';
import { sentences } from '#textos.server.ts';
import { iconOf } from '#values/picture.ts';

const { admin, app, visitor, signInAs } = await startApp();

const write = (seccion: string, valores: object) => admin.post('update_ajustes.php', { seccion, valores });
const sitio = async () => (await visitor.get('get_sitio.php')).body.data;
const upload = (content: string | File, name = 'logo.svg') =>
  admin.post('upload_logo.php', form({ image: typeof content === 'string' ? new File([content], name) : content }));
const logo = '<svg viewBox="0 0 300 100"><script>alert(1)</script><path d="M0 0h300v100z" onclick="x()"/></svg>';

test('a logo may be a drawing: it is cleaned, kept, served so that nothing in it runs, and used', async () => {
  const { status, body } = await upload(logo);
  expect([status, body.imageUrl]).toEqual([200, expect.stringMatching(/^\/media\/[0-9a-f]{20}-1200x400\.svg$/)]);
  const served = await visitor.request(body.imageUrl);
  expect(served.headers.get('content-type')).toBe('image/svg+xml');
  expect(served.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await served.text()).toMatch(/^<svg [^>]+><path d="M0 0h300v100z"><\/path><\/svg>$/);
  expect((await write('identidad', { logo: body.imageUrl })).status).toBe(200);
  expect((await sitio()).identidad.logo).toBe(body.imageUrl);
  const { data: medio } = (await admin.get('get_medio_admin.php', { url: body.imageUrl })).body;
  expect(medio).toMatchObject({ tipo: 'imagen', ancho: 1200, alto: 400, num_usos: 1 });
  expect((await admin.post('delete_medio.php', { id: medio.id })).status).toBe(409);
});

test('what is no drawing is refused with a sentence, other fields take none, and nobody else may', async () => {
  for (const wrong of ['<svg><path/></svg>', '<svg viewBox="0 0 9 9"><g></svg>'])
    expect(await upload(wrong)).toMatchObject({ status: 415, body: { message: expect.stringContaining('SVG') } });
  expect((await upload('hola', 'hola.png')).status).toBe(415);
  expect((await admin.post('upload_image.php', form({ image: new File([logo], 'logo.svg') }))).status).toBe(415);
  const redactor = await signInAs('redactor');
  expect((await redactor.post('upload_logo.php', form({ image: new File([logo], 'a.svg') }))).status).toBe(403);
});

test.each([
  ['a photograph', () => aPicture({ width: 640, height: 400 })],
  ['a drawing', async () => new File([logo], 'logo.svg')],
])('of %s come the icons of browsers and phones, and the card of networks', async (_, picture) => {
  const { imageUrl } = (await upload(await picture())).body;
  const sizes = { favicon: 32, touch: 180, small: 192, large: 512, maskable: 512 } as const;
  for (const [icon, side] of Object.entries(sizes)) {
    const answer = await visitor.request(iconOf(imageUrl, icon as keyof typeof sizes));
    expect([icon, answer.status, answer.headers.get('content-type')]).toEqual([icon, 200, 'image/png']);
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: side, height: side });
  }
  const card = await visitor.request(iconOf(imageUrl, 'card'));
  expect(await sharp(await card.arrayBuffer()).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 675 });
  // Phones cut it round: its corners are not left clear.
  const maskable = await (await visitor.request(iconOf(imageUrl, 'maskable'))).arrayBuffer();
  expect((await sharp(maskable).stats()).isOpaque).toBe(true);
  expect((await visitor.request(iconOf(imageUrl, 'small').replace('192', '193'))).status).toBe(404);
});

test('the manifest shows the site’s name, colours and icons, at once', async () => {
  const { imageUrl: icono } = (await upload(await aPicture({ width: 600, height: 600 }))).body;
  await write('identidad', { nombre: 'Valle de Arán' });
  expect((await write('marca', { icono, paleta: 'agua', acento: '#7A1FA2' })).status).toBe(200);
  const manifest = await (await visitor.request('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Valle de Arán', theme_color: '#0f2740', background_color: '#f4f7fa' });
  expect(manifest.icons.map(({ src }: { src: string }) => src)).toEqual([
    iconOf(icono, 'small'),
    iconOf(icono, 'large'),
    iconOf(icono, 'maskable'),
  ]);
  expect((await sitio()).colores).toEqual({ css: expect.stringContaining('--arcilla:#7a1fa2'), tema: '#0f2740' });
});

test('whoever reads the site in English keeps it among their apps in English', async () => {
  await write('idiomas', { visibles: ['en'] });
  const manifest = async (path: string) => (await visitor.request(path)).json();
  expect(await manifest('/en/manifest.webmanifest')).toMatchObject({
    lang: 'en',
    id: '/en',
    start_url: '/en',
    scope: '/',
  });
  expect(await manifest('/manifest.webmanifest')).toMatchObject({ lang: 'es', id: '/', start_url: '/' });
});

test('an accent that cannot be read is refused with the reason, and nothing is stored', async () => {
  const before = app.ajustes.current.marca;
  const { status, body } = await write('marca', { paleta: 'piedra', acento: '#ffe000' });
  expect([status, body.errors.acento]).toEqual([
    422,
    expect.stringMatching(/el contraste es de 1 y hace falta 4,5. Prueba con/),
  ]);
  expect(app.ajustes.current.marca).toEqual(before);
});

test('each sentence can be said otherwise; empty, it is the program’s again', async () => {
  const { data } = (await admin.get('get_textos_admin.php')).body;
  expect(data).toEqual(sentences);
  const all = sentences.flatMap(({ textos }) => textos);
  expect(all.filter(({ etiqueta }) => !etiqueta)).toEqual([]);
  await write('marca', { textos: { 'libros.entradilla': 'Lo que leemos.', 'rutas.entradilla': ' ' } });
  expect((await sitio()).marca.textos).toEqual({ 'libros.entradilla': 'Lo que leemos.' });
  await write('marca', { textos: {} });
  expect((await sitio()).marca.textos).toEqual({});
});

test('without the program’s map there is no map, and the site map does not name it', async () => {
  expect((await visitor.get('get_mapa.php')).status).toBe(200);
  await write('marca', { mapa: false });
  expect((await visitor.get('get_mapa.php')).status).toBe(404);
  expect(await (await visitor.request('/sitemap.xml')).text()).not.toContain('/mapa<');
  await write('marca', { mapa: true });
  expect(await (await visitor.request('/sitemap.xml')).text()).toContain('/mapa<');
});

test.each([
  ['@rincones.serrania', 'https://www.instagram.com/rincones.serrania'],
  ['www.instagram.com/rincones', 'https://www.instagram.com/rincones'],
  ['', null],
])('instagram takes %s', async (typed, stored) => {
  expect((await write('redes', { instagram: typed })).status).toBe(200);
  expect((await sitio()).redes.instagram).toBe(stored);
});

test('the menu that comes with the program names the place of the site; one that somebody has written stays', () => {
  const menuOf = (...rows: { seccion: string; valores: object }[]) =>
    toAjustes(rows.map(({ seccion, valores }) => ({ seccion, valores: JSON.stringify(valores) }))).menus.cabecera;
  const marca = { seccion: 'marca', valores: { lugar: 'Arán' } };
  expect(menuOf().map(({ texto }) => texto)).toContain('Descubre Cuenca');
  const texts = menuOf(marca).map(({ texto }) => texto);
  expect(texts).toContain('Descubre Arán');
  expect(texts.join()).not.toContain('Cuenca');
  const own = [{ texto: 'Cuenca y alrededores', destino: '/', enlaces: [] }];
  expect(menuOf(marca, { seccion: 'menus', valores: { cabecera: own } })).toEqual(own);
});

test('what comes with the program names the place of the site, in each language; what somebody wrote stays', async () => {
  const place = { lugar: 'Arán', territorio: 'el valle de Arán', zona: 'el valle', mapa: false, textos: {} };
  await write('identidad', { nombre: 'Rincones' });
  await write('idiomas', { visibles: ['en', 'fr'] });
  await write('marca', place);
  const shown = async (idioma: string) => (await visitor.get('get_sitio.php', { idioma })).body.data;
  const es = await shown('es');
  expect(es).toMatchObject({
    identidad: {
      lema: 'Descubre Arán',
      descripcion: expect.stringContaining('artesanía del valle de Arán,'),
    },
    portada: { titulo: 'Descubre Arán' },
  });
  const en = await shown('en');
  expect(en.identidad.lema).toBe('Discover Arán');
  expect(en.menus.cabecera.map(({ texto }: { texto: string }) => texto)).toContain('Discover Arán');
  for (const { identidad, portada, menus, marca } of [es, en, await shown('fr')])
    expect(JSON.stringify([identidad, portada, menus, marca.textos])).not.toMatch(
      /cuenca|secret|colgadas|alarc[óo]n|mimbre|alaj[úu]|wicker|osier/i,
    );
  // Without a map nothing leads to it.
  expect(JSON.stringify(es.menus)).not.toContain('"/mapa"');
  // The form begins with what is shown, and what the program says in grey is what it says here.
  expect((await admin.get('get_ajustes.php')).body.data.portada.valores.titulo).toBe('Descubre Arán');
  const { data } = (await admin.get('get_textos_admin.php')).body;
  expect(JSON.stringify(data)).not.toContain('Casas Colgadas');
  await write('portada', { titulo: 'Cuenca, vista desde Arán' });
  await write('marca', { textos: { 'buscar.sugerencias': 'lagos, nieve' } });
  const own = await shown('es');
  expect(own.portada.titulo).toBe('Cuenca, vista desde Arán');
  expect(own.marca.textos['buscar.sugerencias']).toBe('lagos, nieve');
  await write('marca', { lugar: 'Cuenca', territorio: 'la provincia de Cuenca', zona: 'la provincia', textos: {} });
  expect((await shown('es')).identidad.lema).toBe('Descubre los secretos de Cuenca');
  expect((await shown('es')).marca.textos).toEqual({});
  expect((await shown('en')).identidad.lema).toBe('Discover the secrets of Cuenca');
  await write('marca', { mapa: true });
  expect(JSON.stringify((await shown('es')).menus)).toContain('"/mapa"');
});
