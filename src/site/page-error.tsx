import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { say } from '#values/idioma/say.ts';
import styles from './message-page.module.css';
import { WaysOut } from './ways-out.tsx';

/** Something broke on our side while the page was drawn, or its code could not be fetched. */
export function PageError({ error }: { error?: unknown }) {
  const router = useRouter();
  const [isOffline] = useState(() => typeof navigator !== 'undefined' && navigator.onLine === false);
  // Code that did not come is only asked for again by a document that begins anew.
  const isCodeMissing =
    isOffline || (error instanceof Error && /module script|dynamically imported/i.test(error.message));
  const tryAgain = () => (isCodeMissing && navigator.onLine ? location.reload() : void router.invalidate());
  return (
    <div className={`wide ${styles.page}`}>
      <h1>{isOffline ? say('Sin conexión') : say('Algo ha fallado')}</h1>
      <p role="alert">
        {isOffline
          ? say('No hay conexión a internet. Inténtalo de nuevo cuando la recuperes.')
          : say('Ocurrió un error desconocido. Puedes volver a intentarlo o seguir por otro camino.')}
      </p>
      <WaysOut>
        <Button onClick={tryAgain}>{say('Reintentar')}</Button>
      </WaysOut>
    </div>
  );
}
