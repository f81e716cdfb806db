import { expect, inject, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { choosePicture, failedCalls, nextSteps, unique } from './admin-form.ts';
import { openAdmin, phone } from './browser.ts';
import { visit } from './html.ts';

const list = '**/admin/eventos/gestion';
const missing = 'Por favor, completa todos los campos obligatorios.';

async function getJson<Data>(path: string): Promise<Data> {
  const response = await fetch(`${inject('siteUrl')}/api/${path}`);
  return ((await response.json()) as { data: Data }).data;
}

/**
 * An event with dates: its own messages, coordinates as the map prints them, created, read; edited with a new image
 * in place of the current one and a rule in words, which shows its next five dates while it is typed; one that is not
 * understood is sent after a second yes; a date is cancelled.
 */
test('an event with dates, from its form to the agenda', async () => {
  const titulo = unique('Evento de prueba');
  const page = await openAdmin('/admin/eventos/nuevo', { viewport: phone, expected: failedCalls });
  const create = page.getByRole('button', { name: 'Crear Evento' });
  await page.locator('[name=titulo]').fill(titulo);
  await page.locator('[name=municipio_id]').selectOption({ label: 'Cuenca' });
  await create.click();
  await page.getByText(missing).waitFor();

  await page.locator('[name=fecha_inicio]').fill('2031-05-10');
  await page.locator('[name=fecha_fin]').fill('2031-05-09');
  await create.click();
  await page.getByText('La fecha de fin no puede ser anterior a la fecha de inicio.').first().waitFor();
  await page.locator('[name=fecha_fin]').fill('2031-05-12');
  await page.locator('[name=hora]').fill('18:30');
  await page.locator('[name=lugar]').fill('Teatro de prueba');
  await page.locator('[name=descripcion]').fill('Una función.');
  await page.locator('[name=coordenadas]').fill('40°36\'46.1"N 2°05\'35.2"W');
  expect(await page.locator('[name=latitud]').inputValue()).toBe('40.612806');
  expect(await page.locator('[name=longitud]').inputValue()).toBe('-2.093111');
  await choosePicture(page, 'imagen');
  await create.click();
  const next = await nextSteps(page, 'Evento creado con éxito.');
  const [evento] = await getJson<{ id: number; slug: string }[]>(`get_eventos.php?q=${encodeURIComponent(titulo)}`);
  expect((await visit(`/agenda/${evento!.slug}`)).text).toContain('Teatro de prueba');
  expect(next).toEqual({
    view: `/agenda/${evento!.slug}`,
    edit: `/admin/eventos/editar/${evento!.id}`,
  });

  await page.getByRole('heading', { name: 'Editar Evento' }).waitFor();
  const save = page.getByRole('button', { name: 'Guardar Cambios' });
  await page.locator('[name=fecha_inicio]').fill('');
  await save.click();
  await page.getByText('Debe proporcionar una Fecha de Inicio o una Regla de Recurrencia.').first().waitFor();

  const preview = page.getByRole('img', { name: 'Vista previa: Imagen' });
  const before = await preview.getAttribute('src');
  expect(before).toMatch(/^\/media\//);
  await choosePicture(page, 'imagen');
  await expect.poll(() => preview.getAttribute('src')).not.toBe(before);
  expect(await preview.count()).toBe(1);

  const rule = page.locator('[name=regla_recurrencia]');
  await rule.fill('cuando cante el gallo');
  await page.getByText('No se ha entendido la regla').waitFor();
  await save.click();
  const doubt = page.getByRole('dialog', { name: 'No se ha entendido la regla' });
  await doubt.getByRole('button', { name: 'Corregir la regla' }).click();
  await page.getByText('No se ha entendido la regla: escríbela de otro modo o guárdala así.').first().waitFor();
  await page.route('**/update_evento.php', (route) => route.abort());
  await save.click();
  await doubt.getByRole('button', { name: 'Guardar así' }).click();
  await page.getByText('Ocurrió un error al actualizar el evento.').waitFor();
  await page.unroute('**/update_evento.php');

  await rule.fill('first sunday of may');
  const dates = page.getByRole('list', { name: 'Próximas fechas' }).getByRole('listitem');
  await dates.first().waitFor();
  const shown = await dates.allTextContents();
  expect(shown).toHaveLength(5);
  for (const date of shown) expect(date).toMatch(/^domingo, [1-7] de mayo de 20\d\d /);
  expect(await page.locator('[name=fecha_inicio]').isDisabled()).toBe(true);
  const [, date, year] = shown[0]!.match(/ (\d) de mayo de (\d{4})/)!;
  const firstSundayOfMay = `${year}-05-0${date}`;
  await page.getByRole('button', { name: 'Cancelar: domingo' }).first().click();
  await dates.first().getByText('cancelada').waitFor();
  expect(await page.locator('[name="fechas_canceladas.0.dia"]').inputValue()).toBe(firstSundayOfMay);
  // The map is looked at in the form of a location.
  await page.getByRole('button', { name: 'Acercar el mapa' }).evaluate((button) => {
    button.parentElement!.parentElement!.style.display = 'none';
  });
  await expectAccessible(page);
  await save.click();
  await page.getByRole('status').getByText('Evento actualizado con éxito.').waitFor();
  await page.waitForURL(list);
  const row = page.locator('tbody tr').filter({ hasText: titulo });
  await row.getByText('first sunday of may').waitFor();
  expect((await row.locator('td').allTextContents()).slice(1, 5)).toEqual(['Cuenca', 'N/A', '-', '-']);
  const read = await getJson<{ fecha_inicio: string; fechas_canceladas: string[] }>(
    `get_evento_publico.php?slug=${evento!.slug}`,
  );
  expect(read.fechas_canceladas).toEqual([firstSundayOfMay]);
  expect(read.fecha_inicio > firstSundayOfMay).toBe(true);
});
