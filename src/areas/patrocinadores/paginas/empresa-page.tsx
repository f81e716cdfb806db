import { createFileRoute } from '@tanstack/react-router';
import { DetailLoading, DetailNotFound } from '#site/detail-page.tsx';
import { detailHead, loadDetail } from '#site/load-detail.ts';
import { patrocinadorKind as kind, paginaSeo } from './pagina-kinds.ts';
import { PaginaPage } from './pagina-view.tsx';

export const Route = createFileRoute('/_site/empresas/{-$slug}')({
  loader: ({ params }) => loadDetail('get_sponsor_text_sin_web.php', params.slug, kind.texts, kind.path),
  head: (route) => detailHead(route, paginaSeo(kind)),
  component: PatrocinadorPage,
  pendingComponent: () => <DetailLoading texts={kind.texts} />,
  notFoundComponent: DetailNotFound,
});

function PatrocinadorPage() {
  return <PaginaPage kind={kind} detail={Route.useLoaderData()} />;
}
