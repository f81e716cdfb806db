/**
 * No text from outside holds the event loop: every pattern in the sources looks at a text in a time that grows with its
 * length, whoever wrote the text. What cannot is named here, with what keeps its texts short.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { slowText } from '#test/harness/slow-pattern.ts';

/** Patterns that are slow on long texts, and why they never see one. */
const onlyShort: Record<string, string> = {
  '/<span data-nota="">([^<]*(?:<(?!\\/span>)[^<]*)*)<\\/span>/g': 'a text we wrote: each of its notes is closed',
  '/<(audio|video) src="(https?:\\/\\/([^/"?#]+)[^"]*)"[^<>]*>(?:<track[^<>]*>)?<\\/\\1>/g':
    'a text we wrote: its quotes are closed',
  '/[\\s|–-]+$/': 'a meta title: 255 letters',
  '/[\\s.,;:–—-]+$/': 'a summary: 155 letters',
  '/\\B(?=(?:\\d{3})+$)/g': 'the digits of one number',
  '/(.{4,})\\1/g': 'a password: 128 letters',
  '/^(HTTP\\/1\\.1 200 .*\\r\\nDate: )[^\\r]*(\\r\\n.*\\r\\n\\r\\n)$/s': 'the head of an answer of our own',
  '/\\bentre (.+?) y /g': 'a recurrence rule: 255 letters',
  '/^[, ]+|[, ]+$/g': 'a recurrence rule: 255 letters',
  '/^(?:\\s|<br>)+|(?:\\s|<br>)+$/g': 'a paragraph that somebody pastes, in their own browser',
};

/** Files that put patterns together while they run: of what. */
const composed: Record<string, string> = {
  'src/values/agenda/recurrencia/bounds.ts': 'the names of the months, for a rule of 255 letters',
  'src/values/agenda/recurrencia/grammar.ts': 'our own words, for a rule of 255 letters',
  'src/values/agenda/recurrencia/words.ts': 'our own words, for a rule of 255 letters',
  'src/areas/articulos/tarjetas/tarjeta.ts': 'the kinds of cards',
  'src/desk/form/rich-text/paste-in/paste-tree.ts': 'the name of a style',
  'src/desk/markdown.tsx': 'marks of the manual',
  'src/areas/importar/wordpress/texto/media-shortcodes.server.ts': 'names of attributes',
  'src/areas/importar/wordpress/texto/paragraphs.server.ts': 'names of blocks',
  'src/values/visita/apertura.ts': 'days and hours, for opening hours of 500 letters',
  'src/values/visita/temporada.ts': 'months and days of them, for opening hours of 500 letters',
  'src/own-documents.ts': 'our own paths',
  'src/values/rich-text/prepare-html.ts': 'the name of an attribute, for one tag',
  'src/areas/municipios/public-calls.server.ts': 'the name of a municipality, without what is no letter',
  'src/areas/traducciones/maquina/protect.ts': 'the glossary, only where a word begins',
  'src/values/coordenadas/coordenadas.ts': 'numbers',
  'src/values/rich-text/shown.ts': 'our own tags',
};

const known = new Map<string, { pattern: string; flags: string; file: string }>();
const composing = new Set<string>();
for (const file of sources()) {
  new Visitor({
    Literal(node) {
      if ('regex' in node) known.set(`/${node.regex.pattern}/${node.regex.flags}`, { ...node.regex, file });
    },
    NewExpression: ({ callee }) => noteComposing(callee, file),
    CallExpression: ({ callee }) => noteComposing(callee, file),
  }).visit(parseSync(file, readFileSync(file, 'utf8')).program);
}

test('the law knows a slow pattern when it sees one', () => {
  for (const slow of [/<[^>]*>/g, /^(a|a)*$/, /\s+$/, /<meta[^>]+content="([^"]*)"[^>]*name="x"/])
    expect(slowText(slow.source, slow.flags), String(slow)).toBeDefined();
  for (const fast of [/<[^<>]*>/g, /^a*$/, /^\s+/, /^\d+(?:[.,]\d*)?$/])
    expect(slowText(fast.source, fast.flags), String(fast)).toBeUndefined();
});

test('each pattern takes no longer than its text is long', { timeout: 120_000 }, () => {
  expect(known.size).toBeGreaterThan(300);
  const slow = [...known]
    .filter(([written]) => !onlyShort[written])
    .map(([written, { pattern, flags, file }]) => ({ file, written, text: slowText(pattern, flags) }))
    .filter(({ text }) => text !== undefined);
  expect(slow).toEqual([]);
});

test('what is named is there: slow patterns, and files that put some together', () => {
  expect(Object.keys(onlyShort).filter((written) => !known.has(written))).toEqual([]);
  expect([...composing].sort()).toEqual(Object.keys(composed).sort());
});

function noteComposing(callee: { type: string; name?: unknown }, file: string): void {
  if (callee.type === 'Identifier' && callee.name === 'RegExp') composing.add(file);
}

function sources(): string[] {
  return readdirSync('src', { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(?:test|testing|gen)\.tsx?$/.test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name));
}
