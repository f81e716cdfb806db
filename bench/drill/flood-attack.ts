/** The attack of the flood drill, in a thread of its own: what it costs must not be taken for the site's slowness. */
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

export interface Attack {
  port: number;
  idleConnections: number;
  slowBodies: number;
  largeBodies: number;
}

const { port, idleConnections, slowBodies, largeBodies } = workerData as Attack;
const sockets = new Set<Socket>();
let isOver = false;
let closed = 0;

/** Opened again when the server closes it, as an attacker would. */
function hold(first: string): void {
  const socket = connect(port, '127.0.0.1', () => socket.write(first));
  socket.on('error', () => {});
  socket.on('close', () => {
    closed++;
    sockets.delete(socket);
    if (!isOver) setTimeout(() => isOver || hold(first), 1000);
  });
  socket.resume();
  sockets.add(socket);
}

async function push(body: string): Promise<void> {
  while (!isOver) {
    const headers = { 'content-type': 'application/json' };
    await fetch(`http://127.0.0.1:${port}/api/login.php`, { method: 'POST', headers, body }).catch(() => {});
    await wait(100);
  }
}

for (let n = 0; n < idleConnections; n++) hold('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
const head = `POST /api/login.php HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost:${port}\r\n`;
for (let n = 0; n < slowBodies; n++) hold(`${head}Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`);
const drip = setInterval(() => {
  for (const socket of sockets) if (socket.writable) socket.write('a');
}, 2000);
const body = 'x'.repeat(10_000_000);
for (let n = 0; n < largeBodies; n++) void push(body);

parentPort!.once('message', () => {
  isOver = true;
  clearInterval(drip);
  for (const socket of sockets) socket.destroy();
  parentPort!.postMessage(closed);
});
