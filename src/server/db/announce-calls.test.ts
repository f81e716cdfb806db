import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { expect, inject, test } from 'vitest';
import { newDatabase } from '#test/harness/postgres-server.ts';
import { openPostgres } from './postgres.ts';

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'other machines hear of every change, also of more than one notice holds',
  async () => {
    const url = await newDatabase(inject('postgresUrl'));
    const [one, other] = [openPostgres(url), openPostgres(url)];
    const heard: (string[] | 'reset')[] = [];
    other.onAnnounced((tags) => heard.push(tags));
    // Said once at the beginning: something may have been missed.
    await expect.poll(() => heard).toEqual(['reset']);
    one.announce(['libro 1', 'libros']);
    await expect.poll(() => heard.at(-1)).toEqual(['libro 1', 'libros']);
    one.announce(Array.from({ length: 2000 }, (_, n) => `libro ${n}`));
    await expect.poll(() => heard.at(-1)).toBe('reset');
    await Promise.all([one.close(), other.close()]);
  },
);

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'who is cut off without a word notices it, and takes it that everything may have changed',
  async () => {
    const url = new URL(await newDatabase(inject('postgresUrl')));
    const line = await startLine(Number(url.port || 5432), url.hostname);
    const one = openPostgres(url.href);
    url.host = `127.0.0.1:${line.port}`;
    const other = openPostgres(url.href);
    const heard: (string[] | 'reset')[] = [];
    other.onAnnounced((tags) => heard.push(tags));
    await expect.poll(() => heard).toEqual(['reset']);
    line.silence();
    one.announce(['libros']);
    await expect.poll(() => heard, { timeout: 20_000 }).toEqual(['reset', 'reset']);
    await Promise.all([one.close(), other.close()]);
    line.close();
  },
);

/** To a database; those who came over it hear nothing any more once it is silent, whoever comes later does. */
async function startLine(port: number, host: string) {
  const ends: Socket[] = [];
  const server = createServer((near) => {
    const far = connect(port, host);
    for (const end of [near, far]) ends.push(end.on('error', () => {}));
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    silence() {
      for (const end of ends) end.unpipe().pause();
    },
    close() {
      for (const end of ends) end.destroy();
      server.close();
    },
  };
}
