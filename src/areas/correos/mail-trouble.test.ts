import { expect, test } from 'vitest';
import { mailTrouble } from './mail-trouble.ts';

test.each([
  ['getaddrinfo ENOTFOUND smtp.exmaple.org', 'no se encuentra ese servidor: revisa su nombre'],
  ['connect ECONNREFUSED 192.0.2.1:587', 'nadie contesta en esa dirección y ese puerto'],
  ['Connection timeout', 'el servidor no contesta a tiempo'],
  ['Invalid login: 535 5.7.8 Authentication failed', 'no acepta el usuario o la contraseña'],
  ['self-signed certificate in certificate chain', 'la conexión cifrada no se puede comprobar'],
  ['Connection closed unexpectedly', 'el servidor ha cortado la conexión'],
  ["Can't send mail - all recipients were rejected: 550 no such user", 'rechaza al remitente o al destinatario'],
  ['Message failed: 451 try again later', 'pide que se intente más tarde'],
  ['something else', 'no ha aceptado el mensaje'],
])('%s is told in Spanish, its own words after it', (error, meaning) => {
  expect(mailTrouble(error)).toBe(`${meaning} (${error}).`);
});

test('no answer yet', () => {
  expect(mailTrouble(null)).toBe('todavía no ha contestado.');
});
