import { expect, test } from 'vitest';
import { reshape, summaryOf, type VarianteRow } from './reshape.ts';

const own = { precio: '12', stock: '7' };
const talla = { nombre: 'Talla', valores: ['M', 'L'] };
const color = { nombre: 'Color', valores: ['Rojo', 'Azul'] };
const inShort = (rows: VarianteRow[]) => rows.map(({ valores, precio, stock }) => [valores.join('/'), precio, stock]);

test('the first option takes over the price, and the units once', () => {
  expect(inShort(reshape({ opciones: [talla], rows: [], known: [], own }))).toEqual([
    ['M', '12', '7'],
    ['L', '12', '0'],
  ]);
});

test('a second option keeps what is stored, and its units once; taking it away again brings the rest back', () => {
  const rows: VarianteRow[] = [
    {
      id: 1,
      valores: ['M'],
      precio: '10',
      stock: '4',
      stock_anterior: '4',
      activo: true,
      referencia: 'A-4',
      imagen: '',
    },
    { id: 2, valores: ['L'], precio: '11', stock: '5', stock_anterior: '5', activo: true, referencia: '', imagen: '' },
  ];
  const both = reshape({ opciones: [talla, color], rows, known: [], own });
  expect(inShort(both)).toEqual([
    ['M/Rojo', '10', '4'],
    ['M/Azul', '10', '0'],
    ['L/Rojo', '11', '5'],
    ['L/Azul', '11', '0'],
  ]);
  expect(both.map(({ id }) => id)).toEqual([1, undefined, 2, undefined]);
  // Two variants never go by one reference.
  expect(both.map(({ referencia }) => referencia)).toEqual(['A-4', '', '', '']);
  expect(inShort(reshape({ opciones: [talla], rows: both, known: rows, own }))).toEqual([
    ['M', '10', '4'],
    ['L', '11', '5'],
  ]);
});

test('a value that goes and comes back has what was typed; an option without values makes no row', () => {
  const rows = reshape({ opciones: [talla], rows: [], known: [], own }).map((row) => ({ ...row, precio: '20' }));
  const without = reshape({ opciones: [{ ...talla, valores: ['M'] }], rows, known: rows, own });
  expect(inShort(without)).toEqual([['M', '20', '7']]);
  expect(inShort(reshape({ opciones: [talla], rows: without, known: rows, own }))).toEqual([
    ['M', '20', '7'],
    ['L', '20', '0'],
  ]);
  expect(reshape({ opciones: [{ nombre: 'Color', valores: [] }], rows: [], known: [], own })).toEqual([]);
});

test('the product shows the lowest price and all units, without limit if one has none', () => {
  const row = { valores: ['M'], stock_anterior: '', activo: true, referencia: '', imagen: '' };
  expect(
    summaryOf([
      { ...row, precio: '9,50', stock: '3' },
      { ...row, precio: '12', stock: '4' },
      { ...row, precio: '1', stock: '50', activo: false },
    ]),
  ).toEqual({ precio: '9.5', stock: '7' });
  expect(summaryOf([{ ...row, precio: '9', stock: '' }]).stock).toBe('');
});
