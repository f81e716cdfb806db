/** Public pages: from memory when they are there, rendered once for all who ask at the same time when not. */

import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathHere } from '#idioma-path.ts';
import { inIdioma, splitIdioma } from '#server/idiomas.ts';
import { logError } from '#server/log.ts';
import { createGate } from '#server/turns.ts';
import { idioma, say } from '#values/idioma/say.ts';
import { isWordpressFeed, type PageAddress, pageAddress, wordpressNumber } from './address.ts';
import { type KeptPage, newBody, toResponse } from './kept-page.ts';
import type { PageMemory } from './memory.ts';
import { collectReads, type ReadLog } from './reads.ts';
import { toBytes } from './ready-parts.ts';
import {
  commonHeaders,
  commonHeadersOf,
  contentSecurityPolicy,
  documentPolicy,
  isSecret,
  sourceHash,
  styleHashes,
} from './security.ts';
import { withLateScripts } from './wake-up.ts';
import { writePage } from './write-page.ts';

export type Render = (request: Request, nonce: string) => Promise<Response>;

export interface Pages {
  answer(req: IncomingMessage, res: ServerResponse): Promise<void>;
}

interface Rendering {
  /** What had been written when it began. */
  generation: number;
  page: Promise<KeptPage>;
  /** Comes when it takes so long that the page of before stands in. */
  late: Promise<undefined>;
}

const sharedCaching = 'public, max-age=0, s-maxage=30, stale-while-revalidate=300, stale-if-error=86400';
const ownCaching = 'private, no-cache';
const secretCaching = 'private, no-store';
const maxWaiting = 200;
const maxRendering = 8;
/** How long visitors wait for a page to be made anew when there is the one of before. */
const stalePatienceMs = 2000;
/** A page that could not be made is not tried again at once for everybody who asks for it. */
const restMs = 1000;

/** Something that is not a page (a feed) but stays in the same memory, until what it lists is written. */
export function keepText(
  memory: PageMemory,
  { path, type, text, tags, more }: KeptText,
  since: number,
  request: Request,
): Promise<Response> {
  const headers = {
    ...commonHeadersOf(path.replace(/\?.*/s, '')),
    'content-type': type,
    'cache-control': sharedCaching,
    vary: 'Accept-Encoding',
    ...more,
  };
  const page: KeptPage = { status: 200, ...newBody(text), headers, tags: new Set(tags) };
  memory.keep(path, page, since);
  return toResponse(request, page);
}

interface KeptText {
  path: string;
  type: string;
  text: string;
  tags: string[];
  /** Headers. */
  more?: Record<string, string>;
}

/** Finds where the thing is whose address this was before. */
export type FindMoved = (address: PageAddress) => Promise<string | undefined>;

/** Whether whoever asks may have one more page made that is not in memory; `isInvented` for one with parameters. */
export type MayMake = (req: IncomingMessage, isInvented: boolean) => boolean;

export function createPages(
  memory: PageMemory,
  render: Render,
  siteUrl: string,
  findMoved: FindMoved = async () => undefined,
  mayMake: MayMake = () => true,
  /** Whether nobody between us and who asks may keep them. */
  isPrivate: () => boolean = () => false,
): Pages {
  const rendering = new Map<string, Rendering>();
  const gate = createGate(maxRendering, { most: maxWaiting, refusal: () => new TooBusy('too many pages waiting') });

  function renderPage(address: PageAddress): Promise<KeptPage> {
    return inIdioma(splitIdioma(address.key).codigo, () => renderSpoken(address));
  }

  async function renderSpoken({ key, isKept }: PageAddress): Promise<KeptPage> {
    const since = memory.generation();
    const nonce = randomBytes(12).toString('base64url');
    const { result: response, log } = await collectReads(() => render(new Request(new URL(key, siteUrl)), nonce));
    const html = log.html ?? (await response.text());
    const status = log.hasFailed && response.status < 500 ? 503 : response.status;
    const late = withLateScripts(html, log.styles?.files ?? [], nonce);
    const page = finish(key, late, status, response.headers, nonce, log);
    if (!isKept) page.headers['cache-control'] = isSecret(splitIdioma(key).path) ? secretCaching : ownCaching;
    if (isKept && status === 200) memory.keep(key, page, since);
    return page;
  }

  /** Many visitors, one render: whoever comes while it runs waits for the same page, unless something was written since. */
  function shared(address: PageAddress): Rendering {
    const { key, isKept } = address;
    const running = isKept ? rendering.get(key) : undefined;
    if (running && running.generation === memory.generation()) return running;
    const generation = memory.generation();
    const page = gate(() => renderPage(address));
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), stalePatienceMs);
    });
    const started = { generation, page, late };
    if (isKept) rendering.set(key, started);
    const forget = () => rendering.get(key) === started && rendering.delete(key);
    const settle = (isMade: boolean) => {
      clearTimeout(timer);
      if (isKept && isMade) forget();
      else if (isKept) setTimeout(forget, restMs).unref();
    };
    void page.then(
      ({ status }) => settle(status < 500),
      () => settle(false),
    );
    return started;
  }

  return {
    async answer(req, res) {
      const address = pageAddress(req.url!);
      try {
        if (!mayMake(req, address.key.includes('?'))) throw new TooMany();
        // Whoever comes by an old address comes in one step, however it was written.
        const isOld =
          wordpressNumber(req.url!) !== undefined ||
          isWordpressFeed(req.url!) ||
          address.path.startsWith('/wp-content/');
        const moved = !address.isCanonical || isOld ? await findMoved(address) : undefined;
        if (!address.isCanonical && !moved) return redirect(address, res);
        if (moved && isOld) return redirectMoved(moved, res);
        const { page: made, late } = shared(address);
        const inTime = memory.stale(address.key) ? await Promise.race([made, late]) : await made;
        // The database may be silent: nobody waits for that while there is something to show.
        if (!inTime && answerStale(address.key, req, res)) return;
        const page = inTime ?? (await made);
        if (page.status === 404) {
          const now = moved ?? (await findMoved(address));
          if (now) return redirectMoved(now, res);
        }
        if (!address.isCanonical) return redirect(address, res);
        if (page.status >= 500 && answerStale(address.key, req, res)) return;
        await writePage(page, req, res, isPrivate() ? { 'cache-control': 'private, no-store' } : undefined);
      } catch (error) {
        if (answerStale(address.key, req, res)) return;
        const { codigo } = splitIdioma(address.path);
        if (error instanceof TooMany) return answerSimple(res, 429, inIdioma(codigo, rationedPage), 60);
        // Without the query, which may carry a secret, as may what follows the first name of a page that is not kept.
        logError(`page ${address.isKept ? address.path : address.path.replace(/(?<=[^/]\/).*/, '…')} failed`, error);
        answerSimple(res, 503, inIdioma(codigo, error instanceof TooBusy ? busyPage : brokenPage), 10);
      }
    },
  };

  function answerStale(path: string, req: IncomingMessage, res: ServerResponse): boolean {
    const stale = memory.stale(path);
    if (!stale) return false;
    void writePage(stale, req, res, {
      warning: '110 - "Response is Stale"',
      'cache-control': 'no-cache',
      'x-page': 'stale',
    });
    return true;
  }
}

function redirect({ path, query, isKept }: PageAddress, res: ServerResponse): void {
  const caching = isKept ? sharedCaching : ownCaching;
  res.writeHead(308, { ...commonHeaders, location: path + query, 'cache-control': caching, 'content-length': 0 });
  res.end();
}

function redirectMoved(location: string, res: ServerResponse): void {
  res.writeHead(301, { ...commonHeaders, location, 'cache-control': 'no-cache', 'content-length': 0 });
  res.end();
}

function finish(
  path: string,
  html: string,
  status: number,
  from: Headers,
  nonce: string,
  { tags, styles, parts = [] }: ReadLog,
): KeptPage {
  const { body, hashes } = withHashes(html, nonce);
  const bare = splitIdioma(path).path;
  const headers: Record<string, string> = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': status === 200 ? sharedCaching : 'no-cache',
    vary: 'Accept-Encoding',
    ...contentSecurityPolicy(bare, hashes, [...styleHashes(body), ...(styles ? [styles.hash] : [])]),
  };
  const location = from.get('location');
  if (location) headers.location = location;
  const robots = from.get('x-robots-tag');
  if (robots) headers['x-robots-tag'] = robots;
  const given = from.get('cache-control');
  if (given) headers['cache-control'] = given;
  return { status, ...newBody(toBytes(body, parts)), headers, tags };
}

/**
 * Only scripts that bear this render's nonce are ours; their hashes go into the policy and the nonce away,
 * so that the page can be kept. A script that got into the content by other means has no nonce and never runs.
 */
function withHashes(html: string, nonce: string): { body: string; hashes: string[] } {
  const hashes = new Set<string>();
  const parts = html.split(` nonce="${nonce}"`);
  parts.reduce((before, part) => {
    const end = part.indexOf('>');
    const tag = before.slice(before.lastIndexOf('<')) + part.slice(0, end);
    if (/^<script(?!.* src=)/s.test(tag)) hashes.add(sourceHash(part.slice(end + 1, part.indexOf('</script>', end))));
    return part;
  });
  const body = parts.join('').replace(`<meta property="csp-nonce" content="${nonce}"/>`, '');
  return { body, hashes: [...hashes] };
}

function answerSimple(res: ServerResponse, status: number, html: string, retryAfter: number): void {
  res.writeHead(status, {
    ...commonHeaders,
    ...documentPolicy(html),
    'content-type': 'text/html; charset=utf-8',
    'retry-after': String(retryAfter),
    'cache-control': 'no-store',
  });
  res.end(html);
}

class TooBusy extends Error {}
class TooMany extends Error {}

function rationedPage(): string {
  return simplePage(
    say('Un momento, por favor'),
    say('Desde tu conexión se han pedido muchas páginas en poco tiempo. Espera un minuto y vuelve a intentarlo.'),
  );
}

function busyPage(): string {
  return simplePage(
    say('Hay mucha gente mirando'),
    say('El sitio está muy concurrido. Vuelve a intentarlo en unos segundos.'),
  );
}

function brokenPage(): string {
  return simplePage(
    say('Volvemos enseguida'),
    say('La página no está disponible en este momento. Vuelve a intentarlo en unos minutos.'),
  );
}

function simplePage(title: string, text: string): string {
  return `<!doctype html><html lang="${idioma().codigo}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><body><main><h1>${title}</h1><p>${text}</p><p><a href="${pathHere('/')}">${say('Volver al inicio')}</a></p></main></body></html>`;
}
