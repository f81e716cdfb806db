/** The build's files, from memory. Hashed names under /assets are cached forever, the rest (icons, manifest) for an hour. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { commonHeaders } from '#server/pages/security.ts';
import { parseRange } from './answer-file.ts';
import { bestEncoding } from './negotiate.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.wav': 'audio/wav',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

export function createAssets(clientDir: string) {
  // Only these paths exist: a request can name a file, never a place on the disk.
  const paths = new Map(
    listFiles(clientDir).map((file) => [`/${relative(clientDir, file).split(sep).join('/')}`, file]),
  );
  const contents = new Map<string, Buffer>();

  function read(file: string): Buffer {
    const known = contents.get(file);
    if (known) return known;
    const data = readFileSync(file);
    contents.set(file, data);
    return data;
  }

  return {
    answer(req: IncomingMessage, res: ServerResponse): boolean {
      const path = req.url?.split('?', 1)[0] ?? '';
      const file = paths.get(path);
      if (!file || (req.method !== 'GET' && req.method !== 'HEAD')) return false;
      const encoding = bestEncoding(req.headers['accept-encoding']);
      const suffix = { br: '.br', gzip: '.gz', identity: '' }[encoding];
      const packed = suffix && paths.get(`${path}${suffix}`);
      const whole = read(packed || file);
      // Some browsers play a sound only when they can ask for parts of it.
      const range = extname(file) === '.wav' ? parseRange(req.headers.range ?? null, whole.length) : undefined;
      const part = range === 'unsatisfiable' ? undefined : range;
      const body = part ? whole.subarray(part.start, part.end + 1) : whole;
      res.writeHead(part ? 206 : 200, {
        ...commonHeaders,
        'content-type': types[extname(file)] ?? 'application/octet-stream',
        'cache-control': cachingOf(path),
        'content-length': body.length,
        vary: 'Accept-Encoding',
        ...(packed && { 'content-encoding': encoding }),
        ...(extname(file) === '.wav' && { 'accept-ranges': 'bytes' }),
        ...(part && { 'content-range': `bytes ${part.start}-${part.end}/${whole.length}` }),
      });
      res.end(req.method === 'HEAD' ? undefined : body);
      return true;
    },
  };
}

/** The service worker's address never changes, and a new one must not wait. */
function cachingOf(path: string): string {
  if (path === '/sw.js') return 'no-cache';
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
