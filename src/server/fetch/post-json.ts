/** Asks a service of the open internet something and reads its answer: both are JSON, and what it may cost is bounded. */
import type { IncomingMessage } from 'node:http';
import { parseSentJson } from '#values/fields/sent-json.ts';
import { ask, type FetchRules, NotFetched, webAddress } from './fetch-file.ts';
import { isAllowedHost } from './public-address.ts';

const maxAnswer = 4 * 1024 * 1024;
const wholeMs = 60_000;

interface Answer {
  status: number;
  /** Undefined when it is no JSON. */
  body: unknown;
  /** When it says how long to wait. */
  retryAfterMs: number | undefined;
}

interface Rules extends Pick<FetchRules, 'allowed' | 'signal' | 'resolve'> {
  headers?: Record<string, string>;
  /** How long it may take. */
  timeoutMs?: number;
}

/** Where it leads to instead is not followed: a key is for one address. Throws NotFetched when nobody answers. */
export async function postJson(address: string, sent: unknown, rules: Rules): Promise<Answer> {
  const url = webAddress(address);
  if (url.protocol !== 'https:' && !isAllowedHost(url, rules.allowed))
    throw new NotFetched('su dirección no va cifrada: tiene que empezar por https://');
  const late = AbortSignal.timeout(rules.timeoutMs ?? wholeMs);
  const signal = rules.signal ? AbortSignal.any([rules.signal, late]) : late;
  const body = JSON.stringify(sent);
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    ...rules.headers,
  };
  try {
    const { allowed, resolve } = rules;
    const response = await ask(
      url,
      { allowed, accept: 'application/json', post: { body, headers }, ...(resolve && { resolve }) },
      signal,
    );
    return {
      status: response.statusCode ?? 0,
      body: parsed(await textOf(response)),
      retryAfterMs: waitOf(response.headers['retry-after']),
    };
  } catch (error) {
    if (error instanceof NotFetched) throw error;
    throw new NotFetched(late.aborted ? 'tarda demasiado en contestar' : 'no contesta');
  }
}

async function textOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxAnswer) {
      response.destroy();
      throw new NotFetched('contesta demasiado');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Nor is what is no answer to anything of ours: just to read it would keep everybody waiting. */
function parsed(text: string): unknown {
  try {
    return parseSentJson(text);
  } catch {
    return undefined;
  }
}

function waitOf(header: string | undefined): number | undefined {
  const seconds = Number(header);
  return header && Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : undefined;
}
