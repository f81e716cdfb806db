import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { aPicture, deleteRow, failedCalls, goInApp, nextSteps, unique } from './admin-form.ts';
import { answerOf, openAdmin, phone } from './browser.ts';
import { visit } from './html.ts';

/**
 * A business category: created, found; a list asked before its deletion and answered after it does not bring it
 * back; a business with pictures: its own messages, created, seen by visitors, edited.
 */
test('a business category and a business with pictures', async () => {
  const nombre = unique('Molinos');
  const page = await openAdmin('/admin/create-categoria-negocio', { viewport: phone, expected: failedCalls });
  await page.getByRole('heading', { name: 'Crear Nueva Categoría de Negocio' }).waitFor();
  await page.getByRole('button', { name: 'Crear Categoría' }).click();
  await page.getByText('El nombre es obligatorio.').waitFor();
  await page.locator('[name=nombre]').fill(nombre);
  await page.locator('[name=descripcion]').fill('Harina de piedra y de agua.');
  await page.getByRole('switch', { name: 'Activa' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Crear Categoría' }).click();
  await page.waitForURL('**/admin/categorias-negocio/gestion');
  await page.getByLabel('Buscar').fill(nombre);
  await page.getByRole('row', { name: nombre }).getByText('Inactivo').waitFor();
  await page.getByText('Harina de piedra y de agua.').waitFor();

  const answerNow = Promise.withResolvers<void>();
  await page.route('**/get_categorias_negocio.php*estado=inactivo*', async (route) => {
    const answer = await answerOf(route);
    await answerNow.promise;
    await route.fulfill({ response: answer });
  });
  const asked = page.waitForRequest('**/get_categorias_negocio.php*estado=inactivo*');
  await page.getByLabel('Estado').selectOption('inactivo');
  await asked;
  page.on('response', (response) => response.url().includes('/api/delete_') && answerNow.resolve());
  await deleteRow(page, nombre, `¿Estás seguro de que quieres eliminar la categoría "${nombre}"?`);
  await page.getByText('No se han encontrado categorías de negocio.').waitFor();

  const empresa = unique('Obrador');
  await goInApp(page, '/admin/create-empresa');
  await page.getByRole('button', { name: 'Crear Empresa' }).click();
  for (const text of ['El nombre es obligatorio.', 'El municipio es obligatorio.', 'La categoría es obligatoria.'])
    await page.getByText(text).waitFor();
  expect(await page.locator('[name=email]').getAttribute('type')).toBe('email');
  expect(await page.locator('[name=web]').getAttribute('type')).toBe('url');

  await page.locator('[name=nombre]').fill(empresa);
  await page.locator('[name=municipio_id]').selectOption({ label: 'Cuenca' });
  await page.locator('[name=categoria_id]').selectOption({ index: 1 });
  await page.locator('[name=telefono]').fill('969 000 200');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await aPicture());
  await page.getByAltText('Imagen principal').waitFor();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Elegir varias imágenes' }).click();
  await (await chooser).setFiles([await aPicture('uno.png'), await aPicture('dos.png')]);
  await page.getByLabel('Texto alternativo 1').fill('El horno');
  await page.getByLabel('Texto alternativo 2').fill('El mostrador');
  await page.getByRole('button', { name: 'Subir la imagen 2' }).click();
  // The map is looked at in the form of a location.
  await page.getByRole('button', { name: 'Acercar el mapa' }).evaluate((button) => {
    button.parentElement!.parentElement!.style.display = 'none';
  });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Crear Empresa' }).click();
  const next = await nextSteps(page, 'Empresa creada con éxito.');
  const created = await seen(empresa);
  expect(next).toEqual({
    view: `/emprendedores/${created.slug}`,
    edit: `/admin/edit-empresa/${created.id}`,
  });
  expect(created.imagenes_adicionales.map(({ alt_text }) => alt_text)).toEqual(['El mostrador', 'El horno']);

  await page.getByRole('heading', { name: 'Editar Empresa' }).waitFor();
  await page.getByRole('button', { name: 'Quitar la imagen 1' }).click();
  await page.locator('[name=telefono]').fill('969 000 201');
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await page.waitForURL('**/admin/empresas/gestion');
  const edited = await seen(empresa);
  expect(edited.telefono).toBe('969 000 201');
  expect(edited.imagenes_adicionales.map(({ alt_text }) => alt_text)).toEqual(['El horno']);
});

interface Seen {
  id: number;
  nombre: string;
  slug: string;
  telefono: string | null;
  imagenes_adicionales: { alt_text: string }[];
}

/** The business as visitors get it. */
async function seen(nombre: string): Promise<Seen> {
  const { text } = await visit('/api/get_empresas_publicas.php?limit=100');
  return (JSON.parse(text) as { data: Seen[] }).data.find((empresa) => empresa.nombre === nombre)!;
}
