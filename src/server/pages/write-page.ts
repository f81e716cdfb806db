/** Writes a page to whoever asked for it. Of an answer from memory this is nearly all the work there is. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Encoding, isUnchanged } from '#server/http/negotiate.ts';
import { bodyOnce, encodingOf, headersNow, type KeptPage } from './kept-page.ts';

/** What goes out for one page in one encoding, made once for all who get it. */
interface Sent {
  headers: Record<string, string | number>;
  /** The bytes of a short body as characters: Node writes a text together with the head, in half the time. */
  text: string | undefined;
  /** The head as Node wrote it the first time, before and after its date. */
  head?: [before: string, after: string] | undefined;
}

const maxTextBytes = 16_000;
/** By what goes out with it: the headers of one page are no other's. */
const sent = new WeakMap<Record<string, string>, Partial<Record<Encoding, Sent>>>();

export async function writePage(
  page: KeptPage,
  req: IncomingMessage,
  res: ServerResponse,
  more?: Record<string, string>,
): Promise<void> {
  const encoding = encodingOf(page, req.headers['accept-encoding']);
  const etag = `"${page.etag}-${encoding}"`;
  if (page.status === 200 && isUnchanged(req.headers['if-none-match'], etag)) {
    res.writeHead(304, { ...(more ? page.headers : headersNow(page)), ...more, etag });
    res.end();
    return;
  }
  // Most often nothing is waited for: what follows is then done at once.
  const body = page.bodies[encoding] ?? (await bodyOnce(page, encoding));
  // What says more is about this answer, and for nobody else.
  const what = sentWith(more ? page.headers : headersNow(page), encoding, etag, body);
  if (more || page.status !== 200) res.writeHead(page.status, { ...what.headers, ...more });
  else writeHead(res, what);
  if (req.method === 'HEAD') res.end();
  else if (what.text === undefined) res.end(body);
  else res.end(what.text, 'latin1');
}

function sentWith(headers: Record<string, string>, encoding: Encoding, etag: string, body: Buffer): Sent {
  const known = sent.get(headers) ?? {};
  sent.set(headers, known);
  known[encoding] ??= {
    headers: {
      ...headers,
      etag,
      'content-length': body.length,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
    text: body.length <= maxTextBytes ? body.toString('latin1') : undefined,
  };
  return known[encoding];
}

/**
 * Node checks and joins all headers anew for every answer: an eighth of the time that an answer from memory takes. They
 * are the same each time but for the date, so the head that Node made first is put where it would put the next one
 * (`_header`). Should a Node keep it elsewhere, none is found there and it goes on making them all.
 */
function writeHead(res: ServerResponse, what: Sent): void {
  const made = res as ServerResponse & { _header?: string | null };
  // The head also says whether the connection stays open.
  if (what.head && res.shouldKeepAlive) {
    made._header = what.head[0] + httpDate() + what.head[1];
    return;
  }
  res.writeHead(200, what.headers);
  if (res.shouldKeepAlive) what.head = made._header?.match(dateLine)?.slice(1, 3) as Sent['head'];
}

const dateLine = /^(HTTP\/1\.1 200 .*\r\nDate: )[^\r]*(\r\n.*\r\n\r\n)$/s;
let date = '';
let dateUntil = 0;

function httpDate(): string {
  const now = Date.now();
  if (now >= dateUntil) {
    date = new Date(now).toUTCString();
    dateUntil = now - (now % 1000) + 1000;
  }
  return date;
}
