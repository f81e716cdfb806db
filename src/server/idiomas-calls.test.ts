/** Visitors read the site in Spanish, English and French: `/en/…` and `/fr/…`; Spanish stays without prefix. */

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { inIdioma, splitIdioma } from '#server/idiomas.ts';
import { keyOf, pageAddress } from '#server/pages/address.ts';
import { findMovedPage } from '#server/pages/moved.ts';
import { startApp } from '#test/harness/harness.ts';
import { idioma, say } from '#values/idioma/say.ts';
import { answersOf } from './api/answers.ts';

const { app, admin, visitor } = await startApp();
const textOf = async (path: string) => (await visitor.request(path)).text();
const show = (visibles: string[]) => admin.post('update_ajustes.php', { seccion: 'idiomas', valores: { visibles } });

test('until the operator offers a language, everything is as it was', async () => {
  await show([]);
  expect(splitIdioma('/en/tienda')).toEqual({ codigo: 'es', path: '/en/tienda' });
  expect((await visitor.get('get_sitio.php', { idioma: 'en' })).body.data.idiomas).toEqual([]);
  expect(answersOf(app).keyOf('/api/get_sitio.php?idioma=en')).toBe('/api/get_sitio.php');
  expect(pageAddress('/en/pago-exitoso').isKept).toBe(true);
});

test('which there are is asked of the folder of messages', async () => {
  expect((await admin.get('get_idiomas_admin.php')).body.data).toEqual([
    { codigo: 'en', nombre: 'English', visible: false },
    { codigo: 'fr', nombre: 'Français', visible: false },
  ]);
  expect((await visitor.get('get_idiomas_admin.php')).status).toBe(401);
});

test('a language that does not exist cannot be invented', async () => {
  expect((await show(['xx'])).status).toBe(200);
  expect(splitIdioma('/xx/tienda').codigo).toBe('es');
  expect((await show(['<b>'])).status).toBe(422);
});

test('what is said belongs to the request, whoever else speaks at the same time', async () => {
  const said = await Promise.all(
    ['en', 'es', 'fr', 'xx'].map((codigo) =>
      inIdioma(codigo, async () => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        return `${idioma().codigo}: ${say('Idioma')}`;
      }),
    ),
  );
  expect(said).toEqual(['en: Language', 'es: Idioma', 'fr: Langue', 'es: Idioma']);
  expect(idioma().codigo).toBe('es');
});

test('the words of a language are a small file whose name says what is in it', async () => {
  const { file } = inIdioma('fr', idioma);
  for (const coding of ['br', 'gzip', 'identity']) {
    const answer = await visitor.request(file!, { headers: { 'accept-encoding': coding } });
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('content-encoding')).toBe(coding === 'identity' ? null : coding);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const text = coding === 'br' ? brotliDecompressSync(bytes) : coding === 'gzip' ? gunzipSync(bytes) : bytes;
    expect(JSON.parse(text.toString())).toMatchObject({ nombre: 'Français', locale: 'fr-FR' });
    if (coding === 'br') expect(bytes.length).toBeLessThan(22 * 1024);
  }
  expect((await visitor.request('/assets/mensajes-fr-otra.json')).status).toBe(404);
});

test('once English is offered', async () => {
  expect((await show(['en'])).status).toBe(200);
  // Addresses.
  expect(splitIdioma('/en')).toEqual({ codigo: 'en', path: '/' });
  expect(splitIdioma('/en/tienda')).toEqual({ codigo: 'en', path: '/tienda' });
  expect(splitIdioma('/entrada').codigo).toBe('es');
  expect(splitIdioma('/fr/tienda').codigo).toBe('es');
  expect(pageAddress('/en/pago-exitoso?session_id=cs_Ab')).toMatchObject({ isKept: false });
  expect(keyOf('/en/tienda?utm=1&pagina=2')).toBe('/en/tienda?pagina=2');
  // Answers are kept by language, and only by those that there are.
  const { keyOf: kept } = answersOf(app);
  expect(kept('/api/get_sitio.php?idioma=en')).toBe('/api/get_sitio.php?idioma=en');
  expect(kept('/api/get_sitio.php?idioma=fr')).toBe('/api/get_sitio.php');
  const { data } = (await visitor.get('get_sitio.php', { idioma: 'en' })).body;
  expect(data.idiomas).toMatchObject([{ codigo: 'en', nombre: 'English', ofrece: 'Read this page in English' }]);
});

test('a public call takes `idioma` in its address or in what is sent; at the desk it is what is translated', async () => {
  const said = async (answer: Promise<{ body: { message: string } }>) => (await answer).body.message;
  const wrong = { email: 'nada' };
  expect(await said(visitor.post('submit_newsletter.php?idioma=en', wrong))).toContain('valid email');
  expect(await said(visitor.post('submit_newsletter.php', { ...wrong, idioma: 'en' }))).toContain('valid email');
  expect(await said(visitor.post('submit_newsletter.php?idioma=en', { ...wrong, idioma: 'es' }))).toContain('válido');
  expect(await said(visitor.post('submit_newsletter.php?lang=en', wrong))).toContain('válido');
  expect(await said(visitor.get('get_libro.php', { slug: 'nadie', idioma: 'en' }))).toMatch(/not found|does not exist/);
  const which = { tipo: 'libro', id: 99_999, idioma: 'en' };
  expect(await said(admin.get('get_traduccion_admin.php', which))).toBe('El libro no existe.');
});

test('an address of before leads to the present one in the same language', async () => {
  const { body } = await admin.post('create_libro.php', { titulo: 'El nombre de antes', autores: 'Ana Ruiz' });
  const { id, version } = body.data;
  await admin.post('update_libro.php', { id, version, titulo: 'Otro', autores: 'Ana Ruiz', slug: 'otro-nombre' });
  expect(await findMovedPage(app.db, pageAddress('/en/libro/el-nombre-de-antes'))).toBe('/en/libro/otro-nombre');
  expect(await findMovedPage(app.db, pageAddress('/libro/el-nombre-de-antes'))).toBe('/libro/otro-nombre');
});

test('the site map names every page in each of its languages', async () => {
  const { body } = await admin.post('create_libro.php', { titulo: 'Un libro traducido', autores: 'Ana Ruiz' });
  const before = await textOf('/sitemap.xml');
  expect(before).toContain('/en/tienda</loc>');
  expect(before).toContain('hreflang="x-default"');
  expect(before).not.toContain('/en/aviso-legal');
  expect(before).not.toContain('/en/libro/un-libro-traducido');
  await admin.post('update_traduccion.php', {
    ...{ tipo: 'libro', id: body.data.id, idioma: 'en', estado: 'revisada' },
    campos: { titulo: 'A translated book' },
  });
  expect(await textOf('/sitemap.xml')).toContain('/en/libro/un-libro-traducido</loc>');
  expect(await textOf('/robots.txt')).toContain('Disallow: /en/checkout\n');
});

test('who makes the site is told in the languages it is translated into', async () => {
  const makersOf = async () => {
    const map = await textOf('/sitemap.xml');
    return [...map.matchAll(/<loc>[^<]*?((?:\/en)?\/quienes-somos)<\/loc>/g)].map(([, path]) => path);
  };
  expect(await makersOf()).toEqual(['/quienes-somos', '/en/quienes-somos']);
  const { legal } = app.ajustes.current;
  const valores = { ...legal, 'quienes-somos': { ...legal['quienes-somos'], texto: '<p>Somos dos.</p>' } };
  expect((await admin.post('update_ajustes.php', { seccion: 'legal', valores })).status).toBe(200);
  expect(await makersOf()).toEqual(['/quienes-somos']);
  const pagina = { titulo: 'Quiénes somos', contenido: '<p>Somos tres.</p>', estado: 'publicado' };
  const { data } = (await admin.post('create_pagina.php', pagina)).body;
  expect(await makersOf()).toEqual(['/quienes-somos']);
  await admin.post('update_traduccion.php', {
    ...{ tipo: 'pagina', id: data.id, idioma: 'en', estado: 'revisada' },
    campos: { titulo: 'About us', contenido: '<p>We are three.</p>' },
  });
  expect(await makersOf()).toEqual(['/quienes-somos', '/en/quienes-somos']);
});
