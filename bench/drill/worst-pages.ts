/** Public pages, feeds and addresses that lead nowhere, in the built product, measured from within it. */
import { fileURLToPath } from 'node:url';
import { pageParameters } from '#page-parameters.ts';
import { freePort } from '../../test/harness/free-port.ts';
import { openSite } from './site.ts';
import { type Held, mostMs } from './worst.ts';
import { pieces } from './worst-values.ts';

const meterFile = fileURLToPath(new URL('./server-meter.ts', import.meta.url));
const files = [
  '/agenda.ics',
  '/rss.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/api/openapi.json',
  '/api/docs',
];
/** What Node takes of an address. */
const longest = 15_000;

export async function measurePages(databaseEnv: Record<string, string>): Promise<Held[]> {
  const port = await freePort();
  const meter = (what: 'start' | 'stop') => fetch(`http://127.0.0.1:${port}/${what}`).then((answer) => answer.text());
  const site = await openSite({
    ...databaseEnv,
    ...{ DEMO: 'on', PAGE_MEMORY_MB: '1', METER_PORT: String(port), NODE_OPTIONS: `--import=${meterFile}` },
  });
  await site.start();
  try {
    const own = await ownPaths(site.url);
    const least = new Map<string, number>();
    let waiting = [...own, ...files, ...withParameters(), ...invented()];
    let asked = 0;
    const get = (path: string) =>
      site.get(path, { address: `198.51.${Math.floor(++asked / 200) % 256}.${asked % 200}` });
    // Up to three times: only the first one compiles its code, and memory is tidied up when it likes.
    for (let round = 0; round < 3; round++) {
      for (const path of waiting) {
        await meter('start');
        await get(path);
        least.set(path, Math.min(least.get(path) ?? Number.POSITIVE_INFINITY, Number(await meter('stop'))));
      }
      waiting = waiting.filter((path) => least.get(path)! > mostMs / 2);
      // Others take their place in a memory that holds few: they are made again.
      for (const path of own.filter((path) => !waiting.includes(path))) await get(path);
    }
    return [...least].map(([path, ms]) => ({ name: shortened(path), ms, what: `${path.length} characters` }));
  } finally {
    await site.stop();
    await site.remove();
  }
}

/** All that the site map names. */
async function ownPaths(url: string): Promise<string[]> {
  const found: string[] = [];
  const waiting = ['/sitemap.xml'];
  for (const path of waiting) {
    const text = await (await fetch(url + path)).text();
    for (const [, address] of text.matchAll(/<loc>([^<]+)<\/loc>/g)) {
      const { pathname } = new URL(address!);
      (pathname.endsWith('.xml') ? waiting : found).push(pathname);
    }
  }
  return found;
}

function withParameters(): string[] {
  const days = ['2199-12-31', '4000-12-31', '9996-12-31', '9999-12-31'];
  return Object.entries(pageParameters).flatMap(([path, parameters]) => {
    const at = path.replace('{categoria}', 'historia');
    return Object.keys(parameters).flatMap((name) => [
      ...days.map((day) => `${at}?${name}=${day}&desde=2026-12-01`),
      ...[99_999, 2_147_483_647, '2099-12'].map((value) => `${at}?${name}=${value}`),
      ...Object.values(pieces).map((piece) => `${at}?${name}=${encoded(piece, 4000)}`),
    ]);
  });
}

function invented(): string[] {
  return ['/', '/libro/', '/historia/', '/agenda/', '/a/b/c/', '/media/', '/admin/'].flatMap((path) => [
    ...Object.values(pieces).map((piece) => path + encoded(piece, longest)),
    path + 'a/'.repeat(longest / 2),
    path + '%2e%2e%2f'.repeat(longest / 9),
    path + '%'.repeat(longest),
  ]);
}

function encoded(piece: string, length: number): string {
  return encodeURIComponent(piece.repeat(Math.ceil(length / encodeURIComponent(piece).length)).toWellFormed()).slice(
    0,
    length,
  );
}

function shortened(path: string): string {
  return path.length > 60 ? `${path.slice(0, 60)}…` : path;
}
