/**
 * Addresses in what somebody types or pastes: stands in for the library that the editor's links bring along (vite.config.ts),
 * most of which is a list of every ending that a domain can have. Written without "www." it is one of those people here use.
 */
import { emailPattern } from '#values/email.ts';

interface Found {
  value: string;
  href: string;
  isLink: boolean;
  start: number;
  end: number;
}

interface Options {
  defaultProtocol?: string;
}

const web = /^(?:https?:\/\/|www\.)[^\s<>"]+$/i;
const bare = /^(?:[\p{L}\d-]+\.)+(?:es|com|org|net|eu|info|cat|gal|eus|fr|pt|uk|de|it)(?::\d+)?(?:[/?#]\S*)?$/iu;

export function find(text: string, { defaultProtocol }: Options = {}): Found[] {
  const found: Found[] = [];
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    const lead = word.length - word.replace(/^[([{«“"'¿¡]+/, '').length;
    const value = withoutEnd(word.slice(lead));
    const href = hrefOf(value, defaultProtocol);
    if (href) found.push({ value, href, isLink: true, start: index + lead, end: index + lead + value.length });
  }
  return found;
}

/** One word: a link, a link in brackets, or neither. */
export function tokenize(word: string) {
  const [link] = find(word);
  const around = (value: string) => ({ value, isLink: false });
  const parts = !link
    ? [around(word)]
    : [around(word.slice(0, link.start)), link, around(word.slice(link.end))].filter(({ value }) => value !== '');
  return parts.map((part) => ({
    ...part,
    toObject: (defaultProtocol?: string) =>
      part.isLink ? { ...part, href: hrefOf(part.value, defaultProtocol)! } : part,
  }));
}

export function registerCustomProtocol(): void {}

export function reset(): void {}

function hrefOf(value: string, protocol = 'http'): string | undefined {
  if (/^https?:/i.test(value)) return web.test(value) ? value : undefined;
  if (emailPattern.test(value)) return `mailto:${value}`;
  return web.test(value) || bare.test(value) ? `${protocol}://${value}` : undefined;
}

/** What ends a sentence is no part of an address; a bracket is, if it was opened in it. */
function withoutEnd(word: string): string {
  const ends = word.includes('(') ? /[.,;:!?»”"'\]}]/ : /[.,;:!?»”"'\]})]/;
  let end = word.length;
  while (end > 0 && ends.test(word[end - 1]!)) end--;
  return word.slice(0, end);
}
