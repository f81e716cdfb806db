import { createFileRoute, redirect } from '@tanstack/react-router';

/** No route has this many segments: back to the home page. */
export const Route = createFileRoute('/_site/$')({
  loader: () => {
    throw redirect({ to: '/', replace: true });
  },
});
