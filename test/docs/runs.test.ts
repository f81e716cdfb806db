/** Every test is run somewhere. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { onOneDatabase, onPostgres } from '../../vitest.config.ts';

test('what runs on one database only is there, and passes over nothing by the name of the database', () => {
  const looked = [...onOneDatabase, ...onPostgres].map((pattern) => ({ pattern, files: globSync(pattern) }));
  expect(looked.filter(({ files }) => files.length === 0)).toEqual([]);
  const files = looked.flatMap(({ files }) => files);
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('TEST_DATABASE'))).toEqual([]);
  expect(new Set(files).size).toBe(files.length);
});
