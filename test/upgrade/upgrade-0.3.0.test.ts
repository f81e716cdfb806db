/** A site that version 0.3.0 wrote (site-0.3.0/README.md says what is in it) goes on as if nothing had happened. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { presentKey } from '#server/auth/key.ts';
import { startOldSite, testPassword, testThatItGoesOn } from './goes-on.ts';
import { folderOf } from './old-site.ts';

const site = await startOldSite('0.3.0', '2026-11-18T12:00:50.000Z');
testThatItGoesOn(site);
testPassword(site);

test('the key that signs cookies and closes second factors is the one of its file', () => {
  const then = readFileSync(join(folderOf('0.3.0'), 'secret.key'), 'utf8').trim();
  expect(presentKey(site.app.settings)).toBe(then);
});

test('the next invoice follows the last one, in the same chain', async () => {
  const last = site.rowsOf('registros_facturacion').at(-1)!;
  const lineas = [{ descripcion: 'Patrocinio', cantidad: 1, precio: 100, iva: 21 }];
  const cliente = { nombre: 'Bodega', nif: '12345678Z', direccion: 'Calle 2' };
  const { body } = await site.admin.post('create_factura.php', { cliente, lineas, iva_incluido: false });
  const { registros } = (await site.admin.get('get_factura_admin.php', { numero: body.data.numero })).body.data;
  const made = await site.app.db
    .selectFrom('registros_facturacion')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(registros).toHaveLength(1);
  expect(made).toMatchObject({ numero: body.data.numero, anterior: last.huella });
  expect((await site.admin.get('comprobar_cadena.php')).body.data).toMatchObject({ registros: Number(last.id) + 1 });
});
