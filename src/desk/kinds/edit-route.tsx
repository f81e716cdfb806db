import { createFileRoute, Navigate } from '@tanstack/react-router';
import { Fragment } from 'react';
import { NoScreen } from '#desk/nav/no-screen.tsx';
import { forms } from './opened.ts';

export const Route = createFileRoute('/admin/$kind/editar/{-$id}')({
  loader: ({ params }) => forms.open(params.kind),
  component: EditScreen,
});

function EditScreen() {
  const { kind, id } = Route.useParams();
  const form = forms.get(kind);
  if (!form) return <NoScreen />;
  if (!id) return <Navigate to="/admin/$kind/gestion" params={{ kind }} replace />;
  return <Fragment key={`${kind}/${id}`}>{form.edit(id)}</Fragment>;
}
