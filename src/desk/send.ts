/** Calls of the back office: like the public ones, with upload progress, and a second chance when the session has ended. */
import {
  bodyOf,
  type CallName,
  type Failed,
  type Fields,
  get,
  noAnswer,
  type Result,
  resultOf,
  type Succeeded,
  send as sendRequest,
  toQuery,
  toResult,
} from '#ui/call.ts';
import { withoutNotes } from '#values/picture.ts';
import { askToSignInAgain } from './dialogs/reauthentication.tsx';
import { withChosen } from './pictures/picture-value.ts';
import { noteWrite } from './reads.ts';

/** A write, as JSON. */
export function send<Name extends CallName>(name: Name, input: Fields<Name>): Promise<Result<Name>> {
  return uploadSignedIn<Name>(name, toBody(input));
}

/**
 * A write of a form that may hold files: as a form also when none was chosen, and what is null is left out.
 * A picture chosen from the library goes under a name of its own. `progress` goes from 0 to 1 while it is on its way. A FormData goes as it is, for lists with bracketed names.
 */
export function sendForm<Name extends CallName>(
  name: Name,
  input: Fields<Name> | FormData,
  progress: (share: number) => void,
): Promise<Result<Name>> {
  return uploadSignedIn<Name>(name, toBody(input instanceof FormData ? input : withChosen(input), true), progress);
}

async function uploadSignedIn<Name extends CallName>(
  name: Name,
  body: string | FormData,
  progress?: (share: number) => void,
): Promise<Result<Name>> {
  const result = await signedIn(() => upload<Name>(name, body, progress));
  if (result.ok) noteWrite();
  return result;
}

/** Nothing typed is lost: sign in in a dialog, then the same again. */
async function signedIn<Answer extends { ok: true } | Failed>(work: () => Promise<Answer>): Promise<Answer> {
  const begun = performance.now();
  const result = await work();
  if (result.ok || result.status !== 401) return result;
  const reason = 'password' in result.errors ? 'confirm' : 'ended';
  return (await askToSignInAgain(reason, begun)) ? work() : result;
}

/** Whether a file may be fetched, asking for the password first if need be; the browser fetches it itself. */
export async function mayDownload(address: string): Promise<boolean> {
  const begun = performance.now();
  const status = await fetch(address, { method: 'HEAD' }).then(
    (response) => response.status,
    () => 0,
  );
  return status !== 401 || askToSignInAgain('confirm', begun);
}

/** A deletion that goes as GET, as the specification has two of them. */
export async function sendByGet<Name extends CallName>(name: Name, input: Fields<Name>): Promise<Result<Name>> {
  const result = await ask(name, input);
  if (result.ok) noteWrite();
  return result;
}

/** A read. */
export async function ask<Name extends CallName>(name: Name, input: Fields<Name>): Promise<Result<Name>> {
  return plainAddresses(await signedIn(() => get(name, input)));
}

/** A read of a call that answers without the envelope. */
export async function askPlain<Name extends CallName>(name: Name, input: Fields<Name>): Promise<PlainResult<Name>> {
  return plainAddresses(await signedIn(() => getPlain(name, input)));
}

/** The answer of a call that comes without the envelope; lists say in a header how many there are in all. */
type PlainResult<Name extends CallName> = (Succeeded<Name> & { total: number }) | Failed;

async function getPlain<Name extends CallName>(name: Name, input: Fields<Name>): Promise<PlainResult<Name>> {
  try {
    const response = await sendRequest(name, toQuery(input), { method: 'GET' });
    const data = await bodyOf(response);
    // A refusal comes in the envelope, whatever its status.
    const isPlain = response.ok && data !== undefined && typeof data.success !== 'boolean';
    const result = isPlain ? { ok: true, message: '', data } : resultOf<Name>(data, response);
    if (!result.ok) return result as Failed;
    return { ...result, total: Number(response.headers.get('x-total-count') ?? 1) } as PlainResult<Name>;
  } catch {
    return noAnswer;
  }
}

/** Forms send addresses back: what visitors' answers carry behind them is not part of them. */
function plainAddresses<Value>(value: Value): Value {
  if (typeof value === 'string') return (value.startsWith('/media/') ? withoutNotes(value) : value) as Value;
  if (Array.isArray(value)) return value.map(plainAddresses) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plainAddresses(part)])) as Value;
}

/** JSON, or a multipart form when a file is among the values. */
function toBody(input: Record<string, unknown> | FormData, isForm = false): string | FormData {
  if (input instanceof FormData) return input;
  const entries = Object.entries(input).filter(([, value]) => value !== undefined);
  if (!isForm && !entries.some(([, value]) => value instanceof Blob))
    return JSON.stringify(Object.fromEntries(entries));
  const form = new FormData();
  for (const [name, value] of entries)
    if (value !== null) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}

function upload<Name extends CallName>(
  name: CallName,
  body: string | FormData,
  progress?: (share: number) => void,
): Promise<Result<Name>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/${name}`);
    if (typeof body === 'string') request.setRequestHeader('content-type', 'application/json');
    if (progress) request.upload.onprogress = (event) => event.lengthComputable && progress(event.loaded / event.total);
    request.onload = () => resolve(toResult<Name>(new Response(request.responseText, { status: request.status })));
    request.onerror = () => resolve(noAnswer);
    request.ontimeout = () => resolve(noAnswer);
    request.send(body);
  });
}

/** Where there is no more specific message. */
export const noConnection = 'Ocurrió un error al conectar con el servidor. Por favor, inténtalo más tarde.';

/** The server's message when there is one, ours when there is none. */
export function failureText(
  result: { ok: false; status: number; message: string },
  refused: string,
  unreachable = refused,
): string {
  return result.status === 0 ? unreachable : result.message || refused;
}
