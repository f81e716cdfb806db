/** Through a real Varnish, where there is one: what is written is seen, nobody gets what is another's, kills lose nothing. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EdgeSite, startEdgeSite } from '../harness/edge-rounds.ts';
import { hasVarnish } from '../harness/varnish.ts';

if (!hasVarnish) console.log('skipped: varnish with its modules is not on this machine');

describe.skipIf(!hasVarnish)('behind Varnish', () => {
  let dataDir: string;
  let edge: EdgeSite;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'borde-'));
    edge = await startEdgeSite({ DATA_DIR: dataDir });
  });
  afterAll(async () => {
    await edge?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const ask = (path: string, headers: Record<string, string> = {}) => fetch(edge.url + path, { headers });
  /** Varnish names the request that brought it when it has it already. */
  const isKept = (response: Response) => / /.test(response.headers.get('x-varnish') ?? '');

  test('a page is kept there, its keys stay there, and a write is seen within a second', async () => {
    await ask('/libros');
    const kept = await ask('/libros');
    expect(isKept(kept)).toBe(true);
    for (const name of ['surrogate-key', 'surrogate-control', 'cache-tag', 'xkey'])
      expect(kept.headers.has(name), name).toBe(false);
    expect(kept.headers.get('cache-control')).toContain('max-age=0');
    const { seenAfterMs } = await edge.round('none');
    expect(seenAfterMs).toBeLessThan(1000);
  });

  test('whoever is signed in is answered by the site, and nobody gets it after them', async () => {
    const { cookie } = await edge.admin();
    for (const path of ['/api/get_libros.php', '/api/get_all_libros_admin.php', '/api/check_session.php', '/libros']) {
      const before = await ask(path);
      const own = await ask(path, { cookie });
      expect(isKept(own), path).toBe(false);
      const after = await ask(path);
      expect([path, after.status, await after.text()]).toEqual([path, before.status, await before.text()]);
    }
    expect((await ask('/api/get_all_libros_admin.php', { cookie })).status).toBe(200);
    expect((await ask('/api/get_all_libros_admin.php')).status).toBe(401);
  });

  test.each(['site', 'edge', 'line'] as const)(
    'a kill of the %s: nothing old two seconds after, no read fails',
    async (blow) => {
      const { seenAfterMs, failedReads } = await edge.round(blow);
      expect(seenAfterMs).toBeLessThan(2000);
      expect(failedReads).toBe(0);
    },
  );
});
