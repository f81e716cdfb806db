import { useRouterState } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '#ui/lazy-part.ts';
import { useRadio } from './provider.tsx';

const Bar = lazyPart(() => import('./player.tsx').then((file) => file.RadioBar));

/** On every page but the home page, for as long as there is something to control. */
export function RadioBar() {
  const { state } = useRadio();
  const path = useRouterState({ select: (router) => router.location.pathname });
  if (state === 'off' || path === '/') return null;
  return (
    <Suspense>
      <Bar />
    </Suspense>
  );
}
