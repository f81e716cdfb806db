import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type FetchRules, fetchFile, whyNotFetched } from './fetch-file.ts';
import { isPublicAddress } from './public-address.ts';

const server = createServer((req, res) => {
  if (req.url === '/vueltas') return void res.writeHead(302, { location: '/vueltas' }).end();
  if (req.url === '/dentro') return void res.writeHead(301, { location: 'http://192.168.0.1/x' }).end();
  if (req.url === '/grande') {
    res.writeHead(200);
    const piece = Buffer.alloc(1024 * 1024);
    const more = () => {
      while (!res.destroyed && res.write(piece));
    };
    res.on('drain', more);
    return more();
  }
  res.writeHead(200).end('hola');
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const port = (server.address() as AddressInfo).port;
const folder = await mkdtemp(join(tmpdir(), 'traer-'));
const path = join(folder, 'x');
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

/** A name server that says what it likes. */
const saying = (...addresses: string[]) =>
  ((_: string, __: object, answer: (error: null, found: object[]) => void) =>
    answer(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as unknown as NonNullable<FetchRules['resolve']>;

const here = { allowed: [`127.0.0.1:${port}`] };
const local = 'su dirección es de una red local o privada';

test('a file of an allowed host comes', async () => {
  await fetchFile(`http://127.0.0.1:${port}/foto`, path, here);
  expect(await readFile(path, 'utf8')).toBe('hola');
});

test.each([
  'http://127.0.0.1/x',
  'http://127.1/x',
  'http://2130706433/x',
  'http://0x7f000001/x',
  'http://0177.0.0.1/x',
  'http://0/x',
  'http://[::1]/x',
  'http://[::]/x',
  'http://[::ffff:127.0.0.1]/x',
  'http://[::ffff:7f00:1]/x',
  'http://[64:ff9b::7f00:1]/x',
  'http://[2002:7f00:1::]/x',
  'http://[fe80::1]/x',
  'http://[fd00::1]/x',
  'http://10.0.0.1/x',
  'http://172.20.0.1/x',
  'http://192.168.1.1/x',
  'http://100.64.0.1/x',
  'http://169.254.169.254/latest/meta-data/',
  'http://224.0.0.1/x',
  'http://255.255.255.255/x',
  'http://localhost/x',
  'http://LOCALHOST./x',
  'http://impresora/x',
  'http://router.local/x',
  'http://usuario:clave@127.0.0.1/x',
])('%s is never asked', async (url) => {
  await expect(fetchFile(url, path, { allowed: [] })).rejects.toThrow(local);
  expect(await whyNotFetched(url, { allowed: [] })).toBe(local);
});

test.each([[['127.0.0.1']], [['93.184.215.14', '10.0.0.7']], [['::ffff:10.0.0.1']], [['fd12::1']]])(
  'a name that leads to %s is not asked',
  async (addresses) => {
    const rules = { allowed: [], resolve: saying(...addresses) };
    await expect(fetchFile('http://bonito.example/x', path, rules)).rejects.toThrow(local);
    expect(await whyNotFetched('http://bonito.example/x', rules)).toBe(local);
  },
);

test('a redirect is looked at like any other address', async () => {
  await expect(fetchFile(`http://127.0.0.1:${port}/dentro`, path, here)).rejects.toThrow(local);
  await expect(fetchFile(`http://127.0.0.1:${port}/vueltas`, path, here)).rejects.toThrow('demasiadas veces');
});

test('another port of an allowed host is not allowed', async () => {
  await expect(fetchFile('http://127.0.0.1:1/x', path, here)).rejects.toThrow(local);
});

test('what is too large is cut off', async () => {
  await expect(fetchFile(`http://127.0.0.1:${port}/grande`, path, here)).rejects.toThrow('pesa más de 15 MB');
});

test.each(['file:///etc/passwd', 'ftp://example.com/x', 'gopher://x', 'http://', 'data:image/png;base64,AAAA'])(
  '%s is no web address',
  async (url) => {
    await expect(fetchFile(url, path, here)).rejects.toThrow('su dirección no es');
  },
);

test('ports other than the web’s are not asked on the open internet', async () => {
  await expect(fetchFile('http://93.184.215.14:6379/x', path, { allowed: [] })).rejects.toThrow('puerto');
});

test('public addresses are public', () => {
  for (const ip of ['93.184.215.14', '8.8.8.8', '2a00:1450:4003::200e', '172.32.0.1', '100.128.0.1'])
    expect([ip, isPublicAddress(ip)]).toEqual([ip, true]);
  expect(isPublicAddress('no')).toBe(false);
});
