/** A real browser for a test file. An unexpected error in the console or on the page fails the test that caused it. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, expect, inject } from 'vitest';
import { launchBrowser } from './launch.ts';
import { adminPassword } from './site-server.ts';

export const phone = { width: 390, height: 844 };
export const tablet = { width: 820, height: 1180 };
const desktop = { width: 1440, height: 900 };

let browser: Browser | undefined;
const open: BrowserContext[] = [];
const problems: string[] = [];

afterEach(async () => {
  // Pages of earlier tests would go on turning their carousels.
  await Promise.all(open.splice(0).map((context) => context.close()));
  const found = problems.splice(0);
  expect(found, 'errors in the console or on the page').toEqual([]);
});

afterAll(async () => {
  await browser?.close();
});

interface Options extends BrowserContextOptions {
  /** The consent banner is answered with "Rechazar" unless a test wants to see it. */
  hasBanner?: boolean;
  /** False for a test of what happens before React has taken the page over. */
  isAwaited?: boolean;
  /** Errors that the test causes on purpose. */
  expected?: RegExp;
}

export async function openPage({
  hasBanner = false,
  isAwaited = true,
  expected,
  ...options
}: Options = {}): Promise<Page> {
  browser ??= await launchBrowser();
  const context = await browser.newContext({
    baseURL: inject('siteUrl'),
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    viewport: desktop,
    ...options,
  });
  open.push(context);
  if (!hasBanner)
    await context.addInitScript(() => {
      // A map in a frame that could not be loaded has no store.
      if (window === window.top)
        localStorage.setItem('consentimiento', JSON.stringify({ mapas: false, videos: false, radio: false }));
    });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const note = (text: string) => {
    if (!expected?.test(text)) problems.push(text);
  };
  page.on('console', (message) => message.type() === 'error' && note(message.text()));
  page.on('pageerror', (error) => note(error.message));
  if (isAwaited && options.javaScriptEnabled !== false) waitUntilAwake(page);
  return page;
}

/** Waits until React has hydrated the page: what the server left for it is gone then. */
function waitUntilAwake(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (...args) => {
    const response = await goto(...args);
    await page.waitForFunction(() => !('$_TSR' in window));
    return response;
  };
}

/** A page on the back office, signed in. The form itself has its own tests. */
export async function openAdmin(path = '/admin', options: Options = {}): Promise<Page> {
  const page = await openPage(options);
  const answer = await page.request.post('/api/login.php', {
    data: { usuario: 'admin', password: adminPassword },
    headers: { origin: inject('siteUrl') },
  });
  expect(answer.status()).toBe(200);
  await page.goto(path);
  return page;
}
