/** The public side with nothing but a keyboard: every stop can be reached with Tab, and is seen. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './browser.ts';

/** Presses Tab until the focus is on what has this name; on the way, every stop shows where the focus is. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const { outlineStyle, boxShadow } = getComputedStyle(element);
      const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0]?.textContent : undefined;
      return {
        name: (element.getAttribute('aria-label') ?? label ?? element.textContent ?? '').trim(),
        // Between the last stop and the first one there is the page as a whole.
        isSeen: element === document.body || outlineStyle !== 'none' || boxShadow !== 'none',
      };
    });
    expect(stop.isSeen, `the focus can be seen on «${stop.name}»`).toBe(true);
    if (stop.name === name) return;
  }
  throw new Error(`the keyboard does not reach «${name}»`);
}

test('skip link; carousel: next, previous, pause', async () => {
  // The newest article may be another test's, and gone when the focus on its link asks for it.
  const page = await openPage({ expected: /404 .*get_post/ });
  await page.goto('/');
  await tabTo(page, 'Saltar al contenido');
  await page.keyboard.press('Enter');
  const carousel = page.getByRole('region', { name: 'Últimos artículos' }).last();
  await tabTo(page, 'Siguiente');
  await page.keyboard.press('Enter');
  await carousel.getByText('2 de 3').waitFor();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await carousel.getByText('1 de 3').waitFor();
  await tabTo(page, 'Pausar el carrusel');
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Reanudar el carrusel' }).waitFor();
});

test('menu and submenu, the way to the search, filters', async () => {
  const page = await openPage();
  await page.goto('/ubicaciones');
  await tabTo(page, 'Artículos');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Personajes');
  await page.keyboard.press('Escape');
  await tabTo(page, 'Buscar');
  await tabTo(page, 'Municipio');
  await page.keyboard.type('Alar');
  await tabTo(page, 'Filtrar');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/ubicaciones?municipio=*');
  await page.getByRole('heading', { name: 'Castillo de Alarcón' }).waitFor();
});
