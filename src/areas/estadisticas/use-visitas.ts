import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { followVisits } from './visita.ts';

let show: ReturnType<typeof followVisits> | undefined;

/** Tells of every page that is shown, also of those the app goes to by itself. */
export function useVisitas(): void {
  const router = useRouter();
  useEffect(() => {
    show ??= followVisits();
    const look = () => {
      const { matches, resolvedLocation, location } = router.state;
      const isThere = !matches.some(({ status }) => status === 'notFound');
      show!((resolvedLocation ?? location).pathname, isThere);
    };
    look();
    return router.subscribe('onRendered', look);
  }, [router]);
}
