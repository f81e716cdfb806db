import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';

const returnMs = 2000;

/** Once saved, the message is read and the screen goes back to its list. */
export function useReturn(isDone: boolean, list: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => void navigate({ to: list }), returnMs);
    return () => clearTimeout(timer);
  }, [isDone, list, navigate]);
}
