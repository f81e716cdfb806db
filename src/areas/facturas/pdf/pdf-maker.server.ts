/** Has invoices written on paper in a thread of their own, which ends when there is nothing to do. */
import { basename, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Db } from '#server/db/open.ts';
import type { Media } from '#server/media/index.ts';
import { datosOf, type FacturaRow, findLogo, keepLogo } from '../queries.server.ts';
import type { PdfAnswer, PdfOrder } from './pdf-thread.ts';

export interface PdfMaker {
  make(factura: FacturaRow): Promise<Buffer>;
  close(): Promise<void>;
}

const idleMs = 30_000;
/** It is no part of what the build packs into one file. */
const program = resolve('src/areas/facturas/pdf/pdf-thread.ts');

declare module '#server/app.ts' {
  interface App {
    /** Invoices on paper. */
    pdfs: PdfMaker;
  }
}

export function createPdfMaker(db: Db, media: Pick<Media, 'open'>): PdfMaker {
  const waiting = new Map<number, { resolve(made: PdfAnswer): void; reject(error: Error): void }>();
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let count = 0;

  function start(): Worker {
    const started = new Worker(program);
    started.unref();
    started.on('message', ({ id, made, failed }: { id: number; made?: PdfAnswer; failed?: string }) => {
      const order = waiting.get(id);
      waiting.delete(id);
      if (made) order?.resolve(made);
      else order?.reject(new Error(failed));
      if (waiting.size === 0) idle = setTimeout(() => void end(), idleMs).unref();
    });
    started.on('error', (error: Error) => {
      if (thread === started) thread = undefined;
      for (const order of waiting.values()) order.reject(error);
      waiting.clear();
    });
    return started;
  }

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ended = thread;
    thread = undefined;
    await ended?.terminate();
  }

  return {
    async make(row) {
      const datos = datosOf(row);
      const { logo, lineas, emisor, cliente, cod_pedido, pie, rectifica, sustituye, verifactu = 'off' } = datos;
      const nombre = logo && basename(logo);
      const kept = nombre ? await findLogo(db, nombre) : undefined;
      const file = nombre && !kept ? await media.open(nombre) : undefined;
      const order: PdfOrder = {
        id: ++count,
        logo: kept ? { png: kept.png } : file ? { path: file.path } : null,
        factura: {
          ...{ numero: row.numero, tipo: row.tipo, fecha: row.fecha, emitidaEn: row.emitida_en, motivo: row.motivo },
          operacion: datos.operacion ?? null,
          ...{ emisor, cliente, lineas, pie, verifactu, codPedido: cod_pedido },
          citadas: [
            ...rectifica.map((one) => `Rectifica la factura ${one.numero}, de ${spanish(one.fecha)}`),
            ...sustituye.map((one) => `Sustituye a la factura ${one.numero}, de ${spanish(one.fecha)}`),
          ],
        },
      };
      clearTimeout(idle);
      thread ??= start();
      const { pdf, png } = await new Promise<PdfAnswer>((resolve, reject) => {
        waiting.set(order.id, { resolve, reject });
        thread!.postMessage(order);
      });
      if (file && png) await keepLogo(db, nombre!, png);
      return Buffer.from(pdf);
    },
    close: end,
  };
}

export function pdfName({ numero }: Pick<FacturaRow, 'numero'>): string {
  return `factura-${numero}.pdf`;
}

function spanish(day: string): string {
  return day.split('-').reverse().join('/');
}
