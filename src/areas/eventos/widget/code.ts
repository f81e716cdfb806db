/** What a town hall pastes into a page of its own. */
import { escapeHtml } from '#values/escape-html.ts';
import { say } from '#values/idioma/say.ts';

interface Shown {
  /** Of a village; the whole agenda without it. */
  slug?: string | undefined;
  nombre: string;
  /** '9c3d1b' */
  color?: string | undefined;
  /** 'en'; Spanish without it. */
  idioma?: string | undefined;
}

export function widgetPath({ slug, color, idioma }: Omit<Shown, 'nombre'>): string {
  const asked = { ...(slug && { municipio: slug }), ...(color && { color }), ...(idioma && { idioma }) };
  const query = new URLSearchParams(asked).toString();
  return `/widget/agenda${query && `?${query}`}`;
}

export function widgetCode(siteUrl: string, shown: Shown): string {
  const src = escapeHtml(siteUrl + widgetPath(shown));
  const title = escapeHtml(say('Agenda de {lugar}', { lugar: shown.nombre }));
  return `<iframe src="${src}" title="${title}" width="100%" height="560" style="border:0" loading="lazy"></iframe>`;
}
