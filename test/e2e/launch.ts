import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';
import { type Browser, type BrowserContext, chromium as playwright } from 'playwright-core';

export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

const systemBrowsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The one CHROMIUM_PATH names; else the one that comes with the packages (x64 only), or the system's. */
export async function chromiumPath(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (process.arch === 'x64') return chromium.executablePath();
  const found = systemBrowsers.find((path) => existsSync(path));
  if (!found) throw new Error(`no browser: install chromium-headless-shell, or name one in CHROMIUM_PATH`);
  return found;
}

/** With a folder of its own, which outlives it. */
export async function launchProfile(
  folder: string,
  options: Parameters<typeof playwright.launchPersistentContext>[1] = {},
): Promise<BrowserContext> {
  const executablePath = await chromiumPath();
  return playwright.launchPersistentContext(folder, { executablePath, headless: true, args: flags, ...options });
}

export async function launchBrowser(moreFlags: string[] = []): Promise<Browser> {
  return playwright.launch({ executablePath: await chromiumPath(), headless: true, args: [...flags, ...moreFlags] });
}
