import { expect, test } from 'vitest';
import { RateLimit, requireOwnCode, requireOwnOrigin, takeTurn } from './guards.ts';

const site = 'https://secretos.example';
const request = (headers: Record<string, string>) => new Request('http://secretos.example/api/x.php', { headers });

test.each<[Record<string, string>, boolean]>([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://mala.example' }, true],
  [{ 'sec-fetch-site': 'same-site', origin: site }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ origin: site, cookie: 'a=b' }, true],
  // The scheme counts, and the host that the request itself claims does not.
  [{ origin: 'http://secretos.example', cookie: 'a=b' }, false],
  [{ origin: 'https://secretos.example:8443' }, false],
  [{ origin: 'https://mala.example', host: 'mala.example' }, false],
  [{ origin: 'null' }, false],
  [{ cookie: 'a=b' }, false],
  [{}, true],
])('%j from our own origin: %s', (headers, isAllowed) => {
  const check = () => requireOwnOrigin(request(headers), site);
  if (isAllowed) expect(check).not.toThrow();
  else expect(check).toThrow('solo puede hacerse desde las páginas');
});

test.each<[Record<string, string>, boolean]>([
  [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' }, true],
  [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }, false],
  [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' }, false],
  [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': '' }, false],
  [{ 'sec-fetch-mode': 'no-cors' }, false],
  [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors' }, false],
  [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }, false],
  [{ 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'image' }, false],
  // Programs that are no browsers: Node's fetch names its mode and nothing else.
  [{ 'sec-fetch-mode': 'cors', origin: site }, true],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{}, true],
])('%j is code that asks: %s', (headers, isAllowed) => {
  const check = () => requireOwnCode(request(headers));
  if (isAllowed) expect(check).not.toThrow();
  else expect(check).toThrow('solo puede hacerse desde las páginas');
});

test('events are counted for a window', () => {
  const rate = new RateLimit(60_000);
  for (const at of [0, 100, 30_000]) rate.add('a', at);
  expect(rate.count('a', 30_000)).toBe(3);
  expect(rate.count('a', 59_000)).toBe(3);
  expect(rate.count('a', 91_000)).toBe(0);
});

test('a clock that was set back locks nobody out', () => {
  const rate = new RateLimit(60_000);
  for (let n = 0; n < 5; n++) rate.add('a', 10_000_000);
  expect(rate.count('a', 5_000_000)).toBe(0);
});

test('a hundred thousand addresses take bounded memory, and do not wipe what still counts', () => {
  const rate = new RateLimit(60_000, 1000);
  for (let n = 0; n < 100_000; n++) {
    rate.add(`address ${n}`, n / 1000);
    if (n % 500 === 0) rate.add('guessing', n / 1000);
  }
  expect(rate.size).toBeLessThanOrEqual(1000);
  expect(rate.size).toBeGreaterThanOrEqual(900);
  expect(rate.count('guessing', 100)).toBe(200);
});

test('whoever has thousands of IPv6 customers to pretend to be gets what a few of them get', () => {
  const rate = new RateLimit(60_000);
  const turns = (addresses: string[]) => addresses.filter((ip) => takeTurn(rate, 'x ', ip, 10)).length;
  expect(turns(Array.from({ length: 30 }, (_, n) => `2001:db8:7:1::${n}`))).toBe(10);
  expect(turns(Array.from({ length: 1000 }, (_, n) => `2001:db8:7:${(n + 2).toString(16)}::1`))).toBe(40);
  expect(turns(Array.from({ length: 30 }, () => '2001:db8:8::1'))).toBe(10);
  expect(turns(Array.from({ length: 30 }, (_, n) => `203.0.113.${n}`))).toBe(30);
});
