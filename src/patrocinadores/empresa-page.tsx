import { createFileRoute } from '@tanstack/react-router';
import { DetailLoading, DetailNotFound, detailHead, loadDetail } from '#site/load-detail.tsx';
import { patrocinadorKind as kind, paginaSeo } from './pagina-kinds.ts';
import { PaginaPage } from './pagina-view.tsx';

export const Route = createFileRoute('/_site/empresas/{-$slug}')({
  loader: ({ params }) => loadDetail('get_sponsor_text_sin_web.php', params.slug, kind.texts, kind.path),
  head: ({ loaderData, matches }) => detailHead(loaderData, matches, paginaSeo(kind)),
  component: PatrocinadorPage,
  pendingComponent: () => <DetailLoading texts={kind.texts} />,
  notFoundComponent: ({ data }) => <DetailNotFound texts={kind.texts} said={data} slug={Route.useParams().slug} />,
});

function PatrocinadorPage() {
  return <PaginaPage kind={kind} detail={Route.useLoaderData()} />;
}
