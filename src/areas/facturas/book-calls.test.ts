/** The book: found by words, added up by day, whatever became of the invoices, and however many there are. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { libroDeFacturas } from '#server/db/migrations/042-libro-de-facturas.ts';
import { libroDeNuevo } from '#server/db/migrations/060-libro-de-nuevo.ts';
import { forgetOldData } from '#server/people/conservacion.ts';
import { startApp } from '#test/harness/harness.ts';

const { app, admin } = await startApp();
const owner = {
  ...{ nombre: 'Serranía Viva, S. L.', nif: '12345678Z', calle: 'Calle Mayor 3', codigo_postal: '16001' },
  ...{ localidad: 'Cuenca', provincia: 'Cuenca', email: 'hola@example.com', telefono: '', licencia: '' },
};
await admin.post('update_ajustes.php', { seccion: 'titular', valores: owner });

async function issued(nombre: string, ...rates: number[]): Promise<string> {
  const cliente = { nombre, nif: '12345678Z', direccion: 'Calle 2' };
  const lineas = rates.map((iva) => ({ descripcion: 'Miel', cantidad: 1, precio: 10, iva }));
  const { body } = await admin.post('create_factura.php', { cliente, lineas, iva_incluido: false });
  return body.numero;
}
const list = async (query = {}) => (await admin.get('get_facturas_admin.php', query)).body;
const numeros = async (query: object) => (await list(query)).data.map(({ numero }: { numero: string }) => numero);

const kept = async () => ({
  dias: await sql`select * from facturas_por_dia where facturas != 0 or base_cents != 0 or cuota_cents != 0
    order by fecha, tipo, iva, exenta`.execute(app.db),
  palabras: await sql`select palabra, factura_id from factura_palabras order by factura_id, palabra`.execute(app.db),
});

/** As it is made for a site that had invoices before. */
async function madeAnew() {
  await sql`delete from facturas_por_dia`.execute(app.db);
  await sql`delete from factura_palabras`.execute(app.db);
  for (const step of [...libroDeFacturas.up, ...libroDeNuevo.up]) {
    const text =
      typeof step === 'string' ? step : step[process.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'sqlite'];
    if (text && /^(?:insert|with|delete) /.test(text)) await sql.raw(text).execute(app.db);
  }
  return kept();
}

test('found by the beginnings of its words, by its number and by the end of it', async () => {
  const peña = await issued('Peña Escrita, S. L. (Bodega)', 21, 10);
  const other = await issued('María Escudero', 4);
  expect(await numeros({ q: 'pena' })).toEqual([peña]);
  expect(await numeros({ q: 'BODEGA escri' })).toEqual([peña]);
  expect(await numeros({ q: 'esc' })).toEqual([other, peña]);
  expect(await numeros({ q: 'esc', tipo: 'F2' })).toEqual([]);
  expect(await numeros({ q: '12345678z' })).toEqual([other, peña]);
  expect(await numeros({ q: other })).toEqual([other]);
  expect(await numeros({ q: '2' })).toContain(other);
  expect(await numeros({ q: 'escrita maría' })).toEqual([]);
  expect(await numeros({ q: '***' })).toEqual([]);
  expect((await list({ q: 'escudero' })).sumas).toEqual([{ iva: 4, exenta: false, base: 10, cuota: 0.4 }]);
});

test('what is annulled or corrected leaves the sums as it leaves the rows, once; and a site of before is filled alike', async () => {
  const [one, two] = [await issued('Ana', 21, 4), await issued('Ana', 21)];
  const before = await list();
  await admin.post('anular_registro.php', { numero: one, motivo: 'Prueba' });
  const corrective = await admin.post('rectificar_factura.php', { numero: two, motivo: 'Prueba' });
  // An annulled corrective takes nothing back: it can be corrected again.
  await admin.post('anular_registro.php', { numero: corrective.body.numero, motivo: 'Prueba' });
  expect((await admin.post('rectificar_factura.php', { numero: two, motivo: 'Otra' })).status).toBe(200);
  const after = await list();
  expect(after.total).toBe(before.total + 2);
  const at = (page: typeof after, rate: number) =>
    page.sumas.find(({ iva }: { iva: number }) => iva === rate)?.base ?? 0;
  expect([at(after, 21) - at(before, 21), at(after, 4) - at(before, 4)]).toEqual([-20, -10]);
  const now = await kept();
  expect((await madeAnew()).dias.rows).toEqual(now.dias.rows);
  expect((await kept()).palabras.rows).toEqual(now.palabras.rows);
});

test('with thousands it finds, counts and adds up the same, on every page', async () => {
  const row = await app.db.selectFrom('facturas').selectAll().orderBy('id').limit(1).executeTakeFirstOrThrow();
  const thousands = Array.from({ length: 2100 }, (_, n) => ({
    ...{ ...row, id: 10_000 + n, clave: `clave-${n}`, numero: `M2026-${n}`, busqueda: 'muchas' },
    fecha: `2024-${String(1 + (n % 12)).padStart(2, '0')}-15`,
  }));
  const inPortions = async (write: (some: typeof thousands) => Promise<unknown>) => {
    for (let at = 0; at < thousands.length; at += 500) await write(thousands.slice(at, at + 500));
  };
  await inPortions((some) => app.db.insertInto('facturas').values(some).execute());
  await inPortions((some) =>
    app.db
      .insertInto('factura_desglose')
      .values(
        some.map(({ id, fecha }) => ({ factura_id: id, fecha, iva: 21, exenta: 0, base_cents: 100, cuota_cents: 21 })),
      )
      .execute(),
  );
  await madeAnew();
  app.totals.dropAll();
  const sumas = [{ iva: 21, exenta: false, base: 2100, cuota: 441 }];
  expect(await list({ q: 'much' })).toMatchObject({ total: 2100, sumas });
  expect(await list({ desde: '2024-01-01', hasta: '2024-12-31' })).toMatchObject({ total: 2100, sumas });
  const all: string[] = [];
  for (let page = 1; page <= 21; page++)
    all.push(...(await numeros({ desde: '2024-01-01', hasta: '2024-12-31', limit: 100, page })));
  const byDay = thousands.sort((one, other) => other.fecha.localeCompare(one.fecha) || other.id - one.id);
  expect(all).toEqual(byDay.map(({ numero }) => numero));
  for (const page of [1, 10, 11, 21]) {
    const from = (page - 1) * 100;
    expect(await numeros({ q: 'muchas', limit: 100, page })).toEqual(all.slice(from, from + 100));
  }
  const csv = await (await admin.request('/api/export_facturas.php?q=muchas')).text();
  expect(csv.trim().split('\r\n')).toHaveLength(2101);
});

test('what the law lets go leaves the sums and the words too', async () => {
  const row = await app.db.selectFrom('facturas').selectAll().orderBy('id').limit(1).executeTakeFirstOrThrow();
  const old = { fecha: '2015-05-05', numero: 'S2015-000001', clave: 'vieja', id: -1, pedido_id: null };
  await app.db
    .insertInto('facturas')
    .values({ ...row, ...old })
    .execute();
  const part = { iva: 21, exenta: 0, base_cents: 100, cuota_cents: 21 };
  await app.db
    .insertInto('factura_desglose')
    .values({ factura_id: -1, fecha: old.fecha, ...part })
    .execute();
  expect((await madeAnew()).dias.rows[0]).toMatchObject({ fecha: old.fecha, facturas: 1, base_cents: 100 });
  await forgetOldData(app.db, new Date());
  const { dias, palabras } = await kept();
  expect([dias.rows[0], palabras.rows[0]]).toMatchObject([{ fecha: '2024-01-15' }, { factura_id: 1 }]);
});
