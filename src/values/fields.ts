/**
 * The kinds of fields that forms and calls are made of. They take what a form sends (texts) as well as JSON,
 * and refuse with a sentence, said when something is refused. An empty text means "no value" (null); an absent field means "leave as it is".
 */
import { z } from 'zod';
import { isDay, isOurTime } from './day.ts';
import './fields/refusals.ts';
import { emailPattern } from './email.ts';
import { later, say } from './idioma/say.ts';
import { slugPattern } from './slug.ts';
import { isWebUrl, withScheme } from './web-url.ts';

/** `label` with its article: "El título". */
export function requiredText(label: string, max: number, missing?: string) {
  const needed = { error: () => (missing ? say(missing) : isNeeded(label)) };
  return z.string(needed).trim().min(1, needed).max(max, tooLong(label, max));
}

export function optionalText(label: string, max: number) {
  return z
    .string({ error: () => notValid(label) })
    .trim()
    .max(max, tooLong(label, max))
    .transform((text) => text || null)
    .nullish();
}

/** What somebody types to search a list. */
export function searchText() {
  return optionalText(later('La búsqueda'), 200).transform((text) => text ?? undefined);
}

export function requiredEmail(label: string, missing: string, invalid: string) {
  return requiredText(label, 100, missing).regex(emailPattern, { error: () => say(invalid) });
}

export function optionalEmail(label: string) {
  return optionalText(label, 100).refine((text) => !text || emailPattern.test(text), { error: () => notValid(label) });
}

/** Only http and https: nothing that a browser would run. "www.dipucuenca.es" is understood. */
export function optionalUrl(label: string, max = 255) {
  return optionalText(label, max)
    .transform((text) => text && withScheme(text))
    .refine((text) => !text || isWebUrl(text), {
      error: () => say('{campo} no es una dirección web válida.', { campo: say(label) }),
    });
}

/** A day whose year can be: what is stored and reckoned with. */
export function optionalDay(label: string, invalid?: string) {
  const wrong = () => (invalid ? say(invalid) : say('{campo} no es una fecha válida.', { campo: say(label) }));
  return optionalText(label, 10)
    .refine((text) => !text || isDay(text), { error: wrong, abort: true })
    .refine((text) => !text || isOurTime(text), { error: () => wrongYear(label) });
}

/** A day that is only looked for: any year. */
export function dayFilter(label: string) {
  return optionalText(label, 10).refine((text) => !text || isDay(text), { error: () => notValid(label) });
}

/** An instant with its offset, kept in UTC so that instants compare as texts. */
export function optionalInstant(label: string) {
  return optionalText(label, 40).transform((text, context) => {
    if (!text) return text;
    const instant = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)$/.test(text) ? Date.parse(text) : Number.NaN;
    const kept = Number.isNaN(instant) ? undefined : new Date(instant).toISOString();
    if (kept && isOurTime(kept)) return kept;
    const message = kept ? wrongYear(label) : say('{campo} no es una fecha y hora válida.', { campo: say(label) });
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}

export function slugField() {
  return requiredText(later('El slug'), 200).regex(slugPattern, {
    error: () => say('El slug solo puede llevar letras minúsculas, números y guiones.'),
  });
}

const noId: string = later('Falta el identificador.');
const wrongId = later('El identificador no es válido.');

export function id(missing = noId) {
  const invalid = missing === noId ? wrongId : missing;
  return number({ missing, invalid, integer: true, min: 1, max: 2_147_483_647 });
}

/** The id of a part that is already stored; absent, empty or 0 for one that is new. */
export function partId() {
  const isNew = z.union([z.literal(''), z.literal(0), z.literal('0')]).transform(() => undefined);
  return z.union([isNew, id()], { error: () => say(wrongId) }).nullish();
}

/** What an edit form read and sends back: how often the thing had been changed. Absent: overwrite whatever is there. */
export function version() {
  return number({ missing: later('La versión no es válida.'), integer: true, min: 0, max: 2_147_483_647 }).optional();
}

interface NumberRules {
  missing: string;
  invalid?: string;
  min?: number;
  max?: number;
  integer?: boolean;
}

export function number({ missing, invalid = missing, min, max, integer }: NumberRules) {
  const error = ({ input }: { input?: unknown }) => say(input === undefined || input === null ? missing : invalid);
  return z.union([z.number(), z.string()], { error }).transform((raw, context) => {
    const value = typeof raw === 'number' ? raw : written(raw.trim());
    const isRight =
      Number.isFinite(value) &&
      (!integer || Number.isSafeInteger(value)) &&
      (min === undefined || value >= min) &&
      (max === undefined || value <= max);
    if (isRight) return value;
    context.addIssue({ code: 'custom', message: say(raw === '' ? missing : invalid) });
    return z.NEVER;
  });
}

export function optionalNumber(rules: Omit<NumberRules, 'missing'> & { invalid: string }) {
  return z
    .union([z.literal('').transform(() => null), number({ ...rules, missing: rules.invalid })], {
      error: () => say(rules.invalid),
    })
    .nullish();
}

/** Checkboxes and switches: true, "true", "1", "on". `label` as the form says it, without an article: "Publicado". */
export function flag(label: string) {
  const error = () => say('«{campo}» debe ser sí o no.', { campo: say(label) });
  return z.union([z.boolean(), z.number(), z.string()], { error }).transform((value, context) => {
    const said = String(value).trim().toLowerCase();
    if (['true', '1', 'on'].includes(said)) return true;
    if (['false', '0', 'off', ''].includes(said)) return false;
    context.addIssue({ code: 'custom', message: error() });
    return z.NEVER;
  });
}

export const paging = {
  page: number({ missing: later('La página no es válida.'), integer: true, min: 1, max: 100_000 }).optional(),
  limit: number({ missing: later('El tamaño de página no es válido.'), integer: true, min: 1, max: 100 }).optional(),
};

/** As people write a number: 1e3 and 0x10 are none. */
function written(text: string): number {
  return /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}

/** "La hora" → "La hora no es válida.", "Las notas" → "Las notas no son válidas." */
export function notValid(label: string): string {
  const campo = say(label);
  if (/^L[ao]s /.test(label))
    return say(/^Las /.test(label) ? '{campo} no son válidas.' : '{campo} no son válidos.', { campo });
  return say(/^La /.test(label) ? '{campo} no es válida.' : '{campo} no es válido.', { campo });
}

function isNeeded(label: string): string {
  return say(/^La /.test(label) ? '{campo} es obligatoria.' : '{campo} es obligatorio.', { campo: say(label) });
}

function wrongYear(label: string): string {
  return say('{campo} tiene un año que no puede ser: revísalo.', { campo: say(label) });
}

function tooLong(label: string, max: number) {
  return { error: () => say('{campo} no puede pasar de {max} caracteres.', { campo: say(label), max }) };
}
