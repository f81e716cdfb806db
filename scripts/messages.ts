/** npm run messages: what the program says to visitors, and what of it is missing in each language of `messages/`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { routes } from '../src/routes.ts';
import type { Message } from '../src/values/idioma/say.ts';

export interface FoundText {
  file: string;
  text: string;
}

/** Attributes and properties that nobody reads. */
const notRead = new Set([
  ...[
    'className',
    'style',
    'sizes',
    'rel',
    'type',
    'role',
    'id',
    'd',
    'viewBox',
    'href',
    'key',
    'name',
    'autoComplete',
  ],
  ...['@type', 'allow', 'sandbox', 'accept', 'transform', 'points', 'itemProp', 'as', 'ssr', 'queryKey'],
]);

const speaks = /^src\/(?:values\/idioma\/say\.ts|ui\/said\.tsx)$/;

const sources = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter(
    (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(?:test|testing|gen|d)\.tsx?$/.test(entry.name),
  )
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => !file.startsWith('src/desk/'));

interface Source {
  said: FoundText[];
  bare: FoundText[];
  imports: string[];
}

const read = new Map(sources.map((file) => [file, readSource(file)]));

/** Every text that is handed to `say` and its kin; a plural is its two forms with ` | ` between them. */
export function saidTexts(): FoundText[] {
  return [...read.values()].flatMap(({ said }) => said);
}

/** Those of them that browsers can have to say. */
export function visitorsTexts(): FoundText[] {
  return [...visitorsFiles()].flatMap((file) => read.get(file)!.said);
}

/** What looks like words and is not handed to them, in what visitors' pages are made of. */
export function bareTexts(): FoundText[] {
  return [...visitorsFiles()].flatMap((file) => read.get(file)!.bare);
}

export function messagesOf(codigo: string): Record<string, Message> {
  const files = readdirSync(`messages/${codigo}`).filter((name) => name !== 'idioma.json');
  const all = files.flatMap((name) => Object.entries(JSON.parse(readFileSync(`messages/${codigo}/${name}`, 'utf8'))));
  return Object.fromEntries(all) as Record<string, Message>;
}

/** Those of one file, if it is there. */
export function textsOf(codigo: string, name: string): string[] {
  const path = `messages/${codigo}/${name}`;
  return existsSync(path) ? Object.keys(JSON.parse(readFileSync(path, 'utf8'))) : [];
}

export const codigos = readdirSync('messages').toSorted();

/** The files that the routes of the site reach. */
function visitorsFiles(): Set<string> {
  const reached = new Set<string>();
  const open = ['root.tsx', 'router.tsx', 'client.tsx', ...siteFiles(routes)].map((file) => `src/${file}`);
  for (let file = open.pop(); file; file = open.pop()) {
    const source = read.get(file);
    if (!source || reached.has(file) || /\.server\.|^src\/server\/|\/admin/.test(file)) continue;
    reached.add(file);
    open.push(...source.imports);
  }
  return reached;
}

interface RouteNode {
  type?: string;
  id?: string;
  file?: string;
  children?: readonly RouteNode[];
}

function siteFiles(node: RouteNode): string[] {
  const site = node.children?.find(({ id }) => id === 'site');
  return [site!.file!, ...site!.children!.map(({ file }) => file!)].filter((file) => !/\/admin-/.test(file));
}

function readSource(file: string): Source {
  const source: Source = { said: [], bare: [], imports: [] };
  const taken = new Set<number>();
  const say = (text: string | undefined) => text !== undefined && source.said.push({ file, text });
  const textOf = (node: ESTree.Node | null | undefined) => {
    if (!node) return undefined;
    if (node.type === 'JSXExpressionContainer') return textOf(node.expression as ESTree.Node);
    if (node.type !== 'Literal' || typeof node.value !== 'string') return undefined;
    taken.add(node.start);
    return node.value;
  };
  const importFrom = (node: { source?: unknown }) => {
    const name = (node.source as { value?: string } | null)?.value;
    const path = name?.startsWith('#') ? `src/${name.slice(1)}` : name?.startsWith('.') && join(dirname(file), name);
    taken.add((node.source as { start: number } | null)?.start ?? -1);
    if (path && existsSync(path)) source.imports.push(path);
  };
  const bare = (start: number, text: string) => {
    if (!taken.has(start) && looksLikeWords(text)) source.bare.push({ file, text: text.replace(/\s+/g, ' ').trim() });
  };
  new Visitor({
    ImportDeclaration(node) {
      if (node.importKind !== 'type') importFrom(node);
      else taken.add(node.source.start);
    },
    ExportNamedDeclaration: importFrom,
    ExportAllDeclaration: importFrom,
    ImportExpression: importFrom,
    TSLiteralType(node) {
      void taken.add(node.literal.start);
    },
    CallExpression({ callee, arguments: given }) {
      if (callee.type !== 'Identifier') return;
      if (callee.name === 'say' || callee.name === 'later' || callee.name === 'saidInPieces') {
        for (const one of chosen(given[0])) say(textOf(one));
      }
      if (callee.name !== 'sayCount') return;
      const [one, many] = [textOf(given[1]), textOf(given[2])];
      if (one !== undefined && many !== undefined) say(`${one} | ${many}`);
    },
    JSXOpeningElement({ name, attributes }) {
      for (const attribute of attributes) {
        if (attribute.type !== 'JSXAttribute' || !attribute.value) continue;
        const isSaid = name.type === 'JSXIdentifier' && name.name === 'Said' && attribute.name.name === 'text';
        if (isSaid) for (const one of chosen(expressionOf(attribute.value))) say(textOf(one));
        else if (notRead.has(String(attribute.name.name))) takeAll(attribute.value, taken);
      }
    },
    Property({ key, value }) {
      if (key.type === 'Literal') taken.add(key.start);
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
      if (notRead.has(name)) takeAll(value, taken);
    },
    NewExpression(node) {
      // Errors are shown, and a promise is made of any code.
      if (!/^(?:Error|Promise)$/.test((node.callee as { name?: string }).name ?? '')) takeAll(node, taken);
    },
    // What is compared is not read.
    BinaryExpression({ operator, left, right }) {
      if (/^[!=]==$|^in$/.test(operator)) for (const side of [left, right]) taken.add(side.start);
    },
    JSXText({ start, value }) {
      if (/\p{L}{2}/u.test(value)) source.bare.push({ file, text: value.replace(/\s+/g, ' ').trim() });
      taken.add(start);
    },
    Literal({ start, value }) {
      if (typeof value === 'string') bare(start, value);
    },
    TemplateElement({ start, value }) {
      bare(start, value.cooked ?? '');
    },
  }).visit(parseSync(file, readFileSync(file, 'utf8')).program);
  // Others have a `say` of their own.
  return { ...source, said: source.imports.some((path) => speaks.test(path)) ? source.said : [] };
}

/** Of a choice both. */
function chosen(node: ESTree.Node | undefined): ESTree.Node[] {
  if (node?.type === 'ConditionalExpression') return [...chosen(node.consequent), ...chosen(node.alternate)];
  return node ? [node] : [];
}

function expressionOf(node: ESTree.Node): ESTree.Node {
  return node.type === 'JSXExpressionContainer' ? (node.expression as ESTree.Node) : node;
}

function takeAll(node: ESTree.Node, taken: Set<number>): void {
  new Visitor({
    Literal({ start }) {
      void taken.add(start);
    },
    TemplateElement({ start }) {
      void taken.add(start);
    },
  }).visit({ type: 'Program', body: [{ type: 'ExpressionStatement', expression: node }] } as unknown as ESTree.Program);
}

/** A sign that only Spanish has, a word that begins large, or two words; not the beginning of an element. */
function looksLikeWords(text: string): boolean {
  if (text.startsWith('<')) return false;
  return (
    /[áéíóúñ¿¡]/i.test(text) ||
    /^\s*\p{Lu}(?:\p{Ll}{2}|\p{Ll}? \p{Ll}{2})/u.test(text) ||
    /\p{Ll}{2,},? \p{Ll}{2,}/u.test(text)
  );
}

if (import.meta.main) {
  const texts = [...new Set(saidTexts().map(({ text }) => text))];
  for (const codigo of codigos) {
    const known = messagesOf(codigo);
    const missing = texts.filter((text) => !(text in known));
    console.log(`${codigo}: ${texts.length - missing.length} of ${texts.length}`);
    for (const text of missing) console.log(`  ${JSON.stringify(text)}`);
  }
}
