import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { fillIndexIfEmpty, rebuildIndex } from '#server/search/index.ts';
import { passTime, realTime } from '#test/harness/clock.ts';
import { startApp } from '#test/harness/harness.ts';

const { app, admin, visitor } = await startApp();

async function anArticulo(titulo: string, contenido = '<p>Texto</p>', more: Record<string, unknown> = {}) {
  const reply = await admin.post('create_post.php', { titulo, contenido, category_id: 1, ...more });
  expect(reply.status).toBe(200);
  return reply.body.data as { Id_articulo: number; slug: string };
}

async function search(q: string, more: Record<string, string | number> = {}) {
  const reply = await visitor.get('buscar.php', { q, ...more });
  expect(reply.status).toBe(200);
  return reply.body;
}

async function titles(q: string): Promise<string[]> {
  return (await search(q)).data.map((row: { titulo: string }) => row.titulo);
}

const { slug } = await anArticulo(
  'Las Casas Colgadas',
  '<h2>Balcones al vacío</h2><p>Sobre la hoz del <strong>Huécar</strong> cuelgan las casas más fotografiadas de la ciudad.</p>',
);
await anArticulo('El río y su hoz', '<p>El Júcar pasa bajo las casas de los pescadores.</p>');
await anArticulo('Leyenda del Cristo del Pasadizo', '<p>Una tradición contada en muchas canciones.</p>');

describe('what is found', () => {
  test('a hit carries its kind, title, address, picture and the text around the match, marked', async () => {
    const { data, total, tipos } = await search('huecar');
    expect({ total, tipos }).toEqual({ total: 1, tipos: [{ tipo: 'articulo', total: 1 }] });
    expect(data).toEqual([
      {
        tipo: 'articulo',
        titulo: 'Las Casas Colgadas',
        url: `/historia/${slug}`,
        imagen: null,
        fragmento: [
          { texto: 'Balcones al vacío · Sobre la hoz del ', marcado: false },
          { texto: 'Huécar', marcado: true },
          { texto: ' cuelgan las casas más fotografiadas de la ciudad.', marcado: false },
        ],
      },
    ]);
  });

  test.each(['jucar', 'JÚCAR', 'Jucár'])('accents and case do not matter: %s', async (q) => {
    expect(await titles(q)).toEqual(['El río y su hoz']);
  });

  test.each(['col', 'colga', 'colgadas'])('a word is found while it is typed: %s', async (q) => {
    expect(await titles(q)).toEqual(['Las Casas Colgadas']);
  });

  test.each(['leyendas', 'leyenda', 'cancion', 'canciones', 'tradiciones'])(
    'singular finds plural and the other way round: %s',
    async (q) => {
      expect(await titles(q)).toEqual(['Leyenda del Cristo del Pasadizo']);
    },
  );

  test('the title counts more than the text', async () => {
    expect(await titles('casas')).toEqual(['Las Casas Colgadas', 'El río y su hoz']);
    expect(await titles('hoz')).toEqual(['El río y su hoz', 'Las Casas Colgadas']);
  });

  test('what is called just so comes before longer names with the same words', async () => {
    await anArticulo('Alarcón', '<p>Un pueblo dentro de una vuelta del río, con su castillo y sus cinco torres.</p>');
    for (const titulo of ['Olmedilla de Alarcón', 'Alarcón y Alarcón']) await anArticulo(titulo, '<p>Alarcón.</p>');
    expect((await titles('alarcon'))[0]).toBe('Alarcón');
    expect((await titles('Olmedilla de Alarcón'))[0]).toBe('Olmedilla de Alarcón');
  });

  test('villages of which nothing is told come last, unless one is called just so', async () => {
    await anArticulo('Un paseo por la muralla', '<p>Acaba en la almenara.</p>');
    for (const nombre of ['Almenara', 'Almenara del Viento'])
      expect((await admin.post('create_municipio.php', { nombre, provincia_id: 1 })).status).toBe(200);
    expect(await titles('almenara')).toEqual(['Almenara', 'Un paseo por la muralla', 'Almenara del Viento']);
  });

  test('one field does not run into the next, nor a heading or a cell into what follows', async () => {
    const libro = {
      titulo: 'Palabras sueltas',
      autores: 'Ana Ruiz',
      resumen: '<p>Un resumen.</p>',
      editorial: 'Mojón',
    };
    expect((await admin.post('create_libro.php', libro)).status).toBe(200);
    await anArticulo('Tabla suelta', '<table><tbody><tr><th>Hora</th><td>Diez</td></tr></tbody></table><p>Fin.</p>');
    const textOf = async (q: string) =>
      (await search(q)).data[0].fragmento.map(({ texto }: { texto: string }) => texto).join('');
    expect(await textOf('palabras sueltas')).toBe('Ana Ruiz · Un resumen. · Mojón');
    expect(await textOf('tabla suelta')).toBe('Hora · Diez · Fin.');
  });

  test('every word must be there, in any order', async () => {
    expect(await titles('pescadores río')).toEqual(['El río y su hoz']);
    expect(await titles('pescadores huécar')).toEqual([]);
  });

  test('words that every text has do not spoil a search', async () => {
    expect(await titles('las casas de los pescadores')).toEqual(['El río y su hoz']);
  });

  test('a kind can be chosen; an unknown one is no filter', async () => {
    expect((await search('casas', { tipo: 'articulo' })).total).toBe(2);
    expect(await search('casas', { tipo: 'libro' })).toMatchObject({
      total: 0,
      data: [],
      tipos: [{ tipo: 'articulo', total: 2 }],
    });
    expect((await search('casas', { tipo: 'nada' })).total).toBe(2);
  });

  test('hits are paged', async () => {
    const first = await search('casas', { limit: 1 });
    const second = await search('casas', { limit: 1, page: 2 });
    expect(first).toMatchObject({ total: 2, pages: 2, page: 1, limit: 1 });
    expect([first.data[0].titulo, second.data[0].titulo]).toEqual(['Las Casas Colgadas', 'El río y su hoz']);
  });

  test('a long text shows the piece where the match is', async () => {
    await anArticulo('Texto largo', `<p>${'relleno '.repeat(200)}aguja ${'relleno '.repeat(200)}</p>`);
    const [hit] = (await search('aguja')).data;
    const text = hit.fragmento.map(({ texto }: { texto: string }) => texto).join('');
    expect(text).toMatch(/^… .*aguja.*…$/);
    expect(text.length).toBeLessThan(220);
  });

  test('the piece is where the telling word is, not where the first "de" is', async () => {
    await anArticulo('Otro texto largo', `<p>${'de relleno '.repeat(200)} dedal ${'de relleno '.repeat(200)}</p>`);
    const [hit] = (await search('de dedal')).data;
    expect(hit.fragmento).toContainEqual({ texto: 'dedal', marcado: true });
  });

  test('what writers put into a text comes out as text', async () => {
    await anArticulo('Etiquetas', '<p>Escribe &lt;script&gt;peligro&lt;/script&gt; aquí</p>');
    const [hit] = (await search('peligro')).data;
    expect(hit.fragmento.map(({ texto }: { texto: string }) => texto).join('')).toBe(
      'Escribe <script>peligro</script> aquí',
    );
  });
});

describe('any query is answered', () => {
  test.each([
    '',
    '   ',
    '"',
    '"sin cerrar',
    "'; drop table articulos; --",
    'a OR b',
    'NOT',
    'AND AND',
    'NEAR(casas, 3)',
    'titulo:casas',
    'casas*',
    '*',
    '-casas',
    '^casas',
    '(((',
    ')',
    '{}',
    ':*',
    '&',
    '|',
    '!',
    '<->',
    '\\',
    '%',
    '_',
    'ca\u0000sas',
    '\u0000',
    '🏔️',
    '\ud800',
    '١٢٣',
    'ñ',
    'casas & !hoz',
    "casas' | 'x",
    'a'.repeat(10_000),
    'casas '.repeat(2000),
  ])('%j', async (q) => {
    const reply = await visitor.get('buscar.php', { q: q.slice(0, 12_000) });
    expect(reply.status).toBe(200);
    expect(reply.body.success).toBe(true);
  });

  test('operators are words like any other: they do not widen or narrow', async () => {
    expect(await titles('casas*')).toEqual(await titles('casas'));
    expect(await titles('-huecar')).toEqual(['Las Casas Colgadas']);
    expect(await titles('"huecar"')).toEqual(['Las Casas Colgadas']);
  });

  test('a mistyped word is put right when something is found with it, and only when nothing was without', async () => {
    await anArticulo('La albufera de Uclés');
    const found = await search('albufrea');
    expect(found).toMatchObject({ data: [], total: 0, quiza: 'albufera' });
    expect(await titles(found.quiza)).toEqual(['La albufera de Uclés']);
    for (const q of ['albufera', 'xilofonista']) expect(await search(q)).not.toHaveProperty('quiza');
    // A draft is not given away.
    await anArticulo('Misterioso almogávar', '<p>Texto</p>', { estado: 'borrador' });
    expect(await search('almogvar')).not.toHaveProperty('quiza');
  });

  test('nothing asked, nothing found', async () => {
    expect(await search('')).toMatchObject({ data: [], total: 0, tipos: [] });
    expect((await visitor.get('buscar.php')).body).toMatchObject({ success: true, data: [] });
  });
});

describe('the index follows what is written', () => {
  test('a changed article is found by its new words only, a draft and a deleted one not at all', async () => {
    const articulo = await anArticulo('Primero fue golondrina');
    const update = (titulo: string, estado: string) =>
      admin.post('update_article.php', {
        Id_articulo: articulo.Id_articulo,
        titulo,
        slug: articulo.slug,
        Id_categoria: 1,
        estado,
      });
    await update('Luego vencejo', 'publicado');
    expect([await titles('golondrina'), await titles('vencejo')]).toEqual([[], ['Luego vencejo']]);
    await update('Luego vencejo', 'borrador');
    expect(await titles('vencejo')).toEqual([]);
    await update('Luego vencejo', 'publicado');
    await admin.post('delete_post.php', { id: articulo.Id_articulo });
    expect(await titles('vencejo')).toEqual([]);
  });

  test('an article that moved is found where it is now', async () => {
    const { Id_articulo } = await anArticulo('Cigüeña en la torre');
    await admin.post('update_article.php', {
      Id_articulo,
      titulo: 'Cigüeña en la torre',
      slug: 'otra-torre',
      Id_categoria: 3,
      estado: 'publicado',
    });
    expect((await search('cigueña')).data[0].url).toBe('/sucesos/otra-torre');
  });

  test('a book, an activity, an event, a location, a business and a product are found on their pages', async () => {
    const post = async (name: string, body: Record<string, unknown>) => {
      const reply = await admin.post(name, body);
      expect(reply.body).toMatchObject({ success: true });
      return reply.body;
    };
    const provincia_id = (await post('create_provincia.php', { nombre: 'Provincia de prueba' })).data.id;
    const municipio_id = (await post('create_municipio.php', { nombre: 'Uña', provincia_id })).data.id;
    const placeCategory = (await post('create_categoria_ubicacion.php', { nombre: 'Mirador' })).data.id;
    const businessCategory = (await post('create_categoria_negocio.php', { nombre: 'Quesería' })).data.id;
    const tienda_id = (await post('create_tienda.php', { nombre: 'Tienda' })).data.id;
    const productCategory = (await post('create_categoria_producto.php', { nombre: 'Mieles' })).data.id;
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

    await post('create_libro.php', { titulo: 'Libro zarcero', autores: 'Ana' });
    await post('create_actividad.php', {
      nombre: 'Actividad zarcera',
      lugar: 'Uña',
      descripcion: '<p>Paseo zarcero</p>',
      precio_1: '10',
    });
    await post('create_evento.php', { titulo: 'Evento zarcero', municipio_id, fecha_inicio: tomorrow });
    await post('create_ubicacion.php', {
      nombre: 'Lugar zarcero',
      slug: 'lugar-zarcero',
      categoria_id: placeCategory,
      municipio_id,
    });
    await post('create_empresa.php', { nombre: 'Empresa zarcera', municipio_id, categoria_id: businessCategory });
    await post('create_producto.php', {
      nombre: 'Producto zarcero',
      id_tienda: tienda_id,
      id_categoria: productCategory,
      precio: '5',
    });

    const { data } = await search('zarcer');
    expect(Object.fromEntries(data.map((row: { tipo: string; url: string }) => [row.tipo, row.url]))).toEqual({
      libro: '/libro/libro-zarcero',
      actividad: '/actividades-y-eventos/actividad-zarcera',
      evento: '/agenda/evento-zarcero',
      ubicacion: '/ubicaciones/lugar-zarcero',
      empresa: expect.stringMatching(/^\/emprendedores\/[a-z0-9-]+$/),
      producto: '/tienda/producto-zarcero',
    });
    expect((await search('mieles')).data.map((row: { tipo: string }) => row.tipo)).toEqual(['producto']);

    const { rows } = await findProducto('Producto zarcero');
    await post('update_producto.php', { id: rows[0]!.id, activo: 0 });
    expect((await search('zarcer', { tipo: 'producto' })).total).toBe(0);

    passTime(3 * 86_400_000);
    expect((await search('zarcer', { tipo: 'evento' })).total).toBe(0);
  });

  test.each([
    ['2027-01-20T22:59:30Z', '2027-01-20T23:00:30Z', '2027-01-20'],
    ['2027-07-20T21:59:30Z', '2027-07-20T22:00:30Z', '2027-07-20'],
  ])('an event is found until its last day ends in Madrid, and not a minute longer: %s', async (before, after, day) => {
    realTime();
    onTestFinished(realTime);
    const titulo = `Verbena del mes ${day.slice(5, 7)}`;
    const { id: municipio_id } = await app.db.selectFrom('municipios').select('id').executeTakeFirstOrThrow();
    const { body } = await admin.post('create_evento.php', { titulo, fecha_inicio: day, municipio_id });
    expect(body.success, body.message).toBe(true);
    vi.setSystemTime(new Date(before));
    expect((await search(titulo, { tipo: 'evento' })).total).toBe(1);
    vi.setSystemTime(new Date(after));
    expect((await search(titulo, { tipo: 'evento' })).total).toBe(0);
  });

  test('an index that is empty is filled from the tables, and one that is not stays', async () => {
    await rebuildIndex(app.db);
    const before = await search('casas');
    await app.db.deleteFrom('busqueda_indice').execute();
    expect((await search('casas')).total).toBe(0);
    await fillIndexIfEmpty(app.db);
    expect(await search('casas')).toEqual(before);
    await app.db.deleteFrom('busqueda_indice').where('titulo', '=', 'Las Casas Colgadas').execute();
    await fillIndexIfEmpty(app.db);
    expect((await search('casas')).total).toBe(before.total - 1);
    await rebuildIndex(app.db);
    expect(await search('casas')).toEqual(before);
  });

  async function findProducto(nombre: string) {
    return { rows: await app.db.selectFrom('productos').select('id').where('nombre', '=', nombre).execute() };
  }
});

describe('among very many', () => {
  test('fifty of each kind are counted and shown, those with the words in the title before the others', async () => {
    const at = new Date(Date.UTC(2026, 0, 1)).toISOString();
    const rows = Array.from({ length: 620 }, (_, n) => ({
      titulo: n < 30 ? `Torreón ${n}` : `Piedra ${n}`,
      slug: `muchos-${n}`,
      categoria_id: 2,
      estado: 'publicado' as const,
      contenido: `<p>Un torreón del valle ${n === 7 ? 'con su almena' : ''}</p>`,
      busqueda: '',
      publicado_en: at,
      created_at: at,
      updated_at: at,
    }));
    await app.db.insertInto('articulos').values(rows).execute();
    await rebuildIndex(app.db);

    const all = await search('torreón', { limit: 50 });
    expect(all).toMatchObject({ total: 50, pages: 1, tipos: [{ tipo: 'articulo', total: 50 }] });
    const found: string[] = all.data.map((row: { titulo: string }) => row.titulo);
    expect(found.slice(0, 30).every((titulo) => titulo.startsWith('Torreón'))).toBe(true);
    expect(found[30]).toBe('Piedra 619');
    expect((await search('torreón', { limit: 50, page: 2 })).data).toEqual([]);
    expect(await titles('torreón almena')).toEqual(['Torreón 7']);
    expect((await search('torre', { tipo: 'articulo' })).total).toBe(50);
  });
});
