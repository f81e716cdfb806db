import { articuloPath } from '../path.ts';

type Articulo = Parameters<typeof articuloPath>[0] & { titulo: string; imagen_portada_url: string | null };

/** What the head of a page that lists articles says of one. */
export function articuloPart(articulo: Articulo) {
  return { name: articulo.titulo, path: articuloPath(articulo), image: articulo.imagen_portada_url };
}
