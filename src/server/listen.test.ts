import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { expect, test } from 'vitest';
import { limitPerAddress } from './listen.ts';

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
