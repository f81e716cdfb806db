/** What visitors get: from memory against a bare server, cold pages by the CPU they take, several processes. */
import { connect } from 'node:net';
import { availableParallelism } from 'node:os';
import { httpAdmin } from '../test/e2e/http-admin.ts';
import type { RunningServer } from '../test/e2e/site-server.ts';
import { againstBare, articulo, median, metric, type Note, ownUrl, pathsOf, perEuro, startDemo } from './site.ts';

export async function warm(demoDir: string, note: Note): Promise<void> {
  const site = await startDemo(demoDir);
  for (const [what, path, wanted] of [
    ['warm page', '/', '≥ 0.9'],
    ['warm public call', '/api/get_posts.php?categoriaSlug=historia', '≥ 0.8'],
    ['repeated search', '/buscar?q=castillo', '≥ 0.7'],
  ] as const) {
    const { ours, bare, ratio } = await againstBare(site.url + path);
    note(
      `${what} / bare node:http with the same bytes`,
      `${ratio.toFixed(2)} (${Math.round(ours)} of ${Math.round(bare)}/s; ${perEuro(ours)})`,
      wanted,
    );
  }
  await site.stop();
}

export async function cold(demoDir: string, note: Note): Promise<void> {
  // So little memory that no page is there when it is asked for again.
  const site = await startDemo(demoDir, { PAGE_MEMORY_MB: '1' });
  const paths = await pathsOf(site, articulo);
  const read = async (path: string) => {
    const response = await fetch(site.url + path, { headers: { 'accept-encoding': 'br' } });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    await response.arrayBuffer();
  };
  // As on a server that has run for a while: V8 goes on making the code faster for more than a thousand pages.
  for (let round = 0; round < 40; round++) for (const path of paths) await read(path);
  const [cpu, started, rounds] = [await metric(site, 'process_cpu_seconds_total{process="0"}'), performance.now(), 5];
  for (let round = 0; round < rounds; round++) for (const path of paths) await read(path);
  const made = rounds * paths.length;
  const used = (await metric(site, 'process_cpu_seconds_total{process="0"}')) - cpu;
  note(
    'cold article, ms of CPU',
    `${((used * 1000) / made).toFixed(1)} (${((performance.now() - started) / made).toFixed(1)} waited for)`,
    '≤ 10',
  );
  await site.stop();
}

export async function severalProcesses(demoDir: string, note: Note): Promise<void> {
  const pagesPerSecond: number[] = [];
  for (const PROCESSES of ['1', '2']) {
    const site = await startDemo(demoDir, { PROCESSES, PAGE_MEMORY_MB: '1' });
    const paths = await pathsOf(site, articulo);
    await readAll(site, paths, 40 * Number(PROCESSES));
    const started = performance.now();
    await readAll(site, paths, 20);
    pagesPerSecond.push((paths.length * 20) / ((performance.now() - started) / 1000));
    await site.stop();
  }
  const ratio = pagesPerSecond[1]! / pagesPerSecond[0]!;
  note(
    `two processes / one, cold pages (${availableParallelism()} cores, shared with who asks)`,
    ratio.toFixed(2),
    '≥ 1.7',
  );
}

/**
 * Eight connections, which the processes have in equal shares. Not packed: that is done by threads of its own, which
 * take the second core for a single process too.
 */
async function readAll(site: RunningServer, paths: string[], rounds: number): Promise<void> {
  const left = Array.from({ length: rounds }, () => paths).flat();
  await Promise.all(Array.from({ length: 8 }, () => readOver(new URL(site.url), left)));
}

/** One after the other with as little work as possible: whoever asks shares the cores with whoever answers. */
function readOver({ hostname: host, port }: URL, left: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let missing = 0;
    const ask = () => {
      const path = left.pop();
      if (path) socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
      else socket.end();
    };
    const onread = {
      buffer: Buffer.alloc(256 * 1024),
      callback(read: number, part: Uint8Array) {
        missing = missing === 0 ? sizeOf(part) - read : missing - read;
        if (Number.isNaN(missing)) socket.destroy(new Error('no page'));
        else if (missing === 0) ask();
        return true;
      },
    };
    const socket = connect({ port: Number(port), host, onread })
      .on('connect', ask)
      .on('close', resolve)
      .on('error', reject);
  });
}

/** Of the whole answer, by its head; not a number if it is none that we want. */
function sizeOf(start: Uint8Array): number {
  const head = Buffer.from(start.buffer, start.byteOffset, Math.min(start.byteLength, 8192)).toString('latin1');
  const length = head.startsWith('HTTP/1.1 200') ? /\r\ncontent-length: (\d+)\r\n/i.exec(head)?.[1] : undefined;
  return head.indexOf('\r\n\r\n') + 4 + Number(length);
}

/** How long after the answer to a write on one process the other still shows what was there before. */
export async function seenByOthers(demoDir: string, note: Note, env: Record<string, string> = {}): Promise<void> {
  const site = await startDemo(demoDir, { PROCESSES: '2', ...env });
  const admin = await httpAdmin(ownUrl(site));
  const times: number[] = [];
  for (let n = 0; n < 20; n++) {
    const nombre = `Secretos ${n}`;
    const saved = await admin.post('update_ajustes.php', { seccion: 'identidad', valores: { nombre } });
    if (!saved.success) throw new Error(saved.message);
    const written = performance.now();
    let seen = 0;
    // Connections are handed out in turn: two that show it are one of each.
    while (seen < 2) {
      const text = await (await fetch(`${site.url}/api/get_sitio.php`, { headers: { connection: 'close' } })).text();
      seen = text.includes(`"${nombre}"`) ? seen + 1 : 0;
    }
    times.push(performance.now() - written);
  }
  note(
    'a change shows on the other process',
    `${median(times).toFixed(0)} ms, at worst ${Math.max(...times).toFixed(0)} ms`,
    '≤ 100 ms',
  );
  await site.stop();
}
