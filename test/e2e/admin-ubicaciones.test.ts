import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { aPicture, failedCalls, searchFor, unique, writeText } from './admin-form.ts';
import { openAdmin, phone } from './browser.ts';
import { visit } from './html.ts';
import { httpAdmin } from './http-admin.ts';

const list = '/admin/manage/gestion-ubicaciones';

/**
 * A location: created with its parts, public, edited; a video over 200 MB is refused before it is sent, and the
 * address can still be given; a video file is sent with the form; what is not a video is refused.
 */
test('a location with its parts and its video', async () => {
  const nombre = unique('Peña Ñoña');
  const page = await openAdmin(`${list}/create`, { expected: failedCalls, viewport: phone });
  await page.getByRole('heading', { name: 'Crear Nueva Ubicación' }).waitFor();

  // Slug and meta title follow the name until they are written by hand.
  await page.locator('[name=nombre]').fill(nombre);
  const slug = await page.locator('[name=slug]').inputValue();
  expect(slug).toMatch(/^pena-nona-[a-z0-9]+$/);
  expect(await page.locator('[name=meta_title]').inputValue()).toBe(`${nombre} | Secretos de Cuenca`);
  await page.locator('[name=meta_title]').fill('A mano');
  await page.locator('[name=nombre]').fill(`${nombre} otra`);
  expect(await page.locator('[name=slug]').inputValue()).toBe(`${slug}-otra`);
  expect(await page.locator('[name=meta_title]').inputValue()).toBe('A mano');
  await page.locator('[name=nombre]').fill(nombre);

  // One empty picture and one empty question to begin with; a question that is begun needs both its texts.
  expect(await page.locator('[name="imagenes[0][file]"]').count()).toBe(1);
  await page.locator('[name="faqs[0][pregunta]"]').fill('¿Se puede subir?');
  await page.getByRole('button', { name: 'Crear Ubicación' }).last().click();
  await page.getByRole('alert').getByText('Por favor, completa todos los campos requeridos.').waitFor();
  await page.getByText('La respuesta es obligatoria: escríbela, o borra la pregunta.').waitFor();
  await page.locator('[name="faqs[0][respuesta]"]').fill('Sí, por la senda.');

  // The municipality waits for the province.
  const municipio = page.locator('[name=municipio_id]');
  expect(await municipio.isDisabled()).toBe(true);
  await page.locator('[name=provincia_id]').selectOption({ label: 'Cuenca' });
  await municipio.selectOption({ label: 'Alarcón' });
  await page.locator('[name=provincia_id]').selectOption('0');
  expect(await municipio.inputValue()).toBe('0');
  await page.locator('[name=provincia_id]').selectOption({ label: 'Cuenca' });
  await municipio.selectOption({ label: 'Alarcón' });
  await page.locator('[name=categoria_id]').selectOption({ index: 1 });

  await page.locator('[name=imagen_portada_file]').setInputFiles(await aPicture('portada.png'));
  await page.locator('[name="imagenes[0][file]"]').setInputFiles(await aPicture('una.png'));
  await page.locator('[name="imagenes[0][alt_text]"]').fill('La peña al atardecer');
  await page.getByRole('button', { name: 'Añadir vídeo' }).click();
  await page.locator('[name="videos[0][titulo]"]').fill('Subida a la peña');
  await page.locator('[name="videos[0][url_video]"]').fill('https://www.youtube.com/watch?v=abcdefghijk');
  await page.getByText('MP4 o WebM, hasta 200 MB').waitFor();
  await expectTooLongVideo(page);
  await writeText(page, 'Descripción', 'Muy alta.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Crear Ubicación' }).last().click();
  await page.getByRole('status').getByText('Ubicación creada con éxito.').waitFor();
  await page.waitForURL(`**${list}`);

  const read = await visit(`/ubicaciones/${slug}`);
  for (const text of ['Muy alta.', '¿Se puede subir?', 'La peña al atardecer', 'Subida a la peña'])
    expect(read.text).toContain(text);

  await searchFor(page, nombre);
  await page.locator('tbody tr', { hasText: nombre }).getByText('Publicado').waitFor();
  await page.getByRole('link', { name: `Editar ${nombre}` }).click();
  await page.getByRole('heading', { name: 'Editar Ubicación' }).waitFor();
  await page.getByRole('button', { name: 'Quitar el vídeo 1' }).click();
  await page.getByRole('button', { name: 'Añadir pregunta' }).click();
  await page.locator('[name="faqs[1][pregunta]"]').fill('¿Hay agua?');
  await page.locator('[name="faqs[1][respuesta]"]').fill('No.');
  await page.getByRole('button', { name: 'Añadir vídeo' }).click();
  await page.locator('[name="videos[0][titulo]"]').fill('Paseo');
  const file = page.locator('input[type=file][name="videos[0][file]"]');
  expect(await file.getAttribute('accept')).toBe('video/*');
  const paseo = { name: 'paseo.mp4', mimeType: 'video/mp4' };
  await file.setInputFiles({ ...paseo, buffer: Buffer.from('esto no es un vídeo') });
  await page.getByRole('button', { name: 'Guardar Cambios' }).last().click();
  await page.getByRole('alert').first().waitFor();
  const head = Buffer.from('\0\0\0\x10ftypmp42\0\0\0\0\0\0\0\x08moov\0\0\0\x08mdat', 'latin1');
  await file.setInputFiles({ ...paseo, buffer: head });
  await save(page);
  expect(await page.locator('[name="videos[0][url_video]"]').inputValue()).toMatch(/^\/media\/[0-9a-f]{20}\.mp4$/);

  expect(await page.getByRole('link', { name: 'Ver en el sitio' }).getAttribute('href')).toBe(`/ubicaciones/${slug}`);

  // One who goes on stays, and what was new is now known by its id: saving again adds nothing twice.
  await page.locator('[name=direccion]').fill('Camino de la peña');
  await save(page);
  const { data } = JSON.parse((await visit(`/api/get_ubicacion.php?slug=${slug}`)).text) as {
    data: { id: number; faqs: unknown[]; videos: { titulo: string }[]; direccion: string };
  };
  expect([data.faqs.length, data.videos.map(({ titulo }) => titulo), data.direccion]).toEqual([
    2,
    ['Paseo'],
    'Camino de la peña',
  ]);

  expect(await (await httpAdmin()).post('delete_ubicacion.php', { id: data.id })).toMatchObject({ success: true });
});

async function expectTooLongVideo(page: Page): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'video-'));
  const file = join(folder, 'largo.mp4');
  await writeFile(file, '');
  await truncate(file, 201 * 1024 * 1024);
  await page.locator('input[type=file][name="videos[0][file]"]').setInputFiles(file);
  await page.getByText('El vídeo pesa más de 200 MB.').waitFor();
  expect(await page.locator('[name="videos[0][url_video]"]').isEnabled()).toBe(true);
  await rm(folder, { recursive: true });
}

/** Saves an edit and waits for its own answer: the message of an earlier one may still be there. */
async function save(page: Page): Promise<void> {
  const answered = page.waitForResponse('**/update_ubicacion.php');
  await page.getByRole('button', { name: 'Guardar Cambios' }).last().click();
  await answered;
  const message = page.getByRole('status').filter({ hasText: 'Ubicación guardada con éxito.' });
  await message.getByRole('button', { name: 'Seguir editando' }).click();
}
