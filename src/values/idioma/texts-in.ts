/** The texts inside a thing that are translated, found by paths: `titulo`, `opciones.*.nombre`, `textos.*`. */
import { keyOf } from './say.ts';

export interface TextIn {
  /** What it is called among the texts of its thing: its path, and in a list the text itself, wherever it stands there. */
  campo: string;
  texto: string;
  esHtml: boolean;
  holder: Record<string, unknown>;
  key: string;
}

interface Paths {
  translated?: readonly string[];
  translatedHtml?: readonly string[];
}

export function textsIn(whole: object, { translated = [], translatedHtml = [] }: Paths): TextIn[] {
  const found: TextIn[] = [];
  for (const path of translated) collect(found, false, whole, path.split('.'), []);
  for (const path of translatedHtml) collect(found, true, whole, path.split('.'), []);
  return found;
}

function collect(found: TextIn[], esHtml: boolean, inside: object, path: string[], walked: string[]): void {
  const [name = '', ...rest] = path;
  const holder = inside as Record<string, unknown>;
  for (const key of name === '*' ? Object.keys(holder) : [name]) {
    const value = holder[key];
    const place = [...walked, Array.isArray(holder) ? '*' : key];
    if (rest.length > 0) {
      if (typeof value === 'object' && value !== null) collect(found, esHtml, value, rest, place);
    } else if (typeof value === 'string' && value.trim() !== '')
      found.push({ campo: campoOf(place, value), texto: value, esHtml, holder, key });
  }
}

function campoOf(place: string[], texto: string): string {
  const path = place.join('.');
  return place.includes('*') ? `${path}#${keyOf(texto)}` : path;
}

/** Where it stands, without which of a list it is. */
export function pathOf(campo: string): string {
  return campo.split('#')[0]!;
}
