import { Hono } from 'hono';
import type { App } from '#server/app.ts';
import { areas } from '#server/areas.ts';
import type { Db } from '#server/db/open.ts';
import { keepText } from '#server/pages/index.ts';
import { publicTipos, things } from '#things.ts';
import { escapeHtml } from '#values/escape-html.ts';
import { pictureAt } from '#values/picture.ts';
import { staticPaths } from './static-paths.ts';

export interface SitePath {
  path: string;
  lastmod?: string | undefined;
  /** The picture it leads with. */
  image?: string | undefined;
}

const tags = ['ajustes', ...publicTipos.map((tipo) => things[tipo].table)];
const type = 'application/xml; charset=utf-8';
/** Search engines take 50,000 addresses a file; smaller files are quicker to read again. */
const perFile = 10_000;

/** /sitemap.xml: every public page, or, when they are many, an index of files. */
export function siteMap({ ajustes, db, settings, pages }: App) {
  const keep = (path: string, text: string, since: number, request: Request) =>
    keepText(pages, { path, type, text, tags }, since, request);
  const shownEntries = async () =>
    (await listEntries(db)).filter(({ path }) => path !== '/mapa' || ajustes.current.marca.mapa);

  return new Hono()
    .get('/sitemap.xml', async (c) => {
      const since = pages.generation();
      const entries = await shownEntries();
      const files = Math.ceil(entries.length / perFile);
      if (files === 1) return keep('/sitemap.xml', urlSet(entries, settings.siteUrl), since, c.req.raw);
      const names = Array.from(
        { length: files },
        (_, index) => `<sitemap><loc>${settings.siteUrl}/sitemap-${index + 1}.xml</loc></sitemap>`,
      );
      return keep('/sitemap.xml', document('sitemapindex', names), since, c.req.raw);
    })
    .get('/:file{sitemap-[1-9][0-9]{0,3}\\.xml}', async (c) => {
      const since = pages.generation();
      const number = Number(c.req.param('file').match(/\d+/)?.[0]);
      const part = (await shownEntries()).slice((number - 1) * perFile, number * perFile);
      if (part.length === 0) return c.text('No encontrado', 404);
      return keep(`/sitemap-${number}.xml`, urlSet(part, settings.siteUrl), since, c.req.raw);
    });
}

/** Read so many at a time: others are answered in between. */
const slice = 2000;

export async function listEntries(db: Db): Promise<SitePath[]> {
  const now = new Date().toISOString();
  const entries: SitePath[] = staticPaths.map((path) => ({ path }));
  for (const tipo of publicTipos) {
    const listed = await areas().listedOf[tipo]?.(db, now);
    for (let after = 0; ; ) {
      const shorts = await areas().publicKinds[tipo].short(db, { after, limit: slice }, now);
      for (const { id, url, updated_at, imagen } of shorts)
        if (listed?.has(id) ?? true)
          entries.push({
            path: url,
            lastmod: updated_at,
            image: imagen?.startsWith('/') ? pictureAt(imagen, 1200) : undefined,
          });
      if (shorts.length < slice) break;
      after = shorts.at(-1)!.id;
    }
  }
  return entries;
}

function urlSet(entries: SitePath[], siteUrl: string): string {
  return document(
    'urlset',
    entries.map(({ path, lastmod, image }) => {
      const changed = lastmod ? `<lastmod>${lastmod}</lastmod>` : '';
      const shown = image ? `<image:image><image:loc>${escapeHtml(siteUrl + image)}</image:loc></image:image>` : '';
      return `<url><loc>${escapeHtml(siteUrl + path)}</loc>${changed}${shown}</url>`;
    }),
  );
}

function document(name: string, parts: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${parts.join('\n')}\n</${name}>\n`;
}
