/** The thread that writes invoices on paper: fonts and compression would hold visitors up. Run from its source. */
import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { type PdfFactura, writePdf } from './pdf.ts';

export interface PdfOrder {
  id: number;
  factura: Omit<PdfFactura, 'logo'>;
  /** As it was printed before, in base64; or where its file is. */
  logo: { png: string } | { path: string } | null;
}

export interface PdfAnswer {
  pdf: Uint8Array;
  /** The logo as it is in there. */
  png: string | null;
}

parentPort!.on('message', ({ id, factura, logo }: PdfOrder) => {
  makePdf(factura, logo).then(
    (made) => parentPort!.postMessage({ id, made }),
    (error) => parentPort!.postMessage({ id, failed: String(error) }),
  );
});

async function makePdf(factura: PdfOrder['factura'], logo: PdfOrder['logo']): Promise<PdfAnswer> {
  const png = logo && ('png' in logo ? Buffer.from(logo.png, 'base64') : await drawn(logo.path));
  return { pdf: await writePdf({ ...factura, logo: png }), png: png?.toString('base64') ?? null };
}

function drawn(path: string): Promise<Buffer> {
  return sharp(path).resize({ width: 720, height: 200, fit: 'inside' }).png().toBuffer();
}
