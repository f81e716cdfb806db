import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { asLastSeen } from '#desk/list/last-search.ts';

const returnMs = 2000;

/** What somebody does who is still there. That the page scrolls is none of it: once saved, it goes to its top by itself. */
const touches = ['input', 'pointerdown', 'keydown', 'wheel', 'touchmove', 'drop'] as const;

/**
 * Once saved, the message is read and the screen goes back to its list, unless somebody is still using the form.
 * `isNew`: it was saved a moment ago, and is new.
 */
export function useReturn(list: string, isNew: boolean) {
  const navigate = useNavigate();
  const [isDue, setDue] = useState(isNew);
  const callOff = useCallback(() => setDue(false), []);
  useEffect(() => {
    if (!isDue) return;
    // "Seguir editando" says it itself: gone before it is let go, it would do nothing.
    const touched = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('[data-goes-on]'))) callOff();
    };
    // A new one may not be among those that were looked for.
    const timer = setTimeout(() => void navigate({ href: isNew ? list : asLastSeen(list) }), returnMs);
    // Not while they are on their way down: a form drawn anew before it knows what was typed would take it back.
    for (const touch of touches) addEventListener(touch, touched, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const touch of touches) removeEventListener(touch, touched);
    };
  }, [isDue, isNew, list, navigate, callOff]);
  return { isDue, start: () => setDue(true), callOff };
}
