import { expect, test } from 'vitest';
import { categoriaChoices, titleOf } from './admin-words.ts';
import { aSeccion } from './secciones.ts';

const categorias = [
  { slug: 'historia', nombre_categoria: 'Historia' },
  { slug: 'noticias', nombre_categoria: 'Noticias' },
];
const ofCategory = (categoria: string) => ({ ...aSeccion('categoria'), categoria });

test('a section is called by its title, that of a category by its name', () => {
  expect(titleOf(aSeccion('tienda'), categorias)).toBe('Tienda');
  expect(titleOf({ ...aSeccion('tienda', false), titulo: 'De aquí' }, categorias)).toBe('Tienda: De aquí (no se ve)');
  expect(titleOf(ofCategory('historia'), categorias)).toBe('Una categoría: Historia');
  expect(titleOf({ ...ofCategory('historia'), titulo: 'Lo de antes' }, categorias)).toBe('Una categoría: Lo de antes');
  expect(titleOf(ofCategory(''), categorias)).toBe('Una categoría');
});

test('a category that was deleted is said to be, in the list and where another is chosen', () => {
  expect(titleOf(ofCategory('de-paso'), categorias)).toBe('Una categoría (se ha borrado)');
  const { isGone, data } = categoriaChoices(categorias, 'de-paso');
  expect(isGone).toBe(true);
  expect(data.map(({ label }) => label)).toEqual(['Elige la categoría', 'de-paso (borrada)', 'Historia', 'Noticias']);
  for (const chosen of ['', 'historia']) expect(categoriaChoices(categorias, chosen).isGone).toBe(false);
});

test('before the categories have come nothing is said to be deleted, and what was chosen stays chosen', () => {
  expect(titleOf(ofCategory('historia'), undefined)).toBe('Una categoría');
  const { isGone, data } = categoriaChoices(undefined, 'historia');
  expect([isGone, data.map(({ value }) => value)]).toEqual([false, ['', 'historia']]);
});
