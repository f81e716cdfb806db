import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const rules = {
  light: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  dark: ['color-contrast'],
};

/** Header, footer and side are the same on every page: they are looked at with the first ones only. */
const shell = ['body header', 'footer', 'nav[aria-label="Administración"]'];
/** The rows of a table, of a list and of a choice are made alike. */
const repeated = ['tbody tr:nth-child(n + 4)', 'main li:nth-child(n + 4)', 'option:nth-child(n + 4)'];
const seen = new Set<string>();

function isFirst(what: string): boolean {
  if (seen.has(what)) return false;
  seen.add(what);
  return true;
}

/** The desk has one face for all lists and one for all forms: their colours are the same on each. */
function faceOf(pathname: string): string {
  const [, kind] = pathname.match(/^\/admin\/.*\b(gestion|nuevo|editar|create|edit)\b/) ?? [];
  return kind ? `/admin ${kind}` : pathname;
}

/** axe finds nothing in the light scheme, and no poor contrast in the dark one, the only thing that can differ. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // A list that waits for its answer is pale.
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
  // Evaluated by the test, not loaded by the page: its policy stays as strict as it is.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { pathname } = new URL(page.url());
  const screen = `${faceOf(pathname)} ${await page.getByRole('dialog').count()}`;
  const isNew = isFirst(screen);
  // Forms are made of the same fields: what is painted alike is looked at once. A list has badges of its own.
  const hasColours = isNew || !/^\/admin (?:nuevo|editar|create|edit)\b/.test(screen);
  const side = pathname.startsWith('/admin') ? 'admin' : 'site';
  // From the beginning: further down the header lies over half a link, as it does over everything one scrolls past.
  const at = await page.evaluate(() => scrollY);
  if (side === 'site') await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  for (const colorScheme of ['light', 'dark'] as const) {
    // Colours do not depend on the width: once in the dark is enough for a screen.
    if (colorScheme === 'dark' && !isNew) break;
    const exclude = isFirst(`${side} ${colorScheme} ${page.viewportSize()?.width}`)
      ? repeated
      : [...shell, ...repeated];
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // The back office follows a moment later.
    await page.waitForFunction(
      (scheme) => (document.documentElement.dataset.mantineColorScheme ?? scheme) === scheme,
      colorScheme,
    );
    // Two frames, for every colour to have settled.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const violations = await page.evaluate(
      async ({ runOnly, exclude, hasColours }) => {
        const { axe } = window as unknown as {
          axe: {
            run(
              context: object,
              options: object,
            ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
          };
        };
        const context = { include: [document], exclude: exclude.map((selector) => [selector]) };
        const rules = { 'color-contrast': { enabled: hasColours } };
        const { violations } = await axe.run(context, { runOnly, rules, resultTypes: ['violations'] });
        return violations.map(
          ({ id, nodes }) =>
            `${id}: ${nodes.map((node) => `${node.html.slice(0, 160)} → ${node.failureSummary?.split('\n')[1]?.trim()}`).join(' | ')}`,
        );
      },
      { runOnly: rules[colorScheme], exclude, hasColours },
    );
    expect(violations, `${page.url()} in ${colorScheme}`).toEqual([]);
  }
  if (side === 'site') await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), at);
}
