/**
 * What the program says to visitors, in their language. Spanish stands in the code, as it is read; other languages are in
 * `messages/`, found by the Spanish. A text that must be told apart from another that reads the same ends with
 * ` ## where`, which nobody sees. Never at the top of a module, where nobody has asked yet: `later` marks what `say` will be given.
 */

/** In another language: the text, or its forms by how many there are (`one`, `other`…). */
export type Message = string | Readonly<Record<string, string>>;
/** By `keyOf` their Spanish. */
export type Messages = Readonly<Record<string, Message>>;

export interface Idioma {
  /** As in addresses and in `lang`: "en". */
  codigo: string;
  /** As it calls itself: "English". */
  nombre: string;
  /** For numbers and for the names of months and days: "en-GB". */
  locale: string;
  /** How it offers itself to whoever reads it, and how that offer is closed. */
  ofrece: string;
  cerrar: string;
}

export const spanish: Idioma = {
  ...{ codigo: 'es', nombre: 'Español', locale: 'es-ES' },
  ...{ ofrece: 'Leer esta página en español', cerrar: 'Cerrar' },
};

export interface Spoken extends Idioma {
  messages: Messages;
  /** Where a browser finds it: what the document names, so that it can speak as it was spoken. */
  file: string;
}

let spoken: () => Spoken | undefined = () => undefined;

/** How it is known what is spoken: the document's language in a browser, on the server that of the request. Answers how it was known before. */
export function speakAs(current: () => Spoken | undefined): () => Spoken | undefined {
  const before = spoken;
  spoken = current;
  return before;
}

/** What is spoken now. */
export function idioma(): Idioma & { file?: string } {
  return spoken() ?? spanish;
}

export function isSpanish(): boolean {
  return spoken() === undefined;
}

/** What is made meanwhile is said in Spanish, whatever is spoken: for texts that are Spanish in every language. Not beyond an await. */
export function inSpanish<Made>(make: () => Made): Made {
  const before = spoken;
  spoken = () => undefined;
  try {
    return make();
  } finally {
    spoken = before;
  }
}

type Values = Readonly<Record<string, string | number>>;

/** say('Hola, {nombre}', { nombre }) */
export function say(text: string, values?: Values): string {
  const message = spoken()?.messages[keyOf(text)];
  return filled(typeof message === 'string' ? message : withoutWhere(text), values);
}

/** sayCount(2, '{n} noche', '{n} noches') → "2 noches"; `n` is written as the language writes numbers. */
export function sayCount(count: number, one: string, many: string, values?: Values): string {
  const now = spoken();
  const forms = now?.messages[keyOf(`${one} | ${many}`)];
  const n = count < 10_000 && Number.isInteger(count) ? count : count.toLocaleString(idioma().locale);
  const text =
    now && forms && typeof forms === 'object'
      ? (forms[new Intl.PluralRules(now.locale).select(count)] ?? forms.other!)
      : withoutWhere(count === 1 ? one : many);
  return filled(text, { n, ...values });
}

/** Marks a text that `say` is given later. */
export function later<Text extends string>(text: Text): Text {
  return text;
}

/** The text in pieces, every second one the name of a value: for what is more than text between them (`ui/said.tsx`). */
export function saidInPieces(text: string): string[] {
  return say(text).split(/\{(\w+)\}/);
}

function filled(text: string, values: Values | undefined): string {
  return values ? text.replace(/\{(\w+)\}/g, (hole, name) => String(values[name] ?? hole)) : text;
}

function withoutWhere(text: string): string {
  const at = text.indexOf(' ## ');
  return at === -1 ? text : text.slice(0, at);
}

/** Short, so that the messages of a language are a small file: 30 bits of FNV-1a. A test sees to it that no two texts share one. */
export function keyOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 2).toString(36);
}
