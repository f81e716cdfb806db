import { expect, inject, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { choosePicture, deleteRow, failedCalls, pressTwice, restore, unique, visit } from './admin-form.ts';
import { openAdmin } from './browser.ts';

const list = '**/admin/eventos/gestion';
const missing = 'Por favor, completa todos los campos obligatorios.';

async function findEvento(titulo: string): Promise<{ id: number; slug: string }> {
  const response = await fetch(`${inject('siteUrl')}/api/get_eventos.php?q=${encodeURIComponent(titulo)}`);
  return ((await response.json()) as { data: { id: number; slug: string }[] }).data[0]!;
}

test('an event with dates: created once, read, edited, deleted, gone, restored, back', async () => {
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
  await pressTwice(page, 'create_evento.php', { resting: 'Crear Evento', busy: 'Creando...' });
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
  await restore(page, titulo);
  expect((await visit(`/agenda/${slug}`)).text).toContain('Otro teatro');
});

test('a rule in words shows its next five dates while it is typed, and the dates no longer count', async () => {
  const titulo = unique('Mercado de prueba');
  const page = await openAdmin('/admin/eventos/nuevo');
  await page.locator('[name=titulo]').fill(titulo);
  await page.locator('[name=municipio_id]').selectOption({ label: 'Cuenca' });
  await page.locator('[name=regla_recurrencia]').fill('cuando cante el gallo');
  await page.getByText('No se ha entendido la regla').waitFor();
  await page.locator('[name=regla_recurrencia]').fill('first sunday of may');
  const dates = page.getByRole('list', { name: 'Próximas fechas' }).getByRole('listitem');
  await dates.first().waitFor();
  const shown = await dates.allTextContents();
  expect(shown).toHaveLength(5);
  for (const date of shown) expect(date).toMatch(/^domingo, [1-7] de mayo de 20\d\d$/);
  expect(await page.locator('[name=fecha_inicio]').isDisabled()).toBe(true);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Crear Evento' }).click();
  await page.waitForURL(list);
  await page.getByLabel('Buscar').fill(titulo);
  const row = page.getByRole('row').filter({ hasText: titulo });
  await row.getByText('first sunday of may').waitFor();
  expect((await row.getByRole('cell').allTextContents()).slice(3, 5)).toEqual(['-', '-']);
  await deleteRow(
    page,
    titulo,
    `¿Estás seguro de que quieres eliminar el evento "${titulo}"? Podrás recuperarlo de la papelera durante 30 días.`,
  );
});

test('choosing a new image clears the preview of the current one', async () => {
  const page = await openAdmin('/admin/eventos/editar/1');
  const preview = page.getByRole('img', { name: 'Vista previa: Imagen' });
  await preview.waitFor();
  expect(await preview.getAttribute('src')).toMatch(/^\/media\//);
  await choosePicture(page, 'imagen');
  await page.waitForFunction(() =>
    document.querySelector('img[alt^="Vista previa"]')?.getAttribute('src')?.startsWith('blob:'),
  );
  expect(await preview.count()).toBe(1);
  await page.getByRole('link', { name: 'Cancelar' }).click();
  await page.waitForURL(list);
});

test('"Gestionar Eventos" has its columns and its failure', async () => {
  const page = await openAdmin('/admin/eventos/gestion', { expected: failedCalls });
  await page.getByRole('heading', { name: 'Gestionar Eventos' }).waitFor();
  await page.getByRole('table').waitFor();
  expect(await page.getByRole('columnheader').allTextContents()).toEqual([
    'Título',
    'Municipio',
    'Tipo',
    'Fecha Inicio',
    'Fecha Fin',
    'Acciones',
  ]);
  await expectAccessible(page);
  await page.route('**/get_eventos.php*', (route) => route.abort());
  await page.reload();
  await page.getByText('No se pudieron cargar los eventos.').waitFor();
});

test('failures of the form have their sentences and lose nothing', async () => {
  const page = await openAdmin('/admin', { expected: failedCalls });
  await page.route('**/get_municipios.php*', (route) => route.abort());
  await page.goto('/admin/eventos/nuevo');
  await page.getByText('No se pudieron cargar los datos necesarios (municipios, tipos de evento).').waitFor();
  await page.unroute('**/get_municipios.php*');
  await page.goto('/admin/eventos/nuevo');
  await page.locator('[name=titulo]').fill('Un evento');
  await page.locator('[name=municipio_id]').selectOption({ label: 'Cuenca' });
  await page.locator('[name=fecha_inicio]').fill('2031-05-10');
  await page.route('**/create_evento.php', (route) => route.abort());
  await page.getByRole('button', { name: 'Crear Evento' }).click();
  await page.getByText('Ocurrió un error al crear el evento.').waitFor();
  expect(await page.locator('[name=titulo]').inputValue()).toBe('Un evento');
  await page.route('**/get_evento.php*', (route) => route.abort());
  await page.goto('/admin/eventos/editar/1');
  await page.getByText('Error al cargar el evento.').waitFor();
});
