/** On a server of its own: it ends sessions and changes the password that the other tests sign in with. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { totp } from '../harness/totp.ts';
import { expectAccessible } from './accessible.ts';
import { failedCalls } from './admin-form.ts';
import { openPage } from './browser.ts';
import { adminPassword, type RunningServer, startServer } from './site-server.ts';

let server: RunningServer;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cuenta-'));
  server = await startServer({ DATA_DIR: dataDir, DEMO: 'off' });
});

afterAll(async () => {
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** What signs in: the start's own until it is changed here. */
let password = adminPassword;

test('the password is changed, and ends the other sessions', async () => {
  const nueva = 'alacena con tres grillos';
  const other = await signIn();
  const page = await signIn();
  await page.goto('/admin/cuenta');
  await page.getByRole('heading', { name: 'Mi Cuenta' }).waitFor();
  await expectAccessible(page);
  const form = page.getByRole('region', { name: 'Cambiar la contraseña' });
  await fillPasswords(form, 'no es esta', nueva, nueva);
  await page.getByRole('alert').getByText('La contraseña actual no es correcta.').waitFor();
  await fillPasswords(form, password, 'corta', 'corta');
  await form.getByText('La contraseña debe tener entre 12 y 128 caracteres.').waitFor();
  await fillPasswords(form, password, 'contraseña1234', 'contraseña1234');
  await form.getByText('Esta contraseña es fácil de adivinar').waitFor();
  await fillPasswords(form, password, nueva, 'distinta-clave');
  await form.getByText('Las contraseñas no coinciden.').waitFor();
  await fillPasswords(form, password, nueva, nueva);
  await page.getByText('Contraseña cambiada. Las demás sesiones se han cerrado.').waitFor();
  password = nueva;

  await other.goto('/admin/cuenta');
  await other.waitForURL('**/login');
  // The session that made the change goes on.
  await page.reload();
  await page.getByRole('heading', { name: 'Mi Cuenta' }).waitFor();
});

test('open sessions are listed, and one of them is ended', async () => {
  const other = await signIn();
  const page = await signIn();
  await page.goto('/admin/cuenta');
  const list = page.getByRole('list', { name: 'Sesiones abiertas' });
  await list.getByText('Esta sesión').waitFor();
  await list.getByText('Chrome en').first().waitFor();
  const count = await list.getByRole('listitem').count();
  expect(count).toBeGreaterThan(1);
  await expectAccessible(page);
  const ended = list.getByRole('listitem').filter({ hasNotText: 'Esta sesión' });
  while ((await ended.count()) > 0) {
    const left = await list.getByRole('listitem').count();
    await ended.first().getByRole('button').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar la sesión' }).click();
    await expect.poll(() => list.getByRole('listitem').count()).toBe(left - 1);
  }
  await other.goto('/admin');
  await other.waitForURL('**/login');
});

test('all sessions are ended at once, this one too', async () => {
  const other = await signIn();
  const page = await signIn();
  await page.goto('/admin/cuenta');
  await page.getByRole('button', { name: 'Cerrar todas las sesiones' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar todas las sesiones' }).click();
  await page.waitForURL('**/login');
  await other.goto('/admin');
  await other.waitForURL('**/login');
});

test('with the second factor, signing in asks for the code; a recovery code works once', async () => {
  const page = await signIn();
  await page.goto('/admin/cuenta');
  const part = page.getByRole('region', { name: 'Verificación en dos pasos' });
  await part.getByText('Desactivada').waitFor();
  await part.locator('[name=password]').fill(password);
  await part.getByRole('button', { name: 'Configurar' }).click();
  await part.getByRole('img', { name: 'Código QR para la aplicación de verificación' }).waitFor();
  const secret = (await part.getByText('¿No puedes escanearlo?').locator('code').textContent())!;
  const recovery = await part
    .getByRole('list', { name: 'Códigos de recuperación' })
    .getByRole('listitem')
    .allTextContents();
  expect(recovery.length).toBeGreaterThan(4);
  const download = page.waitForEvent('download');
  await part.getByRole('link', { name: 'Descargar los códigos' }).click();
  const saved = await readFile(await (await download).path(), 'utf8');
  for (const code of recovery) expect(saved).toContain(code);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await part.getByRole('button', { name: 'Copiar los códigos' }).click();
  await part.getByRole('button', { name: 'Copiados' }).waitFor();
  await expectAccessible(page);
  await part.locator('[name=codigo]').fill('000000');
  await part.getByRole('button', { name: 'Activar' }).click();
  await part.getByText('El código no es correcto o ha caducado.').waitFor();
  await part.locator('[name=codigo]').fill(totp(secret));
  await part.getByRole('button', { name: 'Activar' }).click();
  await page.getByText('Verificación en dos pasos activada. Las demás sesiones se han cerrado.').waitFor();
  await part.getByText('Activada', { exact: true }).waitFor();

  const next = await openPage({ baseURL: server.url, expected: failedCalls });
  await enter(next);
  const code = next.getByLabel('Código de verificación');
  await code.waitFor();
  expect(await next.getByRole('alert').count()).toBe(0);
  await expectAccessible(next);
  await code.fill('000000');
  await next.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await next.getByRole('alert').getByText('El código no es correcto o ha caducado.').waitFor();
  await code.fill(recovery[0]!);
  await next.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await next.waitForURL('**/admin');

  await page.reload();
  await part.locator('[name=password]').fill(password);
  await part.locator('[name=codigo]').fill(recovery[1]!);
  await part.getByRole('button', { name: 'Desactivar' }).click();
  await page.getByText('Verificación en dos pasos desactivada.').waitFor();
});

test('a second factor demanded of everybody is set up before anything else', async () => {
  const page = await signIn();
  await page.goto('/admin/usuarios/gestion');
  await page.getByRole('switch', { name: 'Exigir la verificación en dos pasos a todas las personas' }).click();
  await page.getByText('Desde ahora todas las personas necesitan la verificación en dos pasos.').waitFor();
  await page.goto('/admin/libros/gestion');
  await page.getByRole('heading', { name: 'Activa la verificación en dos pasos' }).waitFor();
  await expectAccessible(page);
  await page.locator('[name=password]').fill(password);
  await page.getByRole('button', { name: 'Configurar' }).click();
  const secret = (await page.getByText('¿No puedes escanearlo?').locator('code').textContent())!;
  await page.locator('[name=codigo]').fill(totp(secret));
  await page.getByRole('button', { name: 'Activar' }).click();
  // What was asked for at first.
  await page.getByRole('link', { name: 'Nuevo Libro' }).first().waitFor();
});

async function signIn(): Promise<Page> {
  const page = await openPage({ baseURL: server.url, expected: failedCalls });
  await enter(page);
  await page.waitForURL('**/admin');
  return page;
}

async function enter(page: Page): Promise<void> {
  await page.goto('/login');
  await page.locator('[name=usuario]').fill('admin');
  await page.locator('[name=password]').fill(password);
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
}

async function fillPasswords(form: ReturnType<Page['getByRole']>, actual: string, nueva: string, repetida: string) {
  await form.locator('[name=actual]').fill(actual);
  await form.locator('[name=nueva]').fill(nueva);
  await form.locator('[name=repetida]').fill(repetida);
  await form.getByRole('button', { name: 'Cambiar contraseña' }).click();
}
