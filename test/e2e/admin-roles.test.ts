/** A day of each role: what it may not do is not shown. That the server refuses it is proven with every call. */
import type { Page } from 'playwright-core';
import { afterAll, expect, inject, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { failedCalls, goInApp, unique, writeText } from './admin-form.ts';
import { openAdmin, openPage, phone } from './browser.ts';
import { visit } from './html.ts';
import { httpAdmin } from './http-admin.ts';
import { mailTo } from './outbox.ts';

const password = 'alacena con tres grillos';

const made: string[] = [];
afterAll(async () => {
  const admin = await httpAdmin(inject('siteUrl'));
  const { data } = (await admin.get('get_usuarios_admin.php')) as { data?: { id: string; usuario: string }[] };
  for (const { id, usuario } of data ?? []) if (made.includes(usuario)) await admin.post('delete_usuario.php', { id });
});

/** Another role counts at the next request of a session that is open. */
async function make(usuario: string, rol: string): Promise<void> {
  const admin = await httpAdmin(inject('siteUrl'));
  const { data } = (await admin.get('get_usuarios_admin.php')) as { data?: { usuario: string }[] };
  const person = data!.find((one) => one.usuario === usuario);
  expect(await admin.post('update_usuario.php', { ...person, rol })).toMatchObject({ success: true });
}

/**
 * An administrator invites a redactor, who chooses a password, finds their own desk, writes, keeps a draft and sends
 * it for review; there is no way to publish; an editor publishes what waits for review, and has neither shop nor
 * people; the shop has its orders and products, and no content.
 */
test('a redactor from the invitation to the review', async () => {
  const usuario = unique('ana').replaceAll(' ', '_').slice(0, 30);
  const titulo = unique('La fuente callada');
  const admin = await openAdmin('/admin/usuarios/gestion', { expected: failedCalls, hasOwnSession: true });
  made.push(usuario);
  const form = admin.getByRole('region', { name: 'Invitar a una persona' });
  await form.locator('[name=usuario]').fill(usuario);
  await form.locator('[name=email]').fill(`${usuario}@example.org`);
  await form.locator('[name=rol]').selectOption('redactor');
  await expectAccessible(admin);
  await form.getByRole('button', { name: 'Enviar la invitación' }).click();
  await admin
    .getByText(
      `No hay servidor de correo: la invitación para ${usuario}@example.org se ha guardado en un archivo. Pásale tú el enlace.`,
    )
    .waitFor();
  await admin.getByRole('row', { name: usuario }).getByText('Invitada').waitFor();

  const page = await openPage({ expected: failedCalls, viewport: phone });
  const mail = await mailTo(`${usuario}@example.org`);
  const link = mail.match(/\/restablecer-contrasena\?token=[\w-]+&invitacion=para-[\w.]+/)![0];
  // Nobody has got that mail, so whoever invites can copy the link.
  const handedOver = admin.getByRole('status').filter({ hasText: `El enlace de ${usuario}` });
  expect(await handedOver.innerText()).toContain(link);
  await handedOver.getByRole('button', { name: 'Copiar el enlace' }).waitFor();
  await page.goto(link);
  await page.getByRole('heading', { name: 'Elige tu contraseña' }).waitFor();
  await page.locator('[name=password]').fill(password);
  await page.locator('[name=repetida]').fill(password);
  await page.getByRole('button', { name: 'Guardar la contraseña' }).click();
  await page.getByText(`Contraseña guardada. Ya puedes entrar con el usuario «${usuario}».`).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click();
  await page.locator('[name=usuario]').fill(usuario);
  await page.locator('[name=password]').fill(password);
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await expectPanel(page, ['Contenido', 'Sitio']);
  await page.getByRole('button', { name: 'Contenido' }).click();
  await page.getByRole('link', { name: /^Nuevo artículo/ }).waitFor();
  expect(await page.getByRole('link', { name: /libro|actividad|evento/i }).count()).toBe(0);
  await expectClosed(page, '/admin/libros/gestion');

  await goInApp(page, '/admin/articulos/nuevo');
  await page.locator('[name=titulo]').fill(titulo);
  await page.locator('[name=category_id]').selectOption({ label: 'Noticias' });
  await writeText(page, 'Contenido', 'Nadie la oye.');
  expect(await page.getByRole('button', { name: 'Publicar' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await page.getByText('Borrador guardado.').waitFor();
  await page.getByRole('link', { name: 'Seguir editando' }).click();
  await page.getByRole('heading', { name: 'Editar Artículo' }).waitFor();
  expect(await page.locator('[name=estado]').count()).toBe(0);
  await page.getByRole('button', { name: 'Enviar a revisión' }).click();
  await page.getByText('Artículo enviado a revisión.').waitFor();
  await goInApp(page, '/admin/articulos/gestion');
  await page.locator('tbody tr', { hasText: titulo }).getByText('En revisión').waitFor();
  expect(await page.locator('tbody tr').count()).toBe(1);

  await make(usuario, 'editor');
  await goInApp(page, '/admin');
  await expectPanel(page, [
    'Mantenimiento General',
    'Contenido',
    'Patrocinadores',
    'Servicios (Descubrir Cuenca)',
    'Sitio',
  ]);
  await page.getByRole('button', { name: 'Sitio' }).click();
  await page.getByRole('link', { name: /^Mensajes/ }).waitFor();
  expect(await page.getByRole('link', { name: /^(Personas|Correos)/ }).count()).toBe(0);
  await expectClosed(page, '/admin/pedidos/gestion');
  await goInApp(page, '/admin/papelera');
  await page.getByRole('heading', { name: 'Papelera' }).waitFor();
  expect(await page.getByRole('button', { name: 'Vaciar papelera' }).count()).toBe(0);
  await goInApp(page, '/admin/articulos/gestion?estado=revision');
  await page.getByRole('link', { name: `Editar ${titulo}` }).click();
  // Sent back with a note; what was corrected before, and not saved yet, is not left behind.
  await page.locator('[name=titulo]').fill(`${titulo} de noche`);
  await page.getByRole('button', { name: 'Devolver con una nota' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('nota');
  await page.keyboard.type('Falta una foto.');
  await page.getByRole('button', { name: 'Devolver a borrador' }).click();
  await page
    .getByRole('note')
    .filter({ hasText: `Devuelto a borrador por ${usuario}` })
    .getByText('Falta una foto.')
    .waitFor();
  expect(await page.locator('[name=titulo]').inputValue()).toBe(`${titulo} de noche`);
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await page.getByText('Artículo actualizado con éxito.').waitFor();
  expect((await visit('/noticias')).text).toContain(titulo);

  await make(usuario, 'tienda');
  await goInApp(page, '/admin');
  await expectPanel(page, ['Tienda', 'Sitio']);
  await goInApp(page, '/admin/tiendas/productos');
  await page.getByRole('link', { name: 'Nuevo Producto' }).waitFor();
  await expectClosed(page, '/admin/articulos/gestion');
});

async function expectPanel(page: Page, groups: string[]): Promise<void> {
  const controls = page.locator('.mantine-Accordion-control');
  await controls.filter({ hasText: groups[0]! }).waitFor();
  await controls.nth(groups.length).waitFor({ state: 'detached' });
  expect(await controls.allTextContents()).toEqual(groups);
}

async function expectClosed(page: Page, path: string): Promise<void> {
  await goInApp(page, path);
  await page.getByRole('heading', { name: 'No tienes permiso' }).waitFor();
}
