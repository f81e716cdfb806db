/** What a shared cache knows a page by. Its headers are bounded, so a page that read very many things of a kind says only so. */
import { hashOf } from '#server/http/negotiate.ts';

/** Everything that is kept has it. */
export const everything = 'todo';
/** Varnish takes 8 KB for a header, the others 16. */
const maxBytes = 4000;
const maxKeyLength = 60;

/** libro:7 → libro:7 and libro:todos; of very many books only libro:todos and libro:muchos. */
export function keysOf(tags: Iterable<string>): string[] {
  const kinds = Map.groupBy(tags, (tag) => (tag.includes(':') ? kindOf(tag) : ''));
  const plain = kinds.get('') ?? [];
  kinds.delete('');
  const keys = new Map([...kinds].map(([kind, ofKind]) => [kind, [`${kind}:todos`, ...ofKind]]));
  const written = () => [everything, ...plain, ...[...keys.values()].flat()].map(keyOf);
  for (const [kind] of [...kinds].sort((one, other) => other[1].length - one[1].length)) {
    if (written().join(' ').length <= maxBytes) break;
    keys.set(kind, [`${kind}:todos`, `${kind}:muchos`]);
  }
  return written();
}

/** What is purged when these things have changed. */
export function keysToPurge(tags: Iterable<string>): string[] {
  const all = new Set(tags);
  // A file's name never means anything else: files are only purged one by one.
  const named = all.has(everything) ? [everything, ...[...all].filter(isOfFile)] : [...all];
  const keys = named.flatMap((tag) => {
    if (!tag.includes(':')) return [tag];
    return tag.endsWith(':*') ? [`${kindOf(tag)}:todos`] : [tag, `${kindOf(tag)}:muchos`];
  });
  return [...new Set(keys.map(keyOf))];
}

/** The same for a picture and its narrower versions. */
export function fileTag(name: string): string {
  return `archivo:${name.replace(/[-.].*/s, '')}`;
}

function isOfFile(tag: string): boolean {
  return tag.startsWith('archivo:');
}

function kindOf(tag: string): string {
  return tag.slice(0, tag.indexOf(':'));
}

function keyOf(tag: string): string {
  return tag.length <= maxKeyLength && /^[\w:.-]+$/.test(tag) ? tag : hashOf(Buffer.from(tag));
}
