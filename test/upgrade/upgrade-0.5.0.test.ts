/** A site that version 0.5.0 wrote (site-0.5.0/README.md says what is in it) goes on as if nothing had happened. */
import { expect, test } from 'vitest';
import { startOldSite, testPassword, testThatItGoesOn } from './goes-on.ts';

const site = await startOldSite('0.5.0', '2026-11-19T04:45:50.000Z');
// Whoever signs in here has their password stored at the lower cost of tests.
testThatItGoesOn(site, { account: /^(?:password|updatedAt)$/ });
testPassword(site);

test('what was translated is still read in that language, the rest in Spanish', async () => {
  const { body } = await site.visitor.get('get_ubicacion.php', { slug: 'la-laguna-de-una', idioma: 'en' });
  expect(body.data.nombre).toBe('Uña Lagoon');
  expect(body.data.descripcion).toContain('escalones');
});

test('the next invoice goes on where the last one ended, and the chain is whole', async () => {
  const linea = { descripcion: 'Anuncio de invierno', cantidad: 1, precio: '80,00', iva: 21 };
  const cliente = { nombre: 'Hostal de Łukasz', nif: '12345678Z', direccion: 'Plaza Mayor 1, 16001 Cuenca' };
  const made = await site.admin.post('create_factura.php', { cliente, lineas: [linea], iva_incluido: false });
  expect(made.body).toMatchObject({ success: true, numero: 'F2026-000005' });
  expect((await site.admin.get('comprobar_cadena.php')).body.data).toMatchObject({ registros: 9 });
});
