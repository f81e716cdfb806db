import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { texto } from '#areas/ajustes/marca/texto.ts';
import { paths } from '#paths.ts';
import { listSeo } from '#site/list-seo.ts';
import { pageSearch, requirePage } from '#site/page-search.ts';
import { GrowingResult } from '#site/pieces/list/growing-result.tsx';
import { PageLoading } from '#site/pieces/list/list-states.tsx';
import { PageHead } from '#site/pieces/page-head.tsx';
import { siteUrl } from '#site/seo.ts';
import { understood } from '#site/understood.ts';
import { AppLink } from '#ui/app-link.tsx';
import { get } from '#ui/call.ts';
import { isMotionReduced } from '#ui/motion.ts';
import { Picture } from '#ui/picture.tsx';
import { isPlainClick } from '#ui/plain-click.ts';
import { sitioOf, useSitio } from '#ui/use-sitio.ts';
import { langOf } from '#values/idioma/lang-of.ts';
import { later, say } from '#values/idioma/say.ts';
import type { LibroListItem } from './libro.ts';
import styles from './list.module.css';
import { textos } from './textos.ts';

const title = later('Libros');
const path = '/libros';
const zoomAfterMs = 600;
const navigateAfterMs = 1000;

export const Route = createFileRoute('/_site/libros/')({
  validateSearch: understood(pageSearch),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { pagina } }) => {
    const libros = await get('get_libros.php', { page: pagina });
    requirePage(libros);
    return { libros };
  },
  head: ({ loaderData, match, matches }) => {
    const base = siteUrl(matches);
    const libros = loaderData?.libros;
    return listSeo(matches, {
      title: say(title),
      description: texto(sitioOf(matches), textos, 'libros.busqueda'),
      path,
      page: match.search.pagina,
      data: [
        {
          '@type': 'ItemList',
          name: say(title),
          itemListElement: (libros?.ok ? (libros.data ?? []) : []).map(({ titulo, slug, autores }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            item: { '@type': 'Book', name: titulo, author: autores, url: base + paths.libro(slug) },
          })),
        },
      ],
    });
  },
  pendingComponent: () => <PageLoading title={say(title)} text={say('Cargando libros...')} />,
  component: Libros,
});

function Libros() {
  const { libros } = Route.useLoaderData();
  return (
    <div className="wide">
      <PageHead title={say(title)}>
        <p>{texto(useSitio(), textos, 'libros.entradilla')}</p>
      </PageHead>
      <GrowingResult
        result={libros}
        refused={say('No se encontraron libros.')}
        unreachable={say('Error al cargar los libros. Por favor, inténtelo de nuevo más tarde.')}
        empty={say('No hay libros disponibles en este momento.')}
        load={(page) => get('get_libros.php', { page })}
        path={path}
      >
        {(items) => (
          <ul className={styles.grid}>
            {items.map((libro, index) => (
              <li key={libro.slug}>
                <Cover libro={libro} isMain={index < 2} />
              </li>
            ))}
          </ul>
        )}
      </GrowingResult>
    </div>
  );
}

/** A cover that opens before its page does. Underneath it is a plain link, and under reduced motion it stays one. */
function Cover({ libro, isMain }: { libro: LibroListItem; isMain: boolean }) {
  const navigate = useNavigate();
  const [motion, setMotion] = useState<'closed' | 'opening' | 'zooming'>('closed');
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const href = paths.libro(libro.slug);

  useEffect(() => () => timers.current.forEach(clearTimeout), []);

  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event) || isMotionReduced()) return;
    event.preventDefault();
    if (motion !== 'closed') return;
    setMotion('opening');
    timers.current = [
      setTimeout(() => setMotion('zooming'), zoomAfterMs),
      setTimeout(() => void navigate({ href }), navigateAfterMs),
    ];
  }

  const isOpen = motion !== 'closed';
  return (
    <AppLink
      href={href}
      onClick={open}
      className={`${styles.book} ${isOpen ? styles.opening : ''} ${motion === 'zooming' ? styles.zoom : ''}`}
    >
      <span className={styles.volume}>
        <span className={styles.pages} aria-hidden="true" />
        <span className={styles.cover}>
          <Picture src={libro.imagen_url} alt="" sizes="(min-width: 768px) 260px, 45vw" isMain={isMain} />
        </span>
      </span>
      <span className={styles.title} lang={langOf(libro, 'titulo')}>
        {libro.titulo}
      </span>
      <span className={styles.authors}>{libro.autores}</span>
    </AppLink>
  );
}
