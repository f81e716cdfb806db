/** Invoices through the HTTP door: issued with the payment, never changed, corrected by others, chained. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { aCliente, aProducto, buyersOf } from '#areas/tienda/builders.testing.ts';
import { hasSchemas, schemasPath } from '#test/harness/agencia-double.ts';
import { form, startApp } from '#test/harness/harness.ts';
import { startStripeDouble } from '#test/harness/stripe-double.ts';

const stripe = await startStripeDouble();
const { app, admin, visitor, client } = await startApp(stripe.env);
const newBuyer = buyersOf(app);
afterAll(() => stripe.close());

const owner = {
  ...{ nombre: 'Serranía Viva, S. L.', nif: '12345678Z', calle: 'Calle Mayor 3', codigo_postal: '16001' },
  ...{ localidad: 'Cuenca', provincia: 'Cuenca', email: 'hola@example.com', telefono: '', licencia: '' },
};
await admin.post('update_ajustes.php', { seccion: 'titular', valores: owner });

async function aPaid(values: object = {}, precio = 10) {
  const { id } = await aProducto(admin, { precio });
  const reply = await newBuyer().post('create_checkout_session.php', {
    cliente: aCliente,
    articulos: [{ id, quantity: 2 }],
    ...values,
  });
  expect(reply.status, reply.body.message).toBe(200);
  stripe.pay(reply.body.session_id);
  const { kind, ...rest } = await app.payments.settle(reply.body.session_id);
  expect(kind).toBe('paid');
  return (rest as { pedido: { id: number; cod_pedido: string; total_cents: number } }).pedido;
}

const facturaOf = (id: number) =>
  app.db.selectFrom('facturas').selectAll().where('pedido_id', '=', id).orderBy('id').execute();
const list = async (query = {}) => (await admin.get('get_facturas_admin.php', query)).body;
const one = async (numero: string) => (await admin.get('get_factura_admin.php', { numero })).body.data;

test('an order paid has its simplified invoice, one with a tax number its complete one; told twice it is one', async () => {
  const pedido = await aPaid();
  const [factura, ...more] = await facturaOf(pedido.id);
  expect(more).toEqual([]);
  expect(factura).toMatchObject({ tipo: 'F2', total_cents: pedido.total_cents, cliente_nif: null });
  expect(factura!.numero).toMatch(/^S\d{4}-000001$/);
  const complete = await aPaid({ factura: { nombre: 'Ana', nif: '12345678Z', direccion: 'Calle 1, 16001 Cuenca' } });
  expect(await facturaOf(complete.id)).toMatchObject([{ tipo: 'F1', cliente_nombre: 'Ana', cliente_nif: '12345678Z' }]);
  const data = await one(factura!.numero);
  expect(data.emisor).toEqual({
    nombre: owner.nombre,
    nif: owner.nif,
    direccion: 'Calle Mayor 3, 16001 Cuenca, Cuenca',
  });
  expect(data.lineas.map(({ descripcion }: { descripcion: string }) => descripcion)).toContain('Gastos de envío');
  expect(data.registros).toHaveLength(1);
});

test('a refund has its corrective, which names the invoice; it never exceeds it', async () => {
  const pedido = await aPaid();
  const reply = await admin.post('reembolsar_pedido.php', {
    cod_pedido: pedido.cod_pedido,
    importe: 5,
    motivo: 'Rota',
  });
  expect(reply.status, reply.body.message).toBe(200);
  const [original, corrective] = await facturaOf(pedido.id);
  expect(corrective).toMatchObject({ tipo: 'R5', total_cents: -500, motivo: 'Rota' });
  expect((await one(corrective!.numero)).rectifica).toMatchObject([{ numero: original!.numero }]);
  const rest = await admin.post('rectificar_factura.php', { numero: original!.numero, motivo: 'Error' });
  expect(rest.body.data.total).toBe(-(pedido.total_cents - 500) / 100);
  expect((await admin.post('rectificar_factura.php', { numero: original!.numero, motivo: 'Otra vez' })).status).toBe(
    409,
  );
});

test('a complete invoice takes the place of a simplified one and of its correctives, once', async () => {
  const pedido = await aPaid();
  await admin.post('reembolsar_pedido.php', { cod_pedido: pedido.cod_pedido, importe: 5 });
  const [original] = await facturaOf(pedido.id);
  const cliente = { nombre: 'Ana', nif: '12345678-z', direccion: 'Calle 1' };
  expect((await visitor.post('pedir_factura_completa.php', { clave: 'no', cliente })).status).toBe(404);
  const bad = await visitor.post('pedir_factura_completa.php', {
    clave: original!.clave,
    cliente: { ...cliente, nif: '1' },
  });
  expect([bad.status, bad.body.message]).toEqual([422, expect.stringContaining('NIF')]);
  const asked = await visitor.post('pedir_factura_completa.php', { clave: original!.clave, cliente });
  expect(asked.status, asked.body.message).toBe(200);
  expect(await one(asked.body.numero)).toMatchObject({
    ...{ tipo: 'F3', total: (pedido.total_cents - 500) / 100, cliente: { nif: '12345678Z' } },
    sustituye: [{ numero: original!.numero }, { numero: expect.stringMatching(/^R/) }],
  });
  expect((await visitor.post('pedir_factura_completa.php', { clave: original!.clave, cliente })).status).toBe(409);
  const shown = (await visitor.get('get_factura.php', { clave: original!.clave })).body.data;
  expect(shown.sustituida_por.numero).toBe(asked.body.numero);
  const later = await admin.post('reembolsar_pedido.php', { cod_pedido: pedido.cod_pedido });
  expect(later.status).toBe(200);
  expect((await facturaOf(pedido.id)).at(-1)).toMatchObject({ tipo: 'R1', total_cents: 500 - pedido.total_cents });
});

test('a complete one that was annulled takes no place: another can be asked for', async () => {
  const { clave } = (await facturaOf((await aPaid()).id))[0]!;
  const cliente = { nombre: 'Ana', nif: '12345678Z', direccion: 'Calle 1' };
  const asked = await visitor.post('pedir_factura_completa.php', { clave, cliente });
  await admin.post('anular_registro.php', { numero: asked.body.numero, motivo: 'Otro nombre' });
  expect((await visitor.get('get_factura.php', { clave })).body.data.sustituida_por).toBeNull();
  const again = await visitor.post('pedir_factura_completa.php', {
    clave,
    cliente: { ...cliente, nombre: 'Ana Ruiz' },
  });
  expect(again.status, again.body.message).toBe(200);
});

test('once it is annulled the simplified one stands again: in the book, in its sums, for the order and its refunds', async () => {
  const pedido = await aPaid();
  const [original] = await facturaOf(pedido.id);
  const cliente = { nombre: 'Quintín', nif: '12345678Z', direccion: 'Calle 1' };
  const before = await list({ tipo: 'F2' });
  const whole = (await list()).sumas;
  const { numero } = (await visitor.post('pedir_factura_completa.php', { clave: original!.clave, cliente })).body;
  expect((await list()).sumas).toEqual(whole);
  await admin.post('anular_registro.php', { numero, motivo: 'No era suya' });
  expect((await list()).sumas).toEqual(whole);
  expect((await list({ tipo: 'F2' })).sumas).toEqual(before.sumas);
  expect((await list({ q: original!.numero })).data[0]).toMatchObject({ numero: original!.numero, estado: 'vigente' });
  expect((await one(original!.numero)).despues).toMatchObject([{ numero, tipo: 'F3', anulada: true }]);
  const asked = await admin.post('facturar_pedido.php', { cod_pedido: pedido.cod_pedido });
  expect([asked.status, asked.body.message]).toEqual([409, expect.stringContaining('ya tiene su factura')]);
  await admin.post('reembolsar_pedido.php', { cod_pedido: pedido.cod_pedido, importe: 5 });
  const corrective = (await facturaOf(pedido.id)).at(-1)!;
  expect(corrective).toMatchObject({ tipo: 'R5', total_cents: -500 });
  expect((await one(corrective.numero)).rectifica).toMatchObject([{ numero: original!.numero }]);
});

test('an order whose invoice is annulled says so, and is invoiced anew when the operator asks', async () => {
  const pedido = await aPaid();
  const [first] = await facturaOf(pedido.id);
  await admin.post('anular_registro.php', { numero: first!.numero, motivo: 'Otros datos' });
  const { body } = await admin.get('get_pedido_admin.php', { cod: pedido.cod_pedido });
  expect(body.data.facturas).toMatchObject([{ numero: first!.numero, anulada: true }]);
  const again = await admin.post('facturar_pedido.php', { cod_pedido: pedido.cod_pedido });
  expect(again.body.data.facturas).toMatchObject([
    { numero: first!.numero, anulada: true },
    { numero: again.body.numero, anulada: false },
  ]);
});

test('by hand: lines and a client checked by their NIF; annulled it stays in the book', async () => {
  const lineas = [{ descripcion: 'Patrocinio 2026', cantidad: 1, precio: 600, iva: 21 }];
  const cliente = { nombre: 'Bodega', nif: '12345678Z', direccion: 'Calle 2' };
  const made = await admin.post('create_factura.php', { cliente, lineas, iva_incluido: false });
  expect(made.body.data).toMatchObject({ tipo: 'F1', base: 600, cuota: 126, total: 726 });
  expect((await admin.post('create_factura.php', { cliente, lineas: [] })).status).toBe(422);
  for (const wrong of [{ precio: 0 }, { precio: 1.239 }, { precio: 1_000_000, cantidad: 11 }])
    expect((await admin.post('create_factura.php', { cliente, lineas: [{ ...lineas[0], ...wrong }] })).status).toBe(
      422,
    );
  expect((await admin.post('create_factura.php', { cliente: { ...cliente, nif: 'X' }, lineas })).status).toBe(422);
  const { numero } = made.body;
  expect((await admin.post('anular_registro.php', { numero, motivo: 'Prueba' })).status).toBe(200);
  expect((await admin.post('anular_registro.php', { numero, motivo: 'Prueba' })).status).toBe(409);
  expect((await list({ q: 'bodega' })).data).toMatchObject([{ numero, estado: 'anulada' }]);
  expect((await list({ q: 'bodega' })).sumas).toEqual([]);
});

test('one by hand that is sent again after its answer was lost is issued once; the same again is another', async () => {
  const cliente = { nombre: 'Bodega del intento', nif: '12345678Z', direccion: 'Calle 2, 16001 Cuenca' };
  const values = { cliente, lineas: [{ descripcion: 'Anuncio', cantidad: 1, precio: 100, iva: 21 }] };
  const intento = 'a'.repeat(32);
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => admin.post('create_factura.php', { ...values, intento })),
  );
  expect(new Set(replies.map(({ body }) => body.numero))).toEqual(new Set([replies[0]!.body.numero]));
  const other = await admin.post('create_factura.php', { ...values, intento: 'b'.repeat(32) });
  expect(other.body.numero).not.toBe(replies[0]!.body.numero);
  expect((await list({ q: 'intento' })).total).toBe(2);
  expect((await admin.post('create_factura.php', { ...values, intento: 'corto' })).status).toBe(422);
});

test('what is issued never changes: the database itself refuses', async () => {
  for (const table of ['facturas', 'factura_desglose', 'registros_facturacion', 'factura_enlaces']) {
    await expect(sql`update ${sql.table(table)} set fecha = '2020-01-01'`.execute(app.db)).rejects.toThrow(/facturado/);
    await expect(sql`delete from ${sql.table(table)}`.execute(app.db)).rejects.toThrow(/facturado/);
    const [another, refusal] =
      app.database.dialect === 'sqlite'
        ? [sql`insert or replace into ${sql.table(table)} select * from ${sql.table(table)}`, /facturado/]
        : [sql`truncate ${sql.table(table)} cascade`, /facturado/];
    await expect(another.execute(app.db)).rejects.toThrow(refusal);
  }
});

test('the chain check tells of an invoice that says something else than its record, and of records missing at the end', async () => {
  const { numero } = (await facturaOf((await aPaid()).id))[0]!;
  const loosely = async (change: ReturnType<typeof sql>) => {
    const [off, on] =
      app.database.dialect === 'sqlite'
        ? [sql`drop trigger facturas_no_cambia`, undefined]
        : [sql`alter table facturas disable trigger user`, sql`alter table facturas enable trigger user`];
    const again = await sql<{ sql: string }>`select sql from sqlite_master where name = 'facturas_no_cambia'`
      .execute(app.db)
      .catch(() => undefined);
    await off.execute(app.db);
    await change.execute(app.db);
    await (on ?? sql.raw(again!.rows[0]!.sql)).execute(app.db);
  };
  const fallos = async () => (await admin.get('comprobar_cadena.php')).body.data.fallos;
  await loosely(sql`update facturas set total_cents = total_cents + 1 where numero = ${numero}`);
  expect(await fallos()).toEqual([`${numero}: su factura dice otra cosa`]);
  await loosely(sql`update facturas set total_cents = total_cents - 1 where numero = ${numero}`);
  expect(await fallos()).toEqual([]);
  const { huella } = await app.db.selectFrom('facturacion_cadena').select('huella').executeTakeFirstOrThrow();
  await app.db
    .updateTable('facturacion_cadena')
    .set({ huella: 'F'.repeat(64) })
    .execute();
  expect(await fallos()).toEqual([expect.stringContaining('detrás faltan registros')]);
  await app.db.updateTable('facturacion_cadena').set({ huella }).execute();
});

test('numbers follow each other and the chain is whole, with many payments at once', async () => {
  await Promise.all(Array.from({ length: 8 }, () => aPaid()));
  const numeros = (
    await app.db.selectFrom('facturas').select('numero').where('tipo', '=', 'F2').orderBy('id').execute()
  ).map(({ numero }) => Number(numero.split('-')[1]));
  expect(numeros).toEqual(numeros.map((_, index) => index + 1));
  const { body } = await admin.get('comprobar_cadena.php');
  expect(body.data.fallos).toEqual([]);
  expect(body.data.registros).toBeGreaterThan(12);
});

test.skipIf(!hasSchemas)('the records are valid against the agency’s schemas', async () => {
  const xml = await (await admin.request('/api/get_registros_facturacion.php')).text();
  execFileSync('xmllint', ['--noout', '--nonet', '--schema', `${schemasPath}/SuministroLR.xsd`, '-'], { input: xml });
});

test('without a name and a tax number nothing is issued, and the order is invoiced when the operator asks', async () => {
  await admin.post('update_ajustes.php', { seccion: 'titular', valores: { ...owner, nif: '' } });
  const pedido = await aPaid();
  expect(await facturaOf(pedido.id)).toEqual([]);
  const ask = () => admin.post('facturar_pedido.php', { cod_pedido: pedido.cod_pedido });
  expect((await ask()).status).toBe(409);
  await admin.post('update_ajustes.php', { seccion: 'titular', valores: owner });
  expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(409);
  expect(await facturaOf(pedido.id)).toHaveLength(1);
});

test('on paper: at its address, with the mail of the order, the same bytes each time', async () => {
  const pedido = await aPaid();
  const [factura] = await facturaOf(pedido.id);
  const read = async () => Buffer.from(await (await visitor.request(`/factura/${factura!.clave}.pdf`)).arrayBuffer());
  const pdf = await read();
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.equals(await read())).toBe(true);
  expect((await visitor.request('/factura/no-hay.pdf')).status).toBe(404);
  // Nobody keeps who writes them busy, from one address or from many.
  const often = client(undefined, '203.0.113.90');
  for (let n = 0; n < 60; n++) app.rates.add('factura en PDF 203.0.113.90');
  expect((await often.request(`/factura/${factura!.clave}.pdf`)).status).toBe(429);
  const many = await Promise.all(
    Array.from({ length: 40 }, (_, n) => client(undefined, `203.0.113.${n}`).request(`/factura/${factura!.clave}.pdf`)),
  );
  const statuses = many.map(({ status }) => status);
  expect([...new Set(statuses)].sort()).toEqual([200, 503]);
  // One is written, twenty wait; who comes after some of them are done waits too.
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(21);
  await app.mail.flush();
  const folder = join(app.settings.dataDir, 'outbox');
  const mails = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const own = mails.filter((mail) => mail.includes(`factura-${factura!.numero}.pdf`));
  expect(own).toHaveLength(1);
  expect(own[0]).toContain('application/pdf');
});

test('an invoice keeps the logo it was printed with, whatever becomes of the file', async () => {
  const drawing = '<svg viewBox="0 0 300 100"><path d="M0 0h300v100z"/></svg>';
  const { imageUrl } = (await admin.post('upload_logo.php', form({ image: new File([drawing], 'logo.svg') }))).body;
  await admin.post('update_ajustes.php', { seccion: 'identidad', valores: { nombre: 'Rincones', logo: imageUrl } });
  const [factura] = await facturaOf((await aPaid()).id);
  const read = async () => Buffer.from(await (await visitor.request(`/factura/${factura!.clave}.pdf`)).arrayBuffer());
  const pdf = await read();
  await app.mail.flush();
  await rm((await app.media.open(imageUrl.replace('/media/', '')))!.path);
  expect(pdf.equals(await read())).toBe(true);
  await admin.post('update_ajustes.php', { seccion: 'identidad', valores: { nombre: 'Rincones', logo: null } });
});

test('erasing a person leaves their invoices as they were issued, and says so', async () => {
  const factura = { nombre: 'Ana', nif: '12345678Z', direccion: 'Calle 1, 16001 Cuenca' };
  const pedido = await aPaid({ cliente: { ...aCliente, email: 'ana.factura@example.com' }, factura });
  for (const estado of ['preparado', 'enviado', 'entregado'])
    await admin.post('update_pedido.php', { cod_pedido: pedido.cod_pedido, estado });
  const [before] = await facturaOf(pedido.id);
  const { body } = await admin.post('delete_datos_persona.php', { email: 'ana.factura@example.com' });
  expect(body.message).toContain('sus facturas enteras, como exige la ley');
  expect(await facturaOf(pedido.id)).toEqual([before]);
});

test('the book counts what was paid since it was last looked at', async () => {
  const { total } = await list();
  await aPaid();
  await expect.poll(async () => (await list()).total).toBe(total + 1);
});

test('the book is a file for the accountant', async () => {
  const response = await admin.request('/api/export_facturas.php');
  const lines = (await response.text()).trim().split('\r\n');
  expect(lines[0]).toContain('"Base 21 %";"Cuota 21 %"');
  expect(lines.length - 1).toBe((await list()).total);
});
