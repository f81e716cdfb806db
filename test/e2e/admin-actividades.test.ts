import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { choosePicture, deleteRow, failedCalls, goInApp, unique, writeText } from './admin-form.ts';
import { openAdmin } from './browser.ts';
import { visit } from './html.ts';

test('an activity: its own messages, created, read, edited, deleted', async () => {
  const nombre = unique('Actividad de prueba');
  const page = await openAdmin('/admin/actividades/nuevo', { expected: failedCalls });
  await page.getByRole('button', { name: 'Crear Actividad' }).click();
  await page.getByText('Por favor, completa todos los campos obligatorios.').waitFor();

  const fields = {
    nombre,
    lugar: 'Plaza Mayor de Cuenca',
    duracion: 'Dos horas',
    min_personas: '8',
    max_personas: '4',
    disponibilidad: 'Todos los sábados',
    texto_precio_1: 'Adultos',
    precio_1: '12.50',
    texto_precio_2: 'Niños',
    precio_2: '6',
    texto_precio_3: 'Menores de 4 años',
  };
  for (const [name, value] of Object.entries(fields)) await page.locator(`[name=${name}]`).fill(value);
  expect(await page.locator('[name=precio_1]').getAttribute('step')).toBe('0.01');
  await choosePicture(page, 'imagen');
  await writeText(page, 'Descripción', 'Un paseo con farol.');
  await page.getByRole('button', { name: 'Crear Actividad' }).click();
  await page.getByText('El máximo de personas no puede ser menor que el mínimo.').first().waitFor();
  await page.locator('[name=max_personas]').fill('20');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Crear Actividad' }).click();
  await page.getByRole('status').getByText('Actividad creada con éxito.').waitFor();
  expect(await page.locator('[name=nombre]').inputValue()).toBe('');
  const path = (await page.getByRole('link', { name: 'Ver la actividad' }).getAttribute('href'))!;
  const read = await visit(path);
  expect(read.status).toBe(200);
  for (const text of [nombre, 'Plaza Mayor de Cuenca', 'Dos horas', 'Un paseo con farol.', 'Adultos', 'GRATIS'])
    expect(read.text).toContain(text);
  expect(read.text).toMatch(/12,50/);

  await goInApp(page, '/admin/actividades/gestion');
  await page.getByLabel('Buscar').fill(nombre);
  await page.getByRole('link', { name: `Editar ${nombre}` }).click();
  await page.getByRole('heading', { name: 'Editar Actividad' }).waitFor();
  expect(await page.locator('[name=precio_1]').inputValue()).toBe('12.5');
  await page.locator('[name=duracion]').fill('Tres horas');
  await page.locator('[name=precio_2]').fill('');
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await page.getByText('Actividad actualizada con éxito.').waitFor();
  await page.waitForURL('**/admin/actividades/gestion');
  const changed = await visit(path);
  expect(changed.text).toContain('Tres horas');
  expect(changed.text).toContain('Un paseo con farol.');

  await page.getByLabel('Buscar').fill(nombre);
  await deleteRow(
    page,
    nombre,
    `¿Estás seguro de que quieres eliminar la actividad "${nombre}"? Podrás recuperarla de la papelera durante 30 días.`,
  );
  expect((await visit(path)).status).toBe(404);
});
