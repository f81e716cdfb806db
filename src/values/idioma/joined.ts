import { idioma, isSpanish } from './say.ts';

/** "la plaza, el castillo y la ermita": by hand in Spanish, for a browser takes long to look up how. */
export function joined(names: readonly string[]): string {
  if (!isSpanish()) return new Intl.ListFormat(idioma().locale).format(names);
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} y ${last}` : last;
}
