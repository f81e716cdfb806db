import { beforeAll, describe, expect, test } from 'vitest';
import { canOpen } from '#desk/screens.ts';
import { type Client, startApp } from '#test/harness/harness.ts';
import { publicTipos, thingOf } from '#things.ts';
import { editPathFrom } from './admin-edit-path.server.ts';

const { app, admin, visitor, signInAs } = await startApp();

interface Hit {
  tipo: string;
  etiqueta: string;
  titulo: string;
  url: string;
}

async function find(q: string, who: Client = admin): Promise<Hit[]> {
  return (await who.get('buscar_admin.php', { q })).body.data;
}

const titles = (hits: Hit[]) => hits.map(({ titulo }) => titulo);

let editor: Client;
let redactor: Client;
let tienda: Client;

beforeAll(async () => {
  [editor, redactor, tienda] = [await signInAs('editor'), await signInAs('redactor'), await signInAs('tienda')];
  await admin.post('create_provincia.php', { nombre: 'Nápoles de prueba' });
  const { data: categoria } = (await admin.post('create_categoria.php', { nombre_categoria: 'Nápoles escrita' })).body;
  for (const [who, titulo, estado] of [
    [admin, 'Nápoles publicada', undefined],
    [admin, 'Borrador de Nápoles', 'borrador'],
    [redactor, 'Nápoles mía', 'borrador'],
  ] as const)
    await who.post('create_post.php', { titulo, contenido: '<p>x</p>', category_id: categoria.id, estado });
  await admin.post('create_libro.php', { titulo: 'Un viaje', autores: 'Rosa Nápoles', editorial: 'X' });
  await visitor.post('submit_contact.php', {
    name: 'Blanca Nápoles',
    email: 'blanca@example.com',
    message: 'Hola, buenos días.',
    consent: true,
  });
  await admin.post('create_categoria_producto.php', { nombre: 'Nápoles en venta' });
});

describe('finding by title', () => {
  test('what is called exactly so comes first', async () => {
    for (const titulo of ['Villa Clara', 'Villa Clara y su gente', 'La Villa Clara'])
      await admin.post('create_libro.php', { titulo, autores: 'Ana' });
    expect(titles(await find('villa clara'))).toEqual(['Villa Clara', 'Villa Clara y su gente', 'La Villa Clara']);
  });

  test('things of every kind, drafts too, each with the address where it is edited; beginnings first', async () => {
    const hits = await find('napoles');
    expect(titles(hits)).toEqual(
      expect.arrayContaining([
        'Nápoles de prueba',
        'Nápoles escrita',
        'Nápoles publicada',
        'Nápoles mía',
        'Borrador de Nápoles',
        'Nápoles en venta',
        'Mensaje de Blanca Nápoles',
      ]),
    );
    expect(titles(hits).indexOf('Borrador de Nápoles')).toBeGreaterThan(titles(hits).indexOf('Nápoles publicada'));
    expect(hits.find(({ tipo }) => tipo === 'mensaje')).toMatchObject({
      etiqueta: 'Mensaje',
      url: '/admin/mensajes/gestion?q=Blanca%20N%C3%A1poles',
    });
    expect(hits.find(({ titulo }) => titulo === 'Nápoles publicada')).toMatchObject({
      etiqueta: 'Artículo',
      url: '/admin/articulos/editar/napoles-publicada',
    });
    expect(hits.find(({ tipo }) => tipo === 'provincia')!.url).toMatch(/^\/admin\/provincias\/gestion\?editar=\d+$/);
  });

  test('all words, in any order, accents and signs aside', async () => {
    expect(titles(await find('ESCRITA, nápoles'))).toEqual(['Nápoles escrita']);
    expect(await find('napoles marciana')).toEqual([]);
  });

  test('orders by their code', async () => {
    const values = {
      estado: 'pagado' as const,
      cliente_nombre: 'Ana',
      cliente_email: 'ana@example.com',
      cliente_telefono: '600000000',
      cliente_direccion: 'Calle 1',
      zona: 'peninsula',
      subtotal_cents: 100,
      envio_cents: 0,
      envio_base_cents: 0,
      envio_iva: 21,
      total_cents: 100,
      reembolsado_cents: 0,
      unidades: 1,
      proveedor: 'demo' as const,
      creado_en: new Date().toISOString(),
      caduca_en: new Date().toISOString(),
      updated_at: new Date().toISOString(),
    };
    await app.db
      .insertInto('pedidos')
      .values({ ...values, cod_pedido: 'SC-77XK', busqueda: 'sc-77xk ana' })
      .execute();
    expect(await find('77xk', tienda)).toEqual([
      { tipo: 'pedido', etiqueta: 'Pedido de Ana', titulo: 'SC-77XK', url: '/admin/pedidos/SC-77XK' },
    ]);
    expect(await find('77xk', editor)).toEqual([]);
  });

  test('at most twenty, and one kind does not push out the others', async () => {
    for (let n = 0; n < 25; n++) await admin.post('create_provincia.php', { nombre: `Zeta ${n}` });
    await admin.post('create_tipo_evento.php', { nombre: 'Zeta de evento' });
    const hits = await find('zeta');
    expect(hits).toHaveLength(20);
    expect(titles(hits)).toContain('Zeta de evento');
  });
});

describe('who finds what', () => {
  test('a redactor their own drafts and nothing else, the shop what it sells', async () => {
    expect(titles(await find('napoles', redactor))).toEqual(['Nápoles mía']);
    expect(titles(await find('napoles', tienda))).toEqual(['Nápoles en venta']);
    expect(titles(await find('napoles', editor))).not.toContain('Nápoles en venta');
    expect((await visitor.get('buscar_admin.php', { q: 'napoles' })).status).toBe(401);
  });
});

describe('whatever is typed', () => {
  test.each(['', '   ', '%', '_', "'; drop table articulos; --", '\\', '"', 'a'.repeat(5000), '%%%%', '😀'])(
    '%j is answered',
    async (q) => {
      const { status, body } = await admin.get('buscar_admin.php', { q });
      expect([status, Array.isArray(body.data)]).toEqual([200, true]);
    },
  );

  test('signs stand for nothing', async () => {
    expect(await find('%')).toEqual([]);
    expect(await find('_')).toEqual([]);
  });
});

describe('from a public page to where it is edited', () => {
  const editedAt = (ruta: string, by = admin) => by.get('get_editar_admin.php', { ruta });

  test('things by their address, pages by what they show, and null for what has no screen', async () => {
    for (const [ruta, url] of [
      ['/libro/un-viaje', '/admin/libros/editar/un-viaje'],
      ['/Libro/un-viaje/?x=1', '/admin/libros/editar/un-viaje'],
      ['/', '/admin/ajustes/portada'],
      ['/aviso-legal', '/admin/ajustes/legal?pagina=aviso-legal'],
      ['/napoles-escrita/napoles-publicada', '/admin/articulos/editar/napoles-publicada'],
      ['/libro/no-esta', null],
      ['/constructor', null],
    ] as const)
      expect((await editedAt(ruta)).body.url, ruta).toBe(url);
  });

  test('of every kind that has a page it is a form', async () => {
    const lists = ['categoria', 'tema'];
    const forms = publicTipos.filter((tipo) => thingOf(tipo).path && !lists.includes(tipo));
    expect(forms.length).toBeGreaterThan(10);
    for (const tipo of forms) {
      const url = editPathFrom({ tipo, id: 7, slug: 'x', clase: 'texto' });
      expect(url, tipo).toMatch(/^\/admin\/[a-z/_-]+\/(?:7|x)$/);
      expect(canOpen('administrador', url), tipo).toBe(true);
    }
  });

  test('a thing that the log names is found by its kind and number, and one that is gone says so', async () => {
    const { id } = (await admin.post('create_provincia.php', { nombre: 'Provincia anotada' })).body.data;
    const at = (tipo: string, id: number) => admin.get('get_editar_admin.php', { tipo, id });
    expect((await at('provincia', id)).body.url).toBe(`/admin/provincias/gestion?editar=${id}`);
    await admin.post('delete_provincia.php', { id });
    const gone = await at('provincia', id);
    expect([gone.status, gone.body.message]).toEqual([404, expect.stringContaining('papelera')]);
    expect((await at('nada', 1)).status).toBe(422);
  });

  test('only for who may open that screen', async () => {
    expect((await editedAt('/', visitor)).status).toBe(401);
    expect((await editedAt('/', editor)).status).toBe(403);
    expect((await editedAt('')).status).toBe(422);
  });

  test('a redactor is led to their own drafts: the address of another’s would say what it is called', async () => {
    const idOf = async (titulo: string) =>
      (await app.db.selectFrom('articulos').select('id').where('titulo', '=', titulo).executeTakeFirstOrThrow()).id;
    const at = async (titulo: string, who: Client) =>
      (await who.get('get_editar_admin.php', { tipo: 'articulo', id: await idOf(titulo) })).status;
    expect([await at('Nápoles mía', redactor), await at('Borrador de Nápoles', editor)]).toEqual([200, 200]);
    expect([await at('Borrador de Nápoles', redactor), await at('Nápoles publicada', redactor)]).toEqual([403, 403]);
    expect((await editedAt('/napoles-escrita/borrador-de-napoles', redactor)).status).toBe(403);
  });
});
