import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bestEncoding, isUnchanged, negotiated } from './negotiate.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', 'identity'],
  [undefined, 'identity'],
])('Accept-Encoding %s is answered as %s', (accepted, encoding) => {
  expect(bestEncoding(accepted)).toBe(encoding);
});

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"x", W/"a" , "y"', true],
  ['"x,a", "a"', true],
  ['*', true],
  [' * ', true],
  ['"b"', false],
  ['a', false],
  ['"x*"', false],
  ['', false],
  [undefined, false],
])('If-None-Match %s against "a": %s', (header, expected) => {
  expect(isUnchanged(header, '"a"')).toBe(expected);
});

const text = 'Cuenca '.repeat(500);
const ask = (headers: Record<string, string>, body = text) =>
  negotiated(new Request('http://localhost/', { headers }), body, { headers: { 'content-type': 'text/plain' } });

test('an answer is packed as it was asked for, each with its own tag, and not sent twice', async () => {
  const br = await ask({ 'accept-encoding': 'br' });
  expect(brotliDecompressSync(Buffer.from(await br.arrayBuffer())).toString()).toBe(text);
  const gzip = await ask({ 'accept-encoding': 'gzip' });
  expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(text);
  expect(gzip.headers.get('etag')).not.toBe(br.headers.get('etag'));
  const again = await ask({ 'accept-encoding': 'br', 'if-none-match': `W/${br.headers.get('etag')}` });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect(again.headers.get('etag')).toBe(br.headers.get('etag'));
});

test('a short answer goes as it is', async () => {
  const response = await ask({ 'accept-encoding': 'br' }, 'corta');
  expect(response.headers.has('content-encoding')).toBe(false);
  expect(await response.text()).toBe('corta');
});
