/**
 * What every page that is seen sends, answered before all else: with the whole way of a call, counting a page cost more
 * than sending it. Whatever is not exactly a beacon of our own pages goes that way, and is answered as any call is.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressOf } from '#server/api/address.ts';
import { toRefusal } from '#server/api/faults.ts';
import { takeTurn } from '#server/api/guards.ts';
import type { App } from '#server/app.ts';
import type { AnswerCall } from '#server/areas.ts';
import { commonHeaders } from '#server/pages/security.ts';
import { type VisitaSent, visitaInput, visitasPerMinute, whoOf } from './visita-input.server.ts';

const path = '/api/visita.php';
const maxBytes = 8192;
const slowestMs = 10_000;
const counted = JSON.stringify({ success: true, message: '', data: null });

/** Answers it, or says false and has not touched it. */
export function createBeacons(app: App, otherwise: AnswerCall) {
  const { siteUrl, trustProxy } = app.settings;
  const { origin } = new URL(siteUrl);

  function isBeacon({ method, url, headers }: IncomingMessage): boolean {
    if (method !== 'POST' || url !== path || headers.cookie !== undefined) return false;
    const site = headers['sec-fetch-site'];
    return (
      (site === undefined ? headers.origin === origin : site === 'same-origin') &&
      Number(headers['content-length']) <= maxBytes &&
      headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true &&
      headers.accept?.includes('text/html') !== true
    );
  }

  async function answer(req: IncomingMessage, res: ServerResponse, ip: string): Promise<void> {
    const text = await textOf(req);
    if (text === undefined) return;
    const visita = understood(text);
    if (!visita) return answerOtherwise(req, res, text);
    try {
      await app.visitas(
        visita,
        whoOf(ip, (name) => req.headers[name]),
      );
      send(res, 200, counted);
    } catch (error) {
      const { status, message } = toRefusal(error, 'visita.php');
      send(res, status, JSON.stringify({ success: false, message, data: null }));
    }
  }

  async function answerOtherwise(req: IncomingMessage, res: ServerResponse, body: string): Promise<void> {
    const names = Object.entries(req.headers).map(([name, value]): [string, string] => [name, String(value)]);
    const request = new Request(siteUrl + path, { method: 'POST', headers: names, body });
    const response = await otherwise(request, { incoming: req });
    res.writeHead(response.status, Object.fromEntries(response.headers));
    res.end(Buffer.from(await response.arrayBuffer()));
  }

  return (req: IncomingMessage, res: ServerResponse): boolean => {
    if (!isBeacon(req)) return false;
    const ip = addressOf(req, trustProxy);
    if (!takeTurn(app.rates, 'visita.php ', ip, visitasPerMinute)) return false;
    answer(req, res, ip).catch(() => res.destroy());
    return true;
  };
}

/** The body; undefined when it does not come. */
function textOf(req: IncomingMessage): Promise<string | undefined> {
  return new Promise((resolve) => {
    let text = '';
    const late = setTimeout(() => req.destroy(), slowestMs);
    req.setEncoding('utf8');
    req.on('data', (part: string) => {
      text += part;
    });
    req.on('end', () => {
      clearTimeout(late);
      resolve(text);
    });
    req.on('close', () => {
      clearTimeout(late);
      resolve(undefined);
    });
  });
}

function understood(text: string): VisitaSent | undefined {
  if (text.includes('%00')) return undefined;
  return visitaInput.safeParse(Object.fromEntries(new URLSearchParams(text))).data;
}

function send(res: ServerResponse, status: number, body: string): void {
  res.writeHead(status, {
    // Not before: an https site adds to them when it starts.
    ...commonHeaders,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
  });
  res.end(body);
}
