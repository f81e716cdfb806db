/** A site that version 0.4.0 wrote (site-0.4.0/README.md says what is in it) goes on as if nothing had happened. */
import { expect, test } from 'vitest';
import { splitIdioma } from '#server/idiomas.ts';
import { startOldSite, testPassword, testThatItGoesOn } from './goes-on.ts';

const site = await startOldSite('0.4.0', '2026-11-18T19:07:30.000Z');
testThatItGoesOn(site);
testPassword(site);

test('what a neighbour proposed is accepted', async () => {
  const [{ id }] = (await site.admin.get('get_propuestas_admin.php')).body.data;
  const { body } = await site.admin.post('accept_propuesta.php', { id });
  expect(body).toMatchObject({ success: true, data: { titulo: 'Verbena de la plaza' } });
});

test('its visitors read Spanish, at the addresses that they had, until somebody offers more', async () => {
  await site.admin.post('update_ajustes.php', { seccion: 'idiomas', valores: { visibles: [] } });
  expect(splitIdioma('/en/tienda').codigo).toBe('es');
});
