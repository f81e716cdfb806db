import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/** The Chromium that comes with the packages, or the one CHROMIUM_PATH names. */
export async function launchBrowser(moreFlags: string[] = []): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? (await chromium.executablePath());
  return playwright.launch({ executablePath, headless: true, args: [...flags, ...moreFlags] });
}
