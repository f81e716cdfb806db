/** A feed as RSS 2.0 text. */
import { pathHere } from '#idioma-path.ts';
import { escapeHtml } from '#values/escape-html.ts';
import { idioma } from '#values/idioma/say.ts';
import { socialPicture, socialSize } from '#values/picture.ts';

export const rssType = 'application/rss+xml; charset=utf-8';

interface Feed {
  title: string;
  /** The page whose news these are, and where the feed itself lies. */
  path: string;
  self: string;
  description: string;
  items: FeedItem[];
}

export interface FeedItem {
  title: string;
  path: string;
  publishedAt: string;
  description: string;
  /** Its whole text. */
  html?: string;
  picture: string | null;
  /** Where it is not the feed's: what is not translated comes in Spanish and says so. */
  lang?: string | undefined;
}

export function rssText(siteUrl: string, { title, path, self, description, items }: Feed): string {
  const channel = element('channel', [
    element('title', escapeHtml(title)),
    element('link', siteUrl + pathHere(path)),
    `<atom:link href="${siteUrl}${escapeHtml(pathHere(self))}" rel="self" type="application/rss+xml"/>`,
    element('description', escapeHtml(description)),
    element('language', idioma().codigo),
    ...items.map((one) => item(siteUrl, one)),
  ]);
  const spaces =
    'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${spaces}>${channel}</rss>\n`;
}

function item(siteUrl: string, { title, path, publishedAt, description, html, picture, lang }: FeedItem): string {
  const link = siteUrl + pathHere(path);
  const shown = picture && socialPicture(picture);
  return element('item', [
    element('title', escapeHtml(title)),
    element('link', link),
    `<guid isPermaLink="true">${link}</guid>`,
    element('pubDate', new Date(publishedAt).toUTCString()),
    lang ? element('dc:language', lang) : '',
    element('description', escapeHtml(description)),
    html ? element('content:encoded', escapeHtml(html)) : '',
    shown
      ? `<media:content url="${siteUrl}${shown}" medium="image" type="image/jpeg" width="${socialSize.width}" height="${socialSize.height}"/>`
      : '',
  ]);
}

function element(name: string, content: string | string[]): string {
  return `<${name}>${Array.isArray(content) ? content.join('') : content}</${name}>\n`;
}
