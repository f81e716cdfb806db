/** How much memory the serving process has after the demo's pictures, after every page in three languages and after 500 uploads, and whether anybody waited. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { httpAdmin } from '../test/e2e/http-admin.ts';
import { metric, type Note, ownUrl, startAt } from './site.ts';

const uploads = 500;

export async function memory(_: string, note: Note): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
  const site = await startAt(dataDir);
  const megabytes = async () =>
    Math.round((await metric(site, 'process_resident_memory_bytes{process="0"}')) / 1024 ** 2);
  note('memory after the demo was loaded', `${await megabytes()} MB`, '≤ 250 MB');
  const read = await readAll(site.url);
  note(`memory after ${read} pages in three languages`, `${await megabytes()} MB`, '≤ 250 MB');
  const { cookie } = await httpAdmin(ownUrl(site));
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const create = { width: 1600, height: 1200, channels: 3, background: '#ca8', noise } as const;
  const pictures = await Promise.all(Array.from({ length: 10 }, () => sharp({ create }).jpeg().toBuffer()));
  let left = uploads;
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      while (left-- > 0) {
        const body = new FormData();
        body.append('file', new Blob([new Uint8Array(pictures[left % 10]!)]), 'foto.jpg');
        const headers = { cookie, origin: ownUrl(site) };
        const response = await fetch(`${site.url}/api/upload_image.php`, { method: 'POST', headers, body });
        if (!response.ok) throw new Error(await response.text());
        await response.arrayBuffer();
      }
    }),
  );
  note(`memory after ${uploads} uploads`, `${await megabytes()} MB`, '≤ 250 MB');
  const delay = await metric(site, 'event_loop_delay_seconds{process="0",quantile="0.99"}');
  // What the clock itself waits between two looks is no delay.
  note('event-loop delay meanwhile, 99th percentile', `${Math.max(0, delay * 1000 - 10).toFixed(0)} ms`, '< 50 ms');
  await site.stop();
}

/** Every page that the site map has in Spanish, in each language; how many that were. */
async function readAll(url: string): Promise<number> {
  const map = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
  const spanish = paths.filter((path) => !/^\/(?:en|fr)(?:\/|$)/.test(path));
  const all = spanish.flatMap((path) =>
    ['', '/en', '/fr'].map((language) => language + path.replace(/^\/$/, '') || '/'),
  );
  for (const path of all) await (await fetch(url + path)).arrayBuffer();
  return all.length;
}
