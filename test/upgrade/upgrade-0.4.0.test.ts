/** A site that version 0.4.0 wrote (site-0.4.0/README.md says what is in it) goes on as if nothing had happened. */
import { expect, test } from 'vitest';
import { loadDemo } from '#demo/load.ts';
import { claimMeta } from '#server/db/meta.ts';
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
  const { db } = site.app;
  // As it is before its first start, also where it once began as the demo.
  await db.updateTable('ajustes').set({ valores: '{}' }).where('seccion', '=', 'idiomas').execute();
  await claimMeta(db, 'demo', 'antes');
  await loadDemo(site.app, () => {});
  expect(splitIdioma('/en/tienda')).toEqual({ codigo: 'es', path: '/en/tienda' });
  const textOf = async (path: string) => (await site.visitor.request(path)).text();
  // What pages show of languages comes from here.
  const sitio = (await site.visitor.get('get_sitio.php')).body;
  expect(sitio.data.idiomas).toEqual([]);
  for (const call of ['get_sitio.php', 'get_libros.php', 'get_productos.php', 'get_eventos.php'])
    expect(await textOf(`/api/${call}?idioma=en`), call).toBe(await textOf(`/api/${call}`));
  const map = await textOf('/sitemap.xml');
  expect(map).toContain('/tienda</loc>');
  expect(map).not.toMatch(/hreflang|\/en\b|\/fr\b/);
  expect(await textOf('/robots.txt')).not.toMatch(/\/en\b|\/fr\b/);
  for (const path of ['/en/rss.xml', '/fr/agenda.ics']) expect(await textOf(path), path).not.toMatch(/<rss|VCALENDAR/);
  expect((await site.visitor.request('/rss.xml')).headers.get('content-type')).toContain('rss');
});
