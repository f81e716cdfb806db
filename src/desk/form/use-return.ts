import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';

const returnMs = 2000;

/** Once saved, the message is read and the screen goes back to its list, unless somebody is still using the form. */
export function useReturn(list: string) {
  const navigate = useNavigate();
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => void navigate({ to: list }), returnMs);
    return () => clearTimeout(timer);
  }, [isDue, list, navigate]);
  return { isDue, start: () => setDue(true), callOff: useCallback(() => setDue(false), []) };
}
