/** Public pages, feeds and addresses that lead nowhere, in the built product, measured from within it. */
import { fileURLToPath } from 'node:url';
import { pageParameters } from '#page-parameters.ts';
import { publicPaths } from '#server/public/paths.ts';
import { freePort } from '../../test/harness/free-port.ts';
import { openSite } from './site.ts';
import { type Held, mostMs } from './worst.ts';
import { pieces } from './worst-values.ts';

const meterFile = fileURLToPath(new URL('./server-meter.ts', import.meta.url));
/** Spanish has no sign of its own. */
const languages = ['', '/en', '/fr'];
const files = [
  '/agenda.ics',
  '/agenda/rss.xml',
  '/pueblos/cuenca/agenda.ics',
  '/pueblos/cuenca/rss.xml',
  '/widget/agenda',
  '/widget/agenda?municipio=cuenca&color=ffffff&idioma=en',
  '/widget/visto/0.gif',
  '/widget/ir/sponsor/1',
  ...['', 'cuadrada', 'vertical'].map((forma) => `/redes/este-fin-de-semana.png?forma=${forma}`),
  '/sw.js',
  '/.well-known/security.txt',
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
    const fixed = publicPaths.filter((path) => !path.includes('$')).flatMap(inLanguages);
    let waiting = [...new Set([...own, ...fixed, ...files, ...withParameters(), ...invented()])];
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
    const pages = [...least].map(([path, ms]) => ({ name: shortened(path), ms, what: `${path.length} characters` }));
    return [...pages, ...(await measureHeaders(site.url, meter))];
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

function inLanguages(path: string): string[] {
  return languages.map((language) => (language && path === '/' ? language : language + path));
}

/** Feeds and frames are everybody's, whatever is spoken; `color`, `forma`, `idioma` and `token` are no page's own. */
const others: Record<string, string[]> = {
  '/widget/agenda': ['municipio', 'color', 'idioma'],
  '/redes/este-fin-de-semana.png': ['forma'],
  '/proponer': ['sobre', 'clave'],
  '/mi-viaje': ['plan'],
  '/boletin/confirmar': ['token'],
  '/proponer/confirmar': ['token'],
  '/pago-exitoso': ['session_id'],
};

function withParameters(): string[] {
  const days = ['2199-12-31', '4000-12-31', '9996-12-31', '9999-12-31'];
  const named = Object.entries(pageParameters).map(([path, parameters]) => [path, Object.keys(parameters)] as const);
  return [...named, ...Object.entries(others)].flatMap(([path, parameters]) => {
    const at = path
      .replace('{categoria}', 'historia')
      .replace('/tema/$slug', '/tema/patrimonio')
      .replace('/pueblos/$slug/', '/pueblos/cuenca/agenda.ics');
    const isFile = /\.\w+$|^\/widget/.test(at);
    return (isFile ? [at] : inLanguages(at)).flatMap((at) =>
      parameters.flatMap((name) => [
        ...days.map((day) => `${at}?${name}=${day}&desde=2026-12-01`),
        ...[99_999, 2_147_483_647, '2099-12'].map((value) => `${at}?${name}=${value}`),
        ...Object.values(pieces)
          // One language after the other does the same with most of them.
          .filter((_, index) => at === path || isFile || index % 6 === 0)
          .map((piece) => `${at}?${name}=${encoded(piece, 4000)}`),
        ...(name === 'q' ? ['castle', 'the old bridge of', 'château', 'zzzqqq xxyyzz'].map((q) => `${at}?q=${q}`) : []),
      ]),
    );
  });
}

function invented(): string[] {
  const paths = [
    '/',
    '/libro/',
    '/historia/',
    '/agenda/',
    '/a/b/c/',
    '/media/',
    '/admin/',
    '/en/',
    '/en/libro/',
    '/redes/evento/',
  ];
  return paths.flatMap((path) => [
    ...Object.values(pieces).map((piece) => path + encoded(piece, longest)),
    path + 'a/'.repeat(longest / 2),
    path + '%2e%2e%2f'.repeat(longest / 9),
    path + '%'.repeat(longest),
  ]);
}

const readHeaders = ['cookie', 'if-none-match', 'accept-encoding', 'range', 'user-agent', 'x-forwarded-for', 'referer'];

/** What a browser says of itself, as long as Node takes it. */
async function measureHeaders(url: string, meter: (what: 'start' | 'stop') => Promise<string>): Promise<Held[]> {
  const held: Held[] = [];
  for (const name of readHeaders) {
    const worst: Held = { name: `/ with ${name}`, ms: 0, what: '' };
    for (const [what, piece] of Object.entries(pieces)) {
      const value = encodeURI(piece.repeat(longest / piece.length).toWellFormed()).slice(0, longest);
      let ms = Number.POSITIVE_INFINITY;
      for (let n = 0; n < 3 && ms > mostMs / 2; n++) {
        await meter('start');
        await (await fetch(`${url}/`, { headers: { [name]: value } })).arrayBuffer();
        ms = Math.min(ms, Number(await meter('stop')));
      }
      if (ms > worst.ms) Object.assign(worst, { ms, what });
    }
    held.push(worst);
  }
  return held;
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
