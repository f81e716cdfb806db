/**
 * Which query parameters change what a public page shows, and which values they can have. The memory of finished pages
 * keeps one page for each of their values and ignores all others (campaign tags, nonsense): a parameter that a page
 * reads and that is not here would be ignored in production, so a test compares this table with what the routes read.
 */
import { isDay } from '#values/day.ts';

type IsPossible = (value: string) => boolean;

const page: IsPossible = (value) => /^[1-9]\d{0,4}$/.test(value) && value !== '1';
const id: IsPossible = (value) => /^[1-9]\d{0,9}$/.test(value) && Number(value) < 2 ** 31;
const cuando: IsPossible = (value) => value === 'hoy' || value === 'fin-de-semana';

export const pageParameters: Readonly<Record<string, Readonly<Record<string, IsPossible>>>> = {
  '/actividades-y-eventos': { pagina: page, municipio: id, tipo: id, cuando, desde: isDay, hasta: isDay },
  '/libros': { pagina: page },
  '/ubicaciones': { pagina: page, categoria: id, municipio: id },
  '/emprendedores': { pagina: page, categoria: id, municipio: id },
  '/tienda': { categoria: id },
  /** Any other single segment: the pages of the categories. */
  '/{categoria}': { pagina: page },
};

/** Read in the browser only: the page is made without them. */
export const browserParameters: Readonly<Record<string, readonly string[]>> = { '/tienda': ['producto'] };

/** The parameters that matter at this path and what they can be, none for most. */
export function parameterValues(path: string): Readonly<Record<string, IsPossible>> {
  if (Object.hasOwn(pageParameters, path)) return pageParameters[path]!;
  return /^\/[^/]+$/.test(path) ? pageParameters['/{categoria}']! : {};
}
