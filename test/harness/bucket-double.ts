/** As much of S3 as storing pictures needs: a bucket that refuses what is not signed as the protocol says. */
import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const secretAccessKey = 'secreto-del-doble';

export interface BucketDouble {
  env: Record<string, string>;
  objects: Map<string, Buffer>;
  isDown: boolean;
  /** What it says while it is down. */
  excuse: string;
  /** Hears everything and says nothing. */
  isSilent: boolean;
  close(): Promise<void>;
}

export async function startBucketDouble(): Promise<BucketDouble> {
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    if (double.isSilent) return;
    if (double.isDown) return void res.writeHead(503).end(double.excuse);
    if (!isSigned(req)) return void res.writeHead(403).end('SignatureDoesNotMatch');
    const key = req.url!;
    const [, asked] = key.match(/^\/cubo\?(list-type=2.*)$/) ?? [];
    if (asked) return void res.writeHead(200).end(listing(double.objects, new URLSearchParams(asked)));
    if (req.method === 'PUT') double.objects.set(key, Buffer.concat(chunks));
    const found = double.objects.get(key);
    if (!found) return void res.writeHead(404).end('NoSuchKey');
    res.writeHead(200).end(req.method === 'GET' ? found : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const double: BucketDouble = {
    env: {
      S3_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/cubo`,
      S3_ACCESS_KEY_ID: 'doble',
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    objects: new Map(),
    isDown: false,
    excuse: 'SlowDown',
    isSilent: false,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return double;
}

/** A few names an answer, so that asking for the next ones is tried too. */
function listing(objects: Map<string, Buffer>, asked: URLSearchParams): string {
  const names = [...objects.keys()].map((key) => key.replace('/cubo/', '')).sort();
  const from = Number(asked.get('continuation-token')?.split('&').at(-1) ?? 0);
  const contents = names
    .slice(from, from + 3)
    .map((name) => `<Contents><Key>${name}</Key><Size>${objects.get(`/cubo/${name}`)!.length}</Size></Contents>`);
  const next = from + 3 < names.length ? `<NextContinuationToken>a+/=&amp;${from + 3}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult>${contents.join('')}${next}</ListBucketResult>`;
}

/** Signature Version 4, computed from the request itself. */
function isSigned(req: IncomingMessage): boolean {
  const { authorization = '' } = req.headers;
  const [, scope, signed, signature] =
    authorization.match(/^AWS4-HMAC-SHA256 Credential=doble\/(\S+), SignedHeaders=(\S+), Signature=(\w+)$/) ?? [];
  if (!scope || !signed || !signature) return false;
  const headers = signed.split(';').map((name) => `${name}:${String(req.headers[name] ?? '').trim()}\n`);
  const [path, query = ''] = req.url!.split('?');
  const sorted = query.split('&').sort().join('&');
  const request = [req.method, path, sorted, headers.join(''), signed, req.headers['x-amz-content-sha256']].join('\n');
  const hash = createHash('sha256').update(request).digest('hex');
  const text = ['AWS4-HMAC-SHA256', req.headers['x-amz-date'], scope, hash].join('\n');
  let key: Buffer = Buffer.from(`AWS4${secretAccessKey}`);
  for (const part of [...scope.split('/'), text]) key = createHmac('sha256', key).update(part).digest();
  return key.toString('hex') === signature;
}
