/** From a request to a call's answer: the only entry point. */
import type { App } from '#server/app.ts';
import type { SessionUser } from '#server/auth/index.ts';
import { requireRecentSignIn } from '#server/auth/recent-sign-in.ts';
import { negotiated } from '#server/http/negotiate.ts';
import { inIdioma, isShown } from '#server/idiomas.ts';
import { noteFailure, notePersonal, noteReads } from '#server/pages/reads.ts';
import { documentPolicy } from '#server/pages/security.ts';
import { logRefusal } from '#server/processes/refusal-log.ts';
import { later, say, spanish } from '#values/idioma/say.ts';
import type { Capability } from '#values/rol.ts';
import { isHere, ownPages } from './address.ts';
import type { Answer, Call, CallContext } from './call.ts';
import { chosenPictures } from './chosen-pictures.ts';
import { toRefusal } from './faults.ts';
import { requireOwnCode, requireOwnOrigin, takeTurn, tooMany } from './guards.ts';
import { type CallInput, readInput } from './input.ts';
import { may } from './may.ts';
import { plainHtmlAnswer } from './plain-html.ts';
import { Refusal } from './refusal.ts';

/** From one address, without a session: a form is not sent once a second, and a school reads behind one address. */
const postsPerMinute = 60;
const getsPerMinute = 1200;

export async function dispatch(app: App, name: string, request: Request, ip: string): Promise<Response> {
  const outcome = await perform(app, name, request, ip);
  return outcome instanceof Response ? outcome : respond(request, outcome);
}

/** What came of a call, before it is written out. */
export interface Outcome {
  status: number;
  body: unknown;
  headers: Headers;
  /** The language it is in. */
  codigo: string;
}

/** A Response is a file that goes out as it is. */
export function perform(app: App, name: string, request: Request, ip: string): Promise<Outcome | Response> {
  const call = Object.hasOwn(app.calls, name) ? app.calls[name] : undefined;
  const asker: Asker = { codigo: spanish.codigo };
  if (call?.access === 'public' && request.url.includes('idioma='))
    noteIdioma(asker, new URL(request.url).searchParams.getAll('idioma').at(-1));
  return inIdioma(asker.codigo, () => performSpoken(app, name, call, request, ip, asker));
}

/** Visitors say in which language they are to be answered (at the desk `idioma` is what is translated); Spanish unless it is offered. */
function noteIdioma(asker: Asker, idioma: unknown): void {
  if (typeof idioma === 'string') asker.codigo = isShown(idioma) ? idioma : spanish.codigo;
}

async function performSpoken(
  app: App,
  name: string,
  call: Call | undefined,
  request: Request,
  ip: string,
  asker: Asker,
): Promise<Outcome | Response> {
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  try {
    if (!call) throw new Refusal(404, later('Esta llamada no existe.'));
    if (!isMethodOf(call, request.method)) {
      headers.set('allow', call.method.toUpperCase());
      throw new Refusal(405, say('Esta llamada se hace con {metodo}.', { metodo: call.method.toUpperCase() }));
    }
    const answer = await run(app, name, call, request, ip, headers, asker);
    if (answer instanceof Response) return answer;
    const { status = 200, message = '', aviso, ...rest } = answer;
    const shown = call.output ? (call.output.parse(rest) as object) : rest;
    const said = inIdioma(asker.codigo, () => say(message));
    const envelope = { success: true, message: said, ...(aviso && { aviso }) };
    const body = call.plain ? (shown as { data: unknown }).data : { ...envelope, ...orNoData(shown) };
    const isForVisitors = call.access === 'public' && call.method === 'get';
    const shownBody = isForVisitors ? await app.traducciones.answer(app.notes.addTo(body), call.thing) : body;
    return { status, body: shownBody, headers, codigo: asker.codigo };
  } catch (error) {
    headers.set('cache-control', 'no-store');
    const refusal = toRefusal(error, name);
    if (refusal.status >= 500) noteFailure();
    if (isWorthALine(refusal)) logRefusal({ call: name, status: refusal.status, why: refusal.message, ip, ...asker });
    // A body that was refused unread must not keep the connection busy.
    if (refusal.status === 413 || refusal.status === 408) headers.set('connection', 'close');
    const { status, errors, data = null } = refusal;
    const said = inIdioma(asker.codigo, () => ({
      message: say(refusal.message),
      ...(errors && { errors: allSaid(errors) }),
    }));
    return { status, body: { success: false, ...said, data }, headers, codigo: asker.codigo };
  }
}

/** What was marked where it is written is said here, in the language of whoever asks. */
function allSaid(errors: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, say(message)]));
}

function isMethodOf({ method, isAlsoPost }: Call, asked: string): boolean {
  if (asked === 'POST') return method === 'post' || isAlsoPost === true;
  return method === 'get' && (asked === 'GET' || asked === 'HEAD');
}

/** An envelope always carries something besides its message, `data: null` if need be. */
function orNoData(shown: object): object {
  return Object.keys(shown).length > 0 ? shown : { data: null };
}

/** Who was found to ask, also when they are refused. */
interface Asker {
  usuario?: string | undefined;
  /** What they read. */
  codigo: string;
}

/** Not allowed, not from our pages, too often, or not confirmed. Wrong passwords are answered where they are looked at. */
function isWorthALine({ status, errors }: Refusal): boolean {
  return status === 403 || status === 429 || (status === 401 && errors !== undefined && 'password' in errors);
}

async function run(
  app: App,
  name: string,
  call: Call,
  request: Request,
  ip: string,
  headers: Headers,
  asker: Asker,
): Promise<Answer | Response> {
  if ((request.method === 'POST' || call.changes) && !call.signed) requireOwnOrigin(request, app.settings.siteUrl);
  if (call.changes) requireOwnCode(request);
  const user = request.headers.has('cookie') ? await app.auth.currentUser(request.headers, headers) : undefined;
  asker.usuario = user?.usuario;
  if (call.access !== 'public') requirePermission(user, call.access);
  if (call.confirm) requireRecentSignIn(user!);
  checkRate(app, name, call, ip, user);
  if (isSameForAll(call, user)) headers.set('cache-control', 'private, no-cache');
  const { fields, files, rawBody, clean } = await readInput(request, call);
  if (call.access === 'public') noteIdioma(asker, fields.idioma);
  return inIdioma(asker.codigo, () =>
    handled(app, call, request, ip, headers, user, { fields, files, rawBody, clean }),
  );
}

async function handled(
  app: App,
  call: Call,
  request: Request,
  ip: string,
  headers: Headers,
  user: SessionUser | undefined,
  { fields, files, rawBody, clean }: CallInput,
): Promise<Answer | Response> {
  try {
    const input = parseInput(call, fields);
    const now = new Date().toISOString();
    const context: CallContext<unknown> = {
      app,
      db: app.db,
      input,
      files,
      chosen: await chosenPictures(app.db, call, fields, now),
      rawBody,
      // An answer that looked at who asks is nobody else's (answers.ts).
      get user() {
        notePersonal();
        return user;
      },
      get request() {
        notePersonal();
        return request;
      },
      get ip() {
        notePersonal();
        return ip;
      },
      now,
      headers,
      reads: noteReads,
      changed: (...tags) => app.changed(tags),
    };
    return (await call.handle(context)) as Answer | Response;
  } finally {
    await clean();
  }
}

function requirePermission(user: SessionUser | undefined, capability: Capability): void {
  if (!user) throw new Refusal(401, 'Tu sesión no está iniciada o ha caducado. Inicia sesión para continuar.');
  if (may(user, capability)) return;
  if (user.lacksTwoFactor) throw new Refusal(403, 'Antes de seguir tienes que activar la verificación en dos pasos.');
  throw new Refusal(403, 'No tienes permiso para hacer esto.');
}

function checkRate(app: App, name: string, call: Call, ip: string, user: SessionUser | undefined): void {
  if (ip === ownPages || (!call.perMinute && (user || isHere(ip)))) return;
  const most = call.perMinute ?? (call.method === 'post' && !call.signed ? postsPerMinute : getsPerMinute);
  // All that is only read counts together: a page asks for several things.
  if (takeTurn(app.rates, most === getsPerMinute ? '' : `${name} `, ip, most)) return;
  notePersonal();
  throw tooMany();
}

/** A browser may keep it and ask whether it still holds. What is rationed is guarded by something secret. */
export function isSameForAll(call: Call, user?: SessionUser | undefined): boolean {
  return call.method === 'get' && call.access === 'public' && !call.perMinute && !call.changes && !user;
}

function parseInput(call: Call, fields: Record<string, unknown>): unknown {
  if (!call.input) return undefined;
  const parsed = call.input.safeParse(fields);
  if (parsed.success) return parsed.data;
  const errors: Record<string, string> = {};
  for (const issue of parsed.error.issues) errors[issue.path.join('.')] ??= issue.message;
  const isMissing = parsed.error.issues.some(({ path }) => isBlank(valueAt(fields, path)));
  const message = (isMissing && call.missing) || parsed.error.issues[0]?.message || later('Los datos no son válidos.');
  throw new Refusal(422, message, errors);
}

function valueAt(fields: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], fields);
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

async function respond(request: Request, { status, body, headers, codigo }: Outcome): Promise<Response> {
  const isPlainForm = request.method === 'POST' && (request.headers.get('accept') ?? '').includes('text/html');
  if (isPlainForm) {
    const answer = body as { success: boolean; message: string };
    const html = inIdioma(codigo, () => plainHtmlAnswer(answer));
    for (const [name, value] of Object.entries(documentPolicy(html))) headers.set(name, value);
    headers.set('content-type', 'text/html; charset=utf-8');
    return new Response(html, { status, headers });
  }
  const text = JSON.stringify(body);
  if (status === 200 && request.method !== 'POST') return negotiated(request, text, { headers });
  return new Response(text, { status, headers });
}
