import { describe, expect, test } from 'vitest';
import { expectLinear } from '#test/harness/linear.ts';
import { newPassword, passwordWeakness } from './password.ts';

describe('refused', () => {
  test.each([
    'corta',
    'x'.repeat(129),
    'aaaaaaaaaaaaaa',
    'abcabcabcabcabc',
    '123456789012',
    '987654321098',
    '111111222222',
    'abcdefghijklmn',
    'qwertyuiop1234',
    'asdfghjkl12345',
    '1q2w3e4r5t6y7u',
    'qazwsxedcrfv',
    'password123456',
    'Contraseña1234',
    'contraseña-2024',
    'contraseña-de-prueba',
    'C0ntr4s3ñ4!2025',
    'P@$$w0rdP@$$w0rd',
    'cuencacuenca12',
    'SecretosDeCuenca',
    'secretos.de.cuenca.2026',
    'administrador1',
    'bienvenido2025!',
    'iloveyou123456',
    'realmadrid2024',
    'hola-hola-hola-hola',
    'Enero2024Febrero',
    'casascolgadas16001',
  ])('%s', (password) => {
    expect(passwordWeakness(password)).toMatch(/contraseña/i);
    expect(newPassword.safeParse(password).success).toBe(false);
  });

  test('what anybody knows of the account', () => {
    expect(passwordWeakness('marisacortijo88')).toBeUndefined();
    expect(passwordWeakness('marisacortijo88', ['marisa', 'cortijo@example.org'])).toMatch(/fácil de adivinar/);
  });
});

describe('taken', () => {
  test.each([
    'alacena con tres grillos',
    'farol-nublado-trece',
    'Vt8kQ2pZr7LmX4nB',
    'kEj_3Hq-91bWxz0a',
    'tejado.hurón.bisagra',
    '🦊🐢 zapatilla que silba',
  ])('%s', (password) => {
    expect(passwordWeakness(password)).toBeUndefined();
    expect(newPassword.parse(password)).toBe(password);
  });
});

test('one that is too long is not looked through', () => {
  // Nothing comes twice in it: looking for what does took seven seconds.
  const long = (size: number) => Array.from({ length: size }, (_, n) => (n * n).toString(36)).join(' ');
  expectLinear((size) => expect(newPassword.safeParse(long(size)).success).toBe(false), 4000);
});
