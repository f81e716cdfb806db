import { Card } from '#site/pieces/card.tsx';
import { CardGrid } from '#site/pieces/card-grid.tsx';
import { langOf } from '#values/idioma/lang-of.ts';
import { later, say } from '#values/idioma/say.ts';
import { articuloPath } from './path.ts';

export const articulosFailure = later('Error al cargar los artículos. Por favor, inténtelo de nuevo más tarde.');

interface Articulo {
  slug: string;
  categoria_slug: string;
  titulo: string;
  imagen_portada_url: string | null;
  nombre_categoria?: string;
  resumen?: string | null;
  fecha_creacion?: string;
}

interface Props {
  articulos: Articulo[];
  /** In a section of a page about something else: picture, category and title. */
  isAside?: boolean;
  /** The first has a row of its own. */
  hasLead?: boolean;
}

export function ArticuloCards({ articulos, isAside = false, hasLead = false }: Props) {
  return (
    <CardGrid>
      {articulos.map((articulo, index) => (
        <Card
          key={articulo.slug}
          href={articuloPath(articulo)}
          title={articulo.titulo}
          lang={langOf(articulo, 'titulo')}
          image={articulo.imagen_portada_url}
          kicker={articulo.nombre_categoria}
          {...(isAside
            ? { heading: 'h3' }
            : {
                summary: articulo.resumen,
                summaryLang: langOf(articulo, 'resumen'),
                date: articulo.fecha_creacion,
                more: say('Leer el artículo'),
                isMain: index === 0,
                isLead: hasLead && index === 0,
              })}
        />
      ))}
    </CardGrid>
  );
}
