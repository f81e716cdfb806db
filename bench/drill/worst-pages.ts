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
    ...{ DEMO: 'on', METER_PORT: String(port), NODE_OPTIONS: `--import=${meterFile}` },
  });
  await site.start();
  try {
    const held: Held[] = [];
    let asked = 0;
    for (const path of [...(await ownPaths(site.url)), ...files, ...withParameters(), ...invented()]) {
      let least = Number.POSITIVE_INFINITY;
      // Made three times: only the first one compiles its code.
      for (let n = 0; n < 3 && least > mostMs / 2; n++) {
        await meter('start');
        const address = `198.51.${Math.floor(asked / 200) % 256}.${asked++ % 200}`;
        await site.get(n === 0 ? path : again(path, n), { address });
        least = Math.min(least, Number(await meter('stop')));
      }
      held.push({ name: shortened(path), ms: least, what: `${path.length} characters` });
    }
    return held;
  } finally {
    await site.stop();
    await site.remove();
  }
}

/** Not the one that is in memory by now. */
function again(path: string, n: number): string {
  return path.includes('?') ? `${path}${n}` : path;
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
