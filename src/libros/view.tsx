import { Detail, Facts, InfoCard } from '#site/pieces/detail.tsx';
import { RichText } from '#site/pieces/rich-text.tsx';
import { Picture } from '#ui/picture.tsx';
import type { Libro } from './libro.ts';
import styles from './view.module.css';

export function LibroView({ libro }: { libro: Libro }) {
  return (
    <Detail
      crumbs={[{ name: 'Libros', path: '/libros' }]}
      title={libro.titulo}
      back={{ label: 'Volver a los libros', href: '/libros' }}
      isAsideFirst
      aside={
        <>
          <div className={styles.cover}>
            <Picture
              src={libro.imagen_url}
              alt={`Cubierta de «${libro.titulo}»`}
              sizes="(min-width: 992px) 336px, (min-width: 768px) 272px, 70vw"
              isMain
            />
          </div>
          <InfoCard title="Ficha Técnica">
            <Facts
              rows={[
                ['Autor(es)', libro.autores],
                ['Editorial', libro.editorial],
                ['ISBN', libro.ISBN],
                ['Páginas', libro.num_pag],
                ['Año de edición', libro.fecha_edicion],
              ]}
            />
          </InfoCard>
        </>
      }
    >
      {libro.resumen && <RichText html={libro.resumen} />}
    </Detail>
  );
}
