/** An invoice to keep or print: /factura/{clave}.pdf. Whoever has the address may; nobody can guess it. */
import type { IncomingMessage } from 'node:http';
import { type Context, Hono } from 'hono';
import { addressOf } from '#server/api/address.ts';
import { takeTurn } from '#server/api/guards.ts';
import type { App } from '#server/app.ts';
import { createGate } from '#server/turns.ts';
import { say } from '#values/idioma/say.ts';
import { findFactura } from '../queries.server.ts';
import { pdfName } from './pdf-maker.server.ts';

/** Each is written anew, by the one thread that writes those of the mails too. */
const madePerMinute = 60;

export function pdfDownloads({ db, pdfs, rates, settings }: App) {
  const oneAtATime = createGate(1, { most: 20, refusal: () => new TooBusy() });

  return new Hono().get('/factura/:file{[\\w-]+\\.pdf}', async (c) => {
    const factura = await findFactura(db, { clave: c.req.param('file').replace(/\.pdf$/, '') });
    if (!factura) return c.text(say('No encontrado'), 404);
    const ip = addressOf((c.env as { incoming?: IncomingMessage } | undefined)?.incoming, settings.trustProxy);
    if (!takeTurn(rates, 'factura en PDF ', ip, madePerMinute)) return later(c, 429, 60);
    try {
      return new Response(new Uint8Array(await oneAtATime(() => pdfs.make(factura))), {
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': `inline; filename="${pdfName(factura)}"`,
          'cache-control': 'private, no-store',
          'x-robots-tag': 'noindex',
        },
      });
    } catch (error) {
      if (!(error instanceof TooBusy)) throw error;
      return later(c, 503, 10);
    }
  });
}

class TooBusy extends Error {}

function later(c: Context, status: 429 | 503, seconds: number): Response {
  const said = say('Se han pedido muchas facturas seguidas. Vuelve a intentarlo en un momento.');
  return c.text(said, status, { 'retry-after': String(seconds) });
}
