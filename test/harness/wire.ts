/** A wire between the site and its database that can be cut, slowed down and held. */

import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

export interface Wire {
  /** The database's address, through the wire. */
  url: string;
  /** `away`: nobody is there. `held`: everything is taken and nothing comes back. */
  mode: 'fine' | 'away' | 'held';
  /** How long each piece takes, in each direction. */
  delayMs: number;
  /** The connections there are say nothing more, for good, not even that they end; new ones are as `mode` says. */
  freeze(): void;
  /** Where new connections lead from now on. */
  aim(databaseUrl: string): void;
  /** Ends every connection there is, wherever it is; new ones are as `mode` says. */
  cut(): void;
  close(): Promise<void>;
}

export async function layWire(databaseUrl: string): Promise<Wire> {
  let target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const farEnds = new Set<Socket>();
  let frozen = new Set<Socket>();
  const server = createServer((near) => {
    sockets.add(near);
    near.on('error', () => {});
    near.on('close', () => sockets.delete(near));
    if (wire.mode === 'away') return near.destroy();
    const far = connect(Number(target.port), target.hostname);
    farEnds.add(far);
    far.on('error', () => {});
    far.on('close', () => farEnds.delete(far));
    pass(near, far, near);
    pass(far, near, near);
  });
  function pass(from: Socket, to: Socket, near: Socket): void {
    from.on('data', (chunk) => {
      if (frozen.has(near)) return;
      const send = () => {
        if (wire.mode === 'held') setTimeout(send, 100);
        else if (!to.destroyed) to.write(chunk);
      };
      if (wire.delayMs > 0 || wire.mode === 'held') setTimeout(send, wire.delayMs);
      else send();
    });
    from.on('close', () => {
      if (!frozen.has(near)) to.destroy();
    });
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  const wire: Wire = {
    url: url.href,
    mode: 'fine',
    delayMs: 0,
    freeze() {
      frozen = new Set(sockets);
    },
    aim(databaseUrl) {
      target = new URL(databaseUrl);
    },
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    close: () =>
      new Promise((resolve) => {
        wire.cut();
        for (const far of farEnds) far.destroy();
        server.close(() => resolve());
      }),
  };
  return wire;
}
