import { readFileSync } from 'node:fs';
import { minifySync, transformWithOxc } from 'vite';
import { expect, test } from 'vitest';

const file = 'src/areas/estadisticas/visita.ts';
const source = readFileSync(file, 'utf8');

test('the script that every page carries is under 1 KB', async () => {
  const { code } = minifySync('visita.js', (await transformWithOxc(source, file)).code, { module: true });
  expect(code.length).toBeLessThan(1024);
});

test('it stores nothing and reads nothing that tells one browser from another', () => {
  expect(source).not.toMatch(/cookie\b(?!,)|localStorage|sessionStorage|indexedDB|userAgent|canvas|screen\./);
});
