import { expect, test } from 'vitest';
import { mailboxOf, normalEmail } from '#values/email.ts';

test('an address is one address however its capitals and accents are written', () => {
  expect(normalEmail(' JOSÉ.NÚÑEZ@Example.com ')).toBe('josé.núñez@example.com');
  expect(normalEmail('JOSE\u0301@example.com')).toBe(normalEmail('josé@example.com'));
});

test.each([
  ['bomba+1@example.com', 'bomba@example.com'],
  ['Bomba+a+b@Example.com', 'bomba@example.com'],
  ['bom.ba@example.com', 'bom.ba@example.com'],
  ['b.o.m.b.a+9@googlemail.com', 'bomba@gmail.com'],
  ['+solo@example.com', '+solo@example.com'],
])('%s ends in the mailbox %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));
