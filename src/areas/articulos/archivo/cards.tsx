import { Card } from '#site/pieces/card.tsx';
import { CardGrid } from '#site/pieces/card-grid.tsx';
import { GrowingList } from '#site/pieces/growing-list.tsx';
import { get, type Result } from '#ui/call.ts';
import { langOf } from '#values/idioma/lang-of.ts';
import { later, say } from '#values/idioma/say.ts';
import { articuloPath } from '../path.ts';

export const archivoFailure = later('Error al cargar los artículos. Por favor, inténtelo de nuevo más tarde.');

/** By what articles are looked through. */
export interface ArchivoSearch {
  categoria?: number;
  tema?: number;
  mes?: string;
}

interface Props {
  first: Result<'get_articulos.php'> & { ok: true };
  filter: ArchivoSearch;
  /** Where the list is, with its filters. */
  path: string;
}

/** Cards of articles of any category, page after page. */
export function ArchivoList({ first, filter, path }: Props) {
  return (
    <GrowingList first={first} load={(page) => get('get_articulos.php', { ...filter, page })} path={path}>
      {(items) => (
        <CardGrid>
          {items.map((item, index) => (
            <Card
              key={item.slug}
              href={articuloPath(item)}
              title={item.titulo}
              lang={langOf(item, 'titulo')}
              image={item.imagen_portada_url}
              kicker={item.nombre_categoria}
              summary={item.resumen}
              summaryLang={langOf(item, 'resumen')}
              date={item.fecha_creacion}
              more={say('Leer el artículo')}
              isMain={index === 0}
            />
          ))}
        </CardGrid>
      )}
    </GrowingList>
  );
}
