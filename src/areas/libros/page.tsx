import { createFileRoute } from '@tanstack/react-router';
import { HeartButton } from '#areas/viaje/heart.tsx';
import { pathHere } from '#idioma-path.ts';
import { paths } from '#paths.ts';
import { DetailLoading, DetailNotFound, DetailPage } from '#site/detail-page.tsx';
import { detailHead, detailTexts, loadDetail, type Matches } from '#site/load-detail.ts';
import { Detail, Facts, InfoCard } from '#site/pieces/detail.tsx';
import { RichText } from '#site/rich-text/rich-text.tsx';
import { breadcrumbData, imageData, seo, siteUrl } from '#site/seo.ts';
import { Picture } from '#ui/picture.tsx';
import { langOf } from '#values/idioma/lang-of.ts';
import { later, say, spanish } from '#values/idioma/say.ts';
import { seoDescription } from '#values/summary.ts';
import type { Libro } from './libro.ts';
import styles from './page.module.css';

const texts = detailTexts(later('el libro'), { missingSlug: later('No se encontró el slug del libro.') });

export const Route = createFileRoute('/_site/libro/{-$slug}')({
  loader: ({ params }) => loadDetail('get_libro.php', params.slug, texts, paths.libro),
  head: (route) => detailHead(route, libroSeo),
  component: LibroPage,
  pendingComponent: () => <DetailLoading texts={texts} />,
  notFoundComponent: DetailNotFound,
});

function libroSeo(libro: Libro, matches: Matches) {
  const base = siteUrl(matches);
  const path = paths.libro(libro.slug);
  const description =
    seoDescription(libro.resumen ?? '') ||
    say('{titulo}, de {autores}.', { titulo: libro.titulo, autores: libro.autores });
  return seo(
    { matches },
    {
      title: libro.titulo,
      description,
      path,
      image: libro.imagen_url,
      type: 'book',
      data: [
        {
          '@type': 'Book',
          name: libro.titulo,
          description,
          url: base + pathHere(path),
          image: imageData(base, libro.imagen_url),
          author: { '@type': 'Person', name: libro.autores },
          publisher: libro.editorial ? { '@type': 'Organization', name: libro.editorial } : undefined,
          isbn: libro.ISBN ?? undefined,
          numberOfPages: libro.num_pag ?? undefined,
          datePublished: libro.fecha_edicion ? String(libro.fecha_edicion) : undefined,
          // Whatever its page is in.
          inLanguage: spanish.codigo,
        },
        breadcrumbData(base, [
          { name: say('Libros'), path: '/libros' },
          { name: libro.titulo, path },
        ]),
      ],
    },
  );
}

function LibroPage() {
  return <DetailPage detail={Route.useLoaderData()}>{(libro) => <LibroView libro={libro} />}</DetailPage>;
}

function LibroView({ libro }: { libro: Libro }) {
  return (
    <Detail
      crumbs={[{ name: say('Libros'), path: '/libros' }]}
      title={libro.titulo}
      lang={langOf(libro, 'titulo')}
      back={{ label: say('Volver a los libros'), href: '/libros' }}
      heart={<HeartButton tipo="libro" id={libro.id} />}
      isAsideFirst
      aside={
        <>
          <div className={styles.cover}>
            <Picture
              src={libro.imagen_url}
              alt={say('Cubierta de «{titulo}»', { titulo: libro.titulo })}
              sizes="(min-width: 992px) 336px, (min-width: 768px) 272px, 70vw"
              isMain
              isDescribed
            />
          </div>
          <InfoCard title={say('Ficha Técnica')}>
            <Facts
              rows={[
                [say('Autor(es)'), libro.autores],
                [say('Editorial'), libro.editorial],
                ['ISBN', libro.ISBN],
                [say('Páginas'), libro.num_pag],
                [say('Año de edición'), libro.fecha_edicion],
              ]}
            />
          </InfoCard>
        </>
      }
    >
      {libro.resumen && <RichText html={libro.resumen} lang={langOf(libro, 'resumen')} />}
    </Detail>
  );
}
