import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const source = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** axe finds nothing, in the light and in the dark scheme. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // The back office follows a moment later.
    await page.waitForFunction(
      (scheme) => (document.documentElement.dataset.mantineColorScheme ?? scheme) === scheme,
      colorScheme,
    );
    // Two frames, for every colour to have settled.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    // Evaluated by the test, not loaded by the page: its policy stays as strict as it is.
    await page.evaluate(await readFile(source, 'utf8'));
    const violations = await page.evaluate(async () => {
      const { axe } = window as unknown as {
        axe: {
          run(
            context: Document,
            options: object,
          ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
        };
      };
      const { violations } = await axe.run(document, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      });
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map((node) => `${node.html.slice(0, 160)} → ${node.failureSummary?.split('\n')[1]?.trim()}`).join(' | ')}`,
      );
    });
    expect(violations, `${page.url()} in ${colorScheme}`).toEqual([]);
  }
}
