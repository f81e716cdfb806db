import type { Frame, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { goInApp } from './admin-form.ts';
import { openPage } from './browser.ts';
import { adminPassword } from './site-server.ts';

const failed = /Failed to load resource|net::ERR/;
const flag = () => sessionStorage.getItem('sesion_iniciada');

/** Goes to an address within the app, which sends one on to another. */
async function expectLeadsTo(page: Page, path: string, end: string): Promise<void> {
  const seen: string[] = [];
  const note = (frame: Frame) => seen.push(new URL(frame.url()).pathname);
  page.on('framenavigated', note);
  await goInApp(page, path);
  await expect.poll(() => [seen[0], seen.at(-1)], { timeout: 20_000 }).toEqual([path, end]);
  page.off('framenavigated', note);
}

async function signIn(page: Page, password: string): Promise<void> {
  await page.locator('[name=usuario]').fill('admin');
  await page.locator('[name=password]').fill(password);
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
}

/** The document of a page that only browsers make is whole: nothing is put into place under React. */
test('a page that only browsers make has a whole document', async () => {
  for (const path of ['/admin', '/admin/tiendas/productos', '/pago-exitoso', '/pasarela-de-prueba']) {
    const html = await (await fetch(inject('siteUrl') + path)).text();
    expect(html).toContain('role="status"');
    expect(html).not.toMatch(/<template|\$R[CS]\b/);
    if (!path.startsWith('/admin')) expect(html).toMatch(/<main.*<h1/s);
  }
});

/**
 * An unauthenticated user is sent to /login from every admin route; "forgot password" leads to the e-mail reset flow;
 * sign-in: toggle, busy label, wrong credentials, network failure, then /admin; a failed logout clears the local
 * session, shows an alert and goes to /login; "Cerrar Sesión" goes to /login and the session is over.
 */
test('signing in and out', async () => {
  const page = await openPage({ expected: failed });
  await page.goto('/admin/articulos/nuevo');
  await page.waitForURL('**/login');
  await expectLeadsTo(page, '/admin/articulos/vista-previa/lo-que-sea', '/login');
  await expectAccessible(page);

  await page.getByRole('link', { name: '¿Has olvidado tu contraseña?' }).click();
  await page.getByLabel('Usuario o correo electrónico').fill('nadie-con-este-nombre');
  await page.getByRole('button', { name: 'Enviar el enlace' }).click();
  await page.getByText('Si esa cuenta existe, te hemos enviado un correo con las instrucciones.').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Volver a iniciar sesión' }).click();

  const password = page.locator('[name=password]');
  await page.getByRole('button', { name: 'Mostrar la contraseña' }).click();
  expect(await password.getAttribute('type')).toBe('text');
  await page.getByRole('button', { name: 'Ocultar la contraseña' }).click();
  expect(await password.getAttribute('type')).toBe('password');

  const { promise: gate, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/login.php', async (route) => {
    await gate;
    await route.continue();
  });
  await signIn(page, 'equivocada');
  await page.getByRole('button', { name: 'Iniciando...' }).waitFor();
  release();
  await page.getByText('Credenciales inválidas. Por favor, inténtalo de nuevo.').waitFor();
  expect(await page.evaluate(flag)).toBeNull();
  await page.unroute('**/login.php');

  const unreachable = page.getByText('Error de red o servidor al iniciar sesión.');
  await page.route('**/login.php', (route) => route.abort());
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await unreachable.waitFor();
  await page.unroute('**/login.php');

  // "HTTP failure: the server's error message, or …": no message, and not a refusal either.
  await page.route('**/login.php', async (route) => {
    await unreachable.waitFor({ state: 'detached' });
    await route.fulfill({ status: 500, json: { success: false } });
  });
  const answered = page.waitForResponse('**/login.php');
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await answered;
  await unreachable.waitFor();
  await page.unroute('**/login.php');

  await signIn(page, adminPassword);
  await page.waitForURL('**/admin');
  await page.getByRole('button', { name: 'Cerrar Sesión' }).waitFor();
  expect(await page.evaluate(flag)).toBe('true');
  await expectLeadsTo(page, '/login', '/admin');

  await page.route('**/logout.php', (route) => route.abort());
  const alert = page.waitForEvent('dialog').then(async (dialog) => {
    const text = dialog.message();
    await dialog.accept();
    return text;
  });
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  expect(await alert).toBe('Error al cerrar sesión: Error de red o servidor al cerrar sesión. Sesión local cerrada.');
  await page.waitForURL('**/login');
  expect(await page.evaluate(flag)).toBeNull();
  // The server has not heard of it, and yet nobody is let in.
  await expectLeadsTo(page, '/admin', '/login');
  await page.unroute('**/logout.php');

  await signIn(page, adminPassword);
  await page.waitForURL('**/admin');
  // What is above the button has its height by then.
  await page.getByRole('heading', { name: 'Por hacer' }).waitFor();
  // What the desk keeps goes with whoever leaves it; what others and the visitor keep here stays.
  const kept = ['borrador:otra:libro-nuevo', 'carrito', 'viaje'];
  await page.evaluate(
    (names) => {
      for (const name of names) localStorage.setItem(name, '{}');
    },
    [...kept, 'borrador:admin:libro-nuevo', 'borrador:admin:articulo-7~a1'],
  );
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await page.waitForURL('**/login');
  expect(await page.evaluate(flag)).toBeNull();
  const left = await page.evaluate(() => Object.keys(localStorage));
  expect(left.filter((name) => name.startsWith('borrador:') || kept.includes(name)).sort()).toEqual(kept);
  await expectLeadsTo(page, '/admin', '/login');
});
