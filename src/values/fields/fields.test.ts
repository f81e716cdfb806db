import { expect, test } from 'vitest';
import { flag, id, notValid, number, optionalText } from '#values/fields.ts';

const missing = 'Falta el precio.';
const price = number({ missing, invalid: 'El precio no es un número.' });

test.each([
  [optionalText('La descripción', 10), 5, 'La descripción no es válida.'],
  [flag('Publicado'), 'quizás', '«Publicado» debe ser sí o no.'],
  [flag('Activo'), 7, '«Activo» debe ser sí o no.'],
  [id(), undefined, 'Falta el identificador.'],
  [id(), '', 'Falta el identificador.'],
  [id(), 'abc', 'El identificador no es válido.'],
  [id(), -1, 'El identificador no es válido.'],
  [id(), {}, 'El identificador no es válido.'],
  [id('La tienda es obligatoria.'), '0', 'La tienda es obligatoria.'],
  [price, undefined, missing],
  [price, '', missing],
  [price, '1e3', 'El precio no es un número.'],
  [price, '0x10', 'El precio no es un número.'],
  [price, '1.234,56', 'El precio no es un número.'],
])('%# says what is wrong, and with what', (schema, value, sentence) => {
  expect(schema.safeParse(value).error?.issues[0]?.message).toBe(sentence);
});

test('a number as people write it, or as JSON has it', () => {
  expect(['12,5', ' -3 ', '+4', '.5', '7.', 1e3].map((raw) => price.parse(raw))).toEqual([12.5, -3, 4, 0.5, 7, 1000]);
});

test('what is not valid agrees with its name', () => {
  expect(['El slug', 'La hora', 'Los enlaces', 'Las notas'].map(notValid)).toEqual([
    'El slug no es válido.',
    'La hora no es válida.',
    'Los enlaces no son válidos.',
    'Las notas no son válidas.',
  ]);
});
