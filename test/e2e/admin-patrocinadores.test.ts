import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { choosePicture, failedCalls, goInApp, nextSteps, unique, writeText } from './admin-form.ts';
import { openAdmin, phone } from './browser.ts';
import { visit } from './html.ts';
import { httpAdmin } from './http-admin.ts';

interface LinkKind {
  tipo: string;
  title: string;
  created: string;
  hasPicture: boolean;
  /** Sentences that no other kind of these has said. */
  wrong?: { missing: string; lost: string };
}

const links: LinkKind[] = [
  {
    tipo: 'empresa',
    title: 'Nuevo Patrocinador: Empresa',
    created: 'Patrocinador creado con éxito.',
    hasPicture: true,
    wrong: {
      missing: 'Por favor, rellena todos los campos (nombre, URL e imagen).',
      lost: 'Error de red o del servidor al crear el patrocinador.',
    },
  },
  {
    tipo: 'ayuntamiento',
    title: 'Nuevo Patrocinador: Ayuntamiento',
    created: 'Patrocinador creado con éxito.',
    hasPicture: true,
  },
  {
    tipo: 'texto',
    title: 'Nuevo Patrocinador de Texto',
    created: 'Patrocinador de texto creado con éxito.',
    hasPicture: false,
    wrong: {
      missing: 'Por favor, introduce tanto el nombre como la URL del patrocinador.',
      lost: 'Error de red o servidor al crear el patrocinador de texto.',
    },
  },
];

interface PageKind {
  tipo: string;
  title: string;
  segment: string;
  missing: string;
  created: string;
  nameField: string;
  picture: string;
  /** Optional fields and what is written in them. */
  more: Record<string, string>;
}

const pages: PageKind[] = [
  {
    tipo: 'ayuntamiento_sin_web',
    title: 'Nueva Página de Ayuntamiento',
    segment: 'ayuntamientos',
    missing: 'Por favor, rellena todos los campos obligatorios (Nombre, Escudo, Dirección, Email y Teléfono).',
    created: 'Página de ayuntamiento creada con éxito.',
    nameField: 'nombreAyuntamiento',
    picture: 'escudo',
    more: { fax: '969 111 111', nombreAlcaldesa: 'Rosa Ejemplo' },
  },
  {
    tipo: 'texto_sin_web',
    title: 'Nueva Página de Patrocinador',
    segment: 'empresas',
    missing: 'Por favor, rellena todos los campos obligatorios (Nombre, Imagen, Dirección, Email y Teléfono).',
    created: 'Página de patrocinador creada con éxito.',
    nameField: 'nombreSponsor',
    picture: 'imagen',
    more: { email2: 'dos@example.com', telefono2: '969 222 222', fax: '969 111 111', responsable: 'Luis Ejemplo' },
  },
];

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await page.locator(`[name=${name}]`).fill(value);
}

async function goToNew(page: Page, { tipo, title }: { tipo: string; title: string }): Promise<void> {
  await goInApp(page, `/admin/patrocinadores_${tipo}/nuevo`);
  // The form before looks alike.
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

async function goToEdit(page: Page, tipo: string, nombre: string): Promise<void> {
  const { data } = await (await httpAdmin()).get(`get_all_sponsors_admin.php?q=${encodeURIComponent(nombre)}`);
  await goInApp(page, `/admin/patrocinadores/editar/${tipo}/${(data as { id: number }[])[0]!.id}`);
  // The form before looks alike: its own name is in it.
  await page.waitForFunction(
    (name) => [...document.querySelectorAll<HTMLInputElement>('main form input')].some(({ value }) => value === name),
    nombre,
  );
}

/** The connection is lost when it is sent. */
async function lose(page: Page, button: Locator, sentence: string): Promise<void> {
  await page.route('**/create_*.php', (route) => route.abort());
  await button.click();
  await page.getByText(sentence).waitFor();
  await page.unroute('**/create_*.php');
}

/**
 * All five kinds are listed, filtered by kind and searched; a new sponsor is chosen from its menu, with the keyboard
 * alone; sponsors with a link of each kind: what is missing, a lost connection, created, shown in the footer,
 * edited.
 */
test('sponsors of the five kinds, from the list to the footer', async () => {
  const page = await openAdmin('/admin/patrocinadores/gestion', { expected: failedCalls });
  await page.locator('tbody tr').first().waitFor();
  await expectAccessible(page);
  const kinds = ['Ayuntamiento', 'Empresa', 'Texto', 'Ayuntamiento sin web', 'Empresa sin web'];
  const tipo = page.getByLabel('Tipo', { exact: true });
  expect(await tipo.locator('option').allTextContents()).toEqual(['Todos', ...kinds]);
  await tipo.selectOption('texto_sin_web');
  await page.waitForFunction(() =>
    [...document.querySelectorAll('td[data-label=Tipo]')].every(({ textContent }) => textContent === 'Empresa sin web'),
  );
  const edit = page.getByRole('link', { name: /^Editar / }).first();
  expect(await edit.getAttribute('href')).toMatch(/^\/admin\/patrocinadores\/editar\/texto_sin_web\/\d+$/);
  await page
    .getByRole('button', { name: /^Eliminar / })
    .first()
    .click();
  await page
    .getByText(
      /^¿Estás seguro de que quieres eliminar (?:el patrocinador|la página de \w+) ".+"\? Podrás recuperarl[oa] de la papelera durante 30 días\.$/,
    )
    .waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByLabel('Buscar').fill('zzzz no existe');
  await page.getByText('No se han encontrado patrocinadores.').waitFor();

  await page.getByRole('button', { name: 'Nuevo Patrocinador' }).first().focus();
  await page.keyboard.press('Enter');
  const items = page.getByRole('menuitem');
  await items.first().waitFor();
  expect(await items.allTextContents()).toEqual(kinds);
  await page.keyboard.press('Escape');
  await items.first().waitFor({ state: 'hidden' });
  await page.keyboard.press('Enter');
  // Its arrows are heard once the focus has come into it.
  const isInMenu = () => page.evaluate(() => document.activeElement?.closest('[role=menu]') != null);
  for (const kind of kinds.slice(0, 2)) {
    await items.first().waitFor();
    await expect.poll(isInMenu).toBe(true);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(kind);
  }
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/patrocinadores_*/nuevo');

  const create = page.getByRole('button', { name: 'Crear Patrocinador' });
  const names: string[] = [];
  for (const kind of links) {
    const nombre = unique('Patrocinador de prueba');
    names.push(nombre);
    await goToNew(page, kind);
    if (kind.wrong) {
      await create.click();
      await page.getByText(kind.wrong.missing).waitFor();
    }
    expect(await page.locator('[name=url]').getAttribute('type')).toBe('url');
    await fill(page, { nombre, url: 'https://www.example.com/prueba' });
    if (kind.hasPicture) await choosePicture(page, 'imagen');
    if (kind.wrong) await lose(page, create, kind.wrong.lost);
    await create.click();
    await page.getByRole('status').getByText(kind.created).waitFor();
  }
  await goToEdit(page, 'empresa', names[0]!);
  await fill(page, { nombre: `${names[0]} bis` });
  await page.getByRole('button', { name: 'Guardar Cambios' }).click();
  await page.getByText('Patrocinador actualizado con éxito.').waitFor();
  const home = await visit('/');
  for (const nombre of [`${names[0]} bis`, ...names]) expect(home.text).toContain(nombre);
});

test('the pages of a town hall and of a company, created and edited', async () => {
  const page = await openAdmin(`/admin/patrocinadores_${pages[0]!.tipo}/nuevo`, {
    viewport: phone,
    expected: failedCalls,
  });
  const create = page.getByRole('button', { name: 'Crear Página' });
  for (const kind of pages) {
    const nombre = unique('Página de prueba');
    await goToNew(page, kind);
    await fill(page, { [kind.nameField]: nombre, direccion: 'Calle Mayor, 1' });
    await fill(page, { email: 'uno@example.com', telefono: '969 000 000' });
    await create.click();
    await page.getByText(kind.missing).waitFor();
    await page.getByText('https://www.youtube.com/embed/').waitFor();
    await fill(page, { ...kind.more, youtubeUrl: 'https://www.youtube.com/embed/abcdefghijk' });
    await choosePicture(page, kind.picture);
    await writeText(page, 'Contenido', 'Hola.');
    if (kind === pages[0]) await lose(page, create, 'Error de red al crear la página.');
    else {
      // At its end nothing lies under the bar of the buttons.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expectAccessible(page);
    }
    await create.click();
    const { view, edit } = await nextSteps(page, kind.created);
    const path = view!;
    expect(edit).toMatch(new RegExp(`^/admin/patrocinadores/editar/${kind.tipo}/\\d+$`));
    expect(path).toMatch(new RegExp(`^/${kind.segment}/pagina-de-prueba-`));
    const read = await visit(path);
    for (const text of [nombre, 'Calle Mayor, 1', 'uno@example.com', 'Hola.', ...Object.values(kind.more)])
      expect(read.text).toContain(text);
    if (kind !== pages[0]) continue;
    await goToEdit(page, kind.tipo, nombre);
    await fill(page, { direccion: 'Plaza Nueva, 2' });
    await page.getByRole('button', { name: 'Guardar Cambios' }).click();
    await page.getByText('Página de ayuntamiento actualizada con éxito.').waitFor();
    expect(await page.getByRole('link', { name: 'Ver en el sitio' }).getAttribute('href')).toBe(path);
    const changed = await visit(path);
    for (const text of ['Plaza Nueva, 2', 'Hola.', ...Object.values(kind.more)]) expect(changed.text).toContain(text);
  }
});
