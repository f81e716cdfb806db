import { createFileRoute } from '@tanstack/react-router';
import { DetailLoading, DetailNotFound, detailHead, loadDetail } from '#site/load-detail.tsx';
import { ayuntamientoKind as kind, paginaSeo } from './pagina-kinds.ts';
import { PaginaPage } from './pagina-view.tsx';

export const Route = createFileRoute('/_site/ayuntamientos/{-$slug}')({
  loader: ({ params }) => loadDetail('get_ayto_sponsor_sin_web.php', params.slug, kind.texts, kind.path),
  head: ({ loaderData, matches }) => detailHead(loaderData, matches, paginaSeo(kind)),
  component: AyuntamientoPage,
  pendingComponent: () => <DetailLoading texts={kind.texts} />,
  notFoundComponent: ({ data }) => <DetailNotFound texts={kind.texts} said={data} slug={Route.useParams().slug} />,
});

function AyuntamientoPage() {
  return <PaginaPage kind={kind} detail={Route.useLoaderData()} />;
}
