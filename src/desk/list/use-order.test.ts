import { expect, test } from 'vitest';
import { inOrder, orderFields } from './use-order.ts';

const rows = [
  { nombre: 'Ñu', stock: 2 as number | null },
  { nombre: 'ábaco', stock: null },
  { nombre: 'Zarza 10', stock: 10 },
  { nombre: 'Zarza 9', stock: 0 },
];
const columns = [
  { title: 'Nombre', cell: (row: (typeof rows)[0]) => row.nombre, sort: (row: (typeof rows)[0]) => row.nombre },
  { title: 'Stock', cell: () => '', sort: (row: (typeof rows)[0]) => row.stock },
];
const sorted = (orden: string | undefined, dir: 'asc' | 'desc' = 'asc') =>
  inOrder(rows, columns, { orden, dir, onChange() {} }).map(({ nombre }) => nombre);

test('words as Spanish sorts them, numbers in them by their value', () => {
  expect(sorted('nombre')).toEqual(['ábaco', 'Ñu', 'Zarza 9', 'Zarza 10']);
  expect(sorted('nombre', 'desc')).toEqual(['Zarza 10', 'Zarza 9', 'Ñu', 'ábaco']);
});

test('what has nothing to compare comes last, an unknown order changes nothing', () => {
  expect(sorted('stock')).toEqual(['Zarza 9', 'Ñu', 'Zarza 10', 'ábaco']);
  expect(sorted('otro')).toEqual(rows.map(({ nombre }) => nombre));
  expect(sorted(undefined)).toEqual(rows.map(({ nombre }) => nombre));
});

test('only what the call knows is asked of it', () => {
  const orders = { titulo: 'busqueda' };
  expect(orderFields(orders, { orden: 'titulo', dir: 'desc' })).toEqual({ orden: 'titulo', dir: 'desc' });
  expect(orderFields(orders, { orden: 'titulo', dir: 'raro' })).toEqual({ orden: 'titulo', dir: 'asc' });
  expect(orderFields(orders, { orden: 'contraseña' })).toEqual({});
});
