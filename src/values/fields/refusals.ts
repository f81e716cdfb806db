/** What a field that has no sentence of its own says when it is refused: plain words, never a type's name. */
import { z } from 'zod';
import { say, sayCount } from '#values/idioma/say.ts';

z.config({ localeError: sentence });

type Issue = Parameters<NonNullable<NonNullable<Parameters<typeof z.config>[0]>['localeError']>>[0];

function sentence(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? missing() : notA(issue.expected);
    case 'invalid_value':
      return say(
        issue.values.length > 1 ? 'Debe ser uno de estos valores: {valores}.' : 'Debe ser este valor: {valores}.',
        { valores: issue.values.join(', ') },
      );
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) === 1) return missing();
      return say('Como mínimo, {cuanto}.', { cuanto: amount(issue.minimum, issue.origin) });
    case 'too_big':
      return say('Como máximo, {cuanto}.', { cuanto: amount(issue.maximum, issue.origin) });
    case 'not_multiple_of':
      return say('Debe ser múltiplo de {n}.', { n: Number(issue.divisor) });
    case 'unrecognized_keys':
      return say('Aquí no se conoce: {campos}.', { campos: issue.keys.join(', ') });
    default:
      return say('Este dato no es válido.');
  }
}

function notA(expected: string): string {
  if (expected === 'number' || expected === 'int') return say('Debe ser un número.');
  if (expected === 'string') return say('Debe ser un texto.');
  if (expected === 'boolean') return say('Debe ser sí o no.');
  if (expected === 'array') return say('Debe ser una lista.');
  return say('Este dato no es válido.');
}

function amount(limit: number | bigint, origin: string): string {
  if (origin === 'string') return sayCount(Number(limit), '{n} carácter', '{n} caracteres');
  if (origin === 'array' || origin === 'set') return sayCount(Number(limit), '{n} elemento', '{n} elementos');
  return String(limit);
}

function missing(): string {
  return say('Este dato es obligatorio.');
}
