import { expect, test } from 'vitest';
import { differencesIn } from '#server/things/change-log.ts';
import { campoLabel, campoValue } from './campo.ts';

test('the log names fields in Spanish, also those that nobody named', () => {
  expect(['titulo', 'categoria_id', 'precio_cents', 'texto_precio_1', 'notas'].map(campoLabel)).toEqual([
    'Título',
    'Categoría',
    'Precio',
    'Texto precio 1',
    'Notas',
  ]);
});

test.each([
  ['publicar_en', '2026-11-16T19:37:28.475Z', '16/11/26, 20:37'],
  ['fecha_inicio', '2026-11-16', '16/11/2026'],
  ['precio_cents', '1995', '19,95\u00a0€'],
  ['activo', '0', 'No'],
  ['editorial', '', '(vacío)'],
  ['num_pag', '120', '120'],
])('%s %s is shown as %s', (campo, stored, shown) => expect(campoValue(campo, stored)).toBe(shown));

test('what the program keeps for itself is left out, also of older lines', () => {
  const cambios = JSON.stringify({ titulo: ['Una', 'Otra'], tocado_en: ['a', 'b'], bytes: ['1', '2'] });
  expect(differencesIn(cambios)).toEqual({ titulo: ['Una', 'Otra'] });
});
