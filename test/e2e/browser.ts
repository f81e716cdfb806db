/** A real browser, one for all test files of a worker. An unexpected error in the console or on the page fails the test that caused it. */
import type { APIResponse, Browser, BrowserContext, BrowserContextOptions, Page, Route } from 'playwright-core';
import { expect, inject } from 'vitest';
import { launchBrowser } from './launch.ts';
import { adminPassword } from './site-server.ts';

export const phone = { width: 390, height: 844 };
export const tablet = { width: 820, height: 1180 };
export const desktop = { width: 1440, height: 900 };

interface Options extends BrowserContextOptions {
  /** The consent banner is answered with "Rechazar" unless a test wants to see it. */
  hasBanner?: boolean;
  /** False for a test of what happens before React has taken the page over. */
  isAwaited?: boolean;
  /** A clock that the test moves. */
  hasClock?: boolean;
  /** Errors that the test causes on purpose. */
  expected?: RegExp;
}

interface Room {
  context: BrowserContext;
  /** Used by one test after the other: it has its process and the code that was compiled in it. */
  page?: Page | undefined;
  /** One of its own may be gone by then. */
  site: string;
  /** What it was made with. */
  key: string;
  /** A clock stays in its context: nobody else can use it. */
  hasClock: boolean;
}

let browser: Promise<Browser> | undefined;
/** Contexts are used again by later tests, empty: the code they have loaded is not loaded and compiled again. */
const free: Room[] = [];
const used: Room[] = [];
const problems: string[] = [];
/** Whoever goes on, or turns the phone, before a page has faded in cuts its transition off: the browser calls it an error. */
const cutOff = /^Transition was (?:skipped|aborted)/;

/** Where a failed test stood: what its pages show, as a screen reader hears it. */
export async function showPages(): Promise<void> {
  for (const page of used.flatMap((room) => room.context.pages()))
    console.error(page.url(), await page.ariaSnapshot().catch(String));
}

/** After each test, by leave.ts. */
export async function leave(): Promise<void> {
  await Promise.all(
    used.splice(0).map(async (room) => {
      if (room.hasClock || room.site !== inject('siteUrl')) return room.context.close();
      await room.context.setOffline(false);
      if (room.page?.isClosed()) room.page = undefined;
      if (room.page) await empty(room.page);
      // Pages of earlier tests would go on turning their carousels.
      await Promise.all(room.context.pages().map((page) => page !== room.page && page.close()));
      await room.context.setStorageState({ cookies: [], origins: [] });
      await room.context.clearPermissions();
      free.push(room);
    }),
  );
  const found = problems.splice(0);
  expect(found, 'errors in the console or on the page').toEqual([]);
}

const heard = ['console', 'pageerror', 'request', 'response', 'framenavigated', 'dialog'];

/** As a new one would be. */
async function empty(page: Page): Promise<void> {
  // Not all there are: some are the page's own.
  for (const event of heard) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const own of ['goto', 'addInitScript']) Reflect.deleteProperty(page, own);
  // A document of the site with nothing in it: what a tab remembers it remembers by site.
  await page.goto(`${inject('siteUrl')}/robots.txt`);
  await page.evaluate(() => sessionStorage.clear());
  await page.emulateMedia({ media: null, forcedColors: 'none', colorScheme: 'light', reducedMotion: 'reduce' });
}

async function enter(options: BrowserContextOptions, hasBanner: boolean, hasClock: boolean): Promise<Room> {
  const key = JSON.stringify([options, hasBanner]);
  const index = hasClock ? -1 : free.findIndex((room) => room.key === key);
  const [room] = index < 0 ? [] : free.splice(index, 1);
  if (room) {
    used.push(room);
    return room;
  }
  // No page lives long enough for optimised code to pay.
  browser ??= launchBrowser(['--js-flags=--no-opt,--no-maglev']);
  const context = await (await browser).newContext({
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    // It would keep pages from one test to the next; whoever tests it allows it.
    serviceWorkers: 'block',
    // What moves only costs time, except where a test moves the clock to see it move.
    reducedMotion: hasClock ? 'no-preference' : 'reduce',
    ...options,
  });
  const made: Room = { context, key, hasClock, site: options.baseURL ?? '' };
  used.push(made);
  if (!hasBanner)
    await context.addInitScript(() => {
      // A map in a frame that could not be loaded has no store.
      if (window === window.top)
        localStorage.setItem('consentimiento', JSON.stringify({ mapas: false, videos: false, radio: false }));
    });
  return made;
}

export async function openPage({
  hasBanner = false,
  isAwaited = true,
  hasClock = false,
  expected,
  viewport = desktop,
  ...options
}: Options = {}): Promise<Page> {
  const room = await enter({ baseURL: inject('siteUrl'), ...options }, hasBanner, hasClock);
  const page = room.page ?? (await room.context.newPage());
  room.page = page;
  const addInitScript = page.addInitScript.bind(page);
  page.addInitScript = (...given: Parameters<typeof addInitScript>) => {
    // It stays with the page: nobody else can use it.
    room.page = undefined;
    return addInitScript(...given);
  };
  if (viewport) await page.setViewportSize(viewport);
  if (hasClock) await page.clock.install();
  // A busy machine is slow, not wrong.
  page.setDefaultTimeout(45_000);
  const note = (text: string) => {
    if (!expected?.test(text) && !cutOff.test(text)) problems.push(text);
  };
  page.on('console', (message) => message.type() === 'error' && note(`${message.text()} ${message.location().url}`));
  page.on('pageerror', (error) => note(error.message));
  if (isAwaited && options.javaScriptEnabled !== false) waitUntilAwake(page);
  return page;
}

/** Waits until React has hydrated the page: what the server left for it is gone then. Pictures, made when first asked for, may come later. */
function waitUntilAwake(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, { waitUntil: 'domcontentloaded', ...options });
    // A machine with much to do shows the page of before while the new one is made: asked again, as html.ts does.
    if (response?.headers()['x-page'] === 'stale') return page.goto(url, options);
    await page.waitForFunction(() => !('$_TSR' in window));
    return response;
  };
}

const sessions = new Map<string, ReturnType<typeof signIn>>();

/** A session of the administrator, as the cookies of a browser. The form itself has its own tests. */
async function signIn(page: Page) {
  const answer = await page.request.post('/api/login.php', {
    data: { usuario: 'admin', password: adminPassword },
    headers: { origin: inject('siteUrl') },
  });
  expect(answer.status()).toBe(200);
  return page.context().cookies();
}

interface AdminOptions extends Options {
  /** A session that the test may end: the others share one. */
  hasOwnSession?: boolean;
}

/** A page on the back office, signed in. */
export async function openAdmin(
  path = '/admin',
  { hasOwnSession = false, ...options }: AdminOptions = {},
): Promise<Page> {
  const page = await openPage(options);
  const site = inject('siteUrl');
  if (hasOwnSession) await signIn(page);
  else {
    if (!sessions.has(site)) sessions.set(site, signIn(page));
    await page.context().addCookies(await sessions.get(site)!);
  }
  await page.goto(path);
  return page;
}

/**
 * What the server says to a call that a test has stopped on its way. Playwright's own connection may be one that the
 * server, as it does after ten idle seconds, closes at this moment: it is then opened once more, as a browser does.
 */
export function answerOf(route: Route): Promise<APIResponse> {
  return route.fetch({ maxRetries: 1 });
}
