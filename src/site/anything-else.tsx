import { createFileRoute, redirect } from '@tanstack/react-router';

/** No route has this many segments: back to the beginning. */
export const Route = createFileRoute('/_site/$')({
  loader: () => {
    throw redirect({ to: '/', replace: true });
  },
});
