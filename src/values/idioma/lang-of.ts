import { isSpanish } from './say.ts';

/** An answer in another language says of each of its objects which texts are still in Spanish. */
interface Translated {
  _es?: readonly string[] | undefined;
}

/** <h1 lang={langOf(libro, 'titulo')}>: Spanish in a page of another language says so. */
export function langOf(thing: object | null | undefined, field: string): 'es' | undefined {
  return (thing as Translated | null | undefined)?._es?.includes(field) ? 'es' : undefined;
}

/** Names and addresses, "Plaza Mayor y casco antiguo", are what they are in every language, and are read aloud in Spanish. */
export function langOfNames(): 'es' | undefined {
  return isSpanish() ? undefined : 'es';
}
