import { createFileRoute } from '@tanstack/react-router';
import { DetailLoading, DetailNotFound } from '#site/detail-page.tsx';
import { detailHead, loadDetail } from '#site/load-detail.ts';
import { ayuntamientoKind as kind, paginaSeo } from './pagina-kinds.ts';
import { PaginaPage } from './pagina-view.tsx';

export const Route = createFileRoute('/_site/ayuntamientos/{-$slug}')({
  loader: ({ params }) => loadDetail('get_ayto_sponsor_sin_web.php', params.slug, kind.texts, kind.path),
  head: (route) => detailHead(route, paginaSeo(kind)),
  component: AyuntamientoPage,
  pendingComponent: () => <DetailLoading texts={kind.texts} />,
  notFoundComponent: DetailNotFound,
});

function AyuntamientoPage() {
  return <PaginaPage kind={kind} detail={Route.useLoaderData()} />;
}
