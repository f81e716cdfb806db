import { Hono } from 'hono';
import { listActividadSlugs } from '#actividades/queries.server.ts';
import { eventoPath } from '#agenda/evento.ts';
import { listEventoSlugs } from '#agenda/queries.server.ts';
import { listCategorias } from '#articulos/categorias/queries.server.ts';
import { listArticuloPaths } from '#articulos/queries.server.ts';
import { listLibroPaths } from '#libros/queries.server.ts';
import { listUbicacionPaths } from '#lugares/queries.server.ts';
import { listSponsorPagePaths } from '#patrocinadores/paginas-queries.server.ts';
import type { App } from '#server/app.ts';
import type { Db } from '#server/db/open.ts';
import { keepText } from '#server/pages/index.ts';
import { listProductoPaths } from '#tienda/productos/queries.server.ts';
import { escapeHtml } from '#values/escape-html.ts';

interface Entry {
  path: string;
  lastmod?: string | undefined;
}

const staticPaths = [
  '/',
  '/actividades-y-eventos',
  '/libros',
  '/ubicaciones',
  '/tienda',
  '/contacto',
  '/quienes-somos',
  '/aviso-legal',
  '/politica-privacidad',
  '/politica-cookies',
  '/condiciones-de-venta',
  '/envios',
  '/devoluciones',
  '/reclamaciones',
];
const tags = [
  'articulos',
  'categorias',
  'actividades',
  'eventos',
  'libros',
  'ubicaciones',
  'ayuntamientos',
  'patrocinadores',
  'productos',
];
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

async function listEntries(db: Db): Promise<Entry[]> {
  const [categorias, articulos, actividades, eventos, libros, ubicaciones, sponsors, productos] = await Promise.all([
    listCategorias(db),
    listArticuloPaths(db, new Date().toISOString()),
    listActividadSlugs(db),
    listEventoSlugs(db),
    listLibroPaths(db),
    listUbicacionPaths(db),
    listSponsorPagePaths(db),
    listProductoPaths(db),
  ]);
  const under = (prefix: string) => (row: { slug: string; updated_at: string }) => ({
    path: `${prefix}${row.slug}`,
    lastmod: row.updated_at,
  });
  return [
    ...staticPaths.map((path) => ({ path })),
    ...categorias.map(({ slug }) => ({ path: `/${slug}` })),
    ...articulos.map(({ slug, categoria_slug, updated_at }) => ({
      path: `/${categoria_slug}/${slug}`,
      lastmod: updated_at,
    })),
    ...actividades.map(under('/actividades-y-eventos/')),
    ...eventos.map(({ slug, updated_at }) => ({ path: `/${eventoPath(slug)}`, lastmod: updated_at })),
    ...libros.map(under('/libro/')),
    ...ubicaciones.map(under('/ubicaciones/')),
    ...sponsors,
    ...productos.map(under('/tienda/')),
  ];
}

function urlSet(entries: Entry[], siteUrl: string): string {
  return document(
    'urlset',
    entries.map(
      ({ path, lastmod }) =>
        `<url><loc>${escapeHtml(siteUrl + path)}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}</url>`,
    ),
  );
}

function document(name: string, parts: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${parts.join('\n')}\n</${name}>\n`;
}
