/** Fetches a file of the open internet into a file of ours: what it may cost and where it may lead is bounded. */
import { lookup } from 'node:dns';
import { createWriteStream } from 'node:fs';
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isAllowedHost, isPublicAddress } from './public-address.ts';

/** Why a file did not come, as the report says it. */
export class NotFetched extends Error {}

const notPublic = 'su dirección es de una red local o privada';
const maxRedirects = 5;
const pictureMb = 15;
const idleMs = 10_000;
/** For each 15 MB: whoever sends more slowly keeps us waiting. */
const wholeMs = 40_000;

export interface FetchRules {
  /** Hosts allowed besides (IMPORT_FROM). */
  allowed: string[];
  signal?: AbortSignal | undefined;
  /** Who knows the addresses of names. */
  resolve?: typeof lookup;
  /** How large it may be; as large as a picture unless said. */
  maxMb?: number;
  /** What it should be; a picture unless said. */
  accept?: string;
  /** The marks of the one that is here: when it is still the same, nothing comes. */
  known?: Partial<Marks>;
  /** What is sent along; nothing is, unless said. */
  post?: { body: string; headers: Record<string, string> };
}

/** What its server knows a file by. */
export interface Marks {
  etag: string | null;
  modified: string | null;
}

/** Undefined when it is still the one that is known. */
export async function fetchFile(address: string, path: string, rules: FetchRules): Promise<Marks | undefined> {
  const { signal, maxMb = pictureMb } = rules;
  const late = AbortSignal.timeout(wholeMs * Math.ceil(maxMb / pictureMb));
  const ended = signal ? AbortSignal.any([signal, late]) : late;
  try {
    let url = webAddress(address);
    for (let hop = 0; hop <= maxRedirects; hop++) {
      const response = await ask(url, rules, ended);
      const { statusCode: status = 0, headers } = response;
      if (status >= 300 && status < 400 && headers.location) {
        response.destroy();
        url = webAddress(headers.location, url);
        continue;
      }
      if (status === 304 && rules.known) {
        response.destroy();
        return undefined;
      }
      if (status !== 200) {
        response.destroy();
        throw new NotFetched(
          status === 404 || status === 410 ? 'ya no está en esa dirección' : `su servidor contesta ${status}`,
        );
      }
      await save(response, path, maxMb, ended);
      return { etag: markOf(headers.etag), modified: markOf(headers['last-modified']) };
    }
    throw new NotFetched('su dirección lleva a otra demasiadas veces');
  } catch (error) {
    if (error instanceof NotFetched) throw error;
    throw new NotFetched(late.aborted ? 'tarda demasiado en llegar' : 'su servidor no contesta');
  }
}

/** Whether anything may be asked of this address at all; the reason when not. */
export async function whyNotFetched(address: string, rules: FetchRules): Promise<string | undefined> {
  try {
    const url = webAddress(address);
    requireOpen(url, rules.allowed);
    if (isAllowedHost(url, rules.allowed) || isIP(bare(url.hostname))) return undefined;
    await new Promise<void>((resolve, reject) =>
      openLookup(rules)(url.hostname, { all: true }, (error) => (error ? reject(error) : resolve())),
    );
    return undefined;
  } catch (error) {
    return error instanceof NotFetched ? error.message : 'su servidor no existe o no contesta';
  }
}

export function webAddress(address: string, from?: URL): URL {
  if (!URL.canParse(address, from)) throw new NotFetched('su dirección no es válida');
  const url = new URL(address, from);
  if (!/^https?:$/.test(url.protocol)) throw new NotFetched('su dirección no es una dirección web');
  return url;
}

/** Looks at the address itself; what its name resolves to is looked at when connecting. */
function requireOpen(url: URL, allowed: string[]): void {
  if (isAllowedHost(url, allowed)) return;
  const host = bare(url.hostname);
  if (isIP(host) && !isPublicAddress(host)) throw new NotFetched(notPublic);
  if (/(?:^|\.)(?:localhost|local|internal|lan|home|intranet)\.?$/i.test(host) || !/[.:]/.test(host))
    throw new NotFetched(notPublic);
  if (url.port !== '') throw new NotFetched('su dirección tiene un puerto que no es el de la web');
}

/** Asks one address of the open internet, and nobody it leads to. */
export function ask(url: URL, rules: FetchRules, signal: AbortSignal): Promise<IncomingMessage> {
  requireOpen(url, rules.allowed);
  const isTrusted = isAllowedHost(url, rules.allowed);
  const begin = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request: ClientRequest = begin(
      {
        method: rules.post ? 'POST' : 'GET',
        protocol: url.protocol,
        hostname: bare(url.hostname),
        port: url.port || undefined,
        path: url.pathname + url.search,
        headers: {
          accept: rules.accept ?? 'image/webp,image/avif,image/*,*/*;q=0.5',
          'user-agent': 'SecretosDeCuenca-import/1.0',
          ...(rules.known?.etag && { 'if-none-match': rules.known.etag }),
          ...(rules.known?.modified && { 'if-modified-since': rules.known.modified }),
          ...rules.post?.headers,
        },
        // A new connection each time: one that is kept was checked for another name.
        agent: false,
        signal,
        timeout: idleMs,
        ...(!isTrusted && { lookup: openLookup(rules) }),
      },
      resolve,
    );
    request.on('timeout', () => request.destroy(new Error('idle')));
    request.on('error', reject);
    // Once more, whoever looked the name up: this is where the bytes would come from.
    request.on('socket', (socket) =>
      socket.once('connect', () => {
        if (!isTrusted && !isPublicAddress(socket.remoteAddress ?? '')) request.destroy(new NotFetched(notPublic));
      }),
    );
    request.end(rules.post?.body);
  });
}

/** Every address that a name has must be public: which of them is taken is not ours to say. */
function openLookup({ resolve = lookup }: FetchRules): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new Error('no address'), '', 0);
      if (!addresses.every(({ address }) => isPublicAddress(address)))
        return callback(new NotFetched(notPublic), '', 0);
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

async function save(response: IncomingMessage, path: string, maxMb: number, signal: AbortSignal): Promise<void> {
  let size = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length;
      if (size > maxMb * 1024 * 1024) done(new NotFetched(`pesa más de ${maxMb} MB`));
      else done(null, chunk);
    },
  });
  await pipeline(response, counted, createWriteStream(path, { mode: 0o600 }), { signal });
  if (size === 0) throw new NotFetched('su servidor no envía nada');
}

/** Said back as it came, unless somebody makes fun of us. */
function markOf(header: string | undefined): string | null {
  return header && header.length <= 200 ? header : null;
}

function bare(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '');
}
