/** Writing: on a bad line, in two tabs, over the end of a session and of the browser; nothing lost, doubled or seen. */
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Editor } from '@tiptap/core';
import fc from 'fast-check';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { everyBlock as everyWordPressBlock } from '#areas/importar/wordpress/blocks.testing.ts';
import { broughtTexts } from '#areas/importar/wordpress/brought.testing.ts';
import { cleanHtml } from '#server/rich-text/rich-text.ts';
import { everyBlock } from '#values/rich-text/every-block.testing.ts';
import { texts } from '#values/rich-text/texts.testing.ts';
import { expectAccessible } from './accessible.ts';
import { failedCalls, unique } from './admin-form.ts';
import { answerOf, desktop, openAdmin, phone, tablet } from './browser.ts';
import { visit } from './html.ts';
import { httpAdmin } from './http-admin.ts';
import { adminPassword } from './site-server.ts';

const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Contenido', exact: true });
const saved = (page: Page) => page.locator('[data-estado=saved]').waitFor();

/** At the end of the text, in one go: key by key the browser draws the form anew each time. */
async function write(page: Page, text: string): Promise<void> {
  await editorOf(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(text);
}

async function found(titulo: string) {
  const { data } = await (await httpAdmin()).get(`get_all_posts_admin.php?q=${encodeURIComponent(titulo)}`);
  return data as { Id_articulo: number; slug: string; estado: string; con_cambios: boolean }[];
}

async function storedText(slug: string): Promise<string> {
  const { data } = await (await httpAdmin()).get(`get_post_admin.php?slug=${slug}`);
  const articulo = data as { contenido: string; cambios: { contenido: string } | null };
  return articulo.cambios?.contenido ?? articulo.contenido;
}

/**
 * Written on a bad line, over the end of the session and of the browser: one article, whole, seen when it is
 * published.
 */
test('an article written on a bad line is one and whole', async () => {
  const titulo = unique('Línea mala');
  const page = await openAdmin('/admin/articulos/nuevo', { expected: failedCalls, hasOwnSession: true });
  await page.locator('[name=titulo]').fill(titulo);
  await saved(page);
  await page.getByText(/^Borrador · guardado hace \d+ s$/).waitFor();
  const [draft] = await found(titulo);
  expect(draft).toMatchObject({ estado: 'borrador' });

  // The line drops in the middle of a sentence, and one answer is lost on its way back.
  await write(page, 'Lo primero. ');
  await saved(page);
  await page.context().setOffline(true);
  await write(page, 'Sin línea. ');
  await page.getByText('Sin conexión: se guardará al volver').waitFor();
  await page.context().setOffline(false);
  await saved(page);
  let isLost = false;
  await page.route('**/create_post.php', async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    await answerOf(route);
    await route.abort();
  });
  await write(page, 'Contestado al aire. ');
  await page.getByText('Sin conexión: se guardará al volver').waitFor();
  await saved(page);
  await page.unroute('**/create_post.php');

  // A session that expires in the middle of a long text: sign in in a dialog and continue.
  await page.context().clearCookies();
  await write(page, 'Sin sesión. ');
  const dialog = page.getByRole('dialog', { name: 'Tu sesión ha caducado' });
  await dialog.locator('[name=password]').fill('equivocada');
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await dialog.getByText('Credenciales inválidas. Por favor, inténtalo de nuevo.').waitFor();
  await dialog.locator('[name=password]').fill(adminPassword);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await dialog.waitFor({ state: 'detached' });
  await saved(page);
  expect((await visit(`/historia/${draft!.slug}`)).status).toBe(404);

  // The page is closed while it has something that never reached the server.
  await page.context().setOffline(true);
  await write(page, 'Lo último. ');
  await page.getByText('Sin conexión: se guardará al volver').waitFor();
  const address = page.url();
  await page.route('**/create_post.php', (route) => route.abort());
  await page.context().setOffline(false);
  const next = await page.context().newPage();
  await page.close();
  await next.goto(address);
  await next.getByRole('heading', { name: 'Editar Artículo' }).waitFor();
  await next.getByText(/^Tienes un borrador sin guardar de /).waitFor();
  await next.getByRole('button', { name: 'Recuperar' }).click();
  await editorOf(next).getByText('Lo último.').waitFor();
  await saved(next);
  const whole = 'Lo primero. Sin línea. Contestado al aire. Sin sesión. Lo último.';
  expect(await storedText(draft!.slug)).toContain(whole);

  // Its address follows the title until somebody writes in it.
  const slug = `${draft!.slug}-propia`;
  await next.locator('[name=slug]').click();
  await next.keyboard.press('Control+A');
  await next.keyboard.type(slug);
  await next.locator('[name=Id_categoria]').selectOption({ label: 'Historia' });
  await next.getByRole('button', { name: 'Publicar', exact: true }).click();
  await next.getByText('Artículo actualizado con éxito.').waitFor();
  expect(await found(titulo)).toMatchObject([{ Id_articulo: draft!.Id_articulo, estado: 'publicado' }]);
  expect((await visit(`/historia/${slug}`)).text).toContain(whole);
});

test('a published article that is changed in two tabs loses nothing', async () => {
  const admin = await httpAdmin();
  const titulo = unique('En dos pestañas');
  const { slug } = await admin.post('create_post.php', { titulo, contenido: '<p>Publicado.</p>', category_id: 1 });
  const one = await openAdmin(`/admin/articulos/editar/${slug}`, { expected: failedCalls });
  const other = await one.context().newPage();
  await other.goto(`/admin/articulos/editar/${slug}`);
  await editorOf(other).waitFor();

  await write(one, ' Sobra.');
  await one.getByText(/^Publicado · con cambios sin publicar/).waitFor();
  await one.getByRole('button', { name: 'Descartar cambios' }).click();
  await one.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click();
  await one.getByText('con cambios sin publicar').waitFor({ state: 'detached' });
  expect(await editorOf(one).textContent()).toBe('Publicado.');
  await write(one, ' De la primera.');
  await saved(one);
  await one.getByText(/^Publicado · con cambios sin publicar/).waitFor();
  for (const viewport of [phone, tablet, desktop]) await expectToolbarInSight(one, viewport);
  expect((await visit(`/historia/${slug}`)).text).not.toContain('De la primera.');

  // Whoever has the private address reads what it will say; nobody keeps it, and it can be ended.
  await one.getByRole('button', { name: 'Crear enlace' }).click();
  const enlace = await one.getByLabel('Enlace del borrador').inputValue();
  const shared = await fetch(enlace);
  expect(await shared.text()).toContain('De la primera.');
  expect(shared.headers.get('x-robots-tag')).toBe('noindex');
  expect(shared.headers.get('cache-control')).toMatch(/no-store|private/);
  await one.getByRole('button', { name: 'Dejar de compartir' }).click();
  await one.getByRole('button', { name: 'Crear enlace' }).waitFor();
  expect((await fetch(enlace)).status).toBe(404);

  await write(other, ' De la segunda.');
  const alert = other.getByRole('alert').filter({ hasText: 'se ha guardado también desde otro sitio' });
  await alert.waitFor();
  expect(await alert.innerText()).not.toContain('recarga la página');
  await expectAccessible(other);
  expect(await editorOf(other).textContent()).toContain('De la segunda.');
  await alert.getByRole('button', { name: 'Guardar lo mío' }).click();
  await saved(other);
  expect(await storedText(String(slug))).toBe('<p>Publicado. De la segunda.</p>');
  const { data } = await admin.get(`get_versiones_articulo.php?id=${(await found(titulo))[0]!.Id_articulo}`);
  expect(data).toHaveLength(2);

  await other.getByRole('button', { name: 'Guardar Cambios' }).click();
  await other.getByText('Artículo actualizado con éxito.').waitFor();
  expect((await visit(`/historia/${slug}`)).text).toContain('De la segunda.');
});

test('with the keyboard: from the title to the text, and through the buttons above it', async () => {
  const page = await openAdmin('/admin/articulos/nuevo', { expected: failedCalls, viewport: phone });
  await page.locator('[name=titulo]').fill(unique('Desde el móvil'));
  await editorOf(page).waitFor();
  // From the title to the text.
  await page.locator('[name=titulo]').press('Enter');
  expect(await editorOf(page).evaluate((editor) => editor === document.activeElement)).toBe(true);
  // The buttons above it are one stop; arrows go from one to the next, and Tab comes back to the last.
  const at = (name: string) =>
    page.getByRole('toolbar').getByLabel(name, { exact: true }).and(page.locator(':focus')).waitFor();
  for (const [key, name] of [
    ['Shift+Tab', 'Título 2'],
    ['ArrowRight', 'Título 3'],
    ['ArrowRight', 'Tamaño de letra'],
    ['ArrowLeft', 'Título 3'],
  ] as const) {
    await page.keyboard.press(key);
    await at(name);
  }
  await page.keyboard.press('Tab');
  expect(await editorOf(page).evaluate((editor) => editor === document.activeElement)).toBe(true);
  await page.keyboard.press('Shift+Tab');
  await at('Título 3');
  // One that goes out of use under the finger does not take the others along.
  await page.keyboard.press('Tab');
  await page.keyboard.insertText('x');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('End');
  await at('Deshacer');
  await page.keyboard.press('Enter');
  await page.locator('button[aria-label=Deshacer]:disabled').first().waitFor();
  // What was undone leads back to the text, a moment later.
  await expect.poll(() => editorOf(page).evaluate((editor) => editor === document.activeElement)).toBe(true);
  await page.keyboard.press('Shift+Tab');
  await at('Título 2');
  await page.keyboard.press('Tab');
});

test('a paste is clean, and says what it leaves out', async () => {
  const page = await aNewOne();
  await editorOf(page).focus();
  await paste(
    page,
    `<p class=MsoNormal style='mso-x:y'><b>Pegado</b><o:p></o:p></p><p><img src="file:///C:/a/clip_image001.png"></p>`,
  );
  await page.getByText(/se ha dejado fuera: «clip_image001.png»/).waitFor();
  expect(await page.locator('[name=contenido]').inputValue()).toMatch(
    /^<p><strong>Pegado<\/strong><\/p>(?:<p><\/p>)?$/,
  );
});

test('a picture of 15 MB is stored at once; what is none is refused', async () => {
  const page = await aNewOne();
  const folder = await mkdtemp(join(tmpdir(), 'fotos-'));
  await insertPicture(page, await noPicture(folder));
  await page
    .getByText('Error al subir la imagen: «falsa.png» no es una imagen válida. Se admiten JPEG, PNG, WebP y AVIF.')
    .waitFor();
  await insertPicture(page, await nearlyTooBig(folder));
  await page.locator('.ProseMirror img[src^="/media/"]').waitFor({ timeout: 40_000 });
  await rm(folder, { recursive: true });

  // A press on a picture selects it.
  await page.locator('.ProseMirror img').click();
  await page.getByLabel('Texto alternativo').fill('Una foto grande');
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'Imagen' }).getByText('Ancha').click();
  await expect
    .poll(() => page.locator('[name=contenido]').inputValue())
    .toMatch(/<figure data-ancho="ancha"><img[^>]+alt="Una foto grande"/);
});

test('a video and a card stay when one word is changed', async () => {
  const page = await aNewOne();
  await editorOf(page).focus();
  await page.getByRole('button', { name: 'Insertar vídeo de YouTube' }).click();
  const address = page.getByRole('dialog').getByLabel('Dirección del vídeo');
  await address.fill('no es una dirección');
  await address.press('Enter');
  await page.getByText('Esta dirección no es de un vídeo de YouTube ni de Vimeo.').waitFor();
  await address.fill('https://youtu.be/abcdefghijk');
  await address.press('Enter');
  await expect.poll(() => page.locator('[name=contenido]').inputValue()).toContain('embed/abcdefghijk');
  await page.keyboard.press('Control+End');
  await page.getByRole('button', { name: 'Insertar tarjeta' }).click();
  await page.locator('[name=buscar_tarjeta]').fill('queso');
  const name = 'Queso manchego curado de oveja';
  await page.getByRole('dialog').getByRole('listitem').getByRole('button', { name }).click();
  await page.locator('.ProseMirror [data-card]', { hasText: name }).waitFor();
  await page.locator('[name=category_id]').selectOption({ label: 'Historia' });
  await expectAccessible(page);
  const path = await publish(page);
  const { text } = await visit(path);
  expect(text).toContain('data-embed-box="https://www.youtube-nocookie.com/embed/abcdefghijk"');
  await page.locator('.ProseMirror iframe[src*="abcdefghijk"]').waitFor();
  await write(page, ' Y una palabra más.');
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await page.getByText('Artículo actualizado con éxito.').waitFor();
  const { text: after } = await visit(path);
  for (const part of ['Y una palabra más.', name, 'data-embed-box']) expect(after).toContain(part);
});

test('three hundred pasted rows arrive whole, with the line after them in sight', async () => {
  const page = await aNewOne();
  await editorOf(page).focus();
  const rows = Array.from({ length: 300 }, (_, row) => `<tr><td>fila ${row}</td><td>valor ${row}</td></tr>`).join('');
  await paste(page, `<table><tbody>${rows}</tbody></table><p>La última línea</p>`);
  await page.getByText('fila 299', { exact: true }).waitFor();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('!');
  expect(await isCovered(page, 'La última línea!')).toBe(false);
  await page.locator('[name=category_id]').selectOption({ label: 'Historia' });
  const { text } = await visit(await publish(page));
  for (const part of ['valor 0', 'valor 150', 'valor 299', 'La última línea!']) expect(text).toContain(part);
});

test('what the editor cannot edit is kept, and a gallery opens large', async () => {
  const admin = await httpAdmin();
  const src = JSON.stringify((await admin.get('get_all_posts_admin.php')).data).match(/\/media\/[\w.-]+/)![0];
  const uneven = '<table><tbody><tr><td>Uno</td><td>Dos</td></tr><tr><td>Tres</td></tr></tbody></table>';
  const photo = (pie: string) => `<figure><img src="${src}" alt="${pie}" /><figcaption>${pie}</figcaption></figure>`;
  const contenido = `<p>Antes</p>${uneven}<figure data-galeria="2">${photo('Primera')}${photo('Segunda')}</figure>`;
  const { slug } = await admin.post('create_post.php', { titulo: unique('Conservado'), contenido, category_id: 1 });
  const page = await openAdmin(`/admin/articulos/editar/${slug}`, { viewport: phone });
  await page.getByRole('group', { name: 'Bloque conservado' }).getByText('Tres').waitFor();
  await write(page, 'Después');
  await page.getByRole('button', { name: 'Insertar bloque' }).click();
  await page.getByRole('menuitem', { name: 'Nota', exact: true }).click();
  await page.keyboard.insertText('Ojo con el hielo');
  await saved(page);
  await expect
    .poll(() => storedText(String(slug)))
    .toBe(`${contenido}<p>Después</p><aside><p>Ojo con el hielo</p></aside>`);
  await page.goto(`/historia/${slug}`);
  // Pressed before the page is awake, a link is followed after a while.
  await page.waitForFunction(() => !('$_TSR' in window));
  await page.getByRole('link', { name: 'Ampliar: Primera' }).click();
  const large = page.getByRole('dialog', { name: 'Galería' });
  await large.getByText('1 de 2').waitFor();
  await page.keyboard.press('ArrowRight');
  await large.locator('figcaption', { hasText: 'Segunda' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await large.waitFor({ state: 'detached' });
});

/** A new article on a phone, with a title of its own. */
async function aNewOne(): Promise<Page> {
  const page = await openAdmin('/admin/articulos/nuevo', { expected: failedCalls, viewport: phone });
  await page.locator('[name=titulo]').fill(unique('Desde el móvil'));
  await editorOf(page).waitFor();
  return page;
}

/** Its address for visitors. */
async function publish(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await page.getByText('Artículo creado con éxito.').waitFor();
  return (await page.getByRole('link', { name: 'Ver en el sitio' }).getAttribute('href'))!;
}

/**
 * Every text there is opens and is saved the same; with one word changed, that word differs; blocks come from / and
 * +, move by their handle, and links are found by name.
 */
test('every text opens and is saved the same', async () => {
  // Most of their pictures and cards are nowhere.
  const page = await openAdmin('/admin/articulos/nuevo', { expected: /Failed to load resource/ });
  await editorOf(page).waitFor();
  // All the code of the screen, until somebody asks for more.
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );
  expect(bytes / 1024).toBeGreaterThan(200);
  expect(bytes / 1024).toBeLessThan(320);

  const old = JSON.parse(await readFile('test/upgrade/site-0.2.0/contents.json', 'utf8')) as Answered[];
  const written = [
    everyBlock,
    everyWordPressBlock,
    ...(await broughtTexts()),
    ...old.flatMap(({ body }) => (typeof body?.data?.contenido === 'string' ? [body.data.contenido] : [])),
    ...fc.sample(texts, { numRuns: 500, seed: 29 }),
  ].map(cleanHtml);
  expect(written.length).toBeGreaterThan(502);
  const saved = await page.evaluate((all) => {
    const { editor } = document.querySelector('.ProseMirror') as unknown as { editor: Editor };
    return all.map((html) => {
      editor.storage.texto.open(html);
      const untouched = editor.storage.texto.html();
      let at = -1;
      editor.state.doc.descendants((node, position) => {
        const letter = node.text?.search(/[a-z]/i) ?? -1;
        if (letter >= 0) at = position + letter + 1;
      });
      if (at >= 0) editor.view.dispatch(editor.state.tr.insertText('Zarzuela', at).setMeta('preventUpdate', true));
      return { untouched, changed: editor.storage.texto.html(), isChanged: at >= 0 };
    });
  }, written);
  for (const [index, { untouched, changed, isChanged }] of saved.entries()) {
    expect(cleanHtml(untouched)).toBe(written[index]);
    expect(cleanHtml(changed).includes('Zarzuela')).toBe(isChanged);
    expect(cleanHtml(changed).replace('Zarzuela', '')).toBe(written[index]);
  }

  const contenido = () => page.locator('[name=contenido]').inputValue();
  await editorOf(page).evaluate((box) => (box as unknown as { editor: Editor }).editor.commands.clearContent());
  await editorOf(page).click();
  await page.keyboard.type('/titulo 2');
  await page.getByRole('option', { name: /^Título 2/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.type('La laguna');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Añadir un bloque' }).click();
  await page.getByRole('option', { name: /^Nota/ }).first().click();
  await page.keyboard.type('Ojo');
  await expect.poll(contenido).toMatch(/^<h2>La laguna<\/h2><aside><p>Ojo<\/p><\/aside>/);
  const handle = page.getByRole('button', { name: 'Mover el bloque' });
  await handle.press('ArrowUp');
  await expect.poll(contenido).toMatch(/^<aside><p>Ojo<\/p><\/aside><h2>La laguna<\/h2>/);
  await editorOf(page).getByText('Ojo').hover();
  // It may still be on its way to the line: the hand goes where it has come to rest.
  await handle.hover();
  await page.mouse.down();
  const [from, to] = [(await handle.boundingBox())!, (await editorOf(page).getByText('La laguna').boundingBox())!];
  await page.mouse.move(from.x + 8, to.y + to.height + 20, { steps: 5 });
  await page.mouse.up();
  await expect.poll(contenido).toMatch(/^<h2>La laguna<\/h2><aside><p>Ojo<\/p><\/aside>/);
  await editorOf(page)
    .getByText('La laguna')
    .dblclick({ position: { x: 40, y: 12 } });
  await page.keyboard.press('Control+k');
  await page.getByLabel('Dirección del enlace').fill('lagunas de cañada');
  await page.getByRole('list', { name: 'Cosas del sitio' }).getByText('Lagunas de Cañada del Hoyo').click();
  await expect.poll(contenido).toContain('<a href="/ubicaciones/lagunas-de-canada-del-hoyo">');
  await expectAccessible(page);
});

interface Answered {
  body?: { data?: { contenido?: unknown } };
}

/** The bar with the buttons has as many rows as it needs: the tools stick below it, not under it. */
async function expectToolbarInSight(page: Page, viewport: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(viewport);
  const bold = page.getByRole('button', { name: 'Negrita' });
  await expect
    .poll(() =>
      bold.evaluate((button) => {
        const editor = document.querySelector('.ProseMirror')!;
        window.scrollTo(0, window.scrollY + editor.getBoundingClientRect().top - 40);
        const { x, y } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(x + 4, y + 2));
      }),
    )
    .toBe(true);
}

async function insertPicture(page: Page, path: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Insertar imagen' }).click();
  await (await choosing).setFiles(path);
}

async function noPicture(folder: string): Promise<string> {
  const path = join(folder, 'falsa.png');
  await writeFile(path, 'no soy una imagen');
  return path;
}

/** A picture of 13 to 15 MB. */
async function nearlyTooBig(folder: string): Promise<string> {
  const path = join(folder, 'grande.png');
  await sharp({ create: { width: 2300, height: 2100, channels: 3, background: '#888' } })
    .png({ compressionLevel: 0 })
    .toFile(path);
  const megabytes = (await stat(path)).size / 1024 / 1024;
  expect(megabytes).toBeGreaterThan(13);
  expect(megabytes).toBeLessThan(15);
  return path;
}

async function paste(page: Page, html: string): Promise<void> {
  await page.evaluate((html) => {
    const data = new DataTransfer();
    data.setData('text/html', html);
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, html);
}

/** Whether something else is painted over the line, or it is off the screen. */
function isCovered(page: Page, text: string): Promise<boolean> {
  return page.evaluate((text) => {
    const line = [...document.querySelectorAll('.ProseMirror p')].find((node) => node.textContent === text)!;
    const box = line.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + 4, box.top + box.height / 2);
    return !top || !line.contains(top);
  }, text);
}
