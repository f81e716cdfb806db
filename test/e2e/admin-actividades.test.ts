import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { choosePicture, failedCalls, nextSteps, unique, writeText } from './admin-form.ts';
import { openAdmin, phone } from './browser.ts';
import { visit } from './html.ts';

test('an activity: its own messages, created, read, edited', async () => {
  const nombre = unique('Actividad de prueba');
  const page = await openAdmin('/admin/actividades/nuevo', { viewport: phone, expected: failedCalls });
  const create = page.getByRole('button', { name: 'Crear Actividad' });
  await create.click();
  await page.getByText('Por favor, completa todos los campos obligatorios.').waitFor();

  const fields = {
    nombre,
    lugar: 'Plaza Mayor de Cuenca',
    duracion: 'Dos horas',
    min_personas: '8',
    max_personas: '4',
    disponibilidad: 'Todos los sábados',
    texto_precio_1: 'Adultos',
    precio_1: '12,50',
    texto_precio_2: 'Niños',
    precio_2: '6',
    texto_precio_3: 'Menores de 4 años',
  };
  for (const [name, value] of Object.entries(fields)) await page.locator(`[name=${name}]`).fill(value);
  expect(await page.locator('[name=precio_1]').getAttribute('step')).toBe('0.01');
  await choosePicture(page, 'imagen');
  await writeText(page, 'Descripción', 'Un farol.');
  await create.click();
  await page.getByText('El máximo de personas no puede ser menor que el mínimo.').first().waitFor();
  await page.locator('[name=max_personas]').fill('20');
  await expectAccessible(page);
  await page.route('**/create_actividad.php', (route) => route.abort());
  await create.click();
  await page.getByText('Error de red al crear la actividad.').waitFor();
  await page.unroute('**/create_actividad.php');
  await create.click();
  const path = (await nextSteps(page, 'Actividad creada con éxito.')).view!;
  const read = await visit(path);
  for (const text of [nombre, 'Plaza Mayor de Cuenca', 'Dos horas', 'Un farol.', 'Adultos', '12,50', 'GRATIS'])
    expect(read.text).toContain(text);

  await page.getByRole('heading', { name: 'Editar Actividad' }).waitFor();
  expect(await page.locator('[name=precio_1]').inputValue()).toBe('12,50');
  await page.locator('[name=duracion]').fill('Tres horas');
  await page.locator('[name=precio_2]').fill('');
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await page.getByText('Actividad actualizada con éxito.').waitFor();
  const changed = await visit(path);
  for (const text of ['Tres horas', 'Un farol.']) expect(changed.text).toContain(text);
});
