import { createFileRoute, notFound, useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { texto } from '#areas/ajustes/marca/texto.ts';
import { CarritoButton } from '#areas/tienda/carrito/button.tsx';
import { ShopClosed } from '#areas/tienda/carrito/shop-closed.tsx';
import { paths } from '#paths.ts';
import { failure } from '#site/failure.ts';
import { listSeo } from '#site/list-seo.ts';
import { pageSearch, requirePage } from '#site/page-search.ts';
import { GrowingList } from '#site/pieces/list/growing-list.tsx';
import { Empty, PageLoading } from '#site/pieces/list/list-states.tsx';
import { PageHead } from '#site/pieces/page-head.tsx';
import { ErrorBox } from '#site/pieces/states.tsx';
import { siteUrl } from '#site/seo.ts';
import { understood } from '#site/understood.ts';
import { AppLink } from '#ui/app-link.tsx';
import { get, type Result, toQuery } from '#ui/call.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { sitioOf, useSitio } from '#ui/use-sitio.ts';
import { later, say } from '#values/idioma/say.ts';
import { textos } from '../textos.ts';
import { ProductoCard, ProductoGrid } from './card.tsx';
import styles from './list.module.css';
import { inOrden, isOrden, type Orden } from './shelf/orden.ts';
import { ShelfFilter, type ShelfSearch as Shown } from './shelf/shelf-filter.tsx';

/** Whoever only looks along the shelf does without its code. */
const ProductoModal = lazyPart(() => import('./modal.tsx').then((file) => file.ProductoModal));

const title = later('Nuestra Tienda Online');
const path = '/tienda';
const failureText = later('Error al cargar productos.');
const unreachable = later('Error al cargar productos. Por favor, inténtalo de nuevo más tarde.');

/** A shelf that is no longer than this is loaded once, filtered and sorted in the browser; of a longer one the server sends pages. */
const perPage = 48;
const freshMs = 5 * 60_000;

type Answer = Result<'get_all_productos_public.php'>;
type Page = Answer & { ok: true };

interface Search {
  /** What is looked for: the server finds it, as in the search of the whole site. */
  q?: string;
  pagina?: number;
  categoria?: number;
  orden?: Orden;
  /** The product whose modal is open; the address bar shows its own page meanwhile. */
  producto?: string;
}

export const Route = createFileRoute('/_site/tienda/')({
  validateSearch: understood(
    ({ q, pagina, categoria, orden, producto }): Search => ({
      ...(typeof q === 'string' && q.trim() && { q }),
      ...pageSearch({ pagina }),
      ...(Number.isSafeInteger(Number(categoria)) && Number(categoria) > 0 && { categoria: Number(categoria) }),
      ...(isOrden(orden) && { orden }),
      ...(typeof producto === 'string' && producto && { producto }),
    }),
  ),
  staleTime: freshMs,
  loaderDeps: ({ search: { q, categoria, orden, pagina } }) => ({ q, categoria, orden, pagina }),
  loader: ({ deps: { pagina, ...shown } }) => loadProductos(shown, pagina),
  head: ({ loaderData, match, matches }) => {
    const { q, pagina: page = 1, categoria, orden } = match.search;
    const productos = (loaderData?.result.ok && loaderData.result.data) || [];
    const base = siteUrl(matches);
    const list = {
      '@type': 'ItemList',
      name: say(title),
      itemListElement: productos.map(({ slug, nombre }, index) => ({
        '@type': 'ListItem',
        position: (page - 1) * perPage + index + 1,
        name: nombre,
        url: base + paths.producto(slug),
      })),
    };
    return listSeo(matches, {
      title: say(title),
      description: texto(sitioOf(matches), textos, 'tienda.busqueda'),
      path,
      page,
      isFiltered: q !== undefined || categoria !== undefined || orden !== undefined,
      image: productos.find(({ url_imagen }) => url_imagen)?.url_imagen,
      data: productos.length > 0 ? [list] : [],
    });
  },
  pendingComponent: () => <PageLoading title={say(title)} text={say('Cargando productos...')} />,
  component: Tienda,
});

/** The whole shelf where it fits a page: whoever filters it does not ask again. */
let whole: { at: number; first: Page } | undefined;

async function loadProductos(shown: Shown, pagina = 1): Promise<{ result: Answer; isWhole: boolean }> {
  if (shown.q) {
    const result = await loadPage(pagina, shown);
    requirePage(result);
    return { result, isWhole: false };
  }
  const isFresh = whole && Date.now() - whole.at < freshMs;
  const first = isFresh ? whole!.first : await loadPage(1);
  if (!first.ok) return { result: first, isWhole: false };
  const isWhole = (first.pages ?? 1) === 1;
  if (isWhole && pagina > 1) throw notFound();
  if (isWhole || (!shown.categoria && !shown.orden && pagina === 1)) return { result: first, isWhole };
  const result = await loadPage(pagina, shown);
  requirePage(result);
  return { result, isWhole };
}

function loadPage(page: number, { q, categoria, orden }: Shown = {}): Promise<Answer> {
  const order = orden && ({ orden: 'precio', dir: orden === 'precio' ? 'asc' : 'desc' } as const);
  return get('get_all_productos_public.php', { q, page, limit: perPage, id_categoria: categoria, ...order });
}

function Tienda() {
  const { result, isWhole } = Route.useLoaderData();

  useEffect(() => {
    if (isWhole && result.ok && whole?.first !== result) whole = { at: Date.now(), first: result };
  }, [isWhole, result]);

  return (
    <div className="wide">
      <div className={styles.head}>
        <PageHead title={say(title)}>
          <p>{texto(useSitio(), textos, 'tienda.entradilla')}</p>
        </PageHead>
        <CarritoButton />
      </div>
      <ShopClosed />
      {result.ok && result.data ? (
        <ShopList first={result} isWhole={isWhole} />
      ) : (
        <ErrorBox text={failure(result, say(failureText), say(unreachable))} />
      )}
    </div>
  );
}

function ShopList({ first, isWhole }: { first: Page; isWhole: boolean }) {
  const { q, categoria, orden, producto: openSlug } = Route.useSearch();
  const navigate = useNavigate({ from: '/tienda/' });
  const closeModal = useCloseModal();
  const shown = isWhole
    ? inOrden(
        first.data.filter(({ categoria_id }) => !categoria || categoria_id === categoria),
        orden,
      )
    : first.data;
  const count = isWhole ? shown.length : (first.total ?? 0);

  function show({ q, categoria, orden }: Shown) {
    void navigate({
      search: { ...(q && { q }), ...(categoria && { categoria }), ...(orden && { orden }) },
      replace: true,
      resetScroll: false,
      viewTransition: false,
    });
  }

  function openModal(slug: string) {
    void navigate({
      search: (before) => ({ ...before, producto: slug }),
      // A reload, or somebody else who opens the address, gets the product's own page.
      mask: { to: '/tienda/$slug', params: { slug }, search: {}, unmaskOnReload: true },
      resetScroll: false,
      viewTransition: false,
    });
  }

  return (
    <>
      <ShelfFilter categorias={first.categorias ?? []} chosen={{ q, categoria, orden }} count={count} onChoose={show} />
      {shown.length === 0 ? (
        <Empty text={say('No se encontraron productos.')}>
          {/* A category that is gone is not in the list to be changed there. */}
          {(q || categoria) && <AppLink href={path}>{say('Ver todos los productos')}</AppLink>}
        </Empty>
      ) : (
        <GrowingList
          first={{ data: shown, page: first.page ?? 1, pages: first.pages ?? 1 }}
          load={async (page) => asPage(await loadPage(page, { q, categoria, orden }))}
          path={path + toQuery({ q, categoria, orden })}
        >
          {(productos) => {
            const open = productos.find(({ slug }) => slug === openSlug);
            return (
              <>
                <ProductoGrid>
                  {productos.map((producto, index) => (
                    <ProductoCard
                      key={producto.id}
                      producto={producto}
                      isMain={index === 0}
                      onInfo={() => openModal(producto.slug)}
                    />
                  ))}
                </ProductoGrid>
                {open && (
                  <Suspense>
                    <ProductoModal key={open.id} producto={open} onClose={closeModal} />
                  </Suspense>
                )}
              </>
            );
          }}
        </GrowingList>
      )}
    </>
  );
}

function asPage(answer: Answer) {
  return answer.ok ? { data: answer.data, page: answer.page ?? 1, pages: answer.pages ?? 1 } : answer;
}

/** Closing is the way back, so that the history has no open modal behind a closed one. */
function useCloseModal(): () => void {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const navigate = useNavigate({ from: '/tienda/' });
  return () => {
    if (canGoBack) return router.history.back();
    void navigate({ search: ({ producto: _, ...rest }) => rest, replace: true, resetScroll: false });
  };
}
