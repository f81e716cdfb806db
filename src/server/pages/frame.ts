/**
 * Header and footer are the same on every page that they do not lead to, and more than half of what React makes of an
 * article. They are taken from the first such page, left empty in the others (`ui/use-is-frame-kept.ts`) and put in at the
 * end, until what they show is written anew.
 */
import { pathHere } from '#idioma-path.ts';
import { idioma } from '#values/idioma/say.ts';
import type { ReadyPart } from './ready-parts.ts';

interface Frame {
  shows: unknown[];
  html: string;
  parts: ReadyPart[];
}

const headerPlace = /<header [^<>]*>(?=<\/header>)/;
const footerPlace = /<footer [^<>]*>(?=<\/footer>)/;

/** By language. */
const frames = new Map<string, Frame>();

/** Those of the last page that was rendered whole, if they show the same (the very same objects) and do not lead to this one. */
export function frameFor(path: string, shows: unknown[]): ReadyPart[] | undefined {
  const kept = frames.get(idioma().codigo);
  if (!kept || kept.shows.length !== shows.length || !kept.shows.every((part, index) => part === shows[index]))
    return undefined;
  // A link to the page itself is marked.
  return /^[\w/-]+$/.test(path) && !kept.html.includes(`href="${pathHere(path)}`) ? kept.parts : undefined;
}

/** `html` is a page that was rendered whole. */
export function keepFrame(html: string, shows: unknown[]): void {
  const header = inside(html, '<header ', '</header>', html.indexOf('<body'));
  const footer = inside(html, '<footer ', '</footer>', html.lastIndexOf('<footer '));
  if (!header || !footer || /aria-current="page"| nonce=/.test(header + footer)) return;
  const parts = [
    { place: headerPlace, bytes: Buffer.from(header) },
    { place: footerPlace, bytes: Buffer.from(footer) },
  ];
  frames.set(idioma().codigo, { shows, html: header + footer, parts });
}

function inside(html: string, opening: string, closing: string, from: number): string | undefined {
  const start = html.indexOf('>', html.indexOf(opening, from)) + 1;
  const end = html.indexOf(closing, start);
  return from === -1 || start === 0 || end === -1 ? undefined : html.slice(start, end);
}
