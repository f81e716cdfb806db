/** The billing records as XML: as many documents as the tax agency's schema asks for, none of them empty. */
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { hasSchemas, schemasPath } from '#test/harness/agencia-double.ts';
import { startApp } from '#test/harness/harness.ts';

const { app, admin } = await startApp();
const owner = {
  ...{ nombre: 'Serranía Viva, S. L.', nif: '12345678Z', calle: 'Calle Mayor 3', codigo_postal: '16001' },
  ...{ localidad: 'Cuenca', provincia: 'Cuenca', email: 'hola@example.com', telefono: '', licencia: '' },
};
await admin.post('update_ajustes.php', { seccion: 'titular', valores: owner });

const count = async (query = {}) => (await admin.get('contar_registros_facturacion.php', query)).body.data;
const take = (query: Record<string, string> = {}) =>
  admin.request(`/api/get_registros_facturacion.php?${new URLSearchParams(query)}`);

async function recordsIn(response: Response): Promise<string[]> {
  expect(response.status).toBe(200);
  const xml = await response.text();
  const schema = ['--noout', '--nonet', '--schema', `${schemasPath}/SuministroLR.xsd`, '-'];
  if (hasSchemas) execFileSync('xmllint', schema, { input: xml, stdio: 'pipe' });
  return xml.match(/<sf:Huella>[^<]*<\/sf:Huella><\/sf:RegistroAlta>/g) ?? [];
}

test('days without a record are refused with a sentence', async () => {
  expect(await count()).toEqual({ registros: 0, archivos: 0 });
  const refused = await admin.get('get_registros_facturacion.php');
  expect([refused.status, refused.body.message]).toEqual([404, 'No hay ningún registro de esos días.']);
});

test('more than a thousand come in parts, each valid, which together are all of them once, in their order', async () => {
  const cliente = { nombre: 'Ana', nif: '12345678Z', direccion: 'Calle 1' };
  const lineas = [{ descripcion: 'Miel', cantidad: 1, precio: 10, iva: 10 }];
  await admin.post('create_factura.php', { cliente, lineas });
  expect(await count()).toEqual({ registros: 1, archivos: 1 });
  expect(await recordsIn(await take())).toHaveLength(1);

  const first = await app.db.selectFrom('registros_facturacion').selectAll().executeTakeFirstOrThrow();
  const huella = (n: number) => n.toString(16).toUpperCase().padStart(64, '0');
  const more = Array.from({ length: 2004 }, (_, n) => ({
    ...{ ...first, id: first.id + 1 + n, huella: huella(n) },
    xml: first.xml.replace(first.huella, huella(n)),
  }));
  for (let at = 0; at < more.length; at += 500)
    await app.db
      .insertInto('registros_facturacion')
      .values(more.slice(at, at + 500))
      .execute();
  expect(await count()).toEqual({ registros: 2005, archivos: 3 });
  const whole = await admin.get('get_registros_facturacion.php');
  expect([whole.status, whole.body.message]).toEqual([422, expect.stringContaining('Son 2005 registros')]);
  const parts = await Promise.all(['1', '2', '3'].map(async (parte) => recordsIn(await take({ parte }))));
  expect(parts.map((part) => part.length)).toEqual([1000, 1000, 5]);
  const huellas = [first, ...more].map(({ huella }) => `<sf:Huella>${huella}</sf:Huella></sf:RegistroAlta>`);
  expect(parts.flat()).toEqual(huellas);
  expect((await admin.get('get_registros_facturacion.php', { parte: '4' })).status).toBe(404);
  expect((await take({ desde: '2100-01-01' })).status).toBe(404);
});
