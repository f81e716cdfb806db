/** An invoice to keep or print: /factura/{clave}.pdf. Whoever has the address may; nobody can guess it. */
import { Hono } from 'hono';
import type { App } from '#server/app.ts';
import { findFactura } from '../queries.server.ts';
import { pdfName } from './pdf-maker.server.ts';

export function pdfDownloads({ db, pdfs }: App) {
  return new Hono().get('/factura/:file{[\\w-]+\\.pdf}', async (c) => {
    const factura = await findFactura(db, { clave: c.req.param('file').replace(/\.pdf$/, '') });
    if (!factura) return c.text('No encontrado', 404);
    return new Response(new Uint8Array(await pdfs.make(factura)), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${pdfName(factura)}"`,
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      },
    });
  });
}
