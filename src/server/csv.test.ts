import { expect, test } from 'vitest';
import { csvResponse, toCsv } from './csv.ts';

test('every cell is quoted, cells are parted by semicolons and the text starts with the UTF-8 mark', () => {
  expect(toCsv(['Nombre', 'Total'], [['Peña "La Hoz"; S.L.', 12.5]])).toBe(
    '\uFEFF"Nombre";"Total"\r\n"Peña ""La Hoz""; S.L.";"12,5"\r\n',
  );
});

test('what is missing is an empty cell', () => {
  expect(toCsv(['a', 'b'], [[null, undefined]])).toBe('\uFEFF"a";"b"\r\n"";""\r\n');
});

test.each([
  '=1+1',
  '+34 600',
  '-2',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '  =HYPERLINK("x")',
  '\n@x',
  '＝1+1',
  '＋34',
  '－2',
  '＠SUM(A1)',
])('a text that starts like a formula is not one: %j', (text) => {
  const [, row] = toCsv(['a'], [[text]]).split('"a"\r\n');
  expect(row?.startsWith(`"'`)).toBe(true);
});

test('an amount has both decimals', () => {
  expect(toCsv(['a', 'b', 'c'], [[{ cents: 2040 }, { cents: 7600 }, { cents: -5 }]])).toContain(
    '"20,40";"76,00";"-0,05"',
  );
});

test('a negative number stays a number', () => {
  expect(toCsv(['a'], [[-3.25]])).toContain('"-3,25"');
});

test('the answer is a file to download that nobody keeps', () => {
  const { headers } = csvResponse('mensajes', ['a'], []);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="mensajes-\d{4}-\d\d-\d\d\.csv"$/);
  expect(headers.get('cache-control')).toBe('no-store');
});
