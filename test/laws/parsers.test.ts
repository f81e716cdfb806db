/**
 * No text from outside holds the event loop: whatever reads one takes a time that grows with its length. Patterns are
 * tried one by one (patterns.test.ts), here whole readers; one that nobody named fails.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { pageTitle } from '#areas/articulos/enlaces/page-title.ts';
import { tarjetasIn } from '#areas/articulos/tarjetas/tarjeta.ts';
import { readCalendar } from '#areas/fuentes/ics/read-calendar.ts';
import { readPlan } from '#areas/importar/wordpress/plan.server.ts';
import { convertContent } from '#areas/importar/wordpress/texto/html.server.ts';
import { placeholdersIn } from '#areas/importar/wordpress/texto/place-files.server.ts';
import { rewriteHtml } from '#areas/importar/wordpress/texto/rewrite.server.ts';
import { withoutShortcodes } from '#areas/importar/wordpress/texto/shortcodes.server.ts';
import { readWxr } from '#areas/importar/wordpress/wxr.server.ts';
import { assetsIn, downloadsIn, picturesIn, titleIn } from '#areas/offline/keepable.ts';
import { readGpx } from '#areas/rutas/gpx.server.ts';
import { unpackTrack } from '#areas/rutas/stored-track.ts';
import { readServicios } from '#areas/servicios/read-file.server.ts';
import { parseCarrito } from '#areas/tienda/carrito/carrito.ts';
import { decodeViaje } from '#areas/viaje/viaje.ts';
import { textOf as decodedText } from '#server/encoding.ts';
import { parseRange } from '#server/http/answer-file.ts';
import { cleanSvg } from '#server/media/clean-svg.ts';
import { readCsv } from '#server/read-csv.ts';
import { cleanHtml } from '#server/rich-text/rich-text.ts';
import { expectLinear, expectLinearAsync } from '#test/harness/linear.ts';

/** What readers like least, over and over. */
const pieces = [
  'a',
  ' ',
  '\n',
  'á e ',
  '<',
  '<b>',
  '</p>',
  '<p>a</p>',
  '<a href="x" title="',
  '<!--',
  '&amp;',
  '"',
  '[',
  '{"a":',
  '[a b="',
  'a,',
  '1,',
  'http://a.a/?a&',
  '<trkpt lat="1" lon="1">',
  '<item><title>a</title></item>',
  '\\',
  '%',
];
const longest = 200_000;

const folder = mkdtempSync(join(tmpdir(), 'textos-'));
afterAll(() => rmSync(folder, { recursive: true }));
/** As a file that somebody sent. */
const file = (text: string) => {
  const path = join(folder, 'archivo');
  writeFileSync(path, text);
  return path;
};
const each = async (all: AsyncIterable<unknown>) => {
  for await (const _ of all);
};
const means = {
  base: 'https://otra.example/',
  find: () => [],
  uploadOf: () => undefined,
  isOfSite: () => true,
  linkTo: () => undefined,
};

type Reader = (text: string) => unknown;
/** Every reader of a text from outside. */
const readers: Record<string, Reader> = {
  pageTitle: (text) => pageTitle(Buffer.from(text)),
  tarjetasIn: tarjetasIn,
  cleanSvg: (text) => cleanSvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${text}</svg>`),
  readCsv: async (text) => each((await readCsv(file(`a,b\n${text}`))).rows),
  textOf: (text) => decodedText(Buffer.from(text)),
  convertContent: (text) => convertContent(text, means),
  placeholdersIn: placeholdersIn,
  readPlan: (text) => readPlan(file(`<rss><channel>${text}</channel></rss>`)),
  rewriteHtml: (text) => rewriteHtml(text, { b: (tag) => tag }),
  withoutShortcodes: (text) => withoutShortcodes(text, () => []),
  readWxr: (text) => each(readWxr(file(`<rss><channel>${text}</channel></rss>`))),
  assetsIn: assetsIn,
  downloadsIn: downloadsIn,
  picturesIn: picturesIn,
  titleIn: titleIn,
  readServicios: (text) => readServicios(file(`tipo;latitud;longitud\n${text}`)),
  readCalendar: (text) => readCalendar(`BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:a\n${text}`, '2026-11-18'),
  readGpx: (text) => readGpx(file(`<gpx>${text}</gpx>`)),
  unpackTrack: unpackTrack,
  parseCarrito: parseCarrito,
  decodeViaje: decodeViaje,
  parseRange: (text) => parseRange(`bytes=${text}`, 1000),
  cleanHtml: cleanHtml,
};

/** Called like a reader, and why it is none, or never sees a long text. */
const others: Record<string, string> = {
  readPostgres: 'an address of the operator',
  readSqlite: 'a path of ours',
  readAnyDraft: 'a key of ours',
  readDraft: 'a key of ours',
  unpackWoff: 'a font of ours',
  analyseWordpress: 'reads by readPlan',
  isSignedIn: 'one pattern over a header',
  differencesIn: 'JSON that we wrote',
  readKeyFile: 'a path of ours',
  readInThread: 'a path of ours',
  stripMp4: 'a film; its parts are counted (server/media/strip-video.test.ts)',
  stripWebm: 'a film; its parts are counted (server/media/strip-video.test.ts)',
  placeNamedIn: 'the address of a buyer: 255 letters',
  readAnswer: 'what the tax agency answers over its own certificate',
  signIn: 'reads nothing',
  pathIn: 'writes an address of ours',
  textIn: 'cut by a sign of ours',
};

const named =
  /^(?:parse|read|decode|clean|convert|rewrite|strip|unpack|analyse|prepare|without)[A-Z]|^(?:plainText|pageTitle|textOf)$|[a-z]In$/;

interface Found {
  file: string;
  name: string;
  /** It needs the text and nothing else. */
  isAlone: boolean;
}

const found = sources().flatMap(functionsOf);

test('every reader of a text is named here', () => {
  const all = found
    .filter(({ file, name }) => !file.startsWith('src/values/') && named.test(name))
    .map(({ name }) => name);
  expect([...new Set(all)].sort()).toEqual([...Object.keys(readers), ...Object.keys(others)].sort());
});

test.each(Object.entries(readers))('%s', async (id, read) => {
  for (const piece of pieces)
    await expectLinearAsync(
      (size) => Promise.resolve(attempt(read, piece, size)).catch(() => {}),
      longest,
      `${id}: ${piece}`,
    );
});

const values = found.filter(({ file, isAlone }) => file.startsWith('src/values/') && isAlone);

test('there are values that read a text', () => expect(values.length).toBeGreaterThan(40));

test.each(values.map((value) => [value.name, value] as const))('%s', async (id, { file, name }) => {
  const module = (await import(/* @vite-ignore */ `../../${file}`)) as Record<string, Reader>;
  for (const piece of pieces) expectLinear((size) => attempt(module[name]!, piece, size), longest, `${id}: ${piece}`);
});

/** To refuse a text is to have read it. */
function attempt(read: Reader, piece: string, size: number): unknown {
  try {
    return read(piece.repeat(size / piece.length));
  } catch {
    return undefined;
  }
}

function functionsOf(file: string): Found[] {
  return parseSync(file, readFileSync(file, 'utf8')).program.body.flatMap((node): Found[] => {
    const made = node.type === 'ExportNamedDeclaration' ? node.declaration : undefined;
    if (made?.type !== 'FunctionDeclaration') return [];
    const [first, ...more] = made.params;
    if (!first || !isText(typeOf(first))) return [];
    const isAlone = more.every(
      (one) => one.type === 'AssignmentPattern' || ('optional' in one && one.optional === true),
    );
    return [{ file, name: made.id!.name, isAlone }];
  });
}

function typeOf(parameter: ESTree.ParamPattern): ESTree.TSType | undefined {
  const pattern = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
  return 'typeAnnotation' in pattern ? pattern.typeAnnotation?.typeAnnotation : undefined;
}

/** A text, the bytes of one, or the file they are in. */
function isText(type: ESTree.TSType | undefined): boolean {
  if (type?.type === 'TSUnionType') return type.types.some(isText);
  if (type?.type === 'TSTypeReference')
    return type.typeName.type === 'Identifier' && /^(?:Buffer|Uint8Array|VideoFile)$/.test(type.typeName.name);
  return type?.type === 'TSStringKeyword';
}

function sources(): string[] {
  return readdirSync('src', { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(?:test|testing|gen|d)\.tsx?$/.test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name));
}
