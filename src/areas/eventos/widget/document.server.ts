/** The agenda as a small document of its own, for a frame on somebody else's page: no script, no file, no cookie. */
import type { ToCome } from '#areas/eventos/to-come.server.ts';
import { pathHere } from '#idioma-path.ts';
import { things } from '#things.ts';
import { escapeHtml } from '#values/escape-html.ts';
import { formatDays } from '#values/full-date.ts';
import { langOf } from '#values/idioma/lang-of.ts';
import { idioma, say } from '#values/idioma/say.ts';
import { shortMes } from '#values/mes.ts';
import { accentFor, type Paleta, palettes } from '#values/palette/palette.ts';

interface Widget {
  siteUrl: string;
  siteName: string;
  title: string;
  /** Where its agenda is on our site. */
  path: string;
  eventos: ToCome[];
  patrocinadores: { nombre: string; path: string }[];
  /** The picture that counts that they were seen. */
  seenPath: string;
  paleta: Paleta;
  /** '#9c3d1b' */
  color: string;
}

export function widgetDocument(widget: Widget): string {
  const { siteUrl, siteName, title, path, eventos, patrocinadores, paleta, color } = widget;
  const list = eventos.map((one) => item(siteUrl, one)).join('');
  return page(
    title,
    styleOf(paleta, color),
    `<h1>${escapeHtml(title)}</h1>${list ? `<ol>${list}</ol>` : `<p>${say('No hay nada en la agenda por ahora.')}</p>`}
<footer>${sponsors(widget)}<p><a href="${siteUrl}${path}">${say('Ver más en {sitio}', { sitio: escapeHtml(siteName) })}</a></p></footer>${
      patrocinadores.length > 0 ? `<img src="${widget.seenPath}" alt="" width="1" height="1" loading="lazy">` : ''
    }`,
  );
}

/** What a frame shows whose village is no longer there. */
export function missingWidget(siteUrl: string, siteName: string, paleta: Paleta): string {
  return page(
    siteName,
    styleOf(paleta, ''),
    `<p>${say('Esta agenda ya no está aquí.')}</p><p><a href="${siteUrl}${pathHere('/actividades-y-eventos#agenda')}">${say('Ver la agenda en {sitio}', { sitio: escapeHtml(siteName) })}</a></p>`,
  );
}

/** Whoever presses a link leaves the frame. */
function page(title: string, style: string, main: string): string {
  return `<!doctype html><html lang="${idioma().codigo}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><base target="_blank"><style>${style}</style></head><body><main>${main}</main></body></html>`;
}

function item(siteUrl: string, { row, span }: ToCome): string {
  const hora = span?.hora ?? row.hora;
  const days = span ? formatDays(span.startsOn, span.endsOn) : (row.regla_recurrencia ?? '');
  const when = escapeHtml([days, hora].filter(Boolean).join(', '));
  const where = escapeHtml([row.lugar, row.municipio_nombre].filter(Boolean).join(', '));
  const block = span ? `<b>${Number(span.startsOn.slice(8))}</b>${shortMes(span.startsOn)}` : '<b>↻</b>';
  const path = pathHere(things.evento.path(row.slug));
  return `<li><span aria-hidden="true">${block}</span><div><a href="${siteUrl}${path}"${inSpanish(row, 'titulo')}>${escapeHtml(row.titulo)}</a><p${span ? '' : ' lang="es"'}>${span ? `<time datetime="${span.startsOn}">${when}</time>` : when}</p><p>${where}</p></div></li>`;
}

/** What nobody has translated yet is read aloud as what it is. */
function inSpanish(row: object, field: string): string {
  return langOf(row, field) ? ' lang="es"' : '';
}

function sponsors({ siteUrl, patrocinadores }: Widget): string {
  if (patrocinadores.length === 0) return '';
  const links = patrocinadores.map(
    ({ nombre, path }) => `<a href="${siteUrl}${path}" rel="sponsored nofollow">${escapeHtml(nombre)}</a>`,
  );
  return `<p>${say('Con el patrocinio de {nombres}', { nombres: links.join(', ') })}</p>`;
}

function styleOf(paleta: Paleta, color: string): string {
  const { light, dark } = palettes[paleta];
  const accent = accentFor(paleta, color);
  const colors = (
    { 'caliza-clara': ground, tinta, 'tinta-suave': soft, linea }: Record<string, string>,
    link: string,
  ) => `:root{--g:${ground};--t:${tinta};--s:${soft};--l:${linea};--a:${link}}`;
  return `:root{color-scheme:light dark}${colors(light, accent.light)}@media(prefers-color-scheme:dark){${colors(dark, accent.dark)}}*{box-sizing:border-box}body{margin:0;padding:1rem;background:var(--g);color:var(--t);font:1rem/1.45 system-ui,sans-serif;overflow-wrap:anywhere}h1{margin:0 0 .5rem;font:600 1.35rem/1.2 Georgia,serif}ol{list-style:none;margin:0;padding:0}li{display:flex;gap:.9rem;padding:.7rem 0;border-top:1px solid var(--l)}span{flex:0 0 3rem;text-align:center;font-size:.85rem;text-transform:uppercase}b{display:block;font:600 1.6rem/1 Georgia,serif}span,a{color:var(--a)}a{display:inline-block;padding:.15rem 0;font-weight:600}a:focus-visible{outline:3px solid;outline-offset:2px}p{margin:.1rem 0}li p,footer{color:var(--s);font-size:.9rem}footer{border-top:1px solid var(--l);margin-top:.4rem;padding-top:.6rem}img{display:block}`;
}
