import { createFileRoute, redirect } from '@tanstack/react-router';

/** The old address of a libro's page. */
export const Route = createFileRoute('/_site/libros/$slug')({
  loader: ({ params: { slug } }) => {
    throw redirect({ to: '/libro/{-$slug}', params: { slug }, statusCode: 301, replace: true });
  },
});
