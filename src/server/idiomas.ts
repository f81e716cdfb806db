/** The languages that there are: the folders of `messages/`. What is spoken belongs to a request, and to all that is done for it. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { pathIn, pathWithout } from '#idioma-path.ts';
import { bestEncoding, hashOf, negotiated } from '#server/http/negotiate.ts';
import { type Idioma, keyOf, type Message, type Spoken, spanish, speakAs } from '#values/idioma/say.ts';

interface Known extends Spoken {
  /** The file that browsers get: its own name and its messages. */
  text: string;
  packed?: Promise<Buffer>;
}

/** What only the server says: its answers and its mails. */
const ofServer = ['llamadas.json', 'correos.json'];

const brotli = promisify(brotliCompress);
const known = readAll();
const current = new AsyncLocalStorage<Known | undefined>();
speakAs(() => current.getStore());

export function availableIdiomas(): Idioma[] {
  return [...known.values()].map(plainOf);
}

let shown: string[] = [];

/** Those that visitors are offered besides Spanish, by the settings. */
export function showIdiomas(codigos: readonly string[]): void {
  shown = codigos.filter((codigo) => known.has(codigo));
}

export function shownIdiomas(): Idioma[] {
  return shown.map((codigo) => plainOf(known.get(codigo)!));
}

export function isShown(codigo: string): boolean {
  return shown.includes(codigo);
}

/** In which language an address is, and the path without it. */
export function splitIdioma(path: string): { codigo: string; path: string } {
  const codigo = shown.find((one) => pathWithout(one, path) !== path);
  return codigo ? { codigo, path: pathWithout(codigo, path) } : { codigo: spanish.codigo, path };
}

/** Whatever is said meanwhile is said in this language; Spanish for one that nobody knows. */
export function inIdioma<T>(codigo: string, work: () => T): T {
  return current.run(known.get(codigo), work);
}

/** A link for a mail: in the language that is spoken, as long as visitors are offered it. */
export function linkHere(siteUrl: string, path: string): string {
  const { codigo } = current.getStore() ?? spanish;
  return siteUrl + (isShown(codigo) ? pathIn(codigo, path) : path);
}

/** What a browser asks for to speak a language; packed as small as can be, once for all. */
export async function answerMessages(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const found = [...known.values()].find(({ file }) => file === pathname);
  if (!found) return new Response('No encontrado', { status: 404 });
  const headers = { 'content-type': 'application/json', 'cache-control': 'public, max-age=31536000, immutable' };
  if (bestEncoding(request.headers.get('accept-encoding')) !== 'br')
    return negotiated(request, found.text, { headers });
  found.packed ??= brotli(found.text);
  const body = new Uint8Array(await found.packed);
  return new Response(body, { headers: { ...headers, 'content-encoding': 'br', vary: 'Accept-Encoding' } });
}

function readAll(): Map<string, Known> {
  const folder = messagesFolder();
  return new Map(
    readdirSync(folder)
      .toSorted()
      .map((codigo) => [codigo, readOne(folder, codigo)]),
  );
}

function readOne(folder: string, codigo: string): Known {
  const read = (name: string) => JSON.parse(readFileSync(join(folder, codigo, name), 'utf8'));
  const about = read('idioma.json') as Omit<Idioma, 'codigo'>;
  const messagesIn = (names: string[]) => {
    const texts = names.flatMap((name) => Object.entries(read(name) as Record<string, Message>));
    return Object.fromEntries(texts.map(([text, message]) => [keyOf(text), message]));
  };
  const names = readdirSync(join(folder, codigo)).filter((name) => name !== 'idioma.json');
  const messages = messagesIn(names);
  const ofPages = messagesIn(names.filter((name) => !ofServer.includes(name)));
  const text = JSON.stringify({ ...about, messages: ofPages });
  return {
    codigo,
    ...about,
    messages,
    text,
    file: `/assets/mensajes-${codigo}-${hashOf(Buffer.from(text)).slice(0, 10)}.json`,
  };
}

function plainOf({ messages, text, file, packed, ...idioma }: Known): Idioma {
  return idioma;
}

/** Above this file, where it lies in the source and in the build. */
function messagesFolder(): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const messages = join(folder, 'messages');
    if (existsSync(join(messages, 'en', 'idioma.json')) || folder === dirname(folder)) return messages;
  }
}
