import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { type KeptPage, newBody } from './kept-page.ts';
import { writePage } from './write-page.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** What a server that has only this page writes to one connection. */
async function talkTo(page: KeptPage) {
  let made = 0;
  const server = createServer((req, res) => {
    const writeHead = res.writeHead.bind(res) as (...given: unknown[]) => typeof res;
    res.writeHead = (...given: unknown[]) => {
      made++;
      return writeHead(...given);
    };
    void writePage(page, req, res);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  closing.push(() => server.close());

  return {
    headsMade: () => made,
    /** All of them in one go, on one connection that the last one closes. */
    async ask(...requests: string[]): Promise<string> {
      const socket = connect(port, '127.0.0.1').setEncoding('latin1');
      let text = '';
      socket.on('data', (chunk: string) => {
        text += chunk;
      });
      for (const request of requests) socket.write(`${request.replaceAll('\n', '\r\n')}\r\n\r\n`);
      await once(socket, 'close');
      return text;
    },
  };
}

const get = 'GET / HTTP/1.1\nhost: x\naccept-encoding: br';
const last = `${get}\nconnection: close`;
const parts = (text: string) => text.split(/(?=HTTP\/1\.1 )/);
const headOf = (answer: string) => answer.slice(0, answer.indexOf('\r\n\r\n'));
const withoutDate = (head: string) => head.replace(/^Date: .*$/m, 'Date');

function aPage(text: string): KeptPage {
  return {
    status: 200,
    ...newBody(text),
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
    tags: new Set(),
  };
}

for (const [what, text] of [
  ['short', 'El puente de San Pablo, de 60 metros, cruza la hoz del Huécar. '.repeat(30)],
  ['long', Array.from({ length: 9000 }, (_, n) => `cañón ${(n * 7919) % 104729}`).join(' ')],
] as const)
  test(`a ${what} page goes out the same with a head made anew or kept`, async () => {
    const site = await talkTo(aPage(text));
    const [first, ...rest] = parts(await site.ask(get, get, get, last));
    expect(rest).toHaveLength(3);
    // The first one and the one that closes; the two between need none made.
    expect(site.headsMade()).toBe(2);
    expect(withoutDate(headOf(first!))).toContain('Connection: keep-alive\r\nKeep-Alive: timeout=');
    for (const answer of rest.slice(0, 2)) expect(withoutDate(answer)).toBe(withoutDate(first!));
    const [kept, closed] = [withoutDate(headOf(first!)), withoutDate(headOf(rest[2]!))];
    expect(closed).toBe(kept.replace(/Connection: keep-alive\r\nKeep-Alive: timeout=\d+/, 'Connection: close'));
    expect(rest[2]!.slice(headOf(rest[2]!).length)).toBe(first!.slice(headOf(first!).length));
  });

test('the head of before bears the date of now, and HEAD gets no body with it', async () => {
  const site = await talkTo(aPage('Alarcón '.repeat(300)));
  const dateOf = (answer: string) => Date.parse(/^Date: (.*)$/m.exec(answer)![1]!);
  const [first] = parts(await site.ask(get, last));
  await wait(1100);
  const answers = parts(await site.ask(get.replace('GET', 'HEAD'), get, last));
  expect(answers).toHaveLength(3);
  expect(dateOf(answers[0]!)).toBeGreaterThan(dateOf(first!));
  expect(answers[0]).toBe(`${headOf(answers[0]!)}\r\n\r\n`);
  expect(headOf(answers[0]!)).toBe(headOf(answers[1]!));
});

test('who has the page gets 304 between two who have not', async () => {
  const site = await talkTo(aPage('Belmonte '.repeat(300)));
  const etag = /^etag: (.*)$/m.exec(await site.ask(last))![1]!.trim();
  const answers = parts(await site.ask(get, `${get}\nif-none-match: ${etag}`, get, last));
  expect(answers.map((answer) => answer.slice(9, 12))).toEqual(['200', '304', '200', '200']);
  expect(answers[1]).toBe(`${headOf(answers[1]!)}\r\n\r\n`);
});
