import { articuloPath } from '#areas/articulos/path.ts';
import { Card } from '#site/pieces/card.tsx';
import { CardGrid } from '#site/pieces/card-grid.tsx';
import { GrowingList } from '#site/pieces/growing-list.tsx';
import { ListResult } from '#site/pieces/list-result.tsx';
import { get, type Result } from '#ui/call.ts';
import { langOf } from '#values/idioma/lang-of.ts';
import { later, say } from '#values/idioma/say.ts';

export const emptyCategoriaText = later('No se encontraron artículos para esta categoría.');
const failureText = later('Error al cargar los artículos. Por favor, inténtelo de nuevo más tarde.');

/** The articles of a category, or why there are none. */
export function CategoriaArticulos({ slug, result }: { slug: string; result: Result<'get_posts.php'> }) {
  return (
    <ListResult
      result={result}
      refused={say(emptyCategoriaText)}
      unreachable={say(failureText)}
      empty={result.message || say(emptyCategoriaText)}
    >
      {(first) => (
        <GrowingList
          first={first}
          load={(page) => get('get_posts.php', { categoriaSlug: slug, page })}
          path={`/${slug}`}
        >
          {(items) => (
            <CardGrid>
              {items.map((item, index) => (
                <Card
                  key={item.slug}
                  href={articuloPath(item)}
                  title={item.titulo}
                  lang={langOf(item, 'titulo')}
                  image={item.imagen_portada_url}
                  summary={item.resumen}
                  summaryLang={langOf(item, 'resumen')}
                  date={item.fecha_creacion}
                  more={say('Leer el artículo')}
                  isMain={index === 0}
                  isLead={index === 0 && first.page === 1}
                />
              ))}
            </CardGrid>
          )}
        </GrowingList>
      )}
    </ListResult>
  );
}
