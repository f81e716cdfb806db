import { createFileRoute, notFound } from '@tanstack/react-router';
import { notFoundSeo } from './seo.ts';

/** No route is at this address: what does not exist is not found at every depth. */
export const Route = createFileRoute('/_site/$')({
  loader: () => {
    throw notFound();
  },
  head: ({ matches }) => notFoundSeo(matches),
});
