/**
 * Which query parameters change what a public page shows, and which values they can have. The memory of finished pages
 * keeps one page for each of their values and ignores all others (campaign tags, nonsense): a parameter that a page
 * reads and that is not here would be ignored in production, so a test compares this table with what the routes read.
 */
import { listedTipos, listPath } from '#things.ts';
import { isDay } from '#values/day.ts';
import { isEtiqueta } from '#values/etiquetas.ts';
import { isAnyMes, isMes } from '#values/mes.ts';

type IsPossible = (value: string) => boolean;

const page: IsPossible = (value) => /^[1-9]\d{0,4}$/.test(value) && value !== '1';
const id: IsPossible = (value) => /^[1-9]\d{0,9}$/.test(value) && Number(value) < 2 ** 31;
const word: IsPossible = (value) => /^[a-z]{1,20}$/.test(value);
const yes: IsPossible = (value) => value === 'si';
const etiqueta: IsPossible = isEtiqueta;
const cuando: IsPossible = (value) => value === 'hoy' || value === 'fin-de-semana';

/** Whatever is asked for; what does not exist is a 404, and not kept. */
const any: IsPossible = (value) => value !== '';

/** Whatever is typed. */
const question: IsPossible = (value) => value.trim() !== '';

const dificultad: IsPossible = (value) => /^(?:facil|moderada|dificil)$/.test(value);
const precio: IsPossible = (value) => value === 'precio' || value === 'precio-desc';

export const pageParameters: Readonly<Record<string, Readonly<Record<string, IsPossible>>>> = {
  ...Object.fromEntries(listedTipos.map((tipo) => [listPath(tipo), { pagina: page }])),
  '/actividades-y-eventos': {
    ...{ pagina: page, actividades: page, municipio: id, tipo: id, etiqueta },
    ...{ cuando, desde: isDay, hasta: isDay, mes: isMes },
  },
  '/buscar': { q: question, tipo: word, pagina: page },
  '/boletin': { pagina: page },
  '/articulos': { pagina: page, categoria: id, tema: id, mes: isAnyMes },
  '/rutas': { pagina: page, dificultad },
  '/ubicaciones': { pagina: page, categoria: id, municipio: id, etiqueta },
  '/emprendedores': { pagina: page, empresas: page, empresa: id, categoria: id, municipio: id, etiqueta },
  '/comer': { pagina: page, categoria: id, municipio: id, etiqueta },
  '/dormir': { pagina: page, categoria: id, municipio: id, etiqueta },
  '/mapa': {
    lugares: yes,
    eventos: yes,
    negocios: yes,
    actividades: yes,
    rutas: yes,
    servicios: yes,
    desde: isDay,
    hasta: isDay,
    etiqueta,
  },
  '/tienda': { q: question, pagina: page, categoria: id, orden: precio },
  '/tema/$slug': { pagina: page },
  '/agenda.ics': { municipio: any, tipo: any, etiqueta: any },
  '/agenda/rss.xml': { municipio: any, tipo: any, etiqueta: any },
  /** A language that the site does not have is none (widget.server.ts). */
  '/widget/agenda': { municipio: any, color: (value) => /^[0-9a-f]{6}$/i.test(value), idioma: word },
  /** What one takes away of a village's agenda. */
  '/pueblos/$slug/': { tipo: any, etiqueta: any },
  /** Any other single segment: the pages of the categories. */
  '/{categoria}': { pagina: page },
};

/** Read in the browser only: the page is made without them. */
export const browserParameters: Readonly<Record<string, readonly string[]>> = {
  '/mi-viaje': ['plan'],
  '/tienda': ['producto'],
};

/** The parameters that matter at this path and what they can be, none for most. */
export function parameterValues(path: string): Readonly<Record<string, IsPossible>> {
  if (Object.hasOwn(pageParameters, path)) return pageParameters[path]!;
  if (/^\/tema\/[^/]+$/.test(path)) return pageParameters['/tema/$slug']!;
  if (/^\/pueblos\/[^/]+\/(?:agenda\.ics|rss\.xml)$/.test(path)) return pageParameters['/pueblos/$slug/']!;
  return /^\/[^/]+$/.test(path) ? pageParameters['/{categoria}']! : {};
}
