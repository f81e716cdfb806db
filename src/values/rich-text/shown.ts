/** What a reader gets more of a text than is written in it, made where the page is made: it costs them no code. */
import { z } from 'zod';
import { say } from '../idioma/say.ts';
import { waitingHtml } from '../idioma/waiting.ts';
import { prepareHtml } from './prepare-html.ts';

/** What pages show: a call that hands out a stored text as it is does not compile. */
export const shownText = z.string().brand<'shown', 'inout'>();
export type ShownHtml = z.output<typeof shownText>;

/** Pictures of galleries that open large, footnotes with their numbers, and links to what other sites would play. */
export function shownHtml(html: string): ShownHtml;
export function shownHtml(html: string | null): ShownHtml | null;
export function shownHtml(html: string | null): ShownHtml | null {
  return html === null ? null : (waitingHtml(html, shownNow) as ShownHtml);
}

/** The same at once, of a text that is in the language of who reads it. */
export function shownNow(html: string): ShownHtml {
  const whole = withNotes(withLarge(html)).replace(
    /<(audio|video) src="(https?:\/\/([^/"?#]+)[^"]*)"[^<>]*>(?:<track[^<>]*>)?<\/\1>/g,
    elsewhere,
  );
  return prepareHtml(whole) as ShownHtml;
}

/** A picture of a gallery that leads nowhere else leads to itself, large. */
function withLarge(html: string): string {
  if (!html.includes('data-galeria')) return html;
  let depth = 0;
  let isLink = false;
  return html.replace(/<(\/?)(figure|a|img)\b[^<>]*>/g, (tag, end: string, name: string) => {
    if (name === 'a') isLink = !end;
    else if (name === 'figure' && (depth > 0 || tag.includes('data-galeria'))) depth += end ? -1 : 1;
    else if (name === 'img' && depth > 0 && !isLink)
      return `<a href="${attribute(tag, 'src')}" data-ampliar aria-label="${say('Ampliar: {imagen}', { imagen: attribute(tag, 'alt') || say('imagen') })}">${tag}</a>`;
    return tag;
  });
}

/** Footnotes are written where they are referred to, and read at the end. */
function withNotes(html: string): string {
  const notes: string[] = [];
  const text = html.replace(/<span data-nota="">([^<]*(?:<(?!\/span>)[^<]*)*)<\/span>/g, (_, note: string) => {
    const number = notes.push(note);
    return `<sup><a id="nota-${number}-aqui" href="#nota-${number}" aria-label="${say('Nota {n}', { n: number })}">${number}</a></sup>`;
  });
  if (notes.length === 0) return text;
  const items = notes.map(
    (note, index) =>
      `<li id="nota-${index + 1}">${note} <a href="#nota-${index + 1}-aqui" aria-label="${say('Volver al texto')}">↩</a></li>`,
  );
  return `${text}<ol class="notas" aria-label="${say('Notas')}">${items.join('')}</ol>`;
}

/** What another site would play is a link to it: it learns who listens only then. */
function elsewhere(_: string, tag: string, url: string, host: string): string {
  const text = say(tag === 'audio' ? 'Escuchar en {sitio}' : 'Ver el vídeo en {sitio}', { sitio: host });
  return `<p><a href="${url}" rel="noopener">${text}</a></p>`;
}

function attribute(tag: string, name: string): string | undefined {
  return tag.match(new RegExp(`\\s${name}="([^"]*)"`))?.[1];
}
