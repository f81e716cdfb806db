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
