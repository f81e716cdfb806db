/** What each edge is sent, byte for byte as its maker writes it down. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { edgeKind } from './kinds.ts';

interface Purge {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

let purges: Purge[] = [];
let answer = { status: 200, body: '{"success":true}', headers: {} as Record<string, string> };
let address = '';
let isSilent = false;
const server = createServer(async (req, res) => {
  let body = '';
  for await (const chunk of req) body += chunk;
  purges.push({ method: req.method, url: req.url, headers: req.headers, body });
  if (isSilent) return;
  res.writeHead(answer.status, answer.headers).end(answer.body);
});
const { signal } = new AbortController();

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  isSilent = false;
  purges = [];
  answer = { status: 200, body: '{"success":true}', headers: {} };
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const many = Array.from({ length: 250 }, (_, n) => `libro:${n}`);

test('every Varnish is sent PURGE, a hundred keys at a time', async () => {
  await edgeKind({ kind: 'varnish', places: [`${address}/a`, `${address}/b`], key: undefined }).purge(many, signal);
  expect(purges).toHaveLength(6);
  expect(purges.map(({ method, url }) => `${method} ${url}`).filter((line) => line === 'PURGE /b')).toHaveLength(3);
  expect(purges[0]!.headers.xkey).toBe(many.slice(0, 100).join(' '));
});

test('a Varnish that says nothing is left within a second or so', async () => {
  isSilent = true;
  const started = performance.now();
  await expect(
    edgeKind({ kind: 'varnish', places: [address], key: undefined }).purge(['a'], signal),
  ).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(performance.now() - started).toBeLessThan(2500);
  expect(purges).toHaveLength(1);
});

test('Cloudflare is sent a list of tags for its zone, with the key', async () => {
  await edgeKind({ kind: 'cloudflare', places: ['zona1', address], key: 'clave' }).purge(many, signal);
  expect(purges.map(({ method, url }) => `${method} ${url}`)).toEqual(
    Array(3).fill('POST /client/v4/zones/zona1/purge_cache'),
  );
  expect(purges[2]!.headers).toMatchObject({ authorization: 'Bearer clave', 'content-type': 'application/json' });
  expect(JSON.parse(purges[2]!.body)).toEqual({ tags: many.slice(200) });
});

test('Fastly is sent surrogate keys of its service, softly', async () => {
  await edgeKind({ kind: 'fastly', places: ['serv1', address], key: 'clave' }).purge(many, signal);
  expect(purges).toHaveLength(1);
  expect(purges[0]).toMatchObject({ method: 'POST', url: '/service/serv1/purge' });
  expect(purges[0]!.headers).toMatchObject({ 'fastly-key': 'clave', 'fastly-soft-purge': '1' });
  expect(JSON.parse(purges[0]!.body)).toEqual({ surrogate_keys: many });
});

test('what the edge refuses has failed, and is tried again when it says', async () => {
  const kind = edgeKind({ kind: 'cloudflare', places: ['zona1', address], key: 'clave' });
  answer.body = '{"success":false,"errors":[{"code":1134}]}';
  await expect(kind.purge(['a'], signal)).rejects.toMatchObject({ againInMs: 1000 });
  answer = { status: 429, body: '', headers: { 'retry-after': '12' } };
  await expect(kind.purge(['a'], signal)).rejects.toMatchObject({ againInMs: 12_000 });
});

test('each is given the week in the header that only it reads', () => {
  const life = (kind: 'varnish' | 'cloudflare' | 'fastly') =>
    edgeKind({ kind, places: ['x'], key: 'clave' }).lifeHeader(604_800);
  expect(life('varnish')).toEqual({ 'surrogate-control': 'max-age=604800, stale-if-error=86400' });
  expect(life('fastly')).toEqual(life('varnish'));
  expect(life('cloudflare')).toEqual({ 'cloudflare-cdn-cache-control': 'max-age=604800, stale-if-error=86400' });
});
