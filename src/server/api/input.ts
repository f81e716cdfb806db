/** Whatever way the input came (query, JSON, form), the call sees one plain object. */

import { parseSentJson, TooMuchJson } from '#values/fields/sent-json.ts';
import { later } from '#values/idioma/say.ts';
import { readBody, tooLarge, tooManyFields } from './body.ts';
import type { Call } from './call.ts';
import { checkFieldName } from './field-name.ts';
import { Refusal } from './refusal.ts';
import { type MultipartBody, readMultipart, uploadLimitMb } from './upload.ts';

const maxTextBytes = 64 * 1024;
/** Things with pictures have rich texts too (values/rich-text/document.ts), in JSON with every letter as long as it can be. */
const maxRichTextBytes = 2 * 1024 * 1024;
const maxFields = 1000;
const longBody = 256 * 1024;
const none = { files: new Map(), clean: async () => {}, rawBody: Buffer.alloc(0) };

export interface CallInput extends Omit<MultipartBody, 'fields'> {
  fields: Record<string, unknown>;
  rawBody: Buffer;
}

export async function readInput(request: Request, call: Call): Promise<CallInput> {
  if (request.method !== 'POST') return { fields: fromPairs(new URL(request.url).searchParams), ...none };

  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const declared = Number(request.headers.get('content-length') ?? 0);
  const maxBytes = maxBody(call, type);
  if (declared > maxBytes) throw tooLarge();

  if (type === 'multipart/form-data' && !call.rawBody) {
    const { fields, files, clean } = await readMultipart(request, call.files ?? {}, maxBytes);
    return { ...none, fields: nest(fields), files, clean };
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of readBody(request, maxBytes)) chunks.push(chunk);
  const rawBody = Buffer.concat(chunks);
  if (call.rawBody) return { ...none, fields: {}, rawBody };
  const text = rawBody.toString('utf8');
  // A long one is decoded, read and looked at in turns of its own: others come in between.
  const turn = () => (rawBody.length > longBody ? new Promise<void>((resolve) => setImmediate(resolve)) : undefined);
  await turn();
  if (type === 'application/json') {
    const fields = parseJson(text);
    await turn();
    return { fields, ...none };
  }
  if (type === 'application/x-www-form-urlencoded') return { fields: fromPairs(parametersOf(text)), ...none };
  if (text === '') return { fields: {}, ...none };
  throw new Refusal(415, later('El contenido debe enviarse como JSON o como formulario.'));
}

/**
 * Postgres cannot hold NUL in a text, nor XML other control characters, and one of them is a sign of ours (waiting.ts). As
 * browsers do, they are replaced: taken out, they would leave another page's address.
 */
function withoutControls(text: string): string {
  return text.replace(/[^\P{Cc}\t\n\r]/gu, '\ufffd');
}

/** A sign-in is small; a call that takes more says so. */
export function maxBody(call: Call, type: string): number {
  const text = call.maxBytes ?? (call.files ? maxRichTextBytes : maxTextBytes);
  if (type !== 'multipart/form-data') return text;
  const kinds = Object.entries(call.files ?? {});
  const files = kinds.reduce((sum, [name, kind]) => sum + uploadLimitMb[kind] * (name.includes('*') ? 20 : 1), 0);
  return text + files * 1024 * 1024;
}

function parseJson(text: string): Record<string, unknown> {
  try {
    const value = parseSentJson(text === '' ? '{}' : text, (name, part) => {
      checkFieldName(name);
      return typeof part === 'string' ? withoutControls(part) : part;
    });
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (error instanceof TooMuchJson) throw tooManyFields();
  }
  throw new Refusal(400, later('El contenido no es un JSON válido.'));
}

/** Counted before they are read: a body of separators alone would take seconds. */
function parametersOf(text: string): URLSearchParams {
  if (text.split('&', maxFields + 2).length > maxFields + 1) throw tooManyFields();
  return new URLSearchParams(text);
}

function fromPairs(pairs: URLSearchParams): Record<string, unknown> {
  return nest([...pairs]);
}

/** faqs[0][pregunta]=… becomes { faqs: [{ pregunta: … }] }. */
function nest(pairs: [string, string][]): Record<string, unknown> {
  if (pairs.length > maxFields) throw tooManyFields();
  const result: Record<string, unknown> = {};
  for (const [name, raw] of pairs) {
    checkFieldName(name);
    const match = name.match(/^(\w+)\[(\d{1,3})\]\[(\w+)\]$/);
    if (!match) {
      result[name] = withoutControls(raw);
      continue;
    }
    const [, list, index, field] = match as unknown as [string, string, string, string];
    checkFieldName(list);
    checkFieldName(field);
    if (!Array.isArray(result[list])) result[list] = [];
    const rows = result[list] as Record<string, unknown>[];
    rows[Number(index)] ??= {};
    rows[Number(index)]![field] = withoutControls(raw);
  }
  return result;
}
