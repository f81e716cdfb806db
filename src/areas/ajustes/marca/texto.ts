/** Sentences that name the place or its goods: as the operator says them, or else as the program does. */
import { langOf } from '#values/idioma/lang-of.ts';
import { say } from '#values/idioma/say.ts';
import type { Sitio } from '../sitio.ts';

type PlaceNames = Pick<Sitio['marca'], 'lugar' | 'territorio' | 'zona'>;

/** Its page hands over its own sentences, so that no page carries those of the others. */
export function texto<Textos extends Record<string, string>>(
  { identidad, marca }: Pick<Sitio, 'identidad' | 'marca'>,
  textos: Textos,
  clave: keyof Textos & string,
  more?: Record<string, string>,
): string {
  return withPlace(marca, marca.textos[clave] || say(textos[clave]!), { nombre: identidad.nombre, ...more });
}

/** "de {territorio}" → "de la provincia de Cuenca", "del valle de Arán"; "{Territorio}" begins a sentence. */
export function withPlace(place: PlaceNames, text: string, more?: Record<string, string>): string {
  const { lugar } = place;
  // In another language what the operator calls it in Spanish would not do.
  const own = (name: 'territorio' | 'zona') => (langOf(place, name) ? lugar : place[name]);
  const named: Record<string, string> = { lugar, territorio: own('territorio'), zona: own('zona'), ...more };
  return text.replace(/((?<!\p{L})(?:de|a) )?\{(\w)(\w*)\}/giu, (whole, before = '', first, rest) => {
    const name = named[first.toLowerCase() + rest];
    if (name === undefined) return whole;
    if (before && /^el /i.test(name)) return `${before.trimEnd()}l ${name.slice(3)}`;
    const isCapital = first !== first.toLowerCase();
    return before + (isCapital ? name[0]?.toUpperCase() + name.slice(1) : name);
  });
}
