/** Walks every GET with everybody: who only asks changes nothing, so a link in a mail, a picture or a crawler does no harm. */
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { aCliente, aProducto, buyersOf } from '#areas/tienda/builders.testing.ts';
import { calls } from '#calls.server.ts';
import type { Call } from '#server/api/call.ts';
import { type Client, startApp } from '#test/harness/harness.ts';

const { app, admin, visitor } = await startApp();
const reads = (Object.entries(calls) as [string, Call][]).filter(
  ([, { method, changes }]) => method === 'get' && !changes,
);

/** Who took data out is written down: that is what they are for (registro/taken-calls.test.ts). */
const noted = /^(?:get_exportacion|get_datos_persona|get_copia_archivo|export_\w+|get_registros_facturacion)\.php$/;
/** What counts who asks, and says when a session was last used. */
const counted = /^(?:intentos|session|estadisticas.*|visitantes_hoy|trabajos)$/;

const known: Record<string, string> = { id: '1', q: 'prueba', page: '1', ruta: '/libro/libro-de-prueba', cosas: 'l1' };

beforeAll(async () => {
  const provincia_id = (await admin.post('create_provincia.php', { nombre: 'Provincia de prueba' })).body.data.id;
  const { id: municipio_id } = (await admin.post('create_municipio.php', { nombre: 'Huete', provincia_id })).body.data;
  await admin.post('create_libro.php', { titulo: 'Libro de prueba', autores: 'Ana Ejemplo' });
  await admin.post('create_evento.php', { titulo: 'Prueba', municipio_id, fecha_inicio: '2035-05-05' });
  const category_id = (await admin.post('create_categoria.php', { nombre_categoria: 'De prueba' })).body.data.id;
  const texto = { titulo: 'Prueba', contenido: '<p>Hola</p>', category_id, estado: 'borrador' };
  const { body } = await admin.post('create_post.php', texto);
  const enlace = (await admin.post('create_borrador_enlace.php', { id: body.data.Id_articulo })).body.enlace as string;
  const pagos = { bizum: { activa: true, telefono: '600 111 222', instrucciones: '', dias: 2 } };
  await admin.post('update_ajustes.php', { seccion: 'pagos', valores: pagos });
  const { id } = await aProducto(admin);
  const session_id = await buyersOf(app)().buy([{ id, quantity: 1 }], {}, { pago: 'bizum' });
  const { cod_pedido: cod } = await app.db.selectFrom('pedidos').select('cod_pedido').executeTakeFirstOrThrow();
  await visitor.post('submit_contact.php', {
    name: 'Ana',
    email: aCliente.email,
    message: 'Hola a todos.',
    consent: true,
  });
  Object.assign(known, { clave: enlace.replace('/borrador/', ''), session_id, cod, email: aCliente.email });
  await app.mail.flush();
});

function questionOf({ input }: Call): Record<string, string> {
  if (!input) return {};
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, { enum?: unknown[] }>;
    required?: string[];
  };
  const pairs = Object.entries(schema.properties ?? {}).flatMap(([name, { enum: few }]) => {
    const value = known[name] ?? (schema.required?.includes(name) ? few?.[0] : undefined);
    return value === undefined ? [] : [[name, String(value)]];
  });
  return Object.fromEntries(pairs);
}

/** All that is stored, table by table. */
async function stored(): Promise<Map<string, string[]>> {
  const tables = (await app.db.introspection.getTables()).map(({ name }) => name);
  const all = new Map<string, string[]>();
  for (const table of tables.filter((name) => !counted.test(name) && !/^(?:busqueda_|kysely_|sqlite_)/.test(name))) {
    const rows = await app.db
      .selectFrom(table as 'libros')
      .selectAll()
      .execute();
    all.set(table, rows.map((row) => JSON.stringify(row)).sort());
  }
  return all;
}

test.each([
  ['an administrator', admin],
  ['a visitor', visitor],
] as [string, Client][])('what %s asks for changes nothing', async (_, client) => {
  const before = await stored();
  expect(before.get('libros')).toHaveLength(1);
  expect(before.get('pedidos')).toHaveLength(1);
  const answered: string[] = [];
  for (const [name, call] of reads) {
    if (noted.test(name)) continue;
    const { status } = await client.get(name, questionOf(call));
    expect(status, name).toBeLessThan(500);
    if (status === 200) answered.push(name);
  }
  expect(answered.length).toBeGreaterThan(client === admin ? 90 : 40);
  const after = await stored();
  expect(
    [...after].filter(([table, rows]) => before.get(table)?.join() !== rows.join()).map(([table]) => table),
  ).toEqual([]);
});
