import { Hono } from 'hono';
import { pathIn } from '#idioma-path.ts';
import type { App } from '#server/app.ts';
import { areas } from '#server/areas.ts';
import type { Db } from '#server/db/open.ts';
import { shownIdiomas } from '#server/idiomas.ts';
import { keepText } from '#server/pages/index.ts';
import { publicTipos, things } from '#things.ts';
import { escapeHtml } from '#values/escape-html.ts';
import { spanish } from '#values/idioma/say.ts';
import { pictureAt } from '#values/picture.ts';
import { isLegal, staticPaths } from './static-paths.ts';

export interface SitePath {
  path: string;
  lastmod?: string | undefined;
  /** The picture it leads with. */
  image?: string | undefined;
  /** Besides Spanish, those in which all of it is said. */
  idiomas?: string[] | undefined;
}

const tags = ['ajustes', things.traduccion.table, ...publicTipos.map((tipo) => things[tipo].table)];
const type = 'application/xml; charset=utf-8';
/** Search engines take 50,000 addresses a file; smaller files are quicker to read again. */
const perFile = 10_000;

/** /sitemap.xml: every public page, or, when they are many, an index of files. */
export function siteMap({ ajustes, db, settings, pages }: App) {
  const keep = (path: string, text: string, since: number, request: Request) =>
    keepText(pages, { path, type, text, tags }, since, request);
  const shownEntries = async () => {
    const { marca, legal } = ajustes.current;
    // A text of the operator's own is in their language, the program's in every one.
    const own = legal['quienes-somos'].texto ? '/quienes-somos' : undefined;
    const entries = (await listEntries(db)).filter(({ path }) => path !== '/mapa' || marca.mapa);
    return entries.map((entry) => (entry.path === own && !entry.lastmod ? { ...entry, idiomas: [] } : entry));
  };

  return new Hono()
    .get('/sitemap.xml', async (c) => {
      const since = pages.generation();
      const urls = urlsOf(await shownEntries(), settings.siteUrl);
      const files = Math.ceil(urls.length / perFile);
      if (files === 1) return keep('/sitemap.xml', document('urlset', urls), since, c.req.raw);
      const names = Array.from(
        { length: files },
        (_, index) => `<sitemap><loc>${settings.siteUrl}/sitemap-${index + 1}.xml</loc></sitemap>`,
      );
      return keep('/sitemap.xml', document('sitemapindex', names), since, c.req.raw);
    })
    .get('/:file{sitemap-[1-9][0-9]{0,3}\\.xml}', async (c) => {
      const since = pages.generation();
      const number = Number(c.req.param('file').match(/\d+/)?.[0]);
      const urls = urlsOf(await shownEntries(), settings.siteUrl).slice((number - 1) * perFile, number * perFile);
      if (urls.length === 0) return c.text('No encontrado', 404);
      return keep(`/sitemap-${number}.xml`, document('urlset', urls), since, c.req.raw);
    });
}

/** Read so many at a time: others are answered in between. */
const slice = 2000;

export async function listEntries(db: Db): Promise<SitePath[]> {
  const now = new Date().toISOString();
  const codigos = shownIdiomas().map(({ codigo }) => codigo);
  const translated = await listTranslated(db, codigos);
  const entries: SitePath[] = staticPaths.map((path) => ({ path, idiomas: isLegal(path) ? [] : codigos }));
  for (const tipo of publicTipos) {
    const listed = await areas().listedOf[tipo]?.(db, now);
    for (let after = 0; ; ) {
      const shorts = await areas().publicKinds[tipo].short(db, { after, limit: slice }, now);
      for (const { id, url, updated_at, imagen } of shorts) {
        if (listed && !listed.has(id)) continue;
        const entry = {
          path: url,
          lastmod: updated_at,
          image: imagen?.startsWith('/') ? pictureAt(imagen, 1200) : undefined,
          idiomas: translated.get(`${tipo} ${id}`),
        };
        // A page of the operator's stands instead of the program's own.
        const at = staticPaths.indexOf(url);
        if (at === -1) entries.push(entry);
        else entries[at] = entry;
      }
      if (shorts.length < slice) break;
      after = shorts.at(-1)!.id;
    }
  }
  return entries;
}

/** Things that are whole in a language: what is half in Spanish is no page of it. */
async function listTranslated(db: Db, codigos: string[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  if (codigos.length === 0) return found;
  const rows = await db
    .selectFrom('traducciones')
    .select(['tipo', 'cosa_id', 'idioma'])
    .where('faltan', '=', 0)
    .where('idioma', 'in', codigos)
    .orderBy('idioma')
    .execute();
  for (const { tipo, cosa_id, idioma } of rows) {
    const key = `${tipo} ${cosa_id}`;
    found.set(key, [...(found.get(key) ?? []), idioma]);
  }
  return found;
}

/** A page in each of its languages; every one of them names all of them. */
function urlsOf(entries: SitePath[], siteUrl: string): string[] {
  return entries.flatMap(({ path, lastmod, image, idiomas = [] }) => {
    const codigos = [spanish.codigo, ...idiomas];
    const address = (codigo: string) => escapeHtml(siteUrl + pathIn(codigo, path));
    const link = (hreflang: string, codigo: string) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(codigo)}"/>`;
    const links = idiomas.length > 0 ? [...codigos.map((codigo) => link(codigo, codigo)), link('x-default', 'es')] : [];
    const changed = lastmod ? `<lastmod>${lastmod}</lastmod>` : '';
    const shown = image ? `<image:image><image:loc>${escapeHtml(siteUrl + image)}</image:loc></image:image>` : '';
    return codigos.map((codigo) => `<url><loc>${address(codigo)}</loc>${changed}${links.join('')}${shown}</url>`);
  });
}

function document(name: string, parts: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${parts.join('\n')}\n</${name}>\n`;
}
