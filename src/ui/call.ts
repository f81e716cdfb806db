/** Pages make their calls through this, in the browser over HTTP and on the server in-process, with the same types. */
import { createIsomorphicFn } from '@tanstack/react-start';
import type { CallInput, CallName, CallOutput } from '#calls.server.ts';
import { idioma, isSpanish, later, say } from '#values/idioma/say.ts';

export type { CallInput, CallName, CallOutput };

/** `aviso`: it was done, and yet not what was wanted. */
export type Succeeded<Name extends CallName> = { ok: true; message: string; aviso?: true } & CallOutput<Name>;

export interface Failed {
  ok: false;
  /** HTTP status; 0 when no envelope came back (no connection, a proxy's error page). */
  status: number;
  message: string;
  errors: Record<string, string>;
  /** What went wrong on the way, when no envelope came back. */
  detail?: string;
}

export type Result<Name extends CallName> = Succeeded<Name> | Failed;

/** What a call takes; files go beside the fields. */
export type Fields<Name extends CallName> = CallInput<Name> & Record<string, unknown>;

export async function get<Name extends CallName>(
  name: Name,
  input: Fields<Name>,
  signal?: AbortSignal,
): Promise<Result<Name>> {
  return settle(() => send(name, toQuery({ ...spoken(), ...input }), { method: 'GET', ...(signal && { signal }) }));
}

/** Where a form is sent that may be sent without code. */
export function callPath(name: CallName): string {
  return `/api/${name}${toQuery(spoken())}`;
}

/** In which language it is to be answered. */
export function spoken(): { idioma?: string } {
  return isSpanish() ? {} : { idioma: idioma().codigo };
}

export function toQuery(input: Record<string, unknown>): string {
  const query = new URLSearchParams(
    Object.entries(input).flatMap(([key, value]) =>
      value === undefined || value === null || value === '' ? [] : [[key, String(value)]],
    ),
  ).toString();
  return query ? `?${query}` : '';
}

/** As JSON; files are sent by the back office alone. */
export async function post<Name extends CallName>(
  name: Name,
  input: Fields<Name>,
  more: Record<string, string> = {},
): Promise<Result<Name>> {
  const headers = { ...more, 'content-type': 'application/json' };
  const body = JSON.stringify(input);
  return settle(() => send(name, toQuery(spoken()), { method: 'POST', headers, body, credentials: 'same-origin' }));
}

/** As much of a Response as is looked at; on the server it has been read. */
type Reply = Pick<Response, 'ok' | 'status'> & { headers: Pick<Headers, 'get'> } & (
    | Pick<Response, 'text'>
    | { read: unknown }
  );

interface Envelope {
  success?: unknown;
  message?: string;
  errors?: Record<string, string>;
}

/** Nothing when what came is no JSON: a proxy's error page. */
export async function bodyOf(response: Reply): Promise<Envelope | undefined> {
  if ('read' in response) return response.read as Envelope;
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export async function toResult<Name extends CallName>(response: Reply): Promise<Result<Name>> {
  return resultOf<Name>(await bodyOf(response), response);
}

export function resultOf<Name extends CallName>(
  body: Envelope | undefined,
  { status }: Pick<Reply, 'status'>,
): Result<Name> {
  const { success, message = '', errors = {}, ...rest } = body ?? {};
  if (success === true) return { ok: true, message, ...rest } as Succeeded<Name>;
  if (success === false) return { ok: false, status, message, errors };
  return {
    ...noAnswer,
    detail: say('Error del servidor (código {status}): {error}', { status, error: say(unknownError) }),
  };
}

/** Shown when the server gave no reason. */
export const unknownError = later('Ocurrió un error desconocido.');

export const noAnswer: Failed = {
  ok: false,
  status: 0,
  message: '',
  errors: {},
  get detail() {
    return say('Error del cliente: no hay conexión con el servidor.');
  },
};

async function settle<Name extends CallName>(request: () => Promise<Reply>): Promise<Result<Name>> {
  try {
    return await toResult<Name>(await request());
  } catch {
    return noAnswer;
  }
}

/** Loaded once: looking it up takes longer than many an answer. */
let inProcess: Promise<typeof import('#server/in-process.ts')> | undefined;

export const send = createIsomorphicFn()
  .server(async (name: CallName, query: string, init: RequestInit): Promise<Reply> => {
    if (init.method !== 'GET') throw new Error('a page that is being rendered only asks');
    inProcess ??= import('#server/in-process.ts');
    const { askInProcess } = await inProcess;
    const { status, body, headers } = await askInProcess(name, query);
    return { ok: status < 300, status, headers: { get: (header) => headers[header] ?? null }, read: body };
  })
  .client((name: CallName, query: string, init: RequestInit): Promise<Reply> => fetch(`/api/${name}${query}`, init));
