/** The worst that a call accepts, made from what the OpenAPI document says of its fields: lengths, days, lists at their limits. */
import type { JsonSchema, Operation } from './requests-values.ts';

export interface WorstInput {
  what: string;
  input: Record<string, unknown>;
}

/** What parsers, patterns and cleaners like least; each is repeated up to the length that a field takes. */
export const pieces: Readonly<Record<string, string>> = {
  letters: 'a',
  blanks: ' ',
  lines: '\n',
  words: 'á e ',
  accents: 'e\u0301',
  faces: '😀',
  hyphens: '-',
  digits: '1',
  commas: '1,',
  quotes: '"',
  brackets: '[',
  braces: '{"a":',
  ats: 'a@a.',
  hosts: 'http://a.a/?a&',
  openings: '<',
  elements: '<b>',
  endings: '</p>',
  paragraphs: '<p>a</p>',
  tables: '<table><tr><td>',
  lists: '<ul><li>',
  attributes: '<a href="http://a.a" title="',
  styles: '<span style="font-size:20px">a</span>',
  pictures: '<img src="https://a.a/a.webp" alt="a">',
  comments: '<!--',
  entities: '&amp;&#97;',
  rules: 'cada martes y ',
};

const forNumbers = new Set(['letters', 'blanks', 'digits', 'commas']);
const days = ['0001-01-01', '1900-01-01', '2199-12-31', '9996-12-31', '9999-12-31'];
const numbers = [2_147_483_647, 1, 0, -180, 180, 99_999];
/** What Node takes of an address and its headers. */
const addressBytes = 15_000;
/** Deeper ones cannot be written as JSON here; they are sent as they are (worst.ts). */
const mostLevels = 1500;
/** Of a text that says no limit: rich ones are cut at their own. */
const freeLength = 2_000_000;

/** All fields at once, then each field among others that are in order: what is wrong in one would hide the rest. */
export function* worstInputs(
  operation: Operation,
  maxBytes: number,
  usual: Record<string, unknown>,
): Generator<WorstInput> {
  const fields = Object.entries(operation.schema.properties ?? {}).filter(([, { format }]) => format !== 'binary');
  const bytes = operation.method === 'get' ? addressBytes : maxBytes * 0.95;
  yield { what: 'in order', input: usual };
  yield* allAtOnce(fields, bytes);
  for (const [name, schema] of fields)
    for (const [what, value] of worstOf(schema, bytes)) {
      const input = { ...usual, [name]: value };
      if (sizeOf(input, operation.method) <= bytes) yield { what: `${name}: ${what}`, input };
    }
}

export function* allAtOnce(
  fields: [string, JsonSchema][],
  bytes: number,
  chosen = Object.keys(pieces),
): Generator<WorstInput> {
  const share = bytes / Math.max(1, fields.length) / 4;
  for (const what of chosen) {
    const piece = pieces[what]!;
    const input = fields.map(([name, schema]) => [name, ofText(schema, repeated(piece, lengthOf(schema, share)))]);
    yield { what: `all: ${what}`, input: Object.fromEntries(input) as Record<string, unknown> };
  }
}

/** What is in order, to change one thing of it: the first of these that the call takes. */
export function usualInputs({ schema }: Operation): Record<string, unknown>[] {
  const fields = Object.entries(schema.properties ?? {}).filter(([, { format }]) => format !== 'binary');
  const of = (isIn: (name: string) => boolean) =>
    Object.fromEntries(fields.filter(([name]) => isIn(name)).map(([name, field]) => [name, usual(name, field)]));
  const isRequired = (name: string) => (schema.required ?? []).includes(name);
  const isThing = (name: string) =>
    /^(?:titulo|nombre|slug|contenido|descripcion|autores|precio)|^(?:categor|tienda|municipio|provincia)\w*_id$/.test(
      name,
    );
  return [
    of((name) => !/^(?:version|guardado)$/.test(name)),
    of((name) => isRequired(name) || isThing(name) || /^(?:id|Id_articulo)$/.test(name)),
    of((name) => isRequired(name) || isThing(name)),
    of(isRequired),
  ];
}

function usual(name: string, given: JsonSchema): unknown {
  const schema = plain(given);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const types = [schema.type ?? []].flat();
  if (types.includes('array')) return schema.items ? [usual(name, schema.items)] : [];
  if (types.includes('object'))
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([part, field]) => [part, usual(part, field)]),
    );
  if (types.includes('boolean')) return true;
  if (types.includes('number') || types.includes('integer')) return 1;
  if (/^contact$/.test(name)) return '{}';
  if (/mail/i.test(name)) return 'ana@example.com';
  if (/fecha|desde|hasta|^de$|^a$/.test(name)) return '2026-12-24';
  if (/hora/.test(name)) return '10:30';
  if (name === 'idioma') return 'en';
  if (/url|enlace|web/i.test(name)) return 'https://example.com/';
  if (/slug/i.test(name)) return 'historia';
  if (/telefono|phone/.test(name)) return '969 000 000';
  if (/^regla/.test(name)) return 'cada domingo';
  return 'Cuenca';
}

/** Everything that a field takes at most, or nearly takes. */
export function* worstOf(given: JsonSchema, bytes: number): Generator<[string, unknown]> {
  const schema = plain(given);
  const types = [schema.type ?? []].flat();
  if (types.includes('array')) yield* worstLists(schema, bytes);
  if (types.includes('object') && !schema.properties) yield* worstRecords(bytes);
  if (types.includes('object') || types.length === 0) {
    yield ['deep', deep(Math.min(mostLevels, bytes / 8))];
    yield ['wide', Object.fromEntries(Array.from({ length: Math.min(9000, bytes / 12) }, (_, n) => [`n${n}`, n]))];
  }
  for (const number of types.includes('number') ? numbers : []) yield [String(number), number];
  if (schema.enum || !(types.includes('string') || types.length === 0)) return;
  for (const day of days) yield [day, day];
  // A number is read by one pattern, a text by many.
  const isNumber = types.includes('number');
  const tried = Object.entries(pieces).filter(([what]) => !isNumber || forNumbers.has(what));
  const most = isNumber ? Math.min(bytes / 2, 60_000) : bytes / 2;
  for (const [what, piece] of tried) yield [what, repeated(piece, lengthOf(schema, most))];
}

/** By names of their own: those that a translated thing has, with texts as long as they may be. */
function* worstRecords(bytes: number): Generator<[string, unknown]> {
  const length = Math.min(bytes / 2, 300_000);
  for (const name of ['titulo', 'resumen', 'contenido'])
    for (const [what, piece] of Object.entries(pieces))
      yield [`${name} of ${what}`, { [name]: repeated(piece, length) }];
  yield [
    'many names',
    Object.fromEntries(Array.from({ length: 900 }, (_, n) => [`titulo${n}`, 'a'.repeat(bytes / 2000)])),
  ];
}

/** As long as a list may be, of the longest it may hold; and of what it should not hold. */
function* worstLists({ items = {}, maxItems }: JsonSchema, bytes: number): Generator<[string, unknown]> {
  const most = Math.min(maxItems ?? 3000, 3000);
  const few = Math.max(1, Math.min(most, bytes / 200));
  yield ['many ids', Array.from({ length: Math.min(most, bytes / 8) }, (_, n) => n + 1)];
  yield ['many of the usual', Array.from({ length: few }, () => usual('', items))];
  yield ['many days', Array.from({ length: Math.min(most, bytes / 14) }, (_, n) => `20${(n % 90) + 10}-11-29`)];
  const length = Math.min(bytes / 2, freeLength);
  yield ['a text of lists', `[${'[],'.repeat(length / 3 - 2)}1]`];
  yield ['a text of depth', '['.repeat(length / 2) + ']'.repeat(length / 2)];
  yield ['deep', [deep(Math.min(mostLevels, bytes / 8))]];
  const { properties } = plain(items);
  if (!properties) return;
  // Each of a list's things with its longest texts.
  for (const what of ['letters', 'blanks', 'elements', 'tables', 'attributes', 'accents']) {
    const thing = Object.entries(properties).map(([name, field]) => {
      const value = ofText(field, repeated(pieces[what]!, lengthOf(field, bytes / few / 3)));
      return [name, value];
    });
    yield [`many with ${what}`, Array.from({ length: few }, () => Object.fromEntries(thing))];
  }
}

/** A text where texts are taken, else what is usual. */
function ofText(given: JsonSchema, text: string): unknown {
  const schema = plain(given);
  const isText = [schema.type ?? 'string'].flat().includes('string') && !schema.enum && schema.const === undefined;
  return isText ? text : usual('', schema);
}

/** The part of a choice that takes most. */
function plain(schema: JsonSchema): JsonSchema {
  const choices = schema.anyOf ?? schema.oneOf;
  if (!choices) return schema;
  const weight = ({ type, maxLength = 0, maxItems = 0, properties }: JsonSchema) =>
    [type].flat().includes('array') ? 1e9 + maxItems : properties ? 1e8 : maxLength + Number(type !== 'null');
  const open = choices.filter((choice) => choice.const === undefined);
  return (open.length > 0 ? open : choices).map(plain).sort((one, other) => weight(other) - weight(one))[0]!;
}

function lengthOf(given: JsonSchema, share: number): number {
  return Math.max(1, Math.floor(Math.min(plain(given).maxLength ?? freeLength, share)));
}

function repeated(piece: string, length: number): string {
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
}

function deep(levels: number): unknown {
  let value: unknown = [];
  for (let level = 1; level < levels; level++) value = [value];
  return value;
}

function sizeOf(input: Record<string, unknown>, method: string): number {
  return method === 'get'
    ? new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)])).toString().length
    : Buffer.byteLength(JSON.stringify(input));
}
