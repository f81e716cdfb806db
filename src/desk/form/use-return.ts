import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { asLastSeen } from '#desk/list/last-search.ts';

const returnMs = 2000;

/** What somebody does who is still there. That the page scrolls is none of it: once saved, it goes to its top by itself. */
const touches = ['input', 'pointerdown', 'keydown', 'wheel', 'touchmove', 'drop'] as const;

/** Once saved, the message is read and the screen goes back to its list, unless somebody is still using the form. */
export function useReturn(list: string) {
  const navigate = useNavigate();
  const [isDue, setDue] = useState(false);
  const callOff = useCallback(() => setDue(false), []);
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => void navigate({ href: asLastSeen(list) }), returnMs);
    // Not while they are on their way down: a form drawn anew before it knows what was typed would take it back.
    for (const touch of touches) addEventListener(touch, callOff, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const touch of touches) removeEventListener(touch, callOff);
    };
  }, [isDue, list, navigate, callOff]);
  return { isDue, start: () => setDue(true), callOff };
}
