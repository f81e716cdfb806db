/** The calls, described for other programs (OpenAPI 3.1) and for people. Made from the same definitions that run. */
import { z } from 'zod';
import type { App } from '#server/app.ts';
import { cookieName } from '#server/auth/cookie-name.ts';
import { escapeHtml } from '#values/escape-html.ts';
import type { Call } from './call.ts';

export function openApiDocument(calls: App['calls'], siteUrl: string) {
  return {
    openapi: '3.1.0',
    info: { title: 'Calls', version: '1', description: 'Every call is also served at the root, without /api.' },
    servers: [{ url: `${siteUrl}/api` }],
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookieName(siteUrl, 'secretos.session_token') },
      },
    },
    paths: Object.fromEntries(
      Object.entries(calls).map(([name, call]) => [`/${name}`, { [call.method]: operation(name, call) }]),
    ),
  };
}

export function docsPage(calls: App['calls']): string {
  const rows = Object.entries(calls)
    .map(
      ([name, call]) =>
        `<tr><td><code>${call.method.toUpperCase()}</code></td><td><code>/api/${name}</code></td><td>${call.access}</td><td>${escapeHtml(call.summary)}</td><td>${fieldList(call)}</td></tr>`,
    )
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Calls</title><style>body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:1200px;padding:0 1rem;color:#22252b;background:#faf7f1}table{border-collapse:collapse;width:100%}td,th{text-align:left;vertical-align:top;padding:.5rem;border-bottom:1px solid #ddd3c2}code{font-size:.9em}.scroll{overflow-x:auto}</style></head><body><main><h1>Calls</h1><p>Answers are <code>{ success, message, data }</code> with an honest HTTP status. The same as <a href="/api/openapi.json">OpenAPI</a>.</p><div class="scroll" tabindex="0"><table><thead><tr><th>Method</th><th>Path</th><th>Access</th><th>What it does</th><th>Takes</th></tr></thead><tbody>${rows}</tbody></table></div></main></body></html>`;
}

function operation(name: string, call: Call) {
  const input = call.input ? jsonSchema(call.input, 'input') : undefined;
  return {
    operationId: name.replace('.php', ''),
    summary: call.summary,
    security: call.access === 'public' ? [] : [{ session: [] }],
    ...parametersOf(call, input),
    ...(call.method === 'post' && { requestBody: requestBody(call, input) }),
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: envelope(call) } } },
      default: {
        description: 'Refused, with the reason in Spanish',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: {
                success: { const: false },
                message: { type: 'string' },
                data: { type: 'null' },
                errors: { type: 'object' },
              },
            },
          },
        },
      },
    },
  };
}

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  required?: string[];
  [more: string]: unknown;
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
  return rest;
}

/** Whatever visitors ask may be asked in their language. */
const idioma = { name: 'idioma', in: 'query', required: false, schema: { type: 'string' } };

function parametersOf({ method, access }: Call, input: JsonSchema | undefined) {
  const own = method === 'get' && input ? parameters(input) : [];
  const all = access === 'public' ? [...own, idioma] : own;
  return all.length > 0 && { parameters: all };
}

function parameters(input: JsonSchema) {
  return Object.entries(input.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: input.required?.includes(name) ?? false,
    schema,
  }));
}

function requestBody(call: Call, input: JsonSchema | undefined) {
  const files = Object.fromEntries(
    Object.keys(call.files ?? {}).map((name) => [name, { type: 'string', format: 'binary' }]),
  );
  const schema = { ...input, type: 'object', properties: { ...input?.properties, ...files } };
  return call.files
    ? { content: { 'multipart/form-data': { schema } } }
    : { content: { 'application/json': { schema } } };
}

function envelope(call: Call) {
  const output = call.output ? jsonSchema(call.output, 'output') : { properties: {} };
  if (call.plain) return output.properties?.data ?? {};
  return {
    type: 'object',
    properties: { success: { const: true }, message: { type: 'string' }, ...output.properties },
  };
}

function fieldList(call: Call): string {
  const input = call.input ? jsonSchema(call.input, 'input') : {};
  const names = Object.keys(input.properties ?? {}).map((name) =>
    input.required?.includes(name) ? `<strong>${name}</strong>` : name,
  );
  const files = Object.entries(call.files ?? {}).map(([name, kind]) => `${name} (${kind})`);
  return [...names, ...files, ...(call.access === 'public' ? [idioma.name] : [])].join(', ');
}
