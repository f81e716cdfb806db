import { expect, test } from 'vitest';
import { pathOf, textsIn } from './texts-in.ts';

const whole = {
  titulo: 'Miel',
  vacio: ' ',
  contenido: '<p>De tomillo</p>',
  opciones: [{ nombre: 'Tarro', valores: ['Grande', 'Pequeño'] }],
  faqs: { 7: { pregunta: '¿De dónde es?' } },
};

test('texts are found by their paths: parts by their number, those of a list by what they say', () => {
  const translated = ['titulo', 'vacio', 'nada', 'nada.*.de', 'opciones.*.valores.*', 'faqs.*.pregunta'];
  const found = textsIn(whole, { translated, translatedHtml: ['contenido'] });
  expect(found.map(({ campo, texto, esHtml }) => [pathOf(campo), texto, esHtml])).toEqual([
    ['titulo', 'Miel', false],
    ['opciones.*.valores.*', 'Grande', false],
    ['opciones.*.valores.*', 'Pequeño', false],
    ['faqs.7.pregunta', '¿De dónde es?', false],
    ['contenido', '<p>De tomillo</p>', true],
  ]);
  const turned = { ...whole, opciones: [{ nombre: 'Tarro', valores: ['Pequeño', 'Grande'] }] };
  expect(new Set(textsIn(turned, { translated }).map(({ campo }) => campo))).toEqual(
    new Set(textsIn(whole, { translated }).map(({ campo }) => campo)),
  );
});
