/** An answer in another language says of each of its objects which texts are still in Spanish. */
interface Translated {
  _es?: readonly string[] | undefined;
}

/** <h1 lang={langOf(libro, 'titulo')}>: Spanish in a page of another language says so. */
export function langOf(thing: object | null | undefined, field: string): 'es' | undefined {
  return (thing as Translated | null | undefined)?._es?.includes(field) ? 'es' : undefined;
}
