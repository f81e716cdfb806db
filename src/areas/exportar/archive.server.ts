/** Everything as open files in one archive, written while it is being sent: nothing of it is kept. */
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { App } from '#server/app.ts';
import { type CsvCell, toCsvLine } from '#server/csv.ts';
import { logError } from '#server/log.ts';
import { mediaNames } from '#values/medios/names.ts';
import { exportedTables, rowsOf } from './queries.server.ts';

export function exportArchive(app: App, signal: AbortSignal): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const left = new AbortController();
  const leave = () => left.abort();
  output.once('close', leave);
  signal.addEventListener('abort', () => output.destroy(), { once: true });
  zip.on('error', (error) => output.destroy(error as Error));
  fill(app, zip, left.signal).catch((error) => {
    // Whoever left needs no answer; for anybody else the archive must not look whole.
    if (!left.signal.aborted) logError('export', error);
    output.destroy(error as Error);
  });
  return output;
}

async function fill({ db, media }: App, zip: ZipFile, signal: AbortSignal): Promise<void> {
  const pictures = new Set<string>();
  zip.addBuffer(Buffer.from(readme), 'LEEME.txt');
  for (const exported of exportedTables()) {
    const name = exported.table === 'user' ? 'usuarios' : exported.table;
    const rows = () => rowsOf(db, exported);
    await add(zip, `json/${name}.json`, () => Readable.from(asJson(rows(), pictures)), signal);
    await add(zip, `csv/${name}.csv`, () => Readable.from(asCsv(rows())), signal);
  }
  for (const name of pictures) {
    const file = await media.open(name);
    if (file) await add(zip, `media/${name}`, () => createReadStream(file.path), signal, false);
  }
  zip.end();
}

/** One file after the other: the next begins when this one has gone out. */
function add(zip: ZipFile, name: string, open: () => Readable, signal: AbortSignal, compress = true): Promise<void> {
  return new Promise((resolve, reject) => {
    const gone = () => reject(new Error('nobody reads the archive any more'));
    if (signal.aborted) return gone();
    zip.addReadStreamLazy(name, { compress, mode: 0o644 }, (done) => {
      const stream = open();
      const stop = () => {
        stream.destroy();
        gone();
      };
      signal.addEventListener('abort', stop, { once: true });
      stream.once('error', reject);
      stream.once('end', () => {
        signal.removeEventListener('abort', stop);
        resolve();
      });
      done(null, stream);
    });
  });
}

async function* asJson(rows: AsyncIterable<Record<string, unknown>>, pictures: Set<string>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    const text = JSON.stringify(row);
    for (const name of mediaNames(text)) pictures.add(name);
    yield before + text;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

async function* asCsv(rows: AsyncIterable<Record<string, unknown>>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const row of rows) {
    if (isFirst) yield `\uFEFF${toCsvLine(Object.keys(row))}`;
    isFirst = false;
    yield toCsvLine(Object.values(row).map(asCell));
  }
  if (isFirst) yield '\uFEFF';
}

function asCell(value: unknown): CsvCell {
  if (value === null || value === undefined || typeof value === 'number' || typeof value === 'string') return value;
  return value instanceof Date ? value.toISOString() : String(value);
}

const readme = `Exportación completa del sitio
==============================

json/    cada tabla en un archivo JSON (UTF-8)
csv/     lo mismo para hojas de cálculo (UTF-8, separado por punto y coma)
media/   las imágenes y los vídeos; los textos los nombran como /media/NOMBRE

Los importes que acaban en _cents son céntimos de euro. Las fechas van en UTC.
No lleva contraseñas, sesiones ni claves.
`;
