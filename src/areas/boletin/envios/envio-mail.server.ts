/**
 * A newsletter as a mail: readable without pictures, in the dark, on a phone and as plain text. Styles are inline, as
 * mail programs want them; the few classes are for those that know about dark screens.
 */
import sanitizeHtml from 'sanitize-html';
import type { Ajustes } from '#areas/ajustes/ajustes.ts';
import { letterhead } from '#server/mail/mails.ts';
import { escapeHtml } from '#values/escape-html.ts';
import { videoId } from '#values/medios/video.ts';
import { pictureAt } from '#values/picture.ts';
import { fileWords } from '#values/rich-text/prepare-html.ts';
import { stripHtml } from '#values/summary.ts';
import type { BloqueHecho, Tarjeta } from './envio.ts';

export interface Letter {
  html: string;
  texto: string;
}

interface Sheet {
  asunto: string;
  bloques: BloqueHecho[];
  ajustes: Ajustes;
  siteUrl: string;
  /** Its page in the archive; a test has none. */
  archive?: string;
  /** Where whoever reads it leaves. */
  leave: string;
  /** What a link leads to: itself, or the count of it. */
  hrefOf?(url: string): string;
}

/** Stands in a letter for what each reader has of their own. */
export const leavePlace = 'https://baja.invalid/';

export function writeLetter(sheet: Sheet): Letter {
  return { html: asHtml(sheet), texto: asText(sheet) };
}

/** The addresses that a newsletter leads to, each once, in order. */
export function linksOf(bloques: BloqueHecho[], siteUrl: string): string[] {
  const found = new Set<string>();
  const note = (url: string) => {
    found.add(url);
    return url;
  };
  for (const bloque of bloques)
    if (bloque.tipo === 'texto') textBlock(bloque.html, siteUrl, note);
    else for (const { url } of bloque.tarjetas) note(absolute(url, siteUrl));
  return [...found];
}

const serif = 'Georgia,serif';
const paragraph = 'margin:0 0 16px';
const rule = 'border-top:1px solid #e8dfcf;font-size:0;line-height:0';

const darkStyles =
  '@media (prefers-color-scheme:dark){.hoja{background:#1d2024!important}.papel{background:#262a30!important}.papel,.papel p,.papel li,.papel h1,.papel h2,.papel h3{color:#ece7dc!important}.papel a{color:#f0a17f!important}.papel .boton{background:#b9532d!important;color:#fff!important}.tenue{color:#b5afa3!important}.raya{border-color:#3b4048!important}}@media (max-width:480px){.papel-celda{padding:24px 20px!important}.foto{width:100%!important;max-width:100%!important;display:block!important;padding:0 0 12px!important}.foto img{width:100%!important}.palabras{display:block!important;width:auto!important}}';

function asHtml({ asunto, bloques, ajustes, siteUrl, archive, leave, hrefOf = (url) => url }: Sheet): string {
  const { nombre } = ajustes.identidad;
  const body = bloques
    .map((bloque) =>
      bloque.tipo === 'texto'
        ? textBlock(bloque.html, siteUrl, hrefOf)
        : listBlock(bloque.titulo, bloque.tarjetas, siteUrl, hrefOf),
    )
    .join('');
  const preheader = escapeHtml(stripHtml(body).slice(0, 120));
  const seen = archive
    ? `<a href="${escapeHtml(archive)}" class="tenue" style="color:#5c5a55">Ver en el navegador</a> · `
    : '';
  return (
    `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(asunto)}</title><style>${darkStyles}</style></head>` +
    `<body class="hoja" style="margin:0;background:#f4efe6;font-family:'Source Sans 3',Segoe UI,Helvetica,Arial,sans-serif;font-size:17px;line-height:1.6;color:#22252b">` +
    `<div style="display:none;max-height:0;overflow:hidden">${preheader}</div>` +
    `<table role="presentation" class="hoja" width="100%" cellpadding="0" cellspacing="0" style="background:#f4efe6"><tr><td align="center" style="padding:24px 8px">` +
    `<table role="presentation" class="papel" width="600" cellpadding="0" cellspacing="0" style="max-width:600px;width:100%;background:#fffdf9;border-radius:10px;text-align:left"><tr><td class="papel-celda" style="padding:36px">` +
    `<p style="margin:0 0 8px;font-family:${serif};font-size:15px"><a href="${escapeHtml(siteUrl)}" style="color:#9a3d1e;text-decoration:none">${escapeHtml(nombre)}</a></p>` +
    `<h1 style="margin:0 0 20px;font-family:${serif};font-weight:500;font-size:28px;line-height:1.2">${escapeHtml(asunto)}</h1>${body}</td></tr></table>` +
    `<p class="tenue" style="color:#5c5a55;font-size:13px;margin:20px 0 0">${seen}<a href="${escapeHtml(leave)}" class="tenue" style="color:#5c5a55">Darse de baja</a></p>` +
    `<p class="tenue" style="color:#5c5a55;font-size:13px;margin:8px 0 0">Recibes este correo porque te suscribiste a nuestro boletín. ${letterhead(ajustes).map(escapeHtml).join(' · ')}</p>` +
    `</td></tr></table></body></html>`
  );
}

function listBlock(titulo: string, tarjetas: Tarjeta[], siteUrl: string, hrefOf: (url: string) => string): string {
  const head = titulo
    ? `<h2 style="margin:0 0 16px;font-family:${serif};font-weight:500;font-size:21px;line-height:1.3">${escapeHtml(titulo)}</h2>`
    : '';
  return `<div class="raya" style="${rule};margin:8px 0 24px">&nbsp;</div>${head}${tarjetas.map((card) => cardOf(card, siteUrl, hrefOf)).join('')}`;
}

function cardOf(
  { titulo, dato, texto, url, imagen }: Tarjeta,
  siteUrl: string,
  hrefOf: (url: string) => string,
): string {
  const href = escapeHtml(hrefOf(absolute(url, siteUrl)));
  const photo = imagen
    ? `<td class="foto" width="160" valign="top" style="padding:0 16px 0 0"><a href="${href}"><img src="${escapeHtml(absolute(pictureAt(imagen, 400), siteUrl))}" width="160" alt="" style="display:block;width:160px;height:auto;border:0;border-radius:6px"></a></td>`
    : '';
  return (
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px"><tr>${photo}<td class="palabras" valign="top">` +
    `<h3 style="margin:0 0 4px;font-family:${serif};font-weight:500;font-size:18px;line-height:1.3"><a href="${href}" style="color:#9a3d1e">${escapeHtml(titulo)}</a></h3>` +
    (dato ? `<p class="tenue" style="margin:0 0 4px;color:#5c5a55;font-size:14px">${escapeHtml(dato)}</p>` : '') +
    (texto ? `<p style="margin:0;font-size:15px;line-height:1.5">${escapeHtml(texto)}</p>` : '') +
    '</td></tr></table>'
  );
}

const styles: Record<string, string> = {
  p: paragraph,
  h2: `margin:24px 0 12px;font-family:${serif};font-weight:500;font-size:21px;line-height:1.3`,
  h3: `margin:20px 0 10px;font-family:${serif};font-weight:500;font-size:18px;line-height:1.3`,
  ul: 'margin:0 0 16px;padding-left:22px',
  ol: 'margin:0 0 16px;padding-left:22px',
  li: 'margin:0 0 6px',
  blockquote: 'margin:0 0 16px;padding-left:16px;border-left:3px solid #d9c7a3',
  hr: 'border:0;border-top:1px solid #e8dfcf;margin:24px 0',
};

/**
 * An operator's text with the styles on its tags. A video is a link; what mail programs do not show (tables' frames) goes,
 * and so do pictures of others, who would learn who reads it.
 */
function textBlock(html: string, siteUrl: string, hrefOf: (url: string) => string): string {
  const styled = Object.fromEntries(
    Object.entries(styles).map(([tag, style]) => [tag, sanitizeHtml.simpleTransform(tag, { style }, true)]),
  );
  function link(href: string) {
    const target = absolute(href, siteUrl);
    return { href: /^https?:/.test(target) ? hrefOf(target) : target, style: 'color:#9a3d1e' };
  }
  const played =
    (words: string) =>
    (_: string, { src }: sanitizeHtml.Attributes) => ({
      tagName: 'a',
      attribs: link(src ?? ''),
      text: words,
    });
  return sanitizeHtml(asLines(html), {
    exclusiveFilter: ({ tag, attribs: { src = '' } }) => tag === 'img' && !src.startsWith(absolute('/media/', siteUrl)),
    allowedTags: [...Object.keys(styles), 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'a', 'img'],
    allowedAttributes: { a: ['href', 'style'], img: ['src', 'alt', 'width', 'style'], '*': ['style'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    transformTags: {
      ...styled,
      ...Object.fromEntries(
        ['h4', 'h5', 'h6'].map((tag) => [tag, sanitizeHtml.simpleTransform('h3', { style: styles.h3! }, false)]),
      ),
      ...Object.fromEntries(
        ['tr', 'dt', 'dd', 'pre', 'cite', 'caption', 'figcaption', 'summary'].map((tag) => [
          tag,
          sanitizeHtml.simpleTransform(
            'p',
            { style: tag === 'pre' ? `${paragraph};white-space:pre-line` : paragraph },
            false,
          ),
        ]),
      ),
      audio: played('Escuchar'),
      video: played('Ver el vídeo'),
      // Without an address, words are all it is.
      a: (tagName, { href }) => (href ? { tagName, attribs: link(href) } : { tagName: 'span', attribs: {} }),
      iframe: (_, { src }) => {
        const id = videoId(src);
        const vimeo = /^https:\/\/player\.vimeo\.com\/video\/(\d+)/.exec(src ?? '')?.[1];
        if (!id && !vimeo) return { tagName: 'span', attribs: {} };
        const page = id ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${vimeo}`;
        return { tagName: 'a', attribs: link(page), text: 'Ver el vídeo' };
      },
      img: (tagName, { src = '', alt = '' }) => ({
        tagName,
        attribs: {
          src: absolute(pictureAt(src, 1200), siteUrl),
          alt,
          width: '528',
          style: 'display:block;width:100%;max-width:528px;height:auto;border:0;border-radius:6px;margin:0 0 16px',
        },
      }),
    },
  });
}

/** A mail has neither columns nor a foot of the page: cells stand in a line, notes where they are referred to, sizes behind files. */
function asLines(html: string): string {
  return html
    .replace(/<\/(t[dh])>(?=<t[dh]\b)/g, ' · </$1>')
    .replace(
      /<p data-archivo="(\d*)">(<a\b[^<>]*>[^<]*(?:<(?!\/?a\b)[^<]*)*)<\/a>/g,
      (_, bytes: string, link: string) => `<p>${link}</a> (${fileWords(link, bytes)})`,
    )
    .replace(/<span data-nota="">([^<]*(?:<(?!\/span>)[^<]*)*)<\/span>/g, ' ($1)');
}

function asText({ asunto, bloques, ajustes, siteUrl, archive, leave, hrefOf = (url) => url }: Sheet): string {
  const parts = bloques.map((bloque) => {
    if (bloque.tipo === 'texto') return plainText(textBlock(bloque.html, siteUrl, hrefOf));
    const cards = bloque.tarjetas.map(({ titulo, dato, texto, url }) =>
      [titulo, dato, texto, hrefOf(absolute(url, siteUrl))].filter(Boolean).join('\n'),
    );
    return [bloque.titulo.toUpperCase(), ...cards].filter(Boolean).join('\n\n');
  });
  const foot = [archive && `Ver en el navegador: ${archive}`, `Darse de baja: ${leave}`].filter(Boolean).join('\n');
  return `${[asunto, ...parts, '--', foot, letterhead(ajustes).join('\n')].filter(Boolean).join('\n\n')}\n`;
}

/** Paragraphs stay paragraphs, and a link's address stands behind its words. */
function plainText(html: string): string {
  return html
    .replace(/<a ([^<>]*)>([^<]*(?:<(?!\/?a\b)[^<]*)*)<\/a>/g, (_, attributes: string, words: string) => {
      const href = attributes.match(/\bhref="([^"]*)"/)?.[1] ?? '';
      return stripHtml(words) === href ? href : `${words} (${href})`;
    })
    .split(/<\/(?:p|h2|h3|ul|ol|blockquote)>|<hr[^<>]*>/)
    .map((part) =>
      part
        .split(/<br[^<>]*>|<\/li>/)
        .map((line) => (/<li[ >]/.test(line) ? `- ${stripHtml(line)}` : stripHtml(line)))
        .filter(Boolean)
        .join('\n'),
    )
    .filter(Boolean)
    .join('\n\n');
}

function absolute(url: string, siteUrl: string): string {
  if (/^(?:mailto|tel):/.test(url)) return url;
  return URL.canParse(url, siteUrl) ? new URL(url, siteUrl).href : siteUrl;
}
