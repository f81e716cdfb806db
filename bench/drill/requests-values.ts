/** Values for the fields of a call as the OpenAPI document describes it, and the request that carries them. */
import fc from 'fast-check';
import { worstOf } from './worst-values.ts';

export interface Operation {
  name: string;
  method: 'get' | 'post';
  schema: JsonSchema;
  /** The field that carries a file, if there is one. */
  file: string | undefined;
}

interface Document {
  paths: Record<string, Partial<Record<'get' | 'post', Described>>>;
}

interface Described {
  parameters?: { name: string; required: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}

export function operationsOf({ paths }: Document): Operation[] {
  return Object.entries(paths).map(([path, methods]) => {
    const name = path.slice(1);
    if (methods.get) {
      const { parameters = [] } = methods.get;
      const properties = Object.fromEntries(parameters.map((field) => [field.name, field.schema]));
      const required = parameters.filter((field) => field.required).map((field) => field.name);
      return { name, method: 'get', schema: { properties, required }, file: undefined };
    }
    const [content] = Object.values(methods.post?.requestBody?.content ?? {});
    const schema = content?.schema ?? {};
    const [file] = Object.entries(schema.properties ?? {}).find(([, { format }]) => format === 'binary') ?? [];
    return { name, method: 'post', schema, file };
  });
}

const languages = ['en', 'fr', 'es', 'xx', '__proto__', 'en\r\nset-cookie: a=b'];

/** What somebody says who wants to be taken for another site, another visitor or another language. */
const fromElsewhere = {
  ...{ 'x-forwarded-host': 'mala.example', 'x-forwarded-proto': 'ftp', forwarded: 'host=mala.example;for=127.0.0.1' },
  ...{ 'x-forwarded-for': '127.0.0.1, ::1', 'accept-language': 'en;q=1e999, __proto__', 'x-politica-version': '../..' },
  ...{ 'user-agent': '{jndi:ldap://127.0.0.1/a} "level":"error"', 'if-none-match': '"'.repeat(2000) },
};

export function requestOf(
  origin: string,
  { name, method, file }: Operation,
  input: Record<string, unknown>,
  cookie: string,
): [string, RequestInit] {
  const headers: Record<string, string> = {
    origin,
    'sec-fetch-site': 'same-origin',
    'sec-fetch-dest': 'empty',
  };
  if (cookie) headers.cookie = cookie;
  if (Math.random() < 0.2) Object.assign(headers, fromElsewhere);
  if (method === 'get') {
    const query = new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)]));
    if (!query.has('idioma') && Math.random() < 0.4)
      query.set('idioma', languages[Math.floor(Math.random() * languages.length)]!);
    return [`/api/${name}?${query}`, { headers }];
  }
  if (!file || Math.random() < 0.5) {
    headers['content-type'] = 'application/json';
    return [`/api/${name}`, { method: 'POST', headers, body: JSON.stringify(input) }];
  }
  const form = new FormData();
  for (const [key, value] of Object.entries(input)) form.append(key, String(value));
  form.append(file.replace('*', '0'), new File(['no es una imagen'], '../../foto.png', { type: 'image/png' }));
  return [`/api/${name}`, { method: 'POST', headers, body: form }];
}

export interface JsonSchema {
  type?: string | string[];
  maxLength?: number;
  maxItems?: number;
  oneOf?: JsonSchema[];
  format?: string;
  required?: string[];
  maximum?: number;
  minimum?: number;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
}

/** Mostly as the document asks for, with one thing wrong; or anything at all. `own`: what cannot be guessed. */
export function valuesOf(
  { schema }: Operation,
  own: Record<string, unknown> = {},
): fc.Arbitrary<Record<string, unknown>> {
  const valid = (field: JsonSchema, name: string) =>
    Object.hasOwn(own, name) ? fc.constant(own[name]) : validOf(field);
  const fields = Object.entries(schema.properties ?? {}).filter(([, { format }]) => format !== 'binary');
  const names = fields.map(([name]) => name);
  const record = (of: (field: JsonSchema, name: string) => fc.Arbitrary<unknown>, requiredKeys: string[]) =>
    fc.record(Object.fromEntries(fields.map(([name, field]) => [name, of(field, name)])), {
      requiredKeys: [...new Set([...requiredKeys, ...Object.keys(own).filter((name) => names.includes(name))])],
      noNullPrototype: true,
    }) as fc.Arbitrary<Record<string, unknown>>;
  const required = (schema.required ?? []).filter((name) => fields.some(([field]) => field === name));
  const oneWrong = fc
    .tuple(record(valid, required), fc.constantFrom(...names, ''), fc.oneof(odd, hostile))
    .map(([input, name, wrong]) => (name ? { ...input, [name]: wrong } : input));
  const oneAtLimit = fc.tuple(record(valid, required), fc.constantFrom(...names, '')).chain(([input, name]) => {
    const schema = fields.find(([field]) => field === name)?.[1];
    return schema ? atLimits(schema).map((value) => ({ ...input, [name]: value })) : fc.constant(input);
  });
  return fc.oneof(record(valid, required), oneWrong, oneAtLimit, record(anyValue, []));
}

/** Days, lengths, lists and nesting at their limits, within what every call takes. */
function atLimits(schema: JsonSchema): fc.Arbitrary<unknown> {
  const worst = [...worstOf(schema, 12_000)].map(([, value]) => value);
  return worst.length > 0 ? fc.constantFrom(...worst) : odd;
}

const odd = fc.constantFrom<unknown>(
  '',
  '   ',
  null,
  0,
  -1,
  1.5,
  1e308,
  'x'.repeat(5000),
  '٣',
  '😀'.repeat(300),
  '2026-02-30',
  '25:99',
  true,
);
const hostile = fc.constantFrom<unknown>(
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  "'; drop table articulos; --",
  '../../etc/passwd\u0000',
  '\ud800',
  { $ne: null, constructor: { prototype: 1 } },
  [[[[[]]]]],
  '{"a":'.repeat(50),
  'javascript:alert(1)',
  'http://127.0.0.1:22/',
  'http://[::ffff:169.254.169.254]/latest/meta-data/',
  'Ana\r\nBcc: otra@mala.example\r\n\r\nHola',
  '\u0001html\u0001<img src=x onerror=alert(1)>',
  '\u0001texto',
  '//mala.example/%2f..',
  '{lugar} {{titulo}}',
  '__proto__',
  'BEGIN:VEVENT\r\nEND:VCALENDAR',
);

function anyValue(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 5, arbitrary: validOf(schema) },
    { weight: 3, arbitrary: odd },
    { weight: 2, arbitrary: hostile },
  );
}

function validOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(validOf));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'number' || type === 'integer')
    return fc.integer({ min: Math.max(0, schema.minimum ?? 0), max: Math.min(50, schema.maximum ?? 50) });
  if (type === 'boolean') return fc.boolean();
  if (type === 'array') return fc.array(schema.items ? validOf(schema.items) : odd, { maxLength: 3 });
  if (type === 'object')
    return fc.record(
      Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, field]) => [name, validOf(field)])),
      { noNullPrototype: true },
    );
  return fc.oneof(
    fc.constantFrom(
      'Cuenca',
      'un-slug',
      'en',
      'fr',
      '/pueblos/cuenca',
      '_-u1.n2_-a1',
      '9c3d1b',
      'cada martes',
      '<p>Hola</p>',
      'ana@example.com',
      'https://example.com',
      '2026-12-24',
      '10:30',
      '1',
      '16001',
    ),
    fc.string({ maxLength: 30 }),
  );
}
