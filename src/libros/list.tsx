import { createFileRoute } from '@tanstack/react-router';
import { failure } from '#site/failure.ts';
import { pageSearch } from '#site/page-search.ts';
import { GrowingList } from '#site/pieces/growing-list.tsx';
import { PageHead } from '#site/pieces/page-head.tsx';
import { Empty, ErrorBox, Loading } from '#site/pieces/states.tsx';
import { breadcrumbData, seo, siteUrl } from '#site/seo.ts';
import { get, type Result } from '#ui/call.ts';
import { BookCard } from './card.tsx';
import styles from './list.module.css';

const title = 'Libros';

export const Route = createFileRoute('/_site/libros/')({
  validateSearch: pageSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { pagina } }) => ({ libros: await get('get_libros.php', { page: pagina }) }),
  head: ({ loaderData, match, matches }) => {
    const base = siteUrl(matches);
    const libros = loaderData?.libros;
    const page = match.search.pagina ?? 1;
    return seo(
      { matches },
      {
        title: page > 1 ? `${title}, página ${page}` : title,
        description:
          'Libros sobre la provincia de Cuenca: historia, leyendas, senderos, cocina y naturaleza para leer antes de venir o a la vuelta.',
        path: page > 1 ? `/libros?pagina=${page}` : '/libros',
        data: [
          {
            '@type': 'ItemList',
            name: title,
            itemListElement: (libros?.ok ? (libros.data ?? []) : []).map(({ titulo, slug, autores }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              item: { '@type': 'Book', name: titulo, author: autores, url: `${base}/libro/${slug}` },
            })),
          },
          breadcrumbData(base, [{ name: title, path: '/libros' }]),
        ],
      },
    );
  },
  pendingComponent: () => (
    <div className="wide">
      <PageHead title={title} />
      <Loading text="Cargando libros..." />
    </div>
  ),
  component: Libros,
});

function Libros() {
  const { libros } = Route.useLoaderData();
  return (
    <div className="wide">
      <PageHead title={title}>
        <p>Una biblioteca pequeña para conocer la provincia por dentro. Elige una cubierta y ábrela.</p>
      </PageHead>
      <Books libros={libros} />
    </div>
  );
}

function Books({ libros }: { libros: Result<'get_libros.php'> }) {
  if (!libros.ok || !libros.data)
    return (
      <ErrorBox
        text={failure(
          libros,
          'No se encontraron libros.',
          'Error al cargar los libros. Por favor, inténtelo de nuevo más tarde.',
        )}
      />
    );
  if (libros.data.length === 0) return <Empty text="No hay libros disponibles en este momento." />;
  return (
    <GrowingList first={libros} load={(page) => get('get_libros.php', { page })} path="/libros">
      {(items) => (
        <ul className={styles.grid}>
          {items.map((libro, index) => (
            <li key={libro.slug}>
              <BookCard libro={libro} isMain={index < 2} />
            </li>
          ))}
        </ul>
      )}
    </GrowingList>
  );
}
