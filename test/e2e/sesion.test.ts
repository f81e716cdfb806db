import { expect, inject, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { openAdmin, openPage } from './browser.ts';
import { adminPassword } from './site-server.ts';

const failed = /Failed to load resource|net::ERR/;
const flag = () => sessionStorage.getItem('sesion_iniciada');

test('an unauthenticated user is sent to /login from every admin route', async () => {
  const page = await openPage();
  for (const path of ['/admin', '/admin/articulos/nuevo', '/admin/articulos/vista-previa/lo-que-sea']) {
    await page.goto(path);
    await page.waitForURL('**/login');
  }
});

test('the document of a page that only browsers make is whole: nothing is put into place under React', async () => {
  for (const path of ['/admin', '/admin/tiendas/productos', '/pago-exitoso', '/pasarela-de-prueba']) {
    const html = await (await fetch(inject('siteUrl') + path)).text();
    expect(html).toContain('role="status"');
    expect(html).not.toMatch(/<template|\$R[CS]\b/);
  }
});

test('sign-in: toggle, busy label, wrong credentials, network failure, then /admin', async () => {
  const page = await openPage({ expected: failed });
  await page.goto('/login', { waitUntil: 'networkidle' });
  await expectAccessible(page);
  const password = page.locator('[name=password]');
  await page.locator('[name=usuario]').fill('admin');
  await password.fill('equivocada');
  await page.getByRole('button', { name: 'Mostrar la contraseña' }).click();
  expect(await password.getAttribute('type')).toBe('text');
  await page.getByRole('button', { name: 'Ocultar la contraseña' }).click();
  expect(await password.getAttribute('type')).toBe('password');

  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/login.php', async (route) => {
    await gate;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await page.getByRole('button', { name: 'Iniciando...' }).waitFor();
  release();
  await page.getByText('Credenciales inválidas. Por favor, inténtalo de nuevo.').waitFor();
  expect(await page.evaluate(flag)).toBeNull();
  await page.unroute('**/login.php');

  await page.route('**/login.php', (route) => route.abort());
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await page.getByText('Error de red o servidor al iniciar sesión.').waitFor();
  await page.unroute('**/login.php');

  // "HTTP failure: the server's error message, or …": no message, and not a refusal either.
  await page.route('**/login.php', (route) => route.fulfill({ status: 500, json: { success: false } }));
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await page.getByText('Error de red o servidor al iniciar sesión.').waitFor();
  await page.unroute('**/login.php');

  await password.fill(adminPassword);
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await page.waitForURL('**/admin');
  expect(await page.evaluate(flag)).toBe('true');
  await page.goto('/login');
  await page.waitForURL('**/admin');
});

test('"Cerrar Sesión" goes to /login and the session is over', async () => {
  const page = await openAdmin('/admin', { hasOwnSession: true });
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await page.waitForURL('**/login');
  expect(await page.evaluate(flag)).toBeNull();
  await page.goto('/admin');
  await page.waitForURL('**/login');
});

test('a failed logout clears the local session, shows an alert and goes to /login', async () => {
  const page = await openAdmin('/admin', { expected: failed, hasOwnSession: true });
  await page.route('**/logout.php', (route) => route.abort());
  const alert = page.waitForEvent('dialog').then(async (dialog) => {
    const text = dialog.message();
    await dialog.accept();
    return text;
  });
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  expect(await alert).toBe('Error al cerrar sesión: Error de red o servidor al cerrar sesión. Sesión local cerrada.');
  await page.waitForURL('**/login');
  await page.waitForLoadState('networkidle');
  expect(new URL(page.url()).pathname).toBe('/login');
  expect(await page.evaluate(flag)).toBeNull();

  await page.locator('[name=usuario]').fill('admin');
  await page.locator('[name=password]').fill(adminPassword);
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await page.waitForURL('**/admin');
});

test('"forgot password" leads to the e-mail reset flow', async () => {
  const page = await openPage();
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: '¿Has olvidado tu contraseña?' }).click();
  await page.getByLabel('Usuario o correo electrónico').fill('nadie-con-este-nombre');
  await page.getByRole('button', { name: 'Enviar el enlace' }).click();
  await page.getByText('Si esa cuenta existe, te hemos enviado un correo con las instrucciones.').waitFor();
  await expectAccessible(page);
});
