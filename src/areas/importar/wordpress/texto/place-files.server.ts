/** While a text is cleaned numbers stand for its files; here the files that came take their places. */
import type { Stored, TipoArchivo } from '#areas/importar/files.server.ts';
import { escapeHtml } from '#values/escape-html.ts';

/** Nothing that anybody writes looks like it. */
const start = 'https://archivo-importado.invalid/';

export function placeholder(index: number): string {
  return start + index;
}

/** The numbers of the files that a text shows or leads to, each once. */
export function placeholdersIn(html: string): number[] {
  return [...new Set([...html.matchAll(/https:\/\/archivo-importado\.invalid\/(\d+)/g)].map(([, n]) => Number(n)))];
}

interface PlacedFile {
  url: string;
  tipo: TipoArchivo;
  stored: Stored | undefined;
}

/** `html` as the cleaner writes it: each tag begins in one way. What comes is cleaned once more. */
export function placeFiles(html: string, fileAt: (index: number) => PlacedFile): string {
  const storedAt = (index: string) => {
    const { stored } = fileAt(Number(index));
    return stored && 'address' in stored ? stored : undefined;
  };
  const placed = html
    // What was left of a paragraph that began with a picture.
    .replace(/<p><\/p>(?=<figure\b)/g, '')
    // A link that only shows the picture larger: galleries do that by themselves.
    .replace(
      /<a href="https:\/\/archivo-importado\.invalid\/(\d+)"[^<>]*>(<img [^<>]*>)<\/a>/g,
      (whole, index: string, image: string) => (fileAt(Number(index)).tipo === 'imagen' ? image : whole),
    )
    .replace(/<img src="https:\/\/archivo-importado\.invalid\/(\d+)"[^<>]*>/g, (tag, index: string) =>
      storedAt(index) ? tag : '',
    )
    .replace(/ poster="https:\/\/archivo-importado\.invalid\/(\d+)"/g, (said, index: string) =>
      storedAt(index) ? said : '',
    )
    .replace(
      /<track kind="captions" src="https:\/\/archivo-importado\.invalid\/(\d+)"[^<>]*>/g,
      (tag, index: string) => (storedAt(index) ? tag : ''),
    )
    // A sound or a video that did not come is a link to where it is.
    .replace(
      /<(audio|video) src="https:\/\/archivo-importado\.invalid\/(\d+)"[^<>]*>(?:<track [^<>]*>)?<\/\1>/g,
      (player, _, index: string) => (storedAt(index) ? player : linkTo(fileAt(Number(index)).url)),
    )
    // A paragraph that is nothing but a link to a file is shown as a file.
    .replace(
      /<p(?: style="[^"<>]*")?>(<a href="https:\/\/archivo-importado\.invalid\/(\d+)"[^<>]*>[^<]*(?:<(?!\/?[ap]\b)[^<]*)*<\/a><\/p>)/g,
      (whole, link: string, index: string) => {
        const stored = storedAt(index);
        return stored && fileAt(Number(index)).tipo !== 'imagen' ? `<p data-archivo="${stored.bytes}">${link}` : whole;
      },
    )
    .replace(/https:\/\/archivo-importado\.invalid\/(\d+)/g, (_, index: string) =>
      escapeHtml(storedAt(index)?.address ?? fileAt(Number(index)).url),
    );
  return withoutEmptyFigures(placed);
}

function linkTo(url: string): string {
  return `<p><a href="${escapeHtml(url)}">${escapeHtml(url)}</a></p>`;
}

/** A caption without its picture says nothing. Galleries are figures in a figure: the inner ones are marked as seen. */
function withoutEmptyFigures(html: string): string {
  const isFull = /<(?:img|iframe|audio|video|table|blockquote|pre|ul|ol|p|a|x-seen)\b/;
  for (let before = '', after = html; ; ) {
    before = after;
    after = before.replace(/<figure[^<>]*>([^<]*(?:<(?!\/?figure\b)[^<]*)*)<\/figure>/g, (whole, inner: string) =>
      isFull.test(inner.replace(/<figcaption[^<>]*>[^<]*(?:<(?!\/?figcaption\b)[^<]*)*<\/figcaption>/g, ''))
        ? whole.replace(/(<\/?)figure\b/g, '$1x-seen')
        : '',
    );
    if (after === before) return after.replace(/(<\/?)x-seen\b/g, '$1figure');
  }
}
