import { expect, inject, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { choosePicture, deleteRow, failedCalls, unique } from './admin-form.ts';
import { openAdmin } from './browser.ts';
import { visit } from './html.ts';

const list = '**/admin/eventos/gestion';
const missing = 'Por favor, completa todos los campos obligatorios.';

async function findEvento(titulo: string): Promise<{ id: number; slug: string }> {
  const response = await fetch(`${inject('siteUrl')}/api/get_eventos.php?q=${encodeURIComponent(titulo)}`);
  return ((await response.json()) as { data: { id: number; slug: string }[] }).data[0]!;
}

test('an event with dates: its own messages, created, read, edited with a new image in place of the current one, deleted', async () => {
  const titulo = unique('Evento de prueba');
  const page = await openAdmin('/admin/eventos/nuevo', { expected: failedCalls });
  await page.getByRole('heading', { name: 'Añadir Nuevo Evento' }).waitFor();
  await page.locator('[name=titulo]').fill(titulo);
  await page.locator('[name=municipio_id]').selectOption({ label: 'Cuenca' });
  await page.getByRole('button', { name: 'Crear Evento' }).click();
  await page.getByText(missing).waitFor();

  await page.locator('[name=fecha_inicio]').fill('2031-05-10');
  await page.locator('[name=fecha_fin]').fill('2031-05-09');
  await page.getByRole('button', { name: 'Crear Evento' }).click();
  await page.getByText('La fecha de fin no puede ser anterior a la fecha de inicio.').first().waitFor();
  await page.locator('[name=fecha_fin]').fill('2031-05-12');
  await page.locator('[name=hora]').fill('18:30');
  await page.locator('[name=lugar]').fill('Teatro de prueba');
  await page.locator('[name=descripcion]').fill('Una función.');
  await expectAccessible(page);
  await choosePicture(page, 'imagen');
  await page.getByRole('button', { name: 'Crear Evento' }).click();
  await page.waitForURL(list);
  await page.getByRole('alert').getByText('Evento creado con éxito.').waitFor();
  const { id, slug } = await findEvento(titulo);
  const read = await visit(`/agenda/${slug}`);
  expect(read.status).toBe(200);
  expect(read.text).toContain('Teatro de prueba');

  await page.getByLabel('Buscar').fill(titulo);
  const row = page.getByRole('row').filter({ hasText: titulo });
  await row.getByText('10/05/2031').waitFor();
  expect(await row.getByRole('cell').allTextContents()).toEqual([
    titulo,
    'Cuenca',
    'N/A',
    '10/05/2031',
    '12/05/2031',
    '',
  ]);
  await row.getByRole('link', { name: `Editar ${titulo}` }).click();
  await page.waitForURL(`**/admin/eventos/editar/${id}`);
  await page.getByRole('heading', { name: 'Editar Evento' }).waitFor();
  await page.locator('[name=fecha_inicio]').fill('');
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await page.getByText('Debe proporcionar una Fecha de Inicio o una Regla de Recurrencia.').first().waitFor();
  await page.locator('[name=fecha_inicio]').fill('2031-05-11');
  await page.locator('[name=lugar]').fill('Otro teatro');
  const preview = page.getByRole('img', { name: 'Vista previa: Imagen' });
  expect(await preview.getAttribute('src')).toMatch(/^\/media\//);
  await choosePicture(page, 'imagen');
  await page.waitForFunction(() =>
    document.querySelector('img[alt^="Vista previa"]')?.getAttribute('src')?.startsWith('blob:'),
  );
  expect(await preview.count()).toBe(1);
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await page.waitForURL(list);
  await page.getByRole('alert').getByText('Evento actualizado con éxito.').waitFor();
  expect((await visit(`/agenda/${slug}`)).text).toContain('Otro teatro');

  await page.getByLabel('Buscar').fill(titulo);
  await deleteRow(
    page,
    titulo,
    `¿Estás seguro de que quieres eliminar el evento "${titulo}"? Podrás recuperarlo de la papelera durante 30 días.`,
  );
  expect((await visit(`/agenda/${slug}`)).status).toBe(404);
});

test('a rule in words shows its next five dates while it is typed; one that is not understood is saved after a second yes; a date is cancelled', async () => {
  const titulo = unique('Mercado de prueba');
  const page = await openAdmin('/admin/eventos/nuevo');
  await page.locator('[name=titulo]').fill(titulo);
  await page.locator('[name=municipio_id]').selectOption({ label: 'Cuenca' });
  await page.locator('[name=regla_recurrencia]').fill('cuando cante el gallo');
  await page.getByText('No se ha entendido la regla').waitFor();
  await page.getByRole('button', { name: 'Crear Evento' }).click();
  const doubt = page.getByRole('dialog', { name: 'No se ha entendido la regla' });
  await doubt.getByRole('button', { name: 'Corregir la regla' }).click();
  await doubt.waitFor({ state: 'detached' });
  await page.getByText('No se ha entendido la regla: escríbela de otro modo o guárdala así.').first().waitFor();
  await page.getByRole('button', { name: 'Crear Evento' }).click();
  await doubt.getByRole('button', { name: 'Guardar así' }).waitFor();
  await page.keyboard.press('Escape');
  await doubt.waitFor({ state: 'detached' });
  await page.locator('[name=regla_recurrencia]').fill('first sunday of may');
  const dates = page.getByRole('list', { name: 'Próximas fechas' }).getByRole('listitem');
  await dates.first().waitFor();
  const shown = await dates.allTextContents();
  expect(shown).toHaveLength(5);
  for (const date of shown) expect(date).toMatch(/^domingo, [1-7] de mayo de 20\d\d$/);
  expect(await page.locator('[name=fecha_inicio]').isDisabled()).toBe(true);
  const [, date, year] = shown[0]!.match(/ (\d) de mayo de (\d{4})/)!;
  const firstSundayOfMay = `${year}-05-0${date}`;
  await page.getByRole('button', { name: 'Crear Evento' }).click();
  await page.waitForURL(list);
  await page.getByLabel('Buscar').fill(titulo);
  const row = page.getByRole('row').filter({ hasText: titulo });
  await row.getByText('first sunday of may').waitFor();
  expect((await row.getByRole('cell').allTextContents()).slice(3, 5)).toEqual(['-', '-']);
  await row.getByRole('link', { name: `Editar ${titulo}` }).click();
  await dates.first().waitFor();
  await page.getByRole('button', { name: 'Cancelar una fecha' }).click();
  await page.locator('[name="fechas_canceladas.0.dia"]').fill(firstSundayOfMay);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await page.waitForURL(list);
  const { slug } = await findEvento(titulo);
  const response = await fetch(`${inject('siteUrl')}/api/get_evento_publico.php?slug=${slug}`);
  const { data } = (await response.json()) as { data: { fecha_inicio: string; fechas_canceladas: string[] } };
  expect(data.fechas_canceladas).toEqual([firstSundayOfMay]);
  expect(data.fecha_inicio > firstSundayOfMay).toBe(true);
  await page.getByLabel('Buscar').fill(titulo);
  await deleteRow(
    page,
    titulo,
    `¿Estás seguro de que quieres eliminar el evento "${titulo}"? Podrás recuperarlo de la papelera durante 30 días.`,
  );
});
