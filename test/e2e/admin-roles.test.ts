/** A day of each role: what it may not do is neither shown nor done. */
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { failedCalls, unique, writeText } from './admin-form.ts';
import { openAdmin, openPage, phone } from './browser.ts';
import { httpAdmin } from './http-admin.ts';
import { mailTo } from './outbox.ts';

const password = 'alacena con tres grillos';
const redactor = name('ana');
const titulo = unique('La fuente callada');

/** Letters and digits only. */
function name(start: string): string {
  return unique(start).replaceAll(' ', '_').slice(0, 30);
}

const made: string[] = [];
afterAll(async () => {
  const admin = await httpAdmin();
  const { data } = (await admin.get('get_usuarios_admin.php')) as { data?: { id: string; usuario: string }[] };
  for (const { id, usuario } of data ?? []) if (made.includes(usuario)) await admin.post('delete_usuario.php', { id });
});

/** Invited without a browser, then signed in with one. */
async function someone(usuario: string, rol: string): Promise<Page> {
  made.push(usuario);
  await (await httpAdmin()).post('create_usuario.php', { usuario, email: `${usuario}@example.org`, rol });
  const page = await openPage({ expected: failedCalls });
  await choosePassword(page, usuario);
  return enter(page, usuario);
}

async function choosePassword(page: Page, usuario: string): Promise<void> {
  const link = (await mailTo(`${usuario}@example.org`)).match(
    /\/restablecer-contrasena\?token=[\w-]+&invitacion=1/,
  )![0];
  await page.goto(link);
  await page.getByRole('heading', { name: 'Elige tu contraseña' }).waitFor();
  await page.locator('[name=password]').fill(password);
  await page.locator('[name=repetida]').fill(password);
  await page.getByRole('button', { name: 'Guardar la contraseña' }).click();
  await page.getByText('Contraseña cambiada. Ya puedes iniciar sesión.').waitFor();
}

async function enter(page: Page, usuario: string): Promise<Page> {
  await page.goto('/login');
  await page.locator('[name=usuario]').fill(usuario);
  await page.locator('[name=password]').fill(password);
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await page.getByRole('heading', { name: 'Panel de Administración' }).waitFor();
  return page;
}

const groupsOf = (page: Page) => page.locator('.mantine-Accordion-control').allTextContents();

async function expectClosed(page: Page, path: string, call: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { name: 'No tienes permiso' }).waitFor();
  const status = await page.evaluate(
    async (call) => (await fetch(`/api/${call}`, { method: 'POST', body: new FormData() })).status,
    call,
  );
  expect(status).toBe(403);
}

test('an administrator invites a redactor, who chooses a password and finds their own desk', async () => {
  const page = await openAdmin('/admin/usuarios/gestion', { expected: failedCalls });
  made.push(redactor);
  const form = page.getByRole('region', { name: 'Invitar a una persona' });
  await form.locator('[name=usuario]').fill(redactor);
  await form.locator('[name=email]').fill(`${redactor}@example.org`);
  await form.locator('[name=rol]').selectOption('redactor');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Enviar la invitación' }).click();
  await page
    .getByText(`Invitación guardada en un archivo (no hay servidor de correo) a ${redactor}@example.org.`)
    .waitFor();
  await page.getByRole('row', { name: redactor }).getByText('Invitada').waitFor();

  const theirs = await openPage({ expected: failedCalls, viewport: phone });
  await choosePassword(theirs, redactor);
  await enter(theirs, redactor);
  expect(await groupsOf(theirs)).toEqual(['Contenido', 'Sitio']);
  await theirs.getByRole('button', { name: 'Contenido' }).click();
  await theirs.getByRole('link', { name: /^Nuevo artículo/ }).waitFor();
  expect(await theirs.getByRole('link', { name: /libro|actividad|evento/i }).count()).toBe(0);
  await expectClosed(theirs, '/admin/libros/gestion', 'create_libro.php');
  await expectClosed(theirs, '/admin/usuarios/gestion', 'create_usuario.php');
});

test('a redactor writes, keeps a draft and sends it for review; there is no way to publish', async () => {
  const page = await enter(await openPage({ expected: failedCalls }), redactor);
  await page.goto('/admin/articulos/nuevo');
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
  await page.goto('/admin/articulos/gestion');
  await page.getByRole('row', { name: titulo }).getByText('En revisión').waitFor();
  expect(await page.getByRole('row').count()).toBe(2);
});

test('an editor publishes what waits for review, and has neither shop nor people', async () => {
  const page = await someone(name('eva'), 'editor');
  expect(await groupsOf(page)).toEqual([
    'Mantenimiento General',
    'Contenido',
    'Patrocinadores',
    'Servicios (Descubrir Cuenca)',
    'Sitio',
  ]);
  await page.getByRole('button', { name: 'Sitio' }).click();
  await page.getByRole('link', { name: /^Mensajes/ }).waitFor();
  expect(await page.getByRole('link', { name: /^(Personas|Correos)/ }).count()).toBe(0);

  await page.goto('/admin/articulos/gestion?estado=revision');
  await page.getByRole('link', { name: `Editar ${titulo}` }).click();
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await page.getByText('Artículo actualizado con éxito.').waitFor();
  await page.goto('/noticias');
  await page.getByRole('link', { name: titulo }).first().waitFor();

  await page.goto('/admin/papelera');
  await page.getByRole('heading', { name: 'Papelera' }).waitFor();
  expect(await page.getByRole('button', { name: 'Vaciar papelera' }).count()).toBe(0);
  await expectClosed(page, '/admin/pedidos/gestion', 'update_pedido.php');
});

test('the shop has its orders and products, and no content', async () => {
  const page = await someone(name('sol'), 'tienda');
  expect(await groupsOf(page)).toEqual(['Tienda', 'Sitio']);
  await page.goto('/admin/tiendas/productos');
  await page.getByRole('link', { name: 'Nuevo Producto' }).waitFor();
  await expectClosed(page, '/admin/articulos/gestion', 'create_post.php');
  await expectClosed(page, '/admin/mensajes/gestion', 'update_mensaje.php');
});
