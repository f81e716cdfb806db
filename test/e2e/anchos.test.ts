import { expect, test } from 'vitest';
import { everyBlock } from '#values/rich-text/every-block.testing.ts';
import { unique } from './admin-form.ts';
import { openPage } from './browser.ts';
import { visit } from './html.ts';
import { httpAdmin } from './http-admin.ts';
import { unseenStates } from './states.ts';
import { templates } from './templates.ts';

/** Wider than a phone, as our pictures are. */
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"/>')}`;

const longWord = 'a'.repeat(130);

/** And the pages that the site map leaves out. */
async function paths(): Promise<string[]> {
  const rest = [
    '/login',
    '/checkout',
    '/buscar?q=cuenca',
    `/buscar?q=${longWord}`,
    `/${longWord}`,
    '/pedido',
    '/desistimiento',
    '/mi-viaje',
    '/sin-conexion',
    '/pueblos/zarzuela',
    '/no-existe',
  ];
  return [...(await templates()), ...rest];
}

/** As it came, with a long word in its headings, and with letters twice as large: by the page's root, then text alone. */
async function widerThanScreen(longWord: string): Promise<string[]> {
  await document.fonts.ready;
  const excess = () => document.documentElement.scrollWidth - window.innerWidth;
  const elements = () => [...document.querySelectorAll<HTMLElement>('body, body *')];
  const isOver = (element: Element) => element.getBoundingClientRect().right > window.innerWidth + 0.5;
  const culprit = () => {
    const found = elements().find((element) => isOver(element) && ![...element.children].some(isOver));
    return found ? `${found.tagName} "${found.textContent.slice(0, 40)}"` : 'nothing to be seen';
  };
  const wide: string[] = [];
  const look = (how: string) => {
    if (excess() > 0) wide.push(`${excess()} px ${how}, ${culprit()}`);
  };
  look('as it is');
  for (const heading of document.querySelectorAll('main :is(h1, h2, h3)')) heading.append(longWord);
  look('with a long word');
  document.documentElement.style.fontSize = '200%';
  look('with 200 % text');
  document.documentElement.style.fontSize = '';
  const sizes = elements().map((element) => [element, Number.parseFloat(getComputedStyle(element).fontSize)] as const);
  for (const [element, size] of sizes) element.style.fontSize = `${2 * size}px`;
  look('with text zoomed to 200 %');
  return wide;
}

/** For whoever asked for no movement: how much of the page moves all the same, longer than the eye notices. */
function moving(): number {
  const isLong = (animation: Animation) => Number(animation.effect?.getComputedTiming().activeDuration) > 20;
  return document.getAnimations().filter(isLong).length;
}

/**
 * No page is wider than a narrow phone, however long a word of its headings, nor with letters twice as large; what
 * is pressed in its header keeps its size, and every heading is printed; every state is seen in forced colours, and
 * nothing moves where no movement is wanted.
 */
test('no page is wider than its screen, in large letters and forced colours too', async () => {
  const page = await openPage({ javaScriptEnabled: false, bypassCSP: true, viewport: { width: 360, height: 740 } });
  const admin = await httpAdmin();
  const titulo = unique('Todos los bloques');
  const all = await admin.post('create_post.php', { titulo, contenido: everyBlock, category_id: 1 });
  const found = [...(await paths()), `/historia/${all.slug}`];
  expect(found.length).toBeGreaterThan(35);
  // Any address of the site, from which the letters come.
  await page.goto('/robots.txt');
  const wrong: string[] = [];
  for (const path of found) {
    const { text } = await visit(path);
    expect(text).toContain('<main');
    await page.setContent(
      text.replace(/ srcset="[^"]*"/gi, '').replace(/ (src|poster)="\/media\/[^"]*"/g, ` $1="${picture}"`),
    );
    await page.emulateMedia({ forcedColors: 'active' });
    wrong.push(...(await page.evaluate(unseenStates)).map((what) => `${path}: not seen in forced colours: ${what}`));
    await page.emulateMedia({ forcedColors: 'none' });
    if ((await page.evaluate(moving)) > 0) wrong.push(`${path}: moves`);
    wrong.push(...(await page.evaluate(widerThanScreen, longWord)).map((what) => `${path}: ${what}`));
    // A heading that is in a header of its own: those of the site are not printed.
    if (!/<main.*<header/s.test(text)) continue;
    await page.emulateMedia({ media: 'print' });
    if (!(await page.locator('h1').first().isVisible())) wrong.push(`${path}: no heading on paper`);
    if (path.endsWith(String(all.slug))) {
      const printed = await page.locator('main').innerText();
      // What is folded or played on a screen is told on paper.
      for (const words of ['Sí, atado.', 'Las campanas', 'La subida', 'Precios', 'Plano de la ciudad', 'folio 3'])
        expect(printed).toContain(words);
    }
    await page.emulateMedia({ media: 'screen' });
  }
  expect(wrong).toEqual([]);
  await admin.post('delete_post.php', { id: (all.data as { Id_articulo: number }).Id_articulo });

  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 740 });
    // A fourth one comes with the first thing in the cart.
    const sizes = await page.evaluate(() => {
      const controls = [...document.querySelectorAll('header:not(main *) :is(a, button)')].filter(
        (control) =>
          control.querySelector('svg') && (control as HTMLElement).offsetParent && !control.closest('dialog'),
      );
      const last = controls.at(-1)!;
      last.after(last.cloneNode(true));
      return controls.slice(1).map((control) => Math.round(control.getBoundingClientRect().width));
    });
    expect(sizes.length).toBeGreaterThanOrEqual(3);
    for (const size of sizes) expect(size).toBeGreaterThanOrEqual(44);
  }
});

test('with letters twice as large what opens over a page fits', async () => {
  const page = await openPage({ hasBanner: true, viewport: { width: 390, height: 800 } });
  await page.goto('/tienda');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const excess = (selector: string) =>
    page
      .locator(selector)
      .evaluate((box) => Math.max(box.scrollWidth - box.clientWidth, -box.getBoundingClientRect().top));
  // Whatever does not fit in its height can be scrolled to and pressed.
  await page.getByRole('button', { name: 'Configurar' }).click();
  await page.getByRole('button', { name: 'Rechazar' }).click();
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  expect(await excess('dialog[open]')).toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Añadir al Carrito' }).first().click();
  await page
    .getByRole('button', { name: /^Carrito/ })
    .first()
    .click();
  expect(await excess('dialog[open]')).toBeLessThanOrEqual(0);
});
