import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { textOf } from '#server/encoding.ts';
import { readCsv } from '#server/read-csv.ts';
import { itemsOf, productOf } from './woocommerce/product.server.ts';

async function aFile(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'csv-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'tabla.csv');
  await writeFile(path, text);
  return path;
}

async function rowsOf(text: string): Promise<string[]> {
  const found: string[] = [];
  for await (const row of (await readCsv(await aFile(text))).rows) found.push(row.cell('b'));
  return found;
}

test('cells with separators, quotes, lines and nothing in them', async () => {
  expect(await rowsOf('a,b\n1,"x, ""y""\nz"\n\n2\n3,w')).toEqual(['x, "y"\nz', '', 'w']);
  expect(await rowsOf('a;b\r\n1;x,y\r\n2;z\r\n')).toEqual(['x,y', 'z']);
});

test.each([
  ['columns without end', ','.repeat(50_000), /La fila 1 lleva más de 2000 columnas/],
  ['a cell without end', `a,b\n1,${'x'.repeat(1_000_001)}`, /En la fila 2 hay una celda de más de un millón de letras/],
])('%s are refused', async (_, text, message) => expect(rowsOf(text)).rejects.toThrow(message));

test('others have their turn while a long table is read', async () => {
  let turns = 0;
  let isRead = false;
  const count = () => {
    turns++;
    if (!isRead) setImmediate(count);
  };
  const path = await aFile(`a,b\n${'1,x\n'.repeat(150_000)}`);
  const { rows } = await readCsv(path);
  setImmediate(count);
  for await (const _ of rows);
  isRead = true;
  expect(turns).toBeGreaterThan(3);
});

test('others have their turn while the letters of a long file are decoded', async () => {
  let turns = 0;
  const count = () => {
    turns++;
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  onTestFinished(() => clearImmediate(counting));
  expect(await textOf(Buffer.alloc(40_000_000, 'ñ'))).toHaveLength(20_000_000);
  expect(turns).toBeGreaterThan(0);
});

test('a product whose cells are made to take long is read at once', async () => {
  const heading = 'Name,Regular price,Description,Images,Categories,Attribute 1 name,Attribute 1 value(s)';
  const cells = [
    'Queso',
    '12',
    '<'.repeat(900_000),
    ' '.repeat(900_000),
    ','.repeat(900_000),
    'Color',
    'a,'.repeat(400_000),
  ];
  const table = await readCsv(await aFile(`${heading}\n${cells.map((cell) => `"${cell}"`).join()}`));
  const [item] = await itemsOf(table.rows);
  const started = performance.now();
  expect(productOf(item!, '2026-01-01')).toMatchObject({ nombre: 'Queso', precioCents: 1200, images: [] });
  expect(performance.now() - started).toBeLessThan(2000);
});
