import { expect, test } from 'vitest';
import { defaultMarca } from './marca.ts';
import { texto, withPlace } from './texto.ts';

const aran = { lugar: 'Arán', territorio: 'el valle de Arán', zona: 'el valle' };

test.each([
  ['Libros sobre {territorio}.', 'Libros sobre el valle de Arán.'],
  ['Pueblos de {zona}', 'Pueblos del valle'],
  ['Vuelve a {zona}, y de {lugar}', 'Vuelve al valle, y de Arán'],
  ['{Territorio} en un mapa', 'El valle de Arán en un mapa'],
  ['Había {zona}', 'Había el valle'],
  ['{otra} cosa', '{otra} cosa'],
])('%s → %s', (text, said) => expect(withPlace(aran, text)).toBe(said));

test('the documents’ sentences stay as they are until somebody says otherwise', () => {
  const textos = { 'libros.busqueda': 'Libros sobre {territorio}: historia.' };
  const identidad = { nombre: 'Sitio', lema: '', descripcion: '', logo: null };
  const say = (own: Record<string, string>) =>
    texto({ identidad, marca: { ...defaultMarca, textos: own } }, textos, 'libros.busqueda');
  expect(say({})).toBe('Libros sobre la provincia de Cuenca: historia.');
  expect(say({ 'libros.busqueda': 'Lo que leemos en {nombre}, {zona}.' })).toBe(
    'Lo que leemos en Sitio, la provincia.',
  );
});
