import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import {
  choosePicture,
  deleteRow,
  failedCalls,
  goInApp,
  pressTwice,
  restore,
  unique,
  writeText,
} from './admin-form.ts';
import { openAdmin } from './browser.ts';
import { visit } from './html.ts';

interface PageKind {
  tipo: string;
  segment: string;
  create: string;
  missing: string;
  created: string;
  nameField: string;
  picture: string;
  /** Optional fields and what is written in them. */
  more: Record<string, string>;
}

const links = [
  {
    tipo: 'empresa',
    create: 'create_sponsor_empresa.php',
    missing: 'Por favor, rellena todos los campos (nombre, URL e imagen).',
    created: 'Patrocinador creado con éxito.',
    lost: 'Error de red o del servidor al crear el patrocinador.',
    hasPicture: true,
  },
  {
    tipo: 'ayuntamiento',
    create: 'create_sponsor_ayto.php',
    missing: 'Por favor, rellena todos los campos (nombre, URL e imagen).',
    created: 'Patrocinador creado con éxito.',
    lost: 'Error de red o del servidor al crear el patrocinador.',
    hasPicture: true,
  },
  {
    tipo: 'texto',
    create: 'create_sponsor_text.php',
    missing: 'Por favor, introduce tanto el nombre como la URL del patrocinador.',
    created: 'Patrocinador de texto creado con éxito.',
    lost: 'Error de red o servidor al crear el patrocinador de texto.',
    hasPicture: false,
  },
];

const pages: [PageKind, PageKind] = [
  {
    tipo: 'ayuntamiento_sin_web',
    segment: 'ayuntamientos',
    create: 'create_ayto_sponsor_sin_web.php',
    missing: 'Por favor, rellena todos los campos obligatorios (Nombre, Escudo, Dirección, Email y Teléfono).',
    created: 'Página de ayuntamiento creada con éxito.',
    nameField: 'nombreAyuntamiento',
    picture: 'escudo',
    more: { fax: '969 111 111', nombreAlcaldesa: 'Rosa Ejemplo' },
  },
  {
    tipo: 'texto_sin_web',
    segment: 'empresas',
    create: 'create_sponsor_text_sin_web.php',
    missing: 'Por favor, rellena todos los campos obligatorios (Nombre, Imagen, Dirección, Email y Teléfono).',
    created: 'Página de patrocinador creada con éxito.',
    nameField: 'nombreSponsor',
    picture: 'imagen',
    more: { email2: 'dos@example.com', telefono2: '969 222 222', fax: '969 111 111', responsable: 'Luis Ejemplo' },
  },
];

async function openEdit(page: Page, tipo: string, nombre: string): Promise<void> {
  await goInApp(page, '/admin/patrocinadores/gestion');
  await page.getByLabel('Tipo', { exact: true }).selectOption(tipo);
  await page.getByLabel('Buscar').fill(nombre);
  await page.getByRole('link', { name: `Editar ${nombre}`, exact: true }).click();
  await page.waitForURL(`**/admin/patrocinadores/editar/${tipo}/*`);
}

async function remove(page: Page, nombre: string): Promise<void> {
  await page.waitForURL('**/admin/patrocinadores/gestion');
  await page.getByLabel('Buscar').fill(nombre);
  await deleteRow(
    page,
    nombre,
    `¿Estás seguro de que quieres eliminar el patrocinador "${nombre}"? Podrás recuperarlo de la papelera durante 30 días.`,
  );
}

/** Fills in the form of a page, without a picture first, which is told. */
async function fillPage(page: Page, kind: PageKind, nombre: string): Promise<void> {
  const fill = async (fields: Record<string, string>) => {
    for (const [name, value] of Object.entries(fields)) await page.locator(`[name=${name}]`).fill(value);
  };
  await fill({
    [kind.nameField]: nombre,
    direccion: 'Calle Mayor, 1',
    email: 'uno@example.com',
    telefono: '969 000 000',
  });
  await page.getByRole('button', { name: 'Crear Página' }).click();
  await page.getByText(kind.missing).waitFor();
  await page.getByText('https://www.youtube.com/embed/').waitFor();
  await fill({ ...kind.more, youtubeUrl: 'https://www.youtube.com/embed/abcdefghijk' });
  await choosePicture(page, kind.picture);
  await writeText(page, 'Contenido', 'Bienvenida de prueba.');
}

test('sponsors with a link of each kind: what is missing, a lost connection, created, shown in the footer', async () => {
  const page = await openAdmin('/admin', { expected: failedCalls });
  for (const kind of links) {
    const nombre = unique('Patrocinador de prueba');
    await goInApp(page, `/admin/patrocinadores_${kind.tipo}/nuevo`);
    await page.getByRole('button', { name: 'Crear Patrocinador' }).click();
    await page.getByText(kind.missing).waitFor();
    await page.locator('[name=nombre]').fill(nombre);
    expect(await page.locator('[name=url]').getAttribute('type')).toBe('url');
    await page.locator('[name=url]').fill('https://www.example.com/prueba');
    if (kind.hasPicture) await choosePicture(page, 'imagen');
    await expectAccessible(page);

    await page.route(`**/${kind.create}`, (route) => route.abort());
    await page.getByRole('button', { name: 'Crear Patrocinador' }).click();
    await page.getByText(kind.lost).waitFor();
    expect(await page.locator('[name=nombre]').inputValue()).toBe(nombre);
    await page.unroute(`**/${kind.create}`);
    await pressTwice(page, kind.create, { resting: 'Crear Patrocinador', busy: 'Creando...' });
    await page.getByRole('status').getByText(kind.created).waitFor();
    expect(await page.locator('[name=nombre]').inputValue()).toBe('');
    expect((await visit('/')).text).toContain(nombre);

    await openEdit(page, kind.tipo, nombre);
    await page.locator('[name=nombre]').fill(`${nombre} bis`);
    await page.getByRole('button', { name: 'Guardar Cambios' }).click();
    await page.getByText(/actualizado con éxito\./).waitFor();
    expect((await visit('/')).text).toContain(`${nombre} bis`);
  }
});

test('a page of a company: its own fields and messages', async () => {
  const [, kind] = pages;
  const nombre = unique('Página de prueba');
  const page = await openAdmin(`/admin/patrocinadores_${kind.tipo}/nuevo`, { expected: failedCalls });
  await fillPage(page, kind, nombre);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Crear Página' }).click();
  await page.getByRole('status').getByText(kind.created).waitFor();
  const path = (await page.getByRole('link', { name: 'Ver la página' }).getAttribute('href'))!;
  expect(path).toMatch(new RegExp(`^/${kind.segment}/pagina-de-prueba-`));
  const read = await visit(path);
  for (const text of ['Calle Mayor, 1', 'uno@example.com', 'Bienvenida de prueba.', ...Object.values(kind.more)])
    expect(read.text).toContain(text);
});

test('a page of a town hall: created once, its link works, edited, deleted, gone, restored, back', async () => {
  const [kind] = pages;
  const nombre = unique('Página de prueba');
  const page = await openAdmin(`/admin/patrocinadores_${kind.tipo}/nuevo`, { expected: failedCalls });
  await fillPage(page, kind, nombre);
  await expectAccessible(page);

  await page.route(`**/${kind.create}`, (route) => route.abort());
  await page.getByRole('button', { name: 'Crear Página' }).click();
  await page.getByText('Error de red al crear la página.').waitFor();
  await page.unroute(`**/${kind.create}`);
  await pressTwice(page, kind.create, { resting: 'Crear Página', busy: 'Creando Página...' });
  await page.getByRole('status').getByText(kind.created).waitFor();
  const link = page.getByRole('link', { name: 'Ver la página' });
  const path = (await link.getAttribute('href'))!;
  expect(path).toMatch(new RegExp(`^/${kind.segment}/pagina-de-prueba-`));
  await link.click();
  await page.waitForURL(`**${path}`);
  await page.getByRole('heading', { name: nombre }).waitFor();
  const read = await visit(path);
  for (const text of ['Calle Mayor, 1', 'uno@example.com', 'Bienvenida de prueba.', ...Object.values(kind.more)])
    expect(read.text).toContain(text);

  await page.goto('/admin');
  await openEdit(page, kind.tipo, nombre);
  await page.locator('[name=direccion]').fill('Plaza Nueva, 2');
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await page.getByText(/actualizada con éxito\./).waitFor();
  const changed = await visit(path);
  expect(changed.text).toContain('Plaza Nueva, 2');
  expect(changed.text).toContain('Bienvenida de prueba.');
  await remove(page, nombre);
  expect((await visit(path)).status).toBe(404);
  await restore(page, nombre);
  expect((await visit(path)).text).toContain('Plaza Nueva, 2');
});

test('all five kinds are listed, filtered by kind and searched', async () => {
  const page = await openAdmin('/admin/patrocinadores/gestion');
  const table = page.getByRole('table');
  await table.waitFor();
  await expectAccessible(page);
  const kinds = page.getByLabel('Tipo', { exact: true }).locator('option');
  expect(await kinds.allTextContents()).toEqual([
    'Todos',
    'Ayuntamiento',
    'Empresa',
    'Texto',
    'Ayuntamiento sin web',
    'Empresa sin web',
  ]);
  await page.getByLabel('Tipo', { exact: true }).selectOption('texto_sin_web');
  await table.getByRole('cell', { name: 'Empresa sin web' }).first().waitFor();
  await table.getByRole('cell', { name: 'Texto', exact: true }).first().waitFor({ state: 'detached' });
  await page.getByLabel('Buscar').fill('zzzz no existe');
  await page.getByText('No se han encontrado patrocinadores.').waitFor();
});

test('a new sponsor is chosen from its menu, with the keyboard alone', async () => {
  const page = await openAdmin('/admin/patrocinadores/gestion');
  await page.getByRole('button', { name: 'Nuevo Patrocinador' }).first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem').first().waitFor();
  expect(await page.getByRole('menuitem').allTextContents()).toEqual([
    'Ayuntamiento',
    'Empresa',
    'Texto',
    'Ayuntamiento sin web',
    'Empresa sin web',
  ]);
  await page.keyboard.press('Escape');
  await page.getByRole('menuitem').first().waitFor({ state: 'hidden' });
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Texto' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/patrocinadores_*/nuevo');
});
