import { beforeAll, describe, expect, test } from 'vitest';
import { never } from '#server/mail/queries.ts';
import { programVersion } from '#server/version.ts';
import { type Client, startApp } from '#test/harness/harness.ts';
import { addDays, todayInMadrid } from '#values/day.ts';

const { app, admin, visitor, signInAs } = await startApp();
const now = new Date();
const today = todayInMadrid(now);
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

let editor: Client;
let redactor: Client;
let tienda: Client;

async function hoy(who: Client = admin) {
  const { status, body } = await who.get('get_hoy_admin.php');
  expect(status).toBe(200);
  return body.data;
}

beforeAll(async () => {
  [editor, redactor, tienda] = [await signInAs('editor'), await signInAs('redactor'), await signInAs('tienda')];
});

async function aPedido(cod_pedido: string, values: object = {}) {
  const { id } = await app.db
    .insertInto('pedidos')
    .values({
      cod_pedido,
      estado: 'pagado',
      cliente_nombre: 'Ana',
      cliente_email: 'ana@example.com',
      cliente_telefono: '600000000',
      cliente_direccion: 'Calle 1',
      zona: 'peninsula',
      subtotal_cents: 1000,
      envio_cents: 0,
      envio_base_cents: 0,
      envio_iva: 21,
      total_cents: 1000,
      reembolsado_cents: 0,
      unidades: 1,
      proveedor: 'demo',
      busqueda: cod_pedido,
      creado_en: ago(1),
      caduca_en: ago(1),
      updated_at: ago(1),
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

test('a new site has nothing to do, and says that there is no copy and no mail server', async () => {
  expect(await hoy()).toEqual({
    tienda: {
      por_cobrar: 0,
      por_preparar: 0,
      preparar: [],
      desistimientos: 0,
      devolver_antes_de: null,
      pocas_existencias: 0,
      escasos: [],
      pedidos: 0,
      ventas: 0,
      reembolsado: 0,
    },
    mensajes: { sin_leer: 0, primeros: [] },
    propuestas: { pendientes: 0, primeras: [] },
    articulos: {
      por_revisar: 0,
      borradores: { total: 0, primeros: [] },
      programados: { total: 0, primeros: [] },
      con_cambios: { total: 0, primeros: [] },
    },
    eventos: [],
    fuentes: [],
    patrocinadores: { acaban: 0, primeros: [] },
    visitas: { paginas: 0, visitas: 0 },
    sistema: {
      ultima_copia: null,
      copia_vieja: true,
      correos_fallidos: 0,
      hay_servidor_correo: false,
      faltan_secretos: [],
      en_preparacion: false,
      version: programVersion,
    },
  });
});

describe('the shop', () => {
  test('orders to prepare, withdrawals not paid back with the first deadline, sales of 30 days', async () => {
    await aPedido('A-1', { dia_venta: today });
    await aPedido('A-2', { estado: 'enviado', dia_venta: addDays(today, -29), reembolsado_cents: 250 });
    await aPedido('A-3', { estado: 'entregado', dia_venta: addDays(today, -30) });
    const paidBack = await aPedido('A-4', { estado: 'reembolsado', reembolsado_cents: 1000 });
    const owed = await aPedido('A-5', { estado: 'entregado' });
    const who = { nombre: 'Ana', email: 'ana@example.com', busqueda: 'ana ana@example.com' };
    await app.db
      .insertInto('desistimientos')
      .values([
        { pedido_id: paidBack, ...who, recibido_en: ago(9) },
        { pedido_id: owed, ...who, recibido_en: ago(4) },
      ])
      .execute();
    const { tienda } = await hoy();
    expect(tienda).toMatchObject({
      por_preparar: 1,
      preparar: [{ cod_pedido: 'A-1', cliente: 'Ana', pagado_en: ago(1) }],
      desistimientos: 1,
      devolver_antes_de: ago(4 - 14),
      pedidos: 2,
      ventas: 20,
      reembolsado: 2.5,
    });
  });

  test('what is running out, the scarcest first', async () => {
    const { data: shop } = (await admin.post('create_tienda.php', { referencia: 'T1', nombre: 'Tienda' })).body;
    const { data: categoria } = (await admin.post('create_categoria_producto.php', { nombre: 'Miel' })).body;
    for (const [nombre, stock] of [
      ['Con pocos', 4],
      ['Agotado', 0],
      ['Con muchos', 40],
      ['Sin límite', ''],
    ] as const) {
      const producto = { nombre, referencia: nombre, precio: 5, iva: 10, stock, activo: true };
      const where = { id_tienda: shop.id, id_categoria: categoria.id };
      const reply = await admin.post('create_producto.php', { ...producto, ...where });
      expect(reply.body.success, reply.body.message).toBe(true);
    }
    // Of one with variants it is told which of them.
    const opciones = JSON.stringify([{ nombre: 'Talla', valores: ['S', 'M'] }]);
    const variantes = JSON.stringify([
      { valores: ['S'], precio: 5, stock: 3, activo: true },
      { valores: ['M'], precio: 5, stock: '', activo: true },
    ]);
    const where = { id_tienda: shop.id, id_categoria: categoria.id };
    await admin.post('create_producto.php', { nombre: 'Camiseta', precio: 5, opciones, variantes, ...where });
    const { pocas_existencias, escasos } = (await hoy()).tienda;
    expect(pocas_existencias).toBe(3);
    expect(escasos).toEqual([
      { nombre: 'Agotado', stock: 0 },
      { nombre: 'Camiseta', variante: 'S', stock: 3 },
      { nombre: 'Con pocos', stock: 4 },
    ]);
  });
});

test('messages, articles to review, drafts and what is scheduled', async () => {
  await visitor.post('submit_contact.php', {
    name: 'Blanca',
    email: 'blanca@example.com',
    message: 'Hola, buenos días.',
    consent: true,
  });
  const write = (who: Client, titulo: string, values: object) =>
    who.post('create_post.php', { titulo, contenido: '<p>x</p>', category_id: 1, ...values });
  await write(admin, 'De la casa', { estado: 'borrador' });
  await write(redactor, 'De Ana', { estado: 'borrador' });
  await write(redactor, 'Para revisar', { estado: 'revision' });
  await write(admin, 'Mañana', { publicar_en: ago(-1) });
  const published = (await write(admin, 'Publicado', {})).body.data;
  await admin.post('save_borrador.php', { Id_articulo: published.Id_articulo, titulo: 'Publicado mejor' });
  const { mensajes, articulos } = await hoy(editor);
  expect(mensajes).toEqual({
    sin_leer: 1,
    primeros: [{ id: expect.any(Number), name: expect.any(String), fecha: expect.any(String) }],
  });
  expect(articulos.por_revisar).toBe(1);
  expect(articulos.borradores.total).toBe(2);
  expect(articulos.borradores.primeros[0]).toEqual({ titulo: 'De Ana', slug: 'de-ana', fecha: expect.any(String) });
  expect(articulos.programados).toEqual({
    total: 1,
    primeros: [{ titulo: 'Mañana', slug: 'manana', fecha: ago(-1) }],
  });
  expect(articulos.con_cambios).toEqual({
    total: 1,
    primeros: [{ titulo: 'Publicado', slug: 'publicado', fecha: expect.any(String) }],
  });
  const own = await hoy(redactor);
  expect(own.articulos).toEqual({
    borradores: { total: 1, primeros: [expect.objectContaining({ titulo: 'De Ana' })] },
  });
});

test('events of the next seven days, each once, the first to come first', async () => {
  const { data: provincia } = (await admin.post('create_provincia.php', { nombre: 'Provincia de prueba' })).body;
  const { data: municipio } = (
    await admin.post('create_municipio.php', { nombre: 'Huete', provincia_id: provincia.id })
  ).body;
  for (const [titulo, values] of [
    ['En seis días', { fecha_inicio: addDays(today, 6) }],
    ['En siete días', { fecha_inicio: addDays(today, 7) }],
    ['Desde ayer', { fecha_inicio: addDays(today, -1), fecha_fin: addDays(today, 20) }],
    ['Ya pasó', { fecha_inicio: addDays(today, -2) }],
    ['Cada día', { regla_recurrencia: 'todos los días', hora: '10:00' }],
  ] as const) {
    const reply = await admin.post('create_evento.php', { titulo, municipio_id: municipio.id, ...values });
    expect(reply.body.success, reply.body.message).toBe(true);
  }
  const { eventos } = await hoy();
  expect(eventos.map(({ titulo, dia }: { titulo: string; dia: string }) => [titulo, dia])).toEqual([
    ['Desde ayer', today],
    ['Cada día', today],
    ['En seis días', addDays(today, 6)],
  ]);
  expect(eventos[0]).toMatchObject({ municipio: 'Huete', hora: null });
});

test('sponsors whose contract ends within thirty days, the first to end first', async () => {
  for (const [nombre, hasta] of [
    ['Acaba en treinta días', addDays(today, 30)],
    ['Acaba hoy', today],
    ['Acaba después', addDays(today, 31)],
    ['Acabó ayer', addDays(today, -1)],
    ['Sin fin', ''],
  ] as const) {
    const reply = await admin.post('create_sponsor_text.php', { nombre, url: 'https://example.com', hasta });
    expect(reply.body.success, reply.body.message).toBe(true);
  }
  const { patrocinadores } = await hoy(editor);
  expect(patrocinadores.acaban).toBe(2);
  expect(patrocinadores.primeros).toMatchObject([
    { tipo: 'texto', nombre: 'Acaba hoy', hasta: today },
    { tipo: 'texto', nombre: 'Acaba en treinta días', hasta: addDays(today, 30) },
  ]);
});

test('pages and visits of thirty days', async () => {
  const [{ id }] = (await app.db
    .insertInto('estadisticas_claves')
    .values({ tipo: 'pagina', clave: '/' })
    .returning('id')
    .execute()) as [{ id: number }];
  await app.db
    .insertInto('estadisticas')
    .values([
      { dia: today, clave_id: id, cuenta: 3 },
      { dia: addDays(today, -29), clave_id: id, cuenta: 4 },
      { dia: addDays(today, -30), clave_id: id, cuenta: 100 },
    ])
    .execute();
  expect((await hoy(editor)).visitas).toEqual({ paginas: 7, visitas: 0 });
});

test('mails that failed, and a copy that is there', async () => {
  const failed = (clave: string, creado_en: string, siguiente_en: string) => ({
    ...{
      clave,
      para: 'a@example.com',
      asunto: 'x',
      busqueda: 'a@example.com x',
      texto: 'x',
      html: 'x',
      cabeceras: null,
      intentos: 1,
    },
    ...{ creado_en, siguiente_en, enviado_en: null, ultimo_error: 'rechazado' },
  });
  await app.db
    .insertInto('correos')
    .values([
      failed('se-intenta', ago(60), ago(-1)),
      failed('rechazado-ahora', ago(20), never),
      failed('rechazado-hace-mucho', ago(31), never),
    ])
    .execute();
  await (await app.copias.begin('a-mano')).done;
  const { sistema } = await hoy();
  expect(sistema).toMatchObject({ correos_fallidos: 2, copia_vieja: false });
  expect(Date.parse(sistema.ultima_copia)).toBeGreaterThan(now.getTime() - 60_000);
});

test('each role has its own parts; nobody else has any', async () => {
  expect(Object.keys(await hoy(editor))).toEqual([
    ...['mensajes', 'propuestas', 'fuentes', 'articulos', 'eventos'],
    ...['patrocinadores', 'visitas'],
  ]);
  expect(Object.keys(await hoy(redactor))).toEqual(['articulos']);
  expect(Object.keys(await hoy(tienda))).toEqual(['tienda']);
  expect((await visitor.get('get_hoy_admin.php')).status).toBe(401);
});
