import { createFileRoute } from '@tanstack/react-router';
import { DetailLoading, DetailNotFound, DetailPage } from '#site/detail-page.tsx';
import { detailHead } from '#site/load-detail.ts';
import { articuloSeo, articuloTexts, loadArticulo } from './load.ts';
import { ArticuloView } from './view.tsx';

export const Route = createFileRoute('/_site/$categoriaSlug/$articuloSlug')({
  loader: ({ params: { categoriaSlug, articuloSlug } }) => loadArticulo(categoriaSlug, articuloSlug),
  head: (route) => detailHead(route, articuloSeo),
  component: ArticuloPage,
  pendingComponent: () => <DetailLoading texts={articuloTexts} />,
  notFoundComponent: DetailNotFound,
});

function ArticuloPage() {
  const { more, ...detail } = Route.useLoaderData();
  return <DetailPage detail={detail}>{(articulo) => <ArticuloView articulo={articulo} more={more} />}</DetailPage>;
}
