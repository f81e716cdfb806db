/** From a request to a call's answer: the only entry point. */
import type { App } from '#app.server.ts';
import { noteFailure, noteReads } from '#server/pages/reads.ts';
import type { Answer, Call, CallContext } from './call.ts';
import { toRefusal } from './faults.ts';
import { RateLimit, requireOwnOrigin, tooMany } from './guards.ts';
import { readInput } from './input.ts';
import { plainHtmlAnswer } from './plain-html.ts';
import { Refusal } from './refusal.ts';

const rates = new RateLimit(60_000);

export type Calls = Record<string, Call>;

export async function dispatch(app: App, calls: Calls, name: string, request: Request, ip: string): Promise<Response> {
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  const call = Object.hasOwn(calls, name) ? calls[name] : undefined;
  try {
    if (!call) throw new Refusal(404, 'Esta llamada no existe.');
    if (request.method.toLowerCase() !== call.method && !(request.method === 'HEAD' && call.method === 'get')) {
      headers.set('allow', call.method.toUpperCase());
      throw new Refusal(405, `Esta llamada se hace con ${call.method.toUpperCase()}.`);
    }
    const answer = await run(app, name, call, request, ip, headers);
    if (answer instanceof Response) return answer;
    const { status = 200, message = '', ...rest } = answer;
    const shown = call.output ? (call.output.parse(rest) as object) : rest;
    const body = call.plain ? (shown as { data: unknown }).data : { success: true, message, ...orNoData(shown) };
    return respond(request, status, body, headers);
  } catch (error) {
    const refusal = toRefusal(error, name);
    if (refusal.status >= 500) noteFailure();
    // A body that was refused unread must not keep the connection busy.
    if (refusal.status === 413) headers.set('connection', 'close');
    const { message, errors, data = null } = refusal;
    return respond(request, refusal.status, { success: false, message, data, ...(errors && { errors }) }, headers);
  }
}

/** An envelope always carries something besides its message, `data: null` if need be. */
function orNoData(shown: object): object {
  return Object.keys(shown).length > 0 ? shown : { data: null };
}

async function run(
  app: App,
  name: string,
  call: Call,
  request: Request,
  ip: string,
  headers: Headers,
): Promise<Answer | Response> {
  if ((call.method === 'post' || call.changes) && !call.signed) requireOwnOrigin(request);
  const user = request.headers.has('cookie') ? await app.auth.currentUser(request.headers) : undefined;
  if (call.access === 'admin') {
    if (!user) throw new Refusal(401, 'Tu sesión no está iniciada o ha caducado. Inicia sesión para continuar.');
    if (user.role !== 'admin') throw new Refusal(403, 'No tienes permiso para hacer esto.');
  }
  if (call.perMinute) {
    const key = `${name} ${ip}`;
    if (rates.count(key) >= call.perMinute) throw tooMany();
    rates.add(key);
  }
  const { fields, files, rawBody, clean } = await readInput(request, call);
  try {
    const input = parseInput(call, fields);
    const context: CallContext<unknown> = {
      app,
      db: app.db,
      input,
      files,
      rawBody,
      user,
      request,
      ip,
      now: new Date().toISOString(),
      headers,
      reads: noteReads,
      changed: (...tags) => app.changed(tags),
    };
    return (await call.handle(context)) as Answer | Response;
  } finally {
    await clean();
  }
}

function parseInput(call: Call, fields: Record<string, unknown>): unknown {
  if (!call.input) return undefined;
  const parsed = call.input.safeParse(fields);
  if (parsed.success) return parsed.data;
  const errors: Record<string, string> = {};
  for (const issue of parsed.error.issues) errors[issue.path.join('.')] ??= issue.message;
  const isMissing = parsed.error.issues.some(({ path }) => isBlank(valueAt(fields, path)));
  const message = (isMissing && call.missing) || parsed.error.issues[0]?.message || 'Los datos no son válidos.';
  throw new Refusal(422, message, errors);
}

function valueAt(fields: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], fields);
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

function respond(request: Request, status: number, body: unknown, headers: Headers): Response {
  const isPlainForm = request.method === 'POST' && (request.headers.get('accept') ?? '').includes('text/html');
  if (isPlainForm) {
    headers.set('content-type', 'text/html; charset=utf-8');
    return new Response(plainHtmlAnswer(body as { success: boolean; message: string }), { status, headers });
  }
  return new Response(JSON.stringify(body), { status, headers });
}
