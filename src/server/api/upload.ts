/** Reads multipart bodies as they stream in: fields to memory, files to temporary files, each with its limit. */

import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { uploadFolder } from '#server/files.ts';
import { later, say } from '#values/idioma/say.ts';
import { readBody, tooManyFields } from './body.ts';
import type { FileKind } from './call.ts';
import { wrongFieldName } from './field-name.ts';
import { Refusal } from './refusal.ts';

export interface Upload {
  path: string;
  size: number;
  filename: string;
  mimeType: string;
}

export const uploadLimitMb: Record<FileKind, number> = {
  ...{ picture: 15, video: 200, audio: 100, document: 50 },
  ...{ import: 200, gpx: 10 },
};
const maxFieldBytes = 2 * 1024 * 1024;

export interface MultipartBody {
  /** By name, in the order they came. */
  fields: [string, string][];
  files: Map<string, Upload>;
  /** Deletes the temporary files. */
  clean(): Promise<void>;
}

/** `maxBytes` is for the whole of it, files and fields. */
export async function readMultipart(
  request: Request,
  kinds: Record<string, FileKind>,
  maxBytes: number,
): Promise<MultipartBody> {
  const folder = await mkdtemp(uploadFolder());
  const clean = () => rm(folder, { recursive: true, force: true });
  try {
    return { ...(await parse(request, kinds, maxBytes, folder)), clean };
  } catch (error) {
    await clean();
    throw error;
  }
}

async function parse(request: Request, kinds: Record<string, FileKind>, maxBytes: number, folder: string) {
  const fields: [string, string][] = [];
  const files = new Map<string, Upload>();
  const writes: Promise<void>[] = [];
  const streams: Readable[] = [];
  let refusal: Refusal | undefined;
  let diskFault: Error | undefined;

  const parser = startParser(request);
  parser.on('field', (name, value, _nameTruncated, valueTruncated) => {
    if (valueTruncated) refusal ??= new Refusal(413, say('El campo «{campo}» es demasiado largo.', { campo: name }));
    fields.push([name, value]);
  });
  parser.on('file', (name, stream, filename, _encoding, mimeType) => {
    const kind = kindOf(name, kinds);
    const path = join(folder, String(writes.length));
    // A file input left empty sends a nameless, empty file.
    if (!filename) return void stream.resume();
    if (!kind) {
      refusal ??=
        wrongFieldName(name) ??
        new Refusal(422, say('No se esperaba ningún archivo en el campo «{campo}».', { campo: name }));
      return void stream.resume();
    }
    const maxFileBytes = uploadLimitMb[kind] * 1024 * 1024;
    const upload: Upload = { path, size: 0, filename, mimeType };
    stream.on('data', (chunk: Buffer) => {
      upload.size += chunk.length;
      if (upload.size > maxFileBytes && !refusal) {
        refusal = new Refusal(
          413,
          say('El archivo «{nombre}» supera el máximo de {n} MB.', {
            ...{ nombre: filename, n: uploadLimitMb[kind] },
          }),
        );
        parser.destroy(refusal);
      }
    });
    files.set(name, upload);
    streams.push(stream);
    const write = pipeline(stream, createWriteStream(path, { mode: 0o600 })).catch((error: Error) => {
      // A body that broke off has ended the parser already; else it is the disk that does not take the file.
      if (parser.destroyed) return;
      diskFault = error;
      parser.destroy(error);
    });
    writes.push(write);
  });
  for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    parser.on(event, () => {
      refusal ??= tooManyFields();
    });

  try {
    await pipeline(readBody(request, maxBytes), parser);
    await Promise.all(writes);
  } catch (error) {
    // The parser ends without its files: what is still being written would wait for ever.
    for (const stream of streams) stream.destroy();
    await Promise.all(writes);
    if (error instanceof Refusal) throw error;
    throw (
      refusal ?? diskFault ?? new Refusal(400, later('El formulario llegó incompleto o dañado. Vuelve a enviarlo.'))
    );
  }
  if (refusal ?? diskFault) throw refusal ?? diskFault;
  for (const [name, upload] of files) if (upload.size === 0) files.delete(name);
  return { fields, files };
}

function startParser(request: Request) {
  try {
    return new Busboy({
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      limits: { fieldSize: maxFieldBytes, fields: 1000, files: 60, parts: 1100, fieldNameSize: 200 },
    });
  } catch {
    throw new Refusal(400, later('El formulario llegó incompleto o dañado. Vuelve a enviarlo.'));
  }
}

function kindOf(name: string, kinds: Record<string, FileKind>): FileKind | undefined {
  return [name, name.replace(/\d+/g, '*')]
    .filter((known) => Object.hasOwn(kinds, known))
    .map((known) => kinds[known]!)[0];
}
