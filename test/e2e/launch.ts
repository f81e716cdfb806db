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

/** The one CHROMIUM_PATH names; else the one that comes with the packages (x64), or the system's (other machines). */
export async function launchBrowser(moreFlags: string[] = []): Promise<Browser> {
  const executablePath =
    process.env.CHROMIUM_PATH ?? (process.arch === 'x64' ? await chromium.executablePath() : '/usr/bin/chromium');
  return playwright.launch({ executablePath, headless: true, args: [...flags, ...moreFlags] });
}
