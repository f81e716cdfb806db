import { Hono } from 'hono';
import type { App } from '#server/app.ts';
import { areas } from '#server/areas.ts';
import type { Db } from '#server/db/open.ts';
import { keepText } from '#server/pages/index.ts';
import { contractRuns } from '#server/things/contract.ts';
import { type Tipo, thingOf, things, tipos } from '#things.ts';
import { todayInMadrid } from '#values/day.ts';
import { escapeHtml } from '#values/escape-html.ts';
import { pictureAt } from '#values/picture.ts';
import { staticPaths } from './static-paths.ts';

export interface SitePath {
  path: string;
  lastmod?: string | undefined;
  /** The picture it leads with. */
  image?: string | undefined;
}

const withPages = tipos.filter((tipo) => thingOf(tipo).path);
const tags = ['articulos', ...withPages.map((tipo) => things[tipo].table)];
const type = 'application/xml; charset=utf-8';
/** Search engines take 50,000 addresses a file; smaller files are quicker to read again. */
const perFile = 10_000;

/** /sitemap.xml: every public page, or, when they are many, an index of files. */
export function siteMap({ db, settings, pages }: App) {
  const keep = (path: string, text: string, since: number) => keepText(pages, { path, type, text, tags }, since);

  return new Hono()
    .get('/sitemap.xml', async () => {
      const since = pages.generation();
      const entries = await listEntries(db);
      const files = Math.ceil(entries.length / perFile);
      if (files === 1) return keep('/sitemap.xml', urlSet(entries, settings.siteUrl), since);
      const names = Array.from(
        { length: files },
        (_, index) => `<sitemap><loc>${settings.siteUrl}/sitemap-${index + 1}.xml</loc></sitemap>`,
      );
      return keep('/sitemap.xml', document('sitemapindex', names), since);
    })
    .get('/:file{sitemap-[1-9][0-9]{0,3}\\.xml}', async (c) => {
      const since = pages.generation();
      const number = Number(c.req.param('file').match(/\d+/)?.[0]);
      const part = (await listEntries(db)).slice((number - 1) * perFile, number * perFile);
      if (part.length === 0) return c.text('No encontrado', 404);
      return keep(`/sitemap-${number}.xml`, urlSet(part, settings.siteUrl), since);
    });
}

export async function listEntries(db: Db): Promise<SitePath[]> {
  const now = new Date().toISOString();
  const lists = await Promise.all([
    ...withPages.filter((tipo) => !thingOf(tipo).hasOwnSiteMap).map((tipo) => slugPaths(db, tipo)),
    ...areas().sitePaths.map((list) => list(db, now)),
  ]);
  const images = await imagesByPath(db);
  return [...staticPaths.map((path) => ({ path })), ...lists.flat()].map((entry) => ({
    ...entry,
    image: images.get(entry.path),
  }));
}

/** The search knows the picture of everything it finds. */
async function imagesByPath(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('busqueda_indice').select(['url', 'imagen']).where('imagen', 'like', '/%').execute();
  return new Map(rows.map(({ url, imagen }) => [url, pictureAt(imagen!, 1200)]));
}

/** Every page of a kind that visitors may see. */
async function slugPaths(db: Db, tipo: Tipo): Promise<SitePath[]> {
  const { table, path, shownBy, hasContract } = thingOf(tipo);
  const today = todayInMadrid(new Date());
  const rows = await db
    // One of them stands for all: they share these columns.
    .selectFrom(table as 'productos')
    .select(['slug', 'updated_at'])
    .$if(shownBy !== undefined, (query) => query.where(shownBy as 'activo', '=', 1))
    .$if(hasContract !== undefined, (query) => query.where(contractRuns(today)))
    .orderBy('id')
    .execute();
  return rows.map(({ slug, updated_at }) => ({ path: path!(slug), lastmod: updated_at }));
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
