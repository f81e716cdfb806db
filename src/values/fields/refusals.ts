/** What a field that has no sentence of its own says when it is refused: plain Spanish, never a type's name. */
import { z } from 'zod';

z.config({ localeError: spanish });

type Issue = Parameters<NonNullable<NonNullable<Parameters<typeof z.config>[0]>['localeError']>>[0];

const missing = 'Este dato es obligatorio.';

function spanish(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? missing : notA(issue.expected);
    case 'invalid_value':
      return `Debe ser ${issue.values.length > 1 ? 'uno de estos valores' : 'este valor'}: ${issue.values.join(', ')}.`;
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) === 1) return missing;
      return `Como mínimo, ${amount(issue.minimum, issue.origin)}.`;
    case 'too_big':
      return `Como máximo, ${amount(issue.maximum, issue.origin)}.`;
    case 'not_multiple_of':
      return `Debe ser múltiplo de ${issue.divisor}.`;
    case 'unrecognized_keys':
      return `Aquí no se conoce: ${issue.keys.join(', ')}.`;
    default:
      return 'Este dato no es válido.';
  }
}

function notA(expected: string): string {
  if (expected === 'number' || expected === 'int') return 'Debe ser un número.';
  if (expected === 'string') return 'Debe ser un texto.';
  if (expected === 'boolean') return 'Debe ser sí o no.';
  if (expected === 'array') return 'Debe ser una lista.';
  return 'Este dato no es válido.';
}

function amount(limit: number | bigint, origin: string): string {
  const unit = { string: 'carácter', array: 'elemento', set: 'elemento' }[origin];
  if (!unit) return String(limit);
  const isOne = Number(limit) === 1;
  return `${limit} ${isOne ? unit : unit === 'carácter' ? 'caracteres' : `${unit}s`}`;
}
