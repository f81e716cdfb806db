/** The thread that writes invoices on paper: fonts and compression would hold visitors up. Run from its source. */
import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { type PdfFactura, writePdf } from './pdf.ts';

export interface PdfOrder {
  id: number;
  factura: Omit<PdfFactura, 'logo'>;
  logoPath: string | null;
}

parentPort!.on('message', ({ id, factura, logoPath }: PdfOrder) => {
  makePdf(factura, logoPath).then(
    (pdf) => parentPort!.postMessage({ id, pdf }),
    (error) => parentPort!.postMessage({ id, failed: String(error) }),
  );
});

async function makePdf(factura: PdfOrder['factura'], logoPath: string | null): Promise<Buffer> {
  const logo = logoPath && (await sharp(logoPath).resize({ width: 720, height: 200, fit: 'inside' }).png().toBuffer());
  return writePdf({ ...factura, logo: logo || null });
}
