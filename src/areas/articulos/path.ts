/** The public address of an article: below its category. */
export function articuloPath({ categoria_slug, slug }: { categoria_slug: string; slug: string }): string {
  return `/${categoria_slug}/${slug}`;
}
