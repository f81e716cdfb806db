import { expect, test } from 'vitest';
import { formatIban, isIban, normalizeIban } from './iban.ts';

test.each([
  'ES91 2100 0418 4502 0005 1332',
  'es9121000418450200051332',
  'ES91-2100-0418-4502-0005-1332',
  'PT50 0002 0123 1234 5678 9015 4',
  'DE89370400440532013000',
])('%s is an account', (typed) => {
  expect(isIban(normalizeIban(typed))).toBe(true);
});

test.each([
  '',
  'ES91',
  'ES9221000418450200051332',
  'ES9121000418450200051323',
  'ES912100041845020005133',
  '21000418450200051332',
  'ES91210004184502000513320',
  'X'.repeat(40),
])('%s is none', (typed) => {
  expect(isIban(normalizeIban(typed))).toBe(false);
});

test('it is shown in groups of four', () => {
  expect(formatIban('ES9121000418450200051332')).toBe('ES91 2100 0418 4502 0005 1332');
  expect(formatIban('')).toBe('');
});
