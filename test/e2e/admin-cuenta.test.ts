/** On a server of its own: it ends sessions and changes the password that the other tests sign in with. */
import { createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('the password is changed, ends the other sessions, and is changed back', async () => {
  const other = await signIn(adminPassword);
  const page = await signIn(adminPassword);
  await page.goto('/admin/cuenta');
  await page.getByRole('heading', { name: 'Mi Cuenta' }).waitFor();
  await expectAccessible(page);
  const form = page.getByRole('region', { name: 'Cambiar la contraseña' });
  await fillPasswords(form, 'no es esta', 'otra-clave-larga', 'otra-clave-larga');
  await page.getByRole('alert').getByText('La contraseña actual no es correcta.').waitFor();
  await fillPasswords(form, adminPassword, 'corta', 'corta');
  await form.getByText('La contraseña debe tener entre 8 y 128 caracteres.').waitFor();
  await fillPasswords(form, adminPassword, 'otra-clave-larga', 'distinta-clave');
  await form.getByText('Las contraseñas no coinciden.').waitFor();
  await fillPasswords(form, adminPassword, 'otra-clave-larga', 'otra-clave-larga');
  await page.getByText('Contraseña cambiada. Las demás sesiones se han cerrado.').waitFor();

  await other.goto('/admin/cuenta');
  await other.waitForURL('**/login');
  // The session that made the change goes on.
  await page.reload();
  await fillPasswords(form, 'otra-clave-larga', adminPassword, adminPassword);
  await page.getByText('Contraseña cambiada. Las demás sesiones se han cerrado.').waitFor();
});

test('all sessions are ended at once, this one too', async () => {
  const other = await signIn(adminPassword);
  const page = await signIn(adminPassword);
  await page.goto('/admin/cuenta');
  await page.getByRole('button', { name: 'Cerrar todas las sesiones' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar todas las sesiones' }).click();
  await page.waitForURL('**/login');
  await other.goto('/admin');
  await other.waitForURL('**/login');
});

test('with the second factor, signing in asks for the code; a recovery code works once', async () => {
  const page = await signIn(adminPassword);
  await page.goto('/admin/cuenta');
  const part = page.getByRole('region', { name: 'Verificación en dos pasos' });
  await part.getByText('Desactivada').waitFor();
  await part.locator('[name=password]').fill(adminPassword);
  await part.getByRole('button', { name: 'Configurar' }).click();
  await part.getByRole('img', { name: 'Código QR para la aplicación de verificación' }).waitFor();
  const secret = (await part.getByText('¿No puedes escanearlo?').locator('code').textContent())!;
  const recovery = await part
    .getByRole('list', { name: 'Códigos de recuperación' })
    .getByRole('listitem')
    .allTextContents();
  expect(recovery.length).toBeGreaterThan(4);
  await expectAccessible(page);
  await part.locator('[name=codigo]').fill('000000');
  await part.getByRole('button', { name: 'Activar' }).click();
  await part.getByText('El código no es correcto o ha caducado.').waitFor();
  await part.locator('[name=codigo]').fill(totp(secret));
  await part.getByRole('button', { name: 'Activar' }).click();
  await page.getByText('Verificación en dos pasos activada.').waitFor();
  await part.getByText('Activada', { exact: true }).waitFor();

  const next = await openPage({ baseURL: server.url, expected: failedCalls });
  await enter(next, adminPassword);
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
  await part.locator('[name=password]').fill(adminPassword);
  await part.getByRole('button', { name: 'Desactivar' }).click();
  await page.getByText('Verificación en dos pasos desactivada.').waitFor();
});

async function signIn(password: string): Promise<Page> {
  const page = await openPage({ baseURL: server.url, expected: failedCalls });
  await enter(page, password);
  await page.waitForURL('**/admin');
  return page;
}

async function enter(page: Page, password: string): Promise<void> {
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

/** RFC 6238: six digits, thirty seconds, SHA-1. */
function totp(secret: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret.replace(/=+$/, '')]
    .map((char) => alphabet.indexOf(char).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const hash = createHmac('sha1', key).update(counter).digest();
  const offset = hash[hash.length - 1]! & 0xf;
  return String((hash.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}
