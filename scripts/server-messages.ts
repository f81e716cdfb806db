/** The sentences that public calls can answer with and are not handed to `say`: followed by name from call to call and file to file. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ESTree, parseSync } from 'vite';
import type { FoundText } from './messages.ts';

interface Declared {
  file: string;
  node: ESTree.Node;
}

interface Module {
  declared: Map<string, Declared>;
  imported: Map<string, { file: string; name: string }>;
}

/** The desk's, and what writes through the one write door, which visitors do not. */
const notVisitors =
  /^src\/(?:desk|values|server\/(?:auth|rich-text)|areas\/(?:ajustes|cuenta))\/|server\/things\/(?:save-thing|slugs)|\/admin/;

type Node = Record<string, unknown> & { type: string };

/** `parts`: what public calls ask the running program for, which no name leads to. */
export function bareServerTexts(parts: string[]): FoundText[] {
  const found = new Map<string, FoundText>();
  const seen = new Set<unknown>();
  const open: Declared[] = [
    ...callFiles().flatMap((file) => publicCalls(moduleOf(file))),
    ...parts.flatMap((file) => [...moduleOf(file).declared.values()]),
  ];
  for (let next = open.pop(); next; next = open.pop()) {
    if (seen.has(next.node)) continue;
    seen.add(next.node);
    const { file } = next;
    const { texts, names } = textsIn(next.node);
    // The operator's mails.
    if (names.has('toOwner')) continue;
    for (const text of texts) found.set(`${file} ${text}`, { file, text });
    for (const name of names) {
      const here = moduleOf(file).declared.get(name);
      const there = moduleOf(file).imported.get(name);
      const declared = here ?? (there && moduleOf(there.file).declared.get(there.name));
      if (declared) open.push(declared);
    }
  }
  return [...found.values()];
}

function callFiles(): string[] {
  return readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.server.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file, 'utf8').includes("access: 'public'"));
}

const modules = new Map<string, Module>();

function moduleOf(file: string): Module {
  const known = modules.get(file) ?? readModule(file);
  modules.set(file, known);
  return known;
}

function readModule(file: string): Module {
  const read: Module = { declared: new Map(), imported: new Map() };
  for (const statement of parseSync(file, readFileSync(file, 'utf8')).program.body) {
    if (statement.type === 'ImportDeclaration') {
      const from = pathOf(file, statement.source.value);
      if (!from || statement.importKind === 'type') continue;
      for (const one of statement.specifiers)
        if (one.type === 'ImportSpecifier' && one.imported.type === 'Identifier')
          read.imported.set(one.local.name, { file: from, name: one.imported.name });
    }
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (node?.type === 'FunctionDeclaration' && node.id) read.declared.set(node.id.name, { file, node });
    if (node?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of node.declarations)
      if (id.type === 'Identifier' && init) read.declared.set(id.name, { file, node: init });
  }
  return read;
}

function pathOf(file: string, name: string): string | undefined {
  const path = name.startsWith('#') ? `src/${name.slice(1)}` : name.startsWith('.') ? join(dirname(file), name) : '';
  return existsSync(path) && !notVisitors.test(path) ? path : undefined;
}

/** What is handed to `call` with `access: 'public'`. */
function publicCalls({ declared }: Module): Declared[] {
  return [...declared.values()].flatMap(({ file, node }) => {
    const calls: Declared[] = [];
    walk(node as unknown as Node, (one) => {
      if (one.type !== 'ObjectExpression') return true;
      const access = (one.properties as Node[]).find((property) => nameOf(property.key) === 'access');
      if ((access?.value as Node | undefined)?.value !== 'public') return true;
      calls.push({ file, node: one as unknown as ESTree.Node });
      return false;
    });
    return calls;
  });
}

function textsIn(node: ESTree.Node): { texts: string[]; names: Set<string> } {
  const texts: string[] = [];
  const names = new Set<string>();
  walk(node as unknown as Node, (one) => {
    if (one.type === 'Identifier') names.add(String(one.name));
    // What is said of a call, what it answers with and what is written down of an order.
    if (one.type === 'Property' && ['summary', 'output', 'nota'].includes(nameOf(one.key))) return false;
    if (one.type === 'NewExpression' && /Error$|Failure$/.test(nameOf(one.callee))) return false;
    if (one.type === 'CallExpression' && /^(?:say|sayCount|later|log\w+)$/.test(nameOf(one.callee))) {
      for (const given of (one.arguments as Node[]).slice(1)) {
        walk(given, (part) => {
          if (part.type === 'Identifier') names.add(String(part.name));
          return true;
        });
      }
      return false;
    }
    if (one.type === 'Literal' && typeof one.value === 'string' && isSentence(one.value)) texts.push(one.value);
    if (one.type === 'TemplateLiteral') {
      const text = (one.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('{}');
      if (isSentence(text)) texts.push(text);
    }
    return true;
  });
  return { texts, names };
}

/** It begins large and ends as sentences do. */
function isSentence(text: string): boolean {
  return /^[\p{Lu}¿¡«{].*\p{Ll}{2}.* .*[.!?:]$/su.test(text);
}

function nameOf(node: unknown): string {
  const { type, name, value } = (node ?? {}) as Node;
  return type === 'Identifier' ? String(name) : String(value ?? '');
}

/** `look` says whether to go on inside. */
function walk(node: Node, look: (node: Node) => boolean): void {
  if (!look(node)) return;
  for (const part of Object.values(node))
    for (const one of Array.isArray(part) ? part : [part])
      if (one && typeof one === 'object' && typeof (one as Node).type === 'string') walk(one as Node, look);
}
