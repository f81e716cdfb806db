/**
 * The kinds of fields that forms and calls are made of. They take what a form sends (texts) as well as JSON,
 * and refuse with a Spanish sentence. An empty text means "no value" (null); an absent field means "leave as it is".
 */
import { z } from 'zod';
import { isDay, isOurTime } from './day.ts';
import './fields/refusals.ts';
import { emailPattern } from './email.ts';
import { slugPattern } from './slug.ts';
import { isWebUrl, withScheme } from './web-url.ts';

/** `label` with its article: "El título". */
export function requiredText(label: string, max: number, missing = `${label} es ${agree(label)}.`) {
  return z.string({ error: missing }).trim().min(1, missing).max(max, tooLong(label, max));
}

export function optionalText(label: string, max: number) {
  return z
    .string({ error: notValid(label) })
    .trim()
    .max(max, tooLong(label, max))
    .transform((text) => text || null)
    .nullish();
}

/** What somebody types to search a list. */
export function searchText() {
  return optionalText('La búsqueda', 200).transform((text) => text ?? undefined);
}

export function requiredEmail(label: string, missing: string, invalid: string) {
  return requiredText(label, 100, missing).regex(emailPattern, invalid);
}

export function optionalEmail(label: string) {
  return optionalText(label, 100).refine((text) => !text || emailPattern.test(text), notValid(label));
}

/** Only http and https: nothing that a browser would run. "www.dipucuenca.es" is understood. */
export function optionalUrl(label: string, max = 255) {
  return optionalText(label, max)
    .transform((text) => text && withScheme(text))
    .refine((text) => !text || isWebUrl(text), `${label} no es una dirección web válida.`);
}

/** A day whose year can be: what is stored and reckoned with. */
export function optionalDay(label: string, invalid = `${label} no es una fecha válida.`) {
  return optionalText(label, 10)
    .refine((text) => !text || isDay(text), { error: invalid, abort: true })
    .refine((text) => !text || isOurTime(text), `${label} tiene un año que no puede ser: revísalo.`);
}

/** An instant with its offset, kept in UTC so that instants compare as texts. */
export function optionalInstant(label: string) {
  return optionalText(label, 40).transform((text, context) => {
    if (!text) return text;
    const instant = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)$/.test(text) ? Date.parse(text) : Number.NaN;
    const kept = Number.isNaN(instant) ? undefined : new Date(instant).toISOString();
    if (kept && isOurTime(kept)) return kept;
    const wrong = kept ? 'tiene un año que no puede ser: revísalo' : 'no es una fecha y hora válida';
    context.addIssue({ code: 'custom', message: `${label} ${wrong}.` });
    return z.NEVER;
  });
}

export function slugField() {
  return requiredText('El slug', 200).regex(
    slugPattern,
    'El slug solo puede llevar letras minúsculas, números y guiones.',
  );
}

const noId = 'Falta el identificador.';

export function id(missing = noId) {
  const invalid = missing === noId ? notValid('El identificador') : missing;
  return number({ missing, invalid, integer: true, min: 1, max: 2_147_483_647 });
}

/** The id of a part that is already stored; absent, empty or 0 for one that is new. */
export function partId() {
  const isNew = z.union([z.literal(''), z.literal(0), z.literal('0')]).transform(() => undefined);
  return z.union([isNew, id()], { error: notValid('El identificador') }).nullish();
}

/** What an edit form read and sends back: how often the thing had been changed. Absent: overwrite whatever is there. */
export function version() {
  return number({ missing: 'La versión no es válida.', integer: true, min: 0, max: 2_147_483_647 }).optional();
}

interface NumberRules {
  missing: string;
  invalid?: string;
  min?: number;
  max?: number;
  integer?: boolean;
}

export function number({ missing, invalid = missing, min, max, integer }: NumberRules) {
  const error = ({ input }: { input?: unknown }) => (input === undefined || input === null ? missing : invalid);
  return z.union([z.number(), z.string()], { error }).transform((raw, context) => {
    const value = typeof raw === 'number' ? raw : written(raw.trim());
    const isRight =
      Number.isFinite(value) &&
      (!integer || Number.isSafeInteger(value)) &&
      (min === undefined || value >= min) &&
      (max === undefined || value <= max);
    if (isRight) return value;
    context.addIssue({ code: 'custom', message: raw === '' ? missing : invalid });
    return z.NEVER;
  });
}

export function optionalNumber(rules: Omit<NumberRules, 'missing'> & { invalid: string }) {
  return z
    .union([z.literal('').transform(() => null), number({ ...rules, missing: rules.invalid })], {
      error: rules.invalid,
    })
    .nullish();
}

/** Checkboxes and switches: true, "true", "1", "on". `label` as the form says it, without an article: "Publicado". */
export function flag(label: string) {
  const error = `«${label}» debe ser sí o no.`;
  return z.union([z.boolean(), z.number(), z.string()], { error }).transform((value, context) => {
    const said = String(value).trim().toLowerCase();
    if (['true', '1', 'on'].includes(said)) return true;
    if (['false', '0', 'off', ''].includes(said)) return false;
    context.addIssue({ code: 'custom', message: error });
    return z.NEVER;
  });
}

export const paging = {
  page: number({ missing: 'La página no es válida.', integer: true, min: 1, max: 100_000 }).optional(),
  limit: number({ missing: 'El tamaño de página no es válido.', integer: true, min: 1, max: 100 }).optional(),
};

/** As people write a number: 1e3 and 0x10 are none. */
function written(text: string): number {
  return /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}

/** "La hora" → "La hora no es válida.", "Las notas" → "Las notas no son válidas." */
export function notValid(label: string): string {
  const isMany = /^L[ao]s /.test(label);
  const ending = (/^Las? /.test(label) ? 'a' : 'o') + (isMany ? 's' : '');
  return `${label} no ${isMany ? 'son' : 'es'} válid${ending}.`;
}

function tooLong(label: string, max: number): string {
  return `${label} no puede pasar de ${max} caracteres.`;
}

function agree(label: string): string {
  return /^La /.test(label) ? 'obligatoria' : 'obligatorio';
}
