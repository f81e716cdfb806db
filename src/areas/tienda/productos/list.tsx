import { createFileRoute, useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import { CarritoButton } from '#areas/tienda/carrito/button.tsx';
import { paths } from '#paths.ts';
import { failure } from '#site/failure.ts';
import { listSeo } from '#site/list-seo.ts';
import { PageHead } from '#site/pieces/page-head.tsx';
import { Empty, ErrorBox, PageLoading } from '#site/pieces/states.tsx';
import { siteUrl } from '#site/seo.ts';
import { understood } from '#site/understood.ts';
import { AppLink } from '#ui/app-link.tsx';
import { get } from '#ui/call.ts';
import { ProductoCard, ProductoGrid } from './card.tsx';
import { CategoryFilter } from './category-filter.tsx';
import styles from './list.module.css';
import { ProductoModal } from './modal.tsx';
import type { Producto } from './producto.ts';

const title = 'Nuestra Tienda Online';
const path = '/tienda';
const failureText = 'Error al cargar productos.';
const description =
  'Miel, alajú, quesos, mimbre, cerámica y libros de la provincia de Cuenca, de quien los hace a tu casa.';

interface Search {
  categoria?: number;
  /** The product whose modal is open; the address bar shows its own page meanwhile. */
  producto?: string;
}

export const Route = createFileRoute('/_site/tienda/')({
  validateSearch: understood(
    ({ categoria, producto }): Search => ({
      ...(Number.isSafeInteger(Number(categoria)) && Number(categoria) > 0 && { categoria: Number(categoria) }),
      ...(typeof producto === 'string' && producto && { producto }),
    }),
  ),
  // Everything is loaded once; filtering and looking closer happen in the browser.
  staleTime: 5 * 60_000,
  loader: async () => ({ result: await get('get_all_productos_public.php', {}) }),
  head: ({ loaderData, matches }) => {
    const productos = (loaderData?.result.ok && loaderData.result.data) || [];
    const base = siteUrl(matches);
    const list = {
      '@type': 'ItemList',
      name: title,
      itemListElement: productos.map(({ slug, nombre }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: nombre,
        url: base + paths.producto(slug),
      })),
    };
    return listSeo(matches, {
      title,
      description,
      path,
      image: productos.find(({ url_imagen }) => url_imagen)?.url_imagen,
      data: productos.length > 0 ? [list] : [],
    });
  },
  pendingComponent: () => <PageLoading title={title} text="Cargando productos..." />,
  component: Tienda,
});

function Tienda() {
  const { result } = Route.useLoaderData();
  return (
    <div className="wide">
      <div className={styles.head}>
        <PageHead title={title}>
          <p>
            De la colmena, del telar y del torno a tu casa. Cada producto lo hace alguien de la provincia; al comprarlo,
            ayudas a que siga haciéndolo.
          </p>
        </PageHead>
        <CarritoButton />
      </div>
      {result.ok && result.data ? (
        <Shelf productos={result.data} />
      ) : (
        <ErrorBox text={failure(result, failureText, `${failureText} Por favor, inténtalo de nuevo más tarde.`)} />
      )}
    </div>
  );
}

function Shelf({ productos }: { productos: Producto[] }) {
  const { categoria, producto: openSlug } = Route.useSearch();
  const navigate = useNavigate({ from: '/tienda/' });
  const closeModal = useCloseModal();
  const shown = productos.filter(({ categoria_id }) => !categoria || categoria_id === categoria);
  const open = productos.find(({ slug }) => slug === openSlug);

  function filter(next: number | undefined) {
    void navigate({
      search: next ? { categoria: next } : {},
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
      <CategoryFilter productos={productos} chosen={categoria} count={shown.length} onChoose={filter} />
      {shown.length === 0 ? (
        <Empty text="No se encontraron productos.">
          {/* A category that is gone is not in the list to be changed there. */}
          {categoria && <AppLink href={path}>Ver todos los productos</AppLink>}
        </Empty>
      ) : (
        <ProductoGrid>
          {shown.map((producto, index) => (
            <ProductoCard
              key={producto.id}
              producto={producto}
              isMain={index === 0}
              onInfo={() => openModal(producto.slug)}
            />
          ))}
        </ProductoGrid>
      )}
      {open && <ProductoModal key={open.id} producto={open} onClose={closeModal} />}
    </>
  );
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
