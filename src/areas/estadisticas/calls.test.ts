import { afterEach, describe, expect, test } from 'vitest';
import { passTime, realTime } from '#test/harness/clock.ts';
import { form, startApp } from '#test/harness/harness.ts';
import { aPicture } from '#test/harness/picture.ts';
import { addDays, todayInMadrid } from '#values/day.ts';

const { app, admin, client, visitor } = await startApp();
afterEach(realTime);

const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

let addresses = 0;
const newAddress = () => `198.51.${Math.floor(++addresses / 250)}.${(addresses % 250) + 1}`;

/** As the script of the pages sends it. */
function visit(values: Record<string, string>, { browser = desktop, address = newAddress(), ...headers } = {} as Who) {
  return client(undefined, address).post('visita.php', new URLSearchParams(values).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    'user-agent': browser,
    ...headers,
  });
}
type Who = { browser?: string; address?: string } & Record<string, string>;

async function figures(days: { desde?: string; hasta?: string } = {}) {
  const { status, body } = await admin.get('get_estadisticas_admin.php', days);
  expect(status, body.message).toBe(200);
  return body.data;
}

/** What changed between two readings. */
async function counted(work: () => Promise<unknown>) {
  const before = await figures();
  await work();
  const after = await figures();
  const rows = (list: string) => {
    const known = new Map(before[list].filas.map((row: Row) => [row.clave, row.cuenta]));
    return Object.fromEntries(
      after[list].filas
        .map(({ clave, cuenta }: Row) => [clave, cuenta - ((known.get(clave) as number) ?? 0)])
        .filter(([, more]: [string, number]) => more > 0),
    );
  };
  return { rows, visitas: after.visitas.total - before.visitas.total, after };
}
type Row = { clave: string; cuenta: number };

describe('a page that was seen', () => {
  test('is counted with its device and where it was linked from; the totals agree', async () => {
    const { rows, visitas, after } = await counted(async () => {
      expect((await visit({ ruta: '/libros', origen: 'www.google.com' })).status).toBe(200);
      await visit({ ruta: '/contacto', origen: '' }, { browser: phone });
      await visit({ ruta: '/contacto', origen: 'javascript:1' }, { browser: phone });
      await visit({ ruta: '/contacto/', origen: 'localhost:3000' });
    });
    expect(rows('paginas')).toEqual({ '/libros': 1, '/contacto': 3 });
    expect(rows('dispositivos')).toEqual({ ordenador: 2, movil: 2 });
    expect(rows('origenes')).toEqual({ 'google.com': 1, '(directo)': 2 });
    expect(visitas).toBe(4);
    expect(after.dispositivos.total).toBe(after.paginas.total);
    expect(after.por_dia.at(-1)).toMatchObject({ paginas: after.paginas.total, visitas: after.visitas.total });
  });

  test('one visitor who sees ten pages is one visit; the next day another', async () => {
    const somebody = { address: newAddress() };
    const same = await counted(async () => {
      for (let page = 0; page < 10; page++) await visit({ ruta: '/' }, somebody);
    });
    expect(same.visitas).toBe(1);
    expect(same.rows('paginas')).toEqual({ '/': 10 });
    passTime(86_400_000);
    const tomorrow = await counted(() => visit({ ruta: '/' }, somebody));
    expect(tomorrow.visitas).toBe(1);
    await app.contador.flush();
    await app.worker.finish('cifras antiguas');
    const salts = await app.db.selectFrom('visitantes_hoy').select('dia').execute();
    expect(salts).toEqual([{ dia: todayInMadrid(new Date()) }]);
  });

  test('who asks not to be followed is counted and compared with nobody', async () => {
    for (const wish of ['dnt', 'sec-gpc']) {
      const { rows, visitas } = await counted(() => visit({ ruta: '/' }, { [wish]: '1' }));
      expect(rows('paginas')).toEqual({ '/': 1 });
      expect(visitas).toBe(0);
    }
  });

  test('robots, browsers that do not say what they are and whoever works here are left out', async () => {
    const { rows, visitas } = await counted(async () => {
      for (const browser of [
        '',
        'curl/8.5.0',
        'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      ])
        expect((await visit({ ruta: '/' }, { browser })).status).toBe(200);
      expect((await admin.post('visita.php', { ruta: '/' }, { 'user-agent': desktop })).status).toBe(200);
    });
    expect(rows('paginas')).toEqual({});
    expect(visitas).toBe(0);
  });

  test('addresses of the back office, of reports and of secrets are never counted', async () => {
    const { rows } = await counted(async () => {
      for (const ruta of [
        '/admin',
        '/admin/libros/gestion',
        '/login',
        `/informe/${'a'.repeat(40)}`,
        '/restablecer-contrasena',
      ])
        await visit({ ruta });
    });
    expect(rows('paginas')).toEqual({});
  });

  test('pages with a name are known, invented ones are one sum', async () => {
    await admin.post('create_libro.php', { titulo: 'Contado', autores: 'Ana' });
    passTime(61_000);
    const { rows } = await counted(async () => {
      await visit({ ruta: '/libro/contado?pagina=2#x' });
      for (let page = 0; page < 5; page++) await visit({ ruta: `/inventada-${page}/nada` });
    });
    expect(rows('paginas')).toEqual({ '/libro/contado': 1, '(otros)': 5 });
  });
});

describe('what is not there', () => {
  test('searches that found nothing and addresses not found, without what may tell who somebody is', async () => {
    const { rows } = await counted(async () => {
      await visit({ busqueda: '  Cueva   del OSO ' });
      await visit({ busqueda: 'ana@example.com' });
      await visit({ busqueda: '600 123 456' });
      await visit({ ruta: '/antigua/pagina', no_encontrada: '1' });
      await visit({ ruta: '/antigua/pagina', no_encontrada: '1' });
      await visit({ ruta: '/x/0123456789abcdef0123456789abcdef', no_encontrada: '1' });
      await visit({ ruta: '/libros', no_encontrada: '1' });
      // Keys that look like words.
      for (const ruta of ['/borrador/claveconguiones-ymasletras', '/factura/solo-letras'])
        await visit({ ruta, no_encontrada: '1' });
    });
    expect(rows('busquedas')).toEqual({ 'cueva del oso': 1, '(otros)': 2 });
    expect(rows('no_encontradas')).toEqual({ '/antigua/pagina': 2, '(otros)': 3 });
    expect(rows('paginas')).toEqual({});
  });

  test('who invents hosts, searches and addresses without end fills nothing', async () => {
    const one = { address: newAddress() };
    const { rows } = await counted(async () => {
      for (let index = 0; index < 100; index++) {
        await visit({ busqueda: `palabra ${index}` }, one);
        await visit({ ruta: '/', origen: `host${index}.example` }, one);
      }
    });
    expect(Object.keys({ ...rows('busquedas'), ...rows('origenes') }).length).toBeLessThanOrEqual(32);
    expect(rows('busquedas')['(otros)'] + rows('origenes')['(otros)']).toBe(170);

    for (let index = 0; index < 400; index++) await visit({ busqueda: `otra ${index}` });
    await app.contador.flush();
    const { total } = await app.db
      .selectFrom('estadisticas_claves')
      .where('tipo', '=', 'busqueda')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    expect(total).toBeLessThanOrEqual(301);
  });

  test('more than 600 in a minute from one address are refused', async () => {
    const one = { address: newAddress() };
    const statuses = await Promise.all(Array.from({ length: 620 }, () => visit({ paso: 'carrito' }, one)));
    expect(statuses.filter(({ status }) => status === 429)).toHaveLength(20);
  });
});

test('the steps to a purchase: products, cart and checkout as browsers tell, payments as the orders do', async () => {
  const { rows, after } = await counted(async () => {
    await visit({ ruta: '/tienda/miel' });
    await visit({ paso: 'carrito' });
    await visit({ ruta: '/checkout' });
  });
  expect(rows('pasos')).toEqual({ producto: 1, carrito: 1, checkout: 1 });
  expect(after.pasos.filas.map(({ clave }: Row) => clave)).toEqual(['producto', 'carrito', 'checkout', 'pagado']);
});

describe('sponsors', () => {
  test('who invents views and clicks is counted as one visitor, whatever browser they say they are', async () => {
    const imagen = await aPicture();
    const { data } = (await admin.post('create_sponsor_empresa.php', form({ nombre: 'Miel', url: '/', imagen }))).body;
    const name = `sponsor:${data.id}`;
    const of = async () => {
      const { patrocinadores } = await figures();
      const { vistas, clics } = patrocinadores.find(({ nombre }: { nombre: string }) => nombre === 'Miel');
      return { vistas, clics };
    };
    const address = newAddress();
    for (let n = 0; n < 50; n++) await visit({ vistos: name, clic: name }, { address });
    expect(await of()).toEqual({ vistas: 1, clics: 3 });
    for (let n = 0; n < 300; n++)
      await visit({ vistos: name, clic: name }, { address, browser: `${desktop} invented/${n}` });
    expect(await of()).toEqual({ vistas: 60, clics: 20 });
    // Nor does asking not to be followed help.
    const reserved = newAddress();
    for (let n = 0; n < 10; n++) await visit({ vistos: name, clic: name }, { address: reserved, dnt: '1' });
    expect(await of()).toEqual({ vistas: 61, clics: 23 });
    // Nor pretending to be all who live in one IPv6 network.
    for (let n = 0; n < 400; n++)
      await visit({ vistos: name, clic: name }, { address: `2001:db8:77:${n.toString(16)}::1` });
    expect(await of()).toEqual({ vistas: 361, clics: 123 });
    await admin.post('delete_sponsor_empresa.php', { id: data.id });
  });

  test('times seen and clicks, of those that are shown, each once in a page', async () => {
    const imagen = await aPicture();
    const { data } = (await admin.post('create_sponsor_empresa.php', form({ nombre: 'Quesos', url: '/', imagen })))
      .body;
    const name = `sponsor:${data.id}`;
    // It is known at once, also to whoever asked before it was there.
    await visit({ vistos: `${name},${name},sponsor:99999,nada`, clic: name });
    await visit({ vistos: name, clic: 'sponsor:99999' });
    const { patrocinadores } = await figures();
    expect(patrocinadores).toEqual([
      { patrocinador: name, nombre: 'Quesos', tipo: 'empresa', id: data.id, vistas: 2, clics: 1 },
    ]);
    const own = await admin.get('get_estadisticas_patrocinador_admin.php', { tipo: 'empresa', id: data.id });
    expect(own.body.data).toMatchObject({
      vistas: 2,
      clics: 1,
      informe: expect.stringMatching(/^\/informe\/[0-9a-f]{40}$/),
    });
    expect(own.body.data.por_dia).toHaveLength(30);
    const other = await admin.get('get_estadisticas_patrocinador_admin.php', { tipo: 'texto', id: data.id });
    expect(other.status).toBe(404);
  });
});

describe('periods', () => {
  const today = todayInMadrid(new Date());
  async function put(dia: string, tipo: string, clave: string, cuenta: number) {
    const { id } = await app.db
      .insertInto('estadisticas_claves')
      .values({ tipo, clave })
      .onConflict((conflict) => conflict.columns(['tipo', 'clave']).doUpdateSet({ tipo }))
      .returning('id')
      .executeTakeFirstOrThrow();
    await app.db.insertInto('estadisticas').values({ dia, clave_id: id, cuenta }).execute();
  }

  test('a period is added up beside as many days before it, and as a file', async () => {
    await put('2026-03-01', 'pagina', '/libros', 5);
    await put('2026-03-07', 'pagina', '/libros', 7);
    await put('2026-03-07', 'pagina', '/', 2);
    await put('2026-03-07', 'visitantes', '', 4);
    await put('2026-02-22', 'pagina', '/libros', 3);
    await put('2026-02-21', 'pagina', '/libros', 100);
    const data = await figures({ desde: '2026-03-01', hasta: '2026-03-07' });
    expect(data).toMatchObject({
      antes: { desde: '2026-02-22', hasta: '2026-02-28' },
      visitas: { total: 4, antes: 0 },
      paginas: {
        total: 14,
        antes: 3,
        filas: [
          { clave: '/libros', cuenta: 12, antes: 3 },
          { clave: '/', cuenta: 2, antes: 0 },
        ],
      },
    });
    expect(data.por_dia).toHaveLength(7);
    expect(data.por_dia[0]).toEqual({ dia: '2026-03-01', paginas: 5, visitas: 0, paginas_antes: 3 });
    const file = await admin.get('get_estadisticas_admin.php', {
      desde: '2026-03-01',
      hasta: '2026-03-07',
      formato: 'csv',
    });
    expect(file.headers.get('content-type')).toContain('text/csv');
    expect(file.body).toContain('"Página";"/libros";"12";"3"');
    expect(file.body).toContain('"Visitas por día, sumadas";"2026-03-01 a 2026-03-07";"4";"0"');
  });

  test('days the other way round are turned, no days are the last thirty, nonsense is refused', async () => {
    expect(await figures({ desde: '2026-03-07', hasta: '2026-03-01' })).toMatchObject({ desde: '2026-03-01' });
    expect(await figures()).toMatchObject({ desde: addDays(today, -29), hasta: today });
    expect((await figures({ desde: '1900-01-01', hasta: '2026-03-01' })).por_dia).toHaveLength(366);
    for (const desde of ['ayer', '2026-02-30', '0000-01-01', '9999-12-31'])
      expect((await admin.get('get_estadisticas_admin.php', { desde })).status).toBe(422);
  });

  test('sums of more than two years ago go, with the names that nothing is left of', async () => {
    await put('2020-01-01', 'pagina', '/de-antes', 1);
    passTime(2 * 86_400_000);
    await app.worker.finish('cifras antiguas');
    const names = await app.db
      .selectFrom('estadisticas_claves')
      .select('clave')
      .where('clave', '=', '/de-antes')
      .execute();
    expect(names).toEqual([]);
    expect((await figures({ desde: '2026-03-01', hasta: '2026-03-07' })).paginas.total).toBe(14);
  });
});

test('visitors and other roles have no figures', async () => {
  expect((await visitor.get('get_estadisticas_admin.php')).status).toBe(401);
});
