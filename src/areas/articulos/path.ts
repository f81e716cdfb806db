interface Articulo {
  categoria_slug: string;
  slug: string;
}

/** The public address of an article: below its category. */
export function articuloPath({ categoria_slug, slug }: Articulo): string {
  return `/${categoria_slug}/${slug}`;
}

/** What the head of a page that lists articles says of one. */
export function articuloPart(articulo: Articulo & { titulo: string; imagen_portada_url: string | null }) {
  return { name: articulo.titulo, path: articuloPath(articulo), image: articulo.imagen_portada_url };
}
