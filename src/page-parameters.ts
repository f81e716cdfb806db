/**
 * Which query parameters change what a public page shows. The memory of finished pages keeps one page for each of their
 * values and ignores all others (campaign tags): a parameter that a page reads and that is not here would be ignored in
 * production, so a test compares this table with what the routes read.
 */
export const pageParameters: Readonly<Record<string, readonly string[]>> = {
  '/actividades-y-eventos': ['pagina', 'municipio', 'tipo', 'cuando', 'desde', 'hasta'],
  '/libros': ['pagina'],
  '/ubicaciones': ['pagina', 'categoria', 'municipio'],
  '/emprendedores': ['pagina', 'categoria', 'municipio'],
  '/tienda': ['categoria'],
  /** Any other single segment: the pages of the categories. */
  '/{categoria}': ['pagina'],
};

/** Read in the browser only: the page is made without them. */
export const browserParameters: Readonly<Record<string, readonly string[]>> = { '/tienda': ['producto'] };

/** The parameters that matter at this path, none for most. */
export function parametersOf(path: string): readonly string[] {
  if (Object.hasOwn(pageParameters, path)) return pageParameters[path]!;
  return /^\/[^/]+$/.test(path) ? pageParameters['/{categoria}']! : [];
}
