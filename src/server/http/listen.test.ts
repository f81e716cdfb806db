import { EventEmitter, once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect as connectTo } from 'node:net';
import { expect, test } from 'vitest';
import { limitConnections, limitPerAddress } from './listen.ts';

test('when all connections are taken, the one that asked for nothing for longest makes room', () => {
  const server = new EventEmitter();
  limitConnections(server as unknown as Server, 3);
  const connect = () => {
    const socket = Object.assign(new EventEmitter(), { destroyed: false, destroy });
    function destroy() {
      socket.destroyed = true;
      socket.emit('close');
    }
    server.emit('connection', socket);
    return socket;
  };
  const ask = (socket: ReturnType<typeof connect>, complete = true) => {
    const res = new EventEmitter();
    server.emit('request', { socket, complete }, res);
    return res;
  };
  const [visitor, silent, other] = [connect(), connect(), connect()];
  const answer = ask(visitor);
  const newcomer = connect();
  expect([visitor, silent, other, newcomer].map(({ destroyed }) => destroyed)).toEqual([false, true, false, false]);

  // Those who have been served go before those who are being served.
  ask(newcomer);
  ask(other, false);
  answer.emit('close');
  const fourth = connect();
  expect([visitor, other, newcomer, fourth].map(({ destroyed }) => destroyed)).toEqual([true, false, false, false]);

  // Then those whose body does not come; when everybody is being served, the newcomer goes.
  ask(fourth);
  const fifth = connect();
  expect([other, newcomer, fourth, fifth].map(({ destroyed }) => destroyed)).toEqual([true, false, false, false]);
  ask(fifth);
  expect(connect().destroyed).toBe(true);
});

test('a server that stops finishes what somebody reads slowly, and closes those who ask for nothing', async () => {
  const body = Buffer.alloc(20_000_000, 'a');
  const server = createServer((_, res) => res.end(body));
  limitConnections(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const silent = connectTo(port, '127.0.0.1');
  const reader = connectTo(port, '127.0.0.1');
  reader.write('GET / HTTP/1.1\r\nHost: sitio\r\n\r\n');
  await once(reader, 'readable');
  const closed = new Promise((resolve) => server.close(resolve));
  await once(silent.resume(), 'close');
  let length = 0;
  for await (const chunk of reader) {
    length += (chunk as Buffer).length;
    server.closeIdleConnections();
    if (length > body.length) break;
  }
  expect(length).toBeGreaterThan(body.length);
  await closed;
});

test('one address, or one IPv6 network, takes only so many connections; closed ones count no more', () => {
  const server = new EventEmitter();
  limitPerAddress(server as unknown as Server, 2);
  const connect = (remoteAddress: string) => {
    const socket = Object.assign(new EventEmitter(), { remoteAddress, isOpen: true, destroy });
    function destroy() {
      socket.isOpen = false;
      socket.emit('close');
    }
    server.emit('connection', socket);
    return socket;
  };
  const first = connect('203.0.113.1');
  expect([first, connect('203.0.113.1'), connect('::ffff:203.0.113.1')].map(({ isOpen }) => isOpen)).toEqual([
    true,
    true,
    false,
  ]);
  first.destroy();
  expect(connect('203.0.113.1').isOpen).toBe(true);
  expect(connect('203.0.113.1').isOpen).toBe(false);
  expect(['2001:db8::1', '2001:db8::2', '2001:db8::3'].map((address) => connect(address).isOpen)).toEqual([
    true,
    true,
    false,
  ]);
  expect(Array.from({ length: 5 }, () => connect('127.0.0.1').isOpen)).toEqual(Array(5).fill(true));
});
