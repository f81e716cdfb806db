/** The book as a spreadsheet and the records as XML, written portion by portion: there may be many. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Ajustes } from '#areas/ajustes/ajustes.ts';
import { toCsvLine } from '#server/csv.ts';
import type { Db } from '#server/db/open.ts';
import { addDays, type Day, todayInMadrid } from '#values/day.ts';
import { ivaRates } from '#values/price.ts';
import type { listBook } from './book-queries.server.ts';
import { desgloseOf } from './factura.ts';
import { countRegistros, datosOf, lastRegistroBefore, listRegistros, type RegistroRow } from './queries.server.ts';
import { emisorOf } from './register.server.ts';
import { tipoFacturaLabel } from './tipos.ts';
import { closeRecords, openRecords, records } from './verifactu/message.server.ts';

const portion = 100;

type BookRow = Awaited<ReturnType<typeof listBook>>[number];

const columns = [
  ...['Número', 'Fecha', 'Tipo', 'Estado', 'Cliente', 'NIF', 'Pedido', 'Rectifica o sustituye', 'Motivo'],
  ...ivaRates.flatMap((rate) => [`Base ${rate} %`, `Cuota ${rate} %`]),
  ...['Base 0 %', 'Exenta (exportación)', 'Base', 'Cuota', 'Total'],
];

export function bookResponse(read: Read<BookRow>): Response {
  async function* lines() {
    yield `\uFEFF${toCsvLine(columns)}`;
    for await (const rows of portions(read)) yield rows.map((row) => toCsvLine(cellsOf(row))).join('');
  }
  return fileResponse(`facturas-${todayInMadrid(new Date())}.csv`, 'text/csv; charset=utf-8', lines());
}

function cellsOf(row: BookRow) {
  const { lineas, rectifica, sustituye, cod_pedido } = datosOf(row);
  const desglose = desgloseOf(lineas);
  const at = (rate: number) => desglose.find(({ iva, exenta }) => iva === rate && !exenta);
  const cents = (value: number | undefined) => ({ cents: value ?? 0 });
  return [
    ...[row.numero, row.fecha, tipoFacturaLabel[row.tipo]],
    row.anulada ? 'Anulada' : row.sustituida ? 'Sustituida' : row.rectificada ? 'Rectificada' : 'Vigente',
    ...[row.cliente_nombre, row.cliente_nif, cod_pedido],
    [...rectifica, ...sustituye].map(({ numero }) => numero).join(', '),
    row.motivo,
    ...ivaRates.flatMap((rate) => [cents(at(rate)?.base_cents), cents(at(rate)?.cuota_cents)]),
    cents(at(0)?.base_cents),
    cents(desglose.find(({ exenta }) => exenta)?.base_cents),
    ...[cents(row.base_cents), cents(row.cuota_cents), cents(row.total_cents)],
  ];
}

/** So many records at most may be in a document, and one at least: the tax agency's schema says so. */
export const recordsPerFile = 1000;

interface Days {
  desde?: Day | null | undefined;
  hasta?: Day | null | undefined;
}

/** Days are Madrid's, the last one included. */
export async function findRecords(db: Db, { desde, hasta }: Days) {
  const afterId = desde ? await lastRegistroBefore(db, desde) : 0;
  const upToId = hasta ? await lastRegistroBefore(db, addDays(hasta, 1)) : undefined;
  return { afterId, upToId, total: await countRegistros(db, { afterId, upToId }) };
}

/** As the tax agency's schema wants them, so that they can be handed over: the n-th document of them. */
export function recordsResponse(
  db: Db,
  owner: Pick<Ajustes, 'identidad' | 'titular' | 'facturacion'>,
  { afterId, upToId, total }: Awaited<ReturnType<typeof findRecords>>,
  parte: number,
): Response {
  const before = (parte - 1) * recordsPerFile;
  async function* parts() {
    yield `<?xml version="1.0" encoding="UTF-8"?>\n${openRecords(emisorOf(owner))}`;
    let left = Math.min(recordsPerFile, total - before);
    const read: Read<RegistroRow> = async (last, limit) => {
      const from = last ? { afterId: last.id } : { afterId, offset: before };
      const rows = await listRegistros(db, { ...from, upToId, limit: Math.min(limit, left) });
      left -= rows.length;
      return rows;
    };
    for await (const rows of portions(read)) yield records(rows);
    yield `${closeRecords}\n`;
  }
  const name = `registros-${todayInMadrid(new Date())}${total > recordsPerFile ? `-${parte}` : ''}.xml`;
  return fileResponse(name, 'application/xml; charset=utf-8', parts());
}

/** So many after the last one that was read. */
type Read<Row> = (last: Row | undefined, limit: number) => Promise<Row[]>;

async function* portions<Row>(read: Read<Row>) {
  let last: Row | undefined;
  for (;;) {
    const rows = await read(last, portion);
    if (rows.length > 0) yield rows;
    if (rows.length < portion) return;
    last = rows.at(-1);
    // Others have their turn between two portions.
    await nextTurn();
  }
}

function fileResponse(name: string, type: string, parts: AsyncGenerator<string>): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    async pull(controller) {
      const { value, done } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
  const headers = {
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
  };
  return new Response(body, { headers });
}
