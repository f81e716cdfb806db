import { createFileRoute } from '@tanstack/react-router';
import { pageSearch } from '#site/page-search.ts';
import { placeFilter } from '#site/place-filter.ts';
import { understood } from '#site/understood.ts';
import { loadPara, paraSeo } from './para.ts';
import { EmpresasPara, ParaLoading } from './para-list.tsx';

export const Route = createFileRoute('/_site/dormir')({
  validateSearch: understood((search) => ({ ...pageSearch(search), ...placeFilter(search) })),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadPara('dormir', deps),
  head: ({ loaderData, match, matches }) => paraSeo('dormir', matches, match.search, loaderData),
  component: Dormir,
  pendingComponent: () => <ParaLoading para="dormir" />,
});

function Dormir() {
  return <EmpresasPara para="dormir" result={Route.useLoaderData()} filter={placeFilter(Route.useSearch())} />;
}
