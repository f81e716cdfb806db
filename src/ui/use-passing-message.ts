import { useEffect, useState } from 'react';

const messageMs = 5000;

export interface FormAnswer {
  kind: 'success' | 'error';
  text: string;
}

/** What a form answers: it stays five seconds. */
export function usePassingMessage() {
  const [message, setMessage] = useState<FormAnswer>();
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(undefined), messageMs);
    return () => clearTimeout(timer);
  }, [message]);
  return [message, setMessage] as const;
}
