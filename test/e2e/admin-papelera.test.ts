import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { unique } from './admin-form.ts';
import { openAdmin, phone } from './browser.ts';
import { httpAdmin } from './http-admin.ts';

test('what was deleted waits in the trash, comes back, or goes for good', async () => {
  const nombre = unique('Provincia');
  const admin = await httpAdmin();
  const { id } = (await admin.post('create_provincia.php', { nombre })).data as { id: number };
  await admin.post('delete_provincia.php', { id });

  const page = await openAdmin('/admin/papelera', { viewport: phone });
  await page.getByText('Lo que eliminas espera aquí 30 días antes de borrarse para siempre.').waitFor();
  await page.getByLabel('Buscar').fill(nombre);
  await page.locator('select[name=tipo]').selectOption({ label: 'Provincia' });
  await expectAccessible(page);
  await page.getByRole('button', { name: `Restaurar ${nombre}` }).click();
  await page.getByText(`«${nombre}» se ha restaurado.`).waitFor();
  expect(JSON.stringify(await admin.get('get_provincias.php'))).toContain(nombre);

  await admin.post('delete_provincia.php', { id });
  await page.reload();
  await page.getByRole('button', { name: `Eliminar ${nombre} definitivamente` }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByText(`¿Estás seguro de que quieres borrar definitivamente "${nombre}"? Esta acción no se puede deshacer.`)
    .waitFor();
  await dialog.getByRole('button', { name: 'Borrar definitivamente' }).click();
  await page.getByText(`«${nombre}» se ha borrado definitivamente.`).waitFor();
  await page.getByText('La papelera está vacía.').waitFor();
  expect(JSON.stringify(await admin.get('get_provincias.php'))).not.toContain(nombre);
});

test('what cannot come back says why; emptying the trash asks first', async () => {
  const nombre = unique('Comarca');
  const admin = await httpAdmin();
  const { id } = (await admin.post('create_categoria_ubicacion.php', { nombre })).data as { id: number };
  await admin.post('delete_categoria_ubicacion.php', { id });
  await admin.post('create_categoria_ubicacion.php', { nombre });

  const page = await openAdmin(`/admin/papelera?q=${encodeURIComponent(nombre)}`, {
    expected: /Failed to load resource/,
  });
  await page.getByRole('button', { name: `Restaurar ${nombre}` }).click();
  await page.getByText(`No se puede restaurar «${nombre}»: mientras tanto otro elemento ha ocupado`).waitFor();

  // Other tests have things in the trash too: here only what is asked of the server counts.
  let asked: unknown;
  await page.route('**/vaciar_papelera.php', async (route) => {
    asked = route.request().postDataJSON();
    await route.fulfill({ json: { success: true, message: 'La papelera se ha vaciado.', borrados: 1 } });
  });
  await page.getByRole('button', { name: 'Vaciar papelera' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('¿Estás seguro de que quieres vaciar la papelera?').waitFor();
  await dialog.getByRole('button', { name: 'Vaciar papelera' }).click();
  await page.getByText('La papelera se ha vaciado.').waitFor();
  expect(asked).toEqual({});
});
