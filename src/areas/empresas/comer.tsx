import { createFileRoute } from '@tanstack/react-router';
import { pageSearch } from '#site/page-search.ts';
import { placeFilter } from '#site/place-filter.ts';
import { understood } from '#site/understood.ts';
import { loadPara, paraSeo } from './para.ts';
import { EmpresasPara, ParaLoading } from './para-list.tsx';

export const Route = createFileRoute('/_site/comer')({
  validateSearch: understood((search) => ({ ...pageSearch(search), ...placeFilter(search) })),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadPara('comer', deps),
  head: ({ loaderData, match, matches }) => paraSeo('comer', matches, match.search, loaderData),
  component: Comer,
  pendingComponent: () => <ParaLoading para="comer" />,
});

function Comer() {
  return <EmpresasPara para="comer" result={Route.useLoaderData()} filter={placeFilter(Route.useSearch())} />;
}
