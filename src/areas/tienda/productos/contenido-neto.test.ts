import { expect, test } from 'vitest';
import { contentAndUnitPrice, formatUnitPrice, unitPriceCents } from './contenido-neto.ts';

test('packed food shows the price per kg or litre', () => {
  expect(plain(formatUnitPrice(690, 500, 'g'))).toBe('13,80 €/kg');
  expect(plain(formatUnitPrice(400, 500, 'ml'))).toBe('8,00 €/l');
});

test('the price per kg is rounded to the cent', () => {
  expect(unitPriceCents(100, 300)).toBe(333);
  expect(unitPriceCents(200, 300)).toBe(667);
  expect(unitPriceCents(1, 2000)).toBe(1);
  expect(unitPriceCents(1200, 2)).toBe(600_000);
  expect(unitPriceCents(0, 500)).toBe(0);
});

test('the content is told before it, from a thousand on in the bigger unit', () => {
  expect(plain(contentAndUnitPrice({ precio: 6.9, contenido_neto: 500, unidad_contenido: 'g' }))).toBe(
    '500 g · 13,80 €/kg',
  );
  expect(plain(contentAndUnitPrice({ precio: 7.8, contenido_neto: 750, unidad_contenido: 'ml' }))).toBe(
    '750 ml · 10,40 €/l',
  );
  expect(plain(contentAndUnitPrice({ precio: 24.8, contenido_neto: 1000, unidad_contenido: 'g' }))).toBe(
    '1 kg · 24,80 €/kg',
  );
  expect(plain(contentAndUnitPrice({ precio: 9, contenido_neto: 1500, unidad_contenido: 'ml' }))).toBe(
    '1,5 l · 6,00 €/l',
  );
});

test('a pinch of something has its content and no price per kg', () => {
  expect(plain(contentAndUnitPrice({ precio: 12, contenido_neto: 2, unidad_contenido: 'g' }))).toBe('2 g');
  expect(plain(contentAndUnitPrice({ precio: 5, contenido_neto: 50, unidad_contenido: 'ml' }))).toBe(
    '50 ml · 100,00 €/l',
  );
});

test('what has no net content has no price per kg', () => {
  expect(contentAndUnitPrice({ precio: 39, contenido_neto: null, unidad_contenido: 'g' })).toBeNull();
});

function plain(text: string | null): string | undefined {
  return text?.replaceAll('\u00a0', ' ');
}
