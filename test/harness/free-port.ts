import { createServer } from 'node:net';

/** Below those that the system gives to connections: none of them takes a port between being found and being used. */
const first = 10_000;
const each = 100;
let next = 0;

export async function freePort(): Promise<number> {
  // Each process has its own, one after the other.
  const port = first + (process.pid % 200) * each + (next++ % each);
  return (await isFree(port)) ? port : freePort();
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.on('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
