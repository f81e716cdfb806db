import { createFileRoute } from '@tanstack/react-router';
import { Fragment } from 'react';
import { NoScreen } from '#desk/nav/no-screen.tsx';
import { forms } from './opened.ts';

export const Route = createFileRoute('/admin/$kind/nuevo')({
  loader: ({ params }) => forms.open(params.kind),
  component: NewScreen,
});

function NewScreen() {
  const { kind } = Route.useParams();
  return <Fragment key={kind}>{forms.get(kind)?.create() ?? <NoScreen />}</Fragment>;
}
