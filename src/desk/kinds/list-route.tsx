import { createFileRoute } from '@tanstack/react-router';
import { Fragment } from 'react';
import { listSearch } from '#desk/list/list-search.ts';
import { NoScreen } from '#desk/nav/no-screen.tsx';
import { lists } from './opened.ts';

export const Route = createFileRoute('/admin/$kind/gestion')({
  validateSearch: listSearch,
  loader: ({ params }) => lists.open(params.kind),
  component: ListScreen,
});

function ListScreen() {
  const { kind } = Route.useParams();
  return <Fragment key={kind}>{lists.get(kind)?.() ?? <NoScreen />}</Fragment>;
}
