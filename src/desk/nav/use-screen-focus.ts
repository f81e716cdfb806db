import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** Another screen begins at its main part, for the keyboard and for whoever listens; not for another filter of it. */
export function useScreenFocus() {
  const main = useRef<HTMLElement>(null);
  const pathname = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const shown = useRef(pathname);
  useEffect(() => {
    const isFirst = shown.current === undefined;
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A field of the new screen, or a dialog over it, may have asked for it.
    const isTaken = main.current?.contains(document.activeElement) || document.activeElement?.closest('[role=dialog]');
    if (!isFirst && !isTaken) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
