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
  if (method === 'get') {
    const query = new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)]));
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

/** Mostly as the document asks for, with one thing wrong; or anything at all. */
export function valuesOf({ schema }: Operation): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(schema.properties ?? {}).filter(([, { format }]) => format !== 'binary');
  const record = (of: (field: JsonSchema) => fc.Arbitrary<unknown>, requiredKeys: string[]) =>
    fc.record(Object.fromEntries(fields.map(([name, field]) => [name, of(field)])), {
      requiredKeys,
      noNullPrototype: true,
    }) as fc.Arbitrary<Record<string, unknown>>;
  const required = (schema.required ?? []).filter((name) => fields.some(([field]) => field === name));
  const names = fields.map(([name]) => name);
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
);

function anyValue(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 5, arbitrary: valid(schema) },
    { weight: 3, arbitrary: odd },
    { weight: 2, arbitrary: hostile },
  );
}

function valid(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valid));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'number' || type === 'integer')
    return fc.integer({ min: Math.max(0, schema.minimum ?? 0), max: Math.min(50, schema.maximum ?? 50) });
  if (type === 'boolean') return fc.boolean();
  if (type === 'array') return fc.array(schema.items ? valid(schema.items) : odd, { maxLength: 3 });
  if (type === 'object')
    return fc.record(
      Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, field]) => [name, valid(field)])),
      { noNullPrototype: true },
    );
  return fc.oneof(
    fc.constantFrom('Cuenca', 'un-slug', 'ana@example.com', 'https://example.com', '2026-12-24', '10:30', '1', '16001'),
    fc.string({ maxLength: 30 }),
  );
}
