/**
 * What the operator wrote, in the language of who reads it: put in where an answer leaves, so that no call knows of
 * languages. Texts in fields that are translated somewhere (things.ts) are found by their Spanish; each object says which
 * of its texts are still in Spanish (`_es`) and whether nobody has read some of the others (`_borrador`). An object that
 * has `_es` already was translated by whoever made it.
 */
import { pathHere } from '#idioma-path.ts';
import type { Db } from '#server/db/open.ts';
import { shownIdiomas, splitIdioma } from '#server/idiomas.ts';
import { noteReads } from '#server/pages/reads.ts';
import { huellaOf } from '#server/things/traducciones.ts';
import { type Tipo, thingOf, things, translatedTipos } from '#things.ts';
import { isFile } from '#ui/stays-here.ts';
import { idioma, isSpanish, spanish } from '#values/idioma/say.ts';
import { readWaiting } from '#values/idioma/waiting.ts';
import { notesOf, withNotes, withoutNotes } from '#values/picture.ts';
import { shownNow } from '#values/rich-text/shown.ts';
import { summaryOf } from '#values/summary.ts';
import { practicalText } from './practical.ts';
import { listTranslations, listWholeIdiomas } from './queries.server.ts';

export interface Traducciones {
  /** The same in the language that is spoken: answers of calls, and whatever else visitors read. */
  into<Value>(value: Value): Promise<Value>;
  /** An answer of a call whose `data` is one of this kind: besides, in which of the languages all of it is (`_idiomas`). */
  answer(body: unknown, thing: Tipo | undefined): Promise<unknown>;
  /** One text of the operator's. */
  translate(texto: string): Promise<Translated>;
}

export interface Translated {
  texto: string;
  isSpanish: boolean;
  /** A draft, or a machine wrote it: nobody has read it beside its Spanish. */
  isUnread: boolean;
}

declare module '#server/app.ts' {
  interface App {
    traducciones: Traducciones;
  }
}

export function createTraducciones(db: Db): Traducciones {
  async function into<Value>(value: Value, page?: Page): Promise<Value> {
    if (isSpanish()) return value;
    const wanted = new Set<string>();
    collect(wanted, value, '');
    return put(await findKnown(db, wanted), value, page) as Value;
  }
  return {
    into: (value) => into(value),
    async translate(texto) {
      return translatedOf(await findKnown(db, new Set([texto])), texto);
    },
    async answer(body, thing) {
      const data = thing && (body as { data?: ThingData }).data;
      if (!data || shownIdiomas().length === 0) return into(body);
      const translated = (await into(body, { data, fields: fieldsOf(thing) })) as { data: object };
      const idiomas = await listWholeIdiomas(db, thing, (data.id ?? data.Id_articulo)!);
      return { ...translated, data: { ...translated.data, _idiomas: idiomas } };
    },
  };
}

interface ThingData {
  id?: number;
  Id_articulo?: number;
}

/** What a page is about: whether it is in Spanish is asked of its own texts, not of the names beside them. */
interface Page {
  data: object;
  fields: ReadonlySet<string>;
}

type Known = ReadonlyMap<string, Translated>;

/** Names of fields under which answers carry translated texts: those of the things, and what answers call names of others. */
const names = new Set([
  // The settings are translated as a whole (ajustes/current.server.ts).
  ...translatedTipos.filter((tipo) => tipo !== 'ajuste').flatMap((tipo) => [...fieldsOf(tipo)]),
  ...['categoria', 'categoria_nombre', 'tipo_evento_nombre', 'antetitulo'],
]);

function fieldsOf(tipo: Tipo): Set<string> {
  const { translated = [], translatedHtml = [] } = thingOf(tipo);
  return new Set([...translated, ...translatedHtml].map((path) => path.split('.').findLast((name) => name !== '*')!));
}

function collect(wanted: Set<string>, value: unknown, name: string): void {
  if (typeof value === 'string') for (const text of textsOf(value, name)) wanted.add(text);
  else if (Array.isArray(value)) for (const one of value) collect(wanted, one, name);
  else if (typeof value === 'object' && value !== null) {
    const isTranslated = '_es' in value;
    for (const [key, one] of Object.entries(value)) collect(wanted, one, isTranslated ? '' : key);
  }
}

/** The Spanish texts whose translations this one needs. */
function textsOf(value: string, name: string): string[] {
  const waiting = readWaiting(value);
  if (waiting) return waiting.making === 'hecho' ? [] : waiting.texts;
  if (hasNotes(value)) return Object.values(altAndPie(value)).filter(isWords);
  return names.has(name) && isWords(value) ? [value] : [];
}

function hasNotes(value: string): boolean {
  return value.startsWith('/media/') && value.includes('#');
}

function altAndPie(url: string) {
  const { alt, pie } = notesOf(url);
  return { alt, pie };
}

/** Without a letter nothing is said in any language. */
function isWords(text: string): boolean {
  return /\p{L}/u.test(text);
}

/** A statement takes only so many values, and hashing them lets others go first. */
const batch = 500;

async function findKnown(db: Db, wanted: Set<string>): Promise<Known> {
  const known = new Map<string, Translated>();
  const tags = new Set<string>();
  const all = [...wanted];
  for (let at = 0; at < all.length; at += batch) {
    const byHuella = new Map(all.slice(at, at + batch).map((text) => [huellaOf(text), text]));
    for (const row of await listTranslations(db, idioma().codigo, [...byHuella.keys()])) {
      known.set(byHuella.get(row.huella)!, { texto: row.texto, isSpanish: false, isUnread: row.sin_leer === 1 });
      tags.add(`${row.tipo}:${row.cosa_id}`);
    }
    await new Promise(setImmediate);
  }
  noteReads(...(tags.size <= mostTags ? tags : new Set([...tags].map(tableOf))));
  return known;
}

/** A page that shows more things than this goes stale with any of their kind. */
const mostTags = 100;

function tableOf(tag: string): string {
  return things[tag.split(':')[0] as Tipo].table;
}

function put(known: Known, value: unknown, page?: Page): unknown {
  if (typeof value === 'string') return translatedText(known, value, '').texto;
  if (Array.isArray(value)) return value.map((one) => put(known, one, page));
  if (typeof value !== 'object' || value === null) return value;
  const { _es, ...fields } = value as { _es?: string[] };
  // Of what is translated already only what waits is looked at.
  const spanish = new Set(_es);
  const unread: string[] = [];
  const isOwn = (key: string) => value !== page?.data || page.fields.has(key);
  const translated = Object.entries(fields).map(([key, one]) => {
    const texts = typeof one === 'string' ? [one] : isTexts(one) ? one : undefined;
    if (!texts) return [key, put(known, one, page)];
    const all = texts.map((text) => translatedText(known, text, _es ? '' : key));
    if (all.some((text) => text.isSpanish) && isOwn(key)) spanish.add(key);
    if (all.some((text) => text.isUnread)) unread.push(key);
    return [key, typeof one === 'string' ? all[0]!.texto : all.map(({ texto }) => texto)];
  });
  return {
    ...Object.fromEntries(translated),
    ...(spanish.size > 0 && { _es: [...spanish] }),
    ...(unread.length > 0 && { _borrador: true }),
  };
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string');
}

const makeText = {
  texto: ([texto = '']: string[]) => texto,
  html: ([html = '']: string[]) => linksHere(shownNow(html)),
  resumen: summaryOf,
};

/** Links of a text to our own pages stay in the language; those that say one themselves, and files, are as they were written. */
function linksHere(html: string): string {
  return html.replace(/(<a\b[^<>]*? href=")(\/(?!\/)[^"<>]*)/g, (link, before: string, path: string) =>
    isFile(path) || splitIdioma(path).codigo !== spanish.codigo ? link : before + pathHere(path),
  );
}

/** A text in the language that is spoken; of one that is nobody's words, the text itself. */
function translatedText(known: Known, value: string, name: string): Translated {
  const waiting = readWaiting(value);
  if (waiting?.making === 'hecho') return { ...waiting, texto: linksHere(waiting.texts[0]) };
  if (waiting) {
    const all = waiting.texts.map((text) => translatedOf(known, text));
    const texts = all.map(({ texto }) => texto);
    return {
      texto: makeText[waiting.making](texts),
      // The first text is the one that matters; names stand beside it.
      isSpanish: all[0]!.isSpanish,
      isUnread: all.some((text) => text.isUnread),
    };
  }
  if (hasNotes(value)) {
    const { alt, pie } = altAndPie(value);
    const [translated, under] = [translatedOf(known, alt), translatedOf(known, pie)];
    const es = [translated.isSpanish && 'alt', under.isSpanish && 'pie'].filter(Boolean).join(' ');
    const notes = { ...notesOf(value), alt: translated.texto, pie: under.texto, es };
    return { texto: withNotes(withoutNotes(value), notes), isSpanish: false, isUnread: false };
  }
  if (!names.has(name)) return { texto: value, isSpanish: false, isUnread: false };
  const practical = known.has(value) ? undefined : practicalText(name, value);
  return practical === undefined ? translatedOf(known, value) : { texto: practical, isSpanish: false, isUnread: false };
}

function translatedOf(known: Known, texto: string): Translated {
  return known.get(texto) ?? { texto, isSpanish: isWords(texto), isUnread: false };
}
