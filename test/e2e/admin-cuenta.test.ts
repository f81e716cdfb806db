/** On a server of its own: it ends sessions and changes the password that the other tests sign in with. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { totp } from '../harness/totp.ts';
import { expectAccessible } from './accessible.ts';
import { failedCalls, goInApp } from './admin-form.ts';
import { openPage, phone } from './browser.ts';
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

/**
 * Open sessions are listed, and one of them is ended; the password is changed; taking a copy and deciding who enters
 * ask for the password once more, and go on; a second factor demanded of everybody is set up before anything else;
 * with it, signing in asks for the code; all sessions are ended at once, this one too.
 */
test('the account: sessions, password, second factor', async () => {
  const nueva = 'alacena con tres grillos';
  const other = await signedIn();
  const page = await open('/admin/cuenta', await signedIn());
  const list = page.getByRole('list', { name: 'Sesiones abiertas' });
  const sessions = list.locator('li');
  await list.getByText('Esta sesión').waitFor();
  expect(await sessions.count()).toBe(2);
  await expectAccessible(page);
  await sessions.filter({ hasNotText: 'Esta sesión' }).getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar la sesión' }).click();
  await sessions.nth(1).waitFor({ state: 'detached' });
  expect(await isOpen(other)).toBe(false);

  const form = page.getByRole('region', { name: 'Cambiar la contraseña' });
  await fillPasswords(form, 'no es esta', nueva, 'distinta-clave');
  await form.getByText('Las contraseñas no coinciden.').waitFor();
  await fillPasswords(form, 'no es esta', nueva, nueva);
  await page.getByRole('alert').getByText('La contraseña actual no es correcta.').waitFor();
  await fillPasswords(form, password, nueva, nueva);
  await page.getByText('Contraseña cambiada. Las demás sesiones se han cerrado.').waitFor();
  password = nueva;

  // The session that made the change goes on.
  await goInApp(page, '/admin/copias');
  await page.getByRole('button', { name: 'Hacer una copia ahora' }).click();
  const copy = page.getByRole('link', { name: /^Descargar la copia/ });
  await copy.waitFor();
  passTenMinutes();
  const downloaded = page.waitForEvent('download');
  await copy.click();
  await confirm(page, 'no es esta');
  await page.getByText('Credenciales inválidas. Por favor, inténtalo de nuevo.').waitFor();
  await expectAccessible(page);
  await confirm(page, password);
  expect(await (await downloaded).failure()).toBeNull();
  await goInApp(page, '/admin/usuarios/gestion');
  passTenMinutes();
  const demanded = demand(page, 'Desde ahora todas las personas necesitan la verificación en dos pasos.');
  await confirm(page, password);
  await demanded;
  await goInApp(page, '/admin/libros/gestion');
  await page.getByRole('heading', { name: 'Activa la verificación en dos pasos' }).waitFor();
  await page.locator('[name=password]').fill(password);
  await page.getByRole('button', { name: 'Configurar' }).click();
  await page.getByRole('img', { name: 'Código QR para la aplicación de verificación' }).waitFor();
  const secret = (await page.getByText('¿No puedes escanearlo?').locator('code').textContent())!;
  const recovery = await page.locator('[aria-label="Códigos de recuperación"] li').allTextContents();
  expect(recovery.length).toBeGreaterThan(4);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Descargar los códigos' }).click();
  const saved = await readFile(await (await download).path(), 'utf8');
  for (const code of recovery) expect(saved).toContain(code);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copiar los códigos' }).click();
  await page.getByRole('button', { name: 'Copiados' }).waitFor();
  await page.locator('[name=codigo]').fill('000000');
  await page.getByRole('button', { name: 'Activar' }).click();
  await page.getByText('El código no es correcto o ha caducado.').waitFor();
  await expectAccessible(page);
  await page.locator('[name=codigo]').fill(totp(secret));
  await page.getByRole('button', { name: 'Activar' }).click();
  // What was asked for at first.
  await page.getByRole('link', { name: 'Nuevo Libro' }).first().waitFor();

  const next = await open('/login');
  await next.locator('[name=usuario]').fill('admin');
  await next.locator('[name=password]').fill(password);
  await next.getByRole('button', { name: 'Iniciar Sesión' }).click();
  const code = next.getByLabel('Código de verificación');
  await code.waitFor();
  expect(await next.getByRole('alert').count()).toBe(0);
  await code.fill(recovery[0]!);
  await next.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await next.waitForURL('**/admin');

  await goInApp(next, '/admin/usuarios/gestion');
  await demand(next, 'La verificación en dos pasos ya no es obligatoria.');
  await goInApp(next, '/admin/cuenta');
  const part = next.getByRole('region', { name: 'Verificación en dos pasos' });
  await part.getByText('Activada', { exact: true }).waitFor();
  await part.locator('[name=password]').fill(password);
  await part.locator('[name=codigo]').fill(recovery[1]!);
  await part.getByRole('button', { name: 'Desactivar' }).click();
  await part.getByText('Desactivada').waitFor();

  const first = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  expect(await isOpen(first)).toBe(true);
  await next.getByRole('button', { name: 'Cerrar todas las sesiones' }).click();
  await next.getByRole('dialog').getByRole('button', { name: 'Cerrar todas las sesiones' }).click();
  await next.waitForURL('**/login');
  expect(await isOpen(first)).toBe(false);
});

async function demand(page: Page, said: string): Promise<void> {
  await page.getByRole('switch', { name: 'Exigir la verificación en dos pasos a todas las personas' }).click();
  await page.getByText(said).waitFor();
}

/** Every session began so long ago that what is delicate asks for the password. */
function passTenMinutes(): void {
  const file = new DatabaseSync(join(dataDir, 'secretos.sqlite'));
  const before = new Date(Date.now() - 10 * 60_000).toISOString();
  file.prepare('update "session" set "createdAt" = ?').run(before);
  file.close();
}

async function confirm(page: Page, typed: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirma que eres tú' });
  await dialog.locator('[name=password]').fill(typed);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
}

/** The cookie of a session without a browser. */
async function signedIn(): Promise<string> {
  const answer = await fetch(`${server.url}/api/login.php`, {
    method: 'POST',
    headers: { origin: server.url, 'content-type': 'application/json' },
    body: JSON.stringify({ usuario: 'admin', password }),
  });
  expect(answer.status).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
}

async function isOpen(cookie: string): Promise<boolean> {
  const answer = await fetch(`${server.url}/api/get_session.php`, { headers: { cookie } });
  return ((await answer.json()) as { success: boolean }).success;
}

async function open(path: string, cookie = ''): Promise<Page> {
  const page = await openPage({ baseURL: server.url, expected: failedCalls, viewport: phone });
  for (const pair of cookie.split('; ').filter(Boolean)) {
    const [name, ...value] = pair.split('=');
    await page.context().addCookies([{ name: name!, value: value.join('='), url: server.url }]);
  }
  await page.goto(path);
  return page;
}

async function fillPasswords(form: ReturnType<Page['getByRole']>, actual: string, nueva: string, repetida: string) {
  await form.locator('[name=actual]').fill(actual);
  await form.locator('[name=nueva]').fill(nueva);
  await form.locator('[name=repetida]').fill(repetida);
  await form.getByRole('button', { name: 'Cambiar contraseña' }).click();
}
