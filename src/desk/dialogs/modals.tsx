import { ModalsProvider } from '@mantine/modals';
import { useEffect, useRef } from 'react';

/** `onReady`: it listens from now on. */
export function Modals({ onReady }: { onReady(): void }) {
  const ready = useRef(onReady);
  useEffect(() => {
    const timer = setTimeout(() => ready.current());
    return () => clearTimeout(timer);
  }, []);
  // No cross: the focus begins on "Cancelar", the way out.
  return (
    <ModalsProvider labels={{ confirm: 'Aceptar', cancel: 'Cancelar' }} modalProps={{ withCloseButton: false }}>
      {null}
    </ModalsProvider>
  );
}
