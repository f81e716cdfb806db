import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { isUnchanged } from '#server/negotiate.ts';
import type { Media } from './index.ts';

/** A stored file, whole or in part (videos are asked for in ranges). Its name never means anything else: cache forever. */
export async function serveMedia(media: Media, name: string, request: Request): Promise<Response> {
  const file = await media.open(name);
  if (!file)
    return new Response('No encontrado', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    etag: `"${name}"`,
    // Mails and those who quote us show our pictures.
    'cross-origin-resource-policy': 'cross-origin',
  });
  if (file.isSubstitute) {
    headers.set('cache-control', 'no-store');
    headers.delete('etag');
  } else if (isUnchanged(request.headers.get('if-none-match'), `"${name}"`))
    return new Response(null, { status: 304, headers });
  const range = parseRange(request.headers.get('range'), file.size);
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${file.size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  headers.set('content-length', String(end - start + 1));
  if (range) headers.set('content-range', `bytes ${start}-${end}/${file.size}`);
  const status = range ? 206 : 200;
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  if (request.signal.aborted) return new Response(null, { status: 400 });
  const stream = createReadStream(file.path, { start, end });
  // Whoever leaves before the first byte is sent would leave the file open.
  request.signal.addEventListener('abort', () => stream.destroy(), { once: true });
  return new Response(Readable.toWeb(stream) as ReadableStream, { status, headers });
}

export function parseRange(
  header: string | null,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const match = header?.match(/^bytes=(\d*)-(\d*)$/);
  if (!match || (!match[1] && !match[2])) return undefined;
  const start = match[1] ? Number(match[1]) : Math.max(0, size - Number(match[2]));
  const end = match[1] && match[2] ? Math.min(Number(match[2]), size - 1) : size - 1;
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}
