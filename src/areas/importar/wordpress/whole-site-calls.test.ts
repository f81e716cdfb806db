/** "WordPress's export brings everything or names it." */
import { expect, test } from 'vitest';
import { cleanHtml } from '#server/rich-text/rich-text.ts';
import { hecho, startImporting } from './importing.testing.ts';
import { uploads, wholeSite } from './whole-site.testing.ts';

interface Aviso {
  que: string;
  motivo: string;
  clase: string;
  cuantos?: number;
  ruta?: string;
}

const { app, admin, visitor, host, analyse, importAll, undoAll, ask } = await startImporting();
const base = `http://${host}`;
const wxr = wholeSite(base);
/** The export as somebody else would read it. */
const file = wxr
  .split('<item>')
  .slice(1)
  .map((text) => ({
    type: /<wp:post_type><!\[CDATA\[(.*?)\]\]>/.exec(text)![1]!,
    title: /<title><!\[CDATA\[(.*?)\]\]>/.exec(text)![1]!,
    url: /<wp:attachment_url><!\[CDATA\[(.*?)\]\]>/.exec(text)?.[1],
  }));
const count = (...types: string[]) => file.filter(({ type }) => types.includes(type)).length;
const names = (pattern: RegExp) => [...wxr.matchAll(pattern)].map(([, name]) => name!);

const analysed = (await analyse(wxr)).body.data.analisis;
const data = await importAll(wxr);
const avisos = data.informe.avisos as Aviso[];
const named = (clase: string) => avisos.filter((aviso) => aviso.clase === clase);
const sum = (found: Aviso[]) => found.reduce((total, { cuantos = 1 }) => total + cuantos, 0);
const came = await app.db.selectFrom('importados').selectAll().where('importacion_id', '=', data.id).execute();
const cameAs = (tipo: string) => came.filter((row) => row.tipo === tipo).length;
const row = (titulo: string) =>
  app.db.selectFrom('articulos').selectAll().where('titulo', '=', titulo).executeTakeFirstOrThrow();

test('census: of every kind of content in the file, what arrived and what is named is what is there', () => {
  expect(data.estado).toBe('terminada');
  expect(cameAs('articulo') + named('articulo').length).toBe(count('post'));
  expect(cameAs('pagina') + named('pagina').length).toBe(count('page'));
  for (const { url } of file)
    if (url) {
      const isNamed = avisos.some(({ motivo }) => motivo.includes(url));
      expect([url, came.some(({ clave }) => clave === `imagen:${url}`) !== isNamed]).toEqual([url, true]);
    }
  const categories = names(/<wp:cat_name><!\[CDATA\[(.*?)\]\]>/g);
  expect(cameAs('categoria') + named('categoria').length).toBe(categories.length);
  expect(cameAs('tema') + named('tema').length).toBe(names(/<wp:tag_name>(.*?)<\/wp:tag_name>/g).length);
  const entries = data.informe.menus.flatMap(
    ({ entradas }: { entradas: { destino: string | null; enlaces: unknown[] }[] }) =>
      entradas.flatMap(({ destino, enlaces }) => (destino ? [destino] : enlaces)),
  );
  // Of block themes: each link and each other block, and a list of pages for each page that was published.
  const blocks = names(/<!-- (wp:(?:navigation-|home-link|search)\S*)/g).length;
  const pages = 4;
  expect(entries.length + named('menu').length).toBe(count('nav_menu_item') + blocks + pages);
  expect(sum(named('comentario'))).toBe(names(/<(wp:comment)>/g).length);
  const others = named('otro').filter(({ que }) => que.startsWith('Elementos'));
  const inUse = count('wp_navigation') - 1;
  expect(sum(others)).toBe(file.length - count('post', 'page', 'attachment', 'nav_menu_item') - inUse);
  expect(
    named('otro')
      .filter(({ que }) => que.startsWith('Campo'))
      .map(({ que }) => que),
  ).toEqual(['post_format', 'comarca', 'precio'].map((field) => `Campo «${field}»`));
  expect(named('codigo').map(({ motivo }) => motivo)).toEqual([expect.stringContaining('[contact-form-7]')]);
  expect(named('incrustado').map(({ motivo }) => motivo)).toEqual([expect.stringContaining('maps.example')]);
});

test('beforehand the same is told as after', () => {
  const noticesOf = (list: Aviso[]) =>
    list
      .filter(({ clase }) => !/imagen|archivo|menu|codigo|estado|cambio/.test(clase))
      .map(({ que }) => que)
      .sort();
  expect(noticesOf(analysed.avisos)).toEqual(noticesOf(avisos));
  expect(
    Object.fromEntries(analysed.vienen.map(({ que, cuantos }: { que: string; cuantos: number }) => [que, cuantos])),
  ).toEqual({
    ...{ 'Artículos publicados': 3, 'Artículos programados': 1, Borradores: 4, Páginas: 5 },
    ...{ Imágenes: 4, 'Audios, vídeos y archivos': 4, 'Categorías nuevas': 3, 'Temas nuevos': 2 },
    'Menús que podrás usar': 4,
  });
});

test('an article comes with its topics, all its categories and those above, its place among the featured, its state', async () => {
  const blocks = await row('Todos los bloques');
  const { body } = await visitor.get('get_post.php', { slug: 'todos-los-bloques', categoriaSlug: 'a-pie' });
  expect(body.data.temas.map(({ nombre }: { nombre: string }) => nombre)).toEqual(['La sierra', 'Ríos']);
  expect(blocks.destacado).toBe(1);
  for (const categoriaSlug of ['a-pie', 'cuentos', 'rutas-del-blog'])
    expect(JSON.stringify((await visitor.get('get_posts.php', { categoriaSlug })).body)).toContain('Todos los bloques');
  const states = await app.db.selectFrom('articulos').select(['titulo', 'estado']).execute();
  expect(
    Object.fromEntries(states.filter(({ titulo }) => /^Un/.test(titulo)).map((one) => [one.titulo, one.estado])),
  ).toEqual({
    ...{ 'Un borrador': 'borrador', 'Uno privado': 'borrador', 'Uno con clave': 'borrador' },
    ...{ 'Uno pendiente': 'revision', 'Uno programado': 'publicado', 'Uno suelto': 'publicado' },
  });
  expect((await admin.get('get_temas.php', {})).body.data[0]).toMatchObject({ descripcion: 'Al norte' });
});

test('its text has every block as ours, passes the cleaner unchanged, and keeps every word', async () => {
  const { contenido: blocks } = await row('Todos los bloques');
  for (const part of [
    /^<p>La hoz del Huécar<span data-nota="">Afluente del <em>Júcar<\/em><\/span> y <a href="\/rutas-del-blog\/los-clasicos">/,
    /<figure data-ancho="media" data-lado="izquierda"><img src="\/media\/[^"]+" alt="" width="150" \/><figcaption>/,
    /<figure data-galeria="2"><figure><img src="\/media\/[^"]+" alt="Desde el puente" \/><figcaption>La primera/,
    /<figure><audio src="\/media\/[0-9a-f]{20}\.mp3" [^>]*><\/audio><figcaption>Las campanas/,
    /<video src="\/media\/[0-9a-f]{20}\.mp4" poster="\/media\/[^"]+webp" [^>]*><track kind="captions" src="\/media\/[0-9a-f]{20}\.vtt"/,
    /<p data-archivo="\d+"><a href="\/media\/[0-9a-f]{20}\.pdf">El plano<\/a><\/p>/,
    /<figure data-ancho="ancha"><img src="\/media\/[^"]+" alt="Las casas colgadas" \/><\/figure><p>Al amanecer/,
    /<dl><dt>Torca<\/dt><dd>Hundimiento redondo<\/dd><\/dl>/,
    /<iframe src="https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ"/,
  ])
    expect(blocks).toMatch(part);
  const { contenido: classic } = await row('Los clásicos');
  for (const part of [
    /<a href="\/el-equipo">.*<a href="\/rutas-del-blog">.*<a href="\/tema\/la-sierra">/,
    /<figure data-ancho="media" data-lado="derecha"><img src="[^"]+" alt="Las casas colgadas" width="300" height="200" \/><\/figure><p>A su lado/,
    /<figure data-ancho="media" data-lado="izquierda"><img [^>]*\/><figcaption>Con su pie/,
    /<figure data-galeria="4"><figure><img [^>]*\/><figcaption>El río al fondo/,
    /<audio src="\/media\/[^>]*><\/audio><video src="\/media\//,
    /<figcaption>Campanas de la torre<\/figcaption>/,
    /<p data-archivo="\d+"><a href="\/media\/[^"]+\.pdf">Descargar el plano/,
    /<dl><dt>Hoz<\/dt><dd>Garganta que abre un río<\/dd><\/dl>/,
    /<iframe src="https:\/\/player\.vimeo\.com\/video\/76979871"/,
  ])
    expect(classic).toMatch(part);
  const all = await app.db.selectFrom('articulos').select('contenido').execute();
  const pages = await app.db.selectFrom('paginas').select('contenido').execute();
  for (const { contenido } of [...all, ...pages]) expect(cleanHtml(contenido)).toBe(contenido);
  expect(blocks + classic).not.toMatch(/wp-block|<!--|\[(?:audio|video|gallery|playlist|caption)|invalid/);
});

test('what is said of a picture is in the library, also of those that no text shows', async () => {
  const medios = (await admin.get('get_medios_admin.php', {})).body.data as Record<string, unknown>[];
  const of = (titulo: string) => medios.find((medio) => medio.titulo === titulo);
  expect(of('La hoz al alba')).toMatchObject({
    alt_text: 'Las casas colgadas',
    pie: 'El río al fondo',
    credito: 'Ana Ruiz',
  });
  for (const titulo of ['Campanas de la torre', 'Paseo', 'Subtítulos', 'Plano'])
    expect([titulo, of(titulo) !== undefined]).toEqual([titulo, true]);
  expect(medios.some(({ titulo }) => titulo === 'imagen')).toBe(false);
});

test('pages are pages with their state; one whose address the site has is a draft', async () => {
  const paginas = (await admin.get('get_paginas_admin.php', {})).body.data as {
    titulo: string;
    slug: string;
    estado: string;
  }[];
  const of = (titulo: string) => paginas.find((pagina) => pagina.titulo === titulo);
  expect(of('La casa')).toMatchObject({
    slug: 'la-casa',
    estado: 'publicado',
    imagen_url: expect.stringContaining('/media/'),
  });
  expect(of('El equipo')).toMatchObject({ slug: 'el-equipo', estado: 'publicado' });
  expect(of('Contacto')).toMatchObject({ slug: 'contacto-2', estado: 'borrador' });
  expect(of('Página en borrador')?.estado).toBe('borrador');
  expect(of('Página futura')?.estado).toBe('borrador');
  expect(named('cambio').map(({ que }) => que)).toEqual(expect.arrayContaining(['El equipo', 'A pie']));
});

test('menus are proposed with where their entries lead here', () => {
  expect(data.informe.menus).toEqual([
    {
      nombre: 'Principal',
      entradas: [
        { texto: 'Inicio', destino: '/', enlaces: [] },
        {
          ...{ texto: 'La casa', destino: null },
          enlaces: [
            { texto: 'La casa', destino: '/la-casa' },
            { texto: 'Quiénes', destino: '/el-equipo' },
          ],
        },
        { texto: 'Rutas del blog', destino: '/rutas-del-blog', enlaces: [] },
        { texto: 'Sierra', destino: '/tema/la-sierra', enlaces: [] },
        { texto: 'Amigos', destino: 'https://amigos.example/', enlaces: [] },
      ],
    },
    { nombre: 'Abajo', entradas: [{ texto: 'Contacto', destino: '/contacto-2', enlaces: [] }] },
    {
      nombre: 'Cabecera',
      entradas: [
        { texto: 'Portada', destino: '/', enlaces: [] },
        {
          ...{ texto: 'Nosotros', destino: null },
          enlaces: [
            { texto: 'Nosotros', destino: '/la-casa' },
            { texto: 'El equipo', destino: '/el-equipo' },
          ],
        },
        { texto: 'Cuentos', destino: '/cuentos', enlaces: [] },
        { texto: 'Sierra', destino: '/tema/la-sierra', enlaces: [] },
        { texto: 'Clásicos', destino: '/rutas-del-blog/los-clasicos', enlaces: [] },
      ],
    },
    {
      nombre: 'Pie',
      entradas: [
        { texto: 'Blog', destino: '/blog', enlaces: [] },
        { texto: 'Contacto', destino: '/contacto-2', enlaces: [] },
        {
          ...{ texto: 'La casa', destino: null },
          enlaces: [
            { texto: 'La casa', destino: '/la-casa' },
            { texto: 'El equipo', destino: '/el-equipo' },
          ],
        },
      ],
    },
  ]);
});

test('every line leads to its article or page, and new categories can go into the menu', () => {
  const lines = avisos.filter(({ clase }) => /estado|codigo|incrustado|nota/.test(clase));
  expect(lines.length).toBeGreaterThan(5);
  for (const { ruta } of lines) expect(ruta).toMatch(/^\/admin\/(?:articulos|paginas)\/editar\//);
  expect(data.informe.categorias).toEqual([
    { texto: 'A pie', destino: '/a-pie' },
    { texto: 'Cuentos', destino: '/cuentos' },
    { texto: 'Rutas del blog', destino: '/rutas-del-blog' },
  ]);
});

test('a new category comes with what was said of it', async () => {
  const { categories } = (await visitor.get('get_categories.php')).body;
  expect(categories).toContainEqual(expect.objectContaining({ slug: 'a-pie', descripcion: 'Para ir andando' }));
});

test('old addresses of articles, pages, pictures, topics, authors and feeds lead here with 301', async () => {
  const picture = /^\/media\/[0-9a-f]{20}-60x40\.webp$/;
  const expected: [string, string | RegExp][] = [
    ['/2019/05/01/todos-los-bloques/', '/a-pie/todos-los-bloques'],
    ['/?p=1', '/a-pie/todos-los-bloques'],
    ['/la-casa/el-equipo/', '/el-equipo'],
    ['/?page_id=20', '/la-casa'],
    [`${uploads}/foto.jpg`, picture],
    [`${uploads}/foto-300x200.jpg`, picture],
    [`${uploads}/plano.pdf`, /^\/media\/[0-9a-f]{20}\.pdf$/],
    ['/?attachment_id=101', picture],
    ['/foto-jpg/', picture],
    ['/category/rutas-del-blog/a-pie/', '/a-pie'],
    ['/tag/la-sierra/', '/tema/la-sierra'],
    ['/tag/r%C3%ADos/', '/tema/rios'],
    ['/author/ana-ruiz/', '/articulos'],
    ['/feed/', '/rss.xml'],
    ['/comments/feed', '/rss.xml'],
    ['/category/cuentos/feed/', '/cuentos/rss.xml'],
    ['/tag/la-sierra/feed/', '/rss.xml'],
    ['/author/ana-ruiz/feed/atom/', '/rss.xml'],
    ['/?feed=rss2', '/rss.xml'],
    ['/?cat=12&feed=atom', '/rss.xml'],
    ['/?feed=comments-rss2', '/rss.xml'],
    ['/category/cuentos/?feed=rss2', '/cuentos/rss.xml'],
    ['/category/cuentos?feed=rss2', '/cuentos/rss.xml'],
  ];
  for (const [path, to] of expected) {
    const [status, location] = await ask(path);
    expect([path, status, location]).toEqual([path, 301, typeof to === 'string' ? to : expect.stringMatching(to)]);
  }
  for (const path of [`${uploads}/nunca.jpg`, '/author/nadie', '/nada/feed', '/nada?feed=rss2'])
    expect([path, (await ask(path))[0]]).toEqual([path, 404]);
});

test('a second time doubles nothing, also where a topic or a category was renamed meanwhile; undone, nothing is left', async () => {
  const tables = ['articulos', 'paginas', 'categorias', 'temas', 'medios', 'rutas_anteriores'] as const;
  const sizes = async () =>
    Promise.all(
      tables.map(
        async (table) =>
          (
            await app.db
              .selectFrom(table as 'temas')
              .selectAll()
              .execute()
          ).length,
      ),
    );
  const before = await sizes();
  const tema = (await admin.get('get_temas.php', {})).body.data.find(
    ({ nombre }: { nombre: string }) => nombre === 'Ríos',
  );
  expect((await admin.post('update_tema.php', { ...tema, nombre: 'Ríos y arroyos', slug: 'rios' })).status).toBe(200);
  const again = await importAll(wxr);
  expect(hecho(again)).toEqual({ 'Ya estaban': cameAs('articulo') + cameAs('pagina') });
  expect(await sizes()).toEqual(before);
  expect(again.informe.categorias).toEqual([]);
  const undone = await undoAll(data.id);
  expect(hecho(undone)).toMatchObject({
    Artículos: cameAs('articulo'),
    Páginas: cameAs('pagina'),
    'Categorías de artículos': 3,
  });
  expect((await ask(`${uploads}/foto.jpg`))[0]).toBe(404);
  expect((await ask('/author/ana-ruiz'))[0]).toBe(404);
});
