import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { searchFor, unique } from './admin-form.ts';
import { openAdmin, phone } from './browser.ts';
import { httpAdmin } from './http-admin.ts';

/**
 * What was deleted waits in the trash, comes back or says why it cannot, or goes for good; emptying the trash asks
 * first.
 */
test('the trash: back, refused, or gone for good', async () => {
  const nombre = unique('Comarca');
  const admin = await httpAdmin();
  const create = async (nombre: string) =>
    (await admin.post('create_categoria_ubicacion.php', { nombre })).data as { id: number; version: number };
  for (const name of [nombre, `${nombre} bis`])
    await admin.post('delete_categoria_ubicacion.php', { id: (await create(name)).id });
  const other = await create(nombre);

  const page = await openAdmin('/admin/papelera', { viewport: phone, expected: /Failed to load resource/ });
  await page.getByText('Lo que eliminas espera aquí 30 días antes de borrarse para siempre.').waitFor();
  await searchFor(page, nombre);
  await page.locator('select[name=tipo]').selectOption('categoria_ubicacion');
  const restore = page.getByRole('button', { name: `Restaurar ${nombre}`, exact: true });
  await restore.waitFor();
  await expectAccessible(page);

  await restore.click();
  await page.getByText(`No se puede restaurar «${nombre}»: mientras tanto otro elemento ha ocupado`).waitFor();
  await admin.post('update_categoria_ubicacion.php', { ...other, nombre: `${nombre} otra` });
  await restore.click();
  await page.getByText(`«${nombre}» se ha restaurado.`).waitFor();
  expect(JSON.stringify(await admin.get('get_categorias_ubicacion.php'))).toContain(`"${nombre}"`);

  // Other tests have things in the trash too: here only what is asked of the server counts.
  let asked: unknown;
  await page.route('**/vaciar_papelera.php', async (route) => {
    asked = route.request().postDataJSON();
    await route.fulfill({ json: { success: true, message: 'La papelera se ha vaciado.', borrados: 1 } });
  });
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Vaciar papelera' }).click();
  await dialog.getByText('¿Estás seguro de que quieres vaciar la papelera?').waitFor();
  await dialog.getByRole('button', { name: 'Vaciar papelera' }).click();
  await page.getByText('La papelera se ha vaciado.').waitFor();
  expect(asked).toEqual({});
  await page.unroute('**/vaciar_papelera.php');

  await page.getByRole('button', { name: `Eliminar ${nombre} bis definitivamente` }).click();
  await dialog
    .getByText(`¿Estás seguro de que quieres borrar definitivamente "${nombre} bis"? Esta acción no se puede deshacer.`)
    .waitFor();
  await dialog.getByRole('button', { name: 'Borrar definitivamente' }).click();
  await page.getByText(`«${nombre} bis» se ha borrado definitivamente.`).waitFor();
  await page.getByText('No se ha encontrado nada en la papelera.').waitFor();
});
