import { expect, test } from 'vitest';
import { z } from 'zod';
import './refusals.ts';

test.each([
  [z.string(), undefined, 'Este dato es obligatorio.'],
  [z.string(), {}, 'Debe ser un texto.'],
  [z.string().min(1), '', 'Este dato es obligatorio.'],
  [z.string().min(3), 'a', 'Como mínimo, 3 caracteres.'],
  [z.string().max(1), 'ab', 'Como máximo, 1 carácter.'],
  [z.string().regex(/^a$/), 'b', 'Este dato no es válido.'],
  [z.number(), 'uno', 'Debe ser un número.'],
  [z.number().int(), 1.5, 'Debe ser un número.'],
  [z.number().max(5), 6, 'Como máximo, 5.'],
  [z.number().multipleOf(2), 3, 'Debe ser múltiplo de 2.'],
  [z.boolean(), 'quizá', 'Debe ser sí o no.'],
  [z.array(z.string()), 'a', 'Debe ser una lista.'],
  [z.array(z.string()).max(1), ['a', 'b'], 'Como máximo, 1 elemento.'],
  [z.enum(['a', 'b']), 'c', 'Debe ser uno de estos valores: a, b.'],
  [z.literal('a'), 'c', 'Debe ser este valor: a.'],
  [z.strictObject({}), { a: 1 }, 'Aquí no se conoce: a.'],
  [z.union([z.string(), z.number()]), {}, 'Este dato no es válido.'],
])('%# says what is wrong in plain Spanish', (schema, value, sentence) => {
  expect(schema.safeParse(value).error?.issues[0]?.message).toBe(sentence);
});
