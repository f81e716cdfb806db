/** Slow headers, slow bodies, thousands of connections, large bodies: ordinary visitors are still served from memory. */
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { openSite } from './site.ts';

const idleConnections = 2000;
const slowBodies = 200;
const largeBodies = 20;

export async function floodDrill(databaseEnv: Record<string, string>, seconds: number): Promise<string[]> {
  const site = await openSite(databaseEnv);
  try {
    await site.start();
    await site.get('/');
    const calm = await visit(site.url, seconds);
    const { port } = new URL(site.url);
    const attack = startAttack(Number(port));
    await wait(1500);
    const stormy = await visit(site.url, seconds);
    const refused = attack.ended();
    attack.stop();
    await wait(1000);
    const after = await visit(site.url, Math.min(5, seconds));
    const ratio = stormy.rate / calm.rate;
    return [
      `undisturbed: ${Math.round(calm.rate)} pages/s, 99 % within ${calm.p99} ms`,
      `under ${idleConnections} idle connections, ${slowBodies} slow bodies and ${largeBodies} bodies of 10 MB at a time: ${Math.round(stormy.rate)} pages/s, 99 % within ${stormy.p99} ms, ${stormy.failed} failed; ratio ${ratio.toFixed(2)}`,
      `connections of the attack that the server had closed by then: ${refused}`,
      `afterwards: ${Math.round(after.rate)} pages/s, ${after.failed} failed`,
      ...(stormy.failed + after.failed > 0 || ratio < 0.2 ? ['FAILED'] : []),
    ];
  } finally {
    await site.stop();
    await site.remove();
  }
}

async function visit(url: string, seconds: number) {
  // Visitors keep their connections, as browsers do.
  const result = await autocannon({ url: `${url}/`, connections: 10, duration: seconds, timeout: 10 });
  return { rate: result.requests.average, p99: result.latency.p99, failed: result.errors + result.non2xx };
}

function startAttack(port: number) {
  const sockets = new Set<Socket>();
  let isOver = false;
  let closed = 0;
  const open = (first: string): Socket => {
    const socket = connect(port, '127.0.0.1', () => socket.write(first));
    socket.on('error', () => {});
    socket.on('close', () => {
      closed++;
      sockets.delete(socket);
    });
    socket.resume();
    sockets.add(socket);
    return socket;
  };
  for (let n = 0; n < idleConnections; n++) open('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
  for (let n = 0; n < slowBodies; n++)
    open(
      'POST /api/login.php HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{',
    );
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('a');
  }, 2000);
  const body = 'x'.repeat(10_000_000);
  const push = async () => {
    while (!isOver)
      await fetch(`http://127.0.0.1:${port}/api/login.php`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      }).catch(() => wait(50));
  };
  for (let n = 0; n < largeBodies; n++) void push();
  return {
    ended: () => closed,
    stop() {
      isOver = true;
      clearInterval(drip);
      for (const socket of sockets) socket.destroy();
    },
  };
}
