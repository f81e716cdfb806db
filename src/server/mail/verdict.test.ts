import { expect, test } from 'vitest';
import { verdictOf, waitMs } from './verdict.ts';

test.each([
  ['no such user', { responseCode: 550, command: 'RCPT TO', response: '550 5.1.1 no such user' }, 'bounce'],
  ['not here any more', { responseCode: 551, command: 'RCPT TO', response: '551 moved' }, 'bounce'],
  ['a full mailbox', { responseCode: 552, command: 'RCPT TO', response: '552 5.2.2 over quota' }, 'refused'],
  ['a full mailbox, said by 550', { responseCode: 550, command: 'RCPT TO', response: '550 5.2.2 full' }, 'refused'],
  ['our address is not liked', { responseCode: 550, command: 'RCPT TO', response: '550 5.7.1 blocked' }, 'refused'],
  ['the text is not liked', { responseCode: 554, command: 'DATA', response: '554 5.6.0 spam' }, 'refused'],
  ['greylisting', { responseCode: 450, command: 'RCPT TO', response: '450 4.2.0 greylisted' }, 'later'],
  ['too much at once', { responseCode: 451, command: 'DATA', response: '451 slow down' }, 'rest'],
  ['closing', { responseCode: 421, command: 'CONN', response: '421 closing' }, 'rest'],
  ['a wrong password', { responseCode: 535, command: 'AUTH PLAIN', response: '535 no' }, 'rest'],
  ['nobody there', { code: 'ESOCKET', command: 'CONN' }, 'rest'],
  ['hung up in the middle', { code: 'ECONNECTION', command: 'CONN' }, 'later'],
])('%s', (_, error, verdict) => expect(verdictOf(error, 1, 12)).toBe(verdict));

test('one that says "later" a dozen times means no; one that only hangs up is asked on', () => {
  const later = { responseCode: 450, command: 'RCPT TO', response: '450 later' };
  expect(verdictOf(later, 12, 12)).toBe('refused');
  expect(verdictOf({ code: 'ECONNECTION' }, 12, 12)).toBe('later');
});

test('a minute, then twice as long each time, six hours at most', () => {
  expect([1, 2, 3, 30].map(waitMs)).toEqual([60_000, 120_000, 240_000, 21_600_000]);
});
