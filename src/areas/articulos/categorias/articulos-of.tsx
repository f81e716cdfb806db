import { GrowingResult } from '#site/pieces/list/growing-result.tsx';
import { get, type Result } from '#ui/call.ts';
import { later, say } from '#values/idioma/say.ts';
import { ArticuloCards, articulosFailure } from '../cards.tsx';

export const emptyCategoriaText = later('No se encontraron artículos para esta categoría.');

/** The articles of a category, or why there are none. */
export function CategoriaArticulos({ slug, result }: { slug: string; result: Result<'get_posts.php'> }) {
  return (
    <GrowingResult
      result={result}
      refused={say(emptyCategoriaText)}
      unreachable={say(articulosFailure)}
      empty={result.message || say(emptyCategoriaText)}
      load={(page) => get('get_posts.php', { categoriaSlug: slug, page })}
      path={`/${slug}`}
    >
      {(items) => <ArticuloCards articulos={items} hasLead={result.ok && result.page === 1} />}
    </GrowingResult>
  );
}
