/** Whether a new password is worth having. Both sides ask: the form while it is typed, the server before it is taken. */
import { z } from 'zod';
import { plain } from '#values/slug.ts';
import { commonRows, commonWords } from './common-passwords.ts';

const minPasswordLength = 12;
export const maxPasswordLength = 128;

const length = `La contraseña debe tener entre ${minPasswordLength} y ${maxPasswordLength} caracteres.`;
const common =
  'Esta contraseña es fácil de adivinar: está hecha de palabras, nombres, fechas o filas del teclado de uso común. Prueba con varias palabras que no tengan que ver entre sí.';

export const newPassword = z
  .string({ error: 'La contraseña es obligatoria.' })
  .min(minPasswordLength, length)
  // Looking for repetitions in a text of any length would take minutes.
  .max(maxPasswordLength, { error: length, abort: true })
  .refine((password) => !isGuessable(password), common);

/** The sentence that says why not; undefined when it is good. `about` is what anybody knows of the account. */
export function passwordWeakness(password: string, about: string[] = []): string | undefined {
  if (password.length < minPasswordLength || password.length > maxPasswordLength) return length;
  return isGuessable(password, about) ? common : undefined;
}

/** What must be left when all that is common is taken away. */
const minOwn = 6;

function isGuessable(password: string, about: string[] = []): boolean {
  const own = about.flatMap((text) => plain(text).split(/[^a-z0-9]+/)).filter((word) => word.length >= 3);
  return [password, asLetters(password)].some((text) => ownPart(plain(text), own).length < minOwn);
}

/** The usual disguises: c0ntr4s3ña, p@$$word. */
function asLetters(text: string): string {
  const letters: Record<string, string> = {
    0: 'o',
    1: 'i',
    3: 'e',
    4: 'a',
    5: 's',
    7: 't',
    '@': 'a',
    $: 's',
    '!': 'i',
  };
  return text.replace(/[013457@$!]/g, (sign) => letters[sign]!);
}

/** Without words of the lists, years, rows, repetitions; of what repeats itself only once. */
function ownPart(text: string, own: string[]): string {
  let rest = text.replace(/(.{1,8}?)\1{2,}/g, '$1').replace(/(.{4,})\1/g, '$1');
  for (const word of longestFirst([...own, ...commonWords])) rest = rest.replaceAll(word, ' ');
  return [...withoutRows(rest.replace(/(?:19|20)\d\d/g, ' '))].filter((sign) => /[\p{L}\d]/u.test(sign)).join('');
}

function longestFirst(words: string[]): string[] {
  return words.sort((a, b) => b.length - a.length);
}

function withoutRows(text: string): string {
  let rest = text;
  for (const row of commonRows)
    for (const line of [row, [...row].reverse().join('')])
      for (let size = line.length; size >= 4; size--)
        for (let at = 0; at + size <= line.length; at++) rest = rest.replaceAll(line.slice(at, at + size), ' ');
  return rest.replace(/\d+/g, (digits) => (isCounting(digits) ? ' ' : digits));
}

/** 1, 12, 1234567890, 987654, 1111: digits that add nothing. */
function isCounting(digits: string): boolean {
  const steps = new Set([...digits.slice(1)].map((digit, at) => (Number(digit) - Number(digits[at]) + 10) % 10));
  return digits.length <= 3 || (steps.size === 1 && [0, 1, 9].includes([...steps][0]!));
}
