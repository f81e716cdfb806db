/** Addresses in a language: `/en/tienda`; Spanish has no sign of its own. */
import { idioma, isSpanish, spanish } from '#values/idioma/say.ts';
import { isInSpanishAlone } from './own-documents.ts';

/** A path of the site as whoever reads this language goes there; files and what lies outside of the site are the same for all. */
export function pathIn(codigo: string, path: string): string {
  if (codigo === spanish.codigo || isInSpanishAlone(path) || /^\/(?:api|media|assets)\//.test(path)) return path;
  return `/${codigo}${path.replace(/^\/(?=[?#]|$)/, '')}`;
}

/** The same in the language that is spoken. */
export function pathHere(path: string): string {
  return isSpanish() ? path : pathIn(idioma().codigo, path);
}

/** Without its language, if it is in this one. */
export function pathWithout(codigo: string, path: string): string {
  const begin = `/${codigo}`;
  if (!path.startsWith(begin) || !/^(?:[/?#]|$)/.test(path.slice(begin.length))) return path;
  const rest = path.slice(begin.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}
