import { useRouter } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { pathHere } from '#idioma-path.ts';
import { AppLink } from '#ui/app-link.tsx';
import { formatLongDateTime } from '#values/fecha.ts';
import { say } from '#values/idioma/say.ts';
import styles from './notice.module.css';
import { keepShown, startOffline } from './start.ts';

/** Of when the document is, if it is a copy; read before React takes the document over and clears what it did not write. */
let copiedAt = typeof document === 'undefined' ? '' : (document.documentElement.dataset.copia ?? '');
/** Stands in for what is not kept: of when it is says nothing. */
const standIn = '/sin-conexion';

/** Says that there is no connection, and of when the page is; nothing while all is well. */
export function OfflineNotice() {
  const router = useRouter();
  const [, redraw] = useState({});
  useEffect(() => {
    startOffline();
    return router.subscribe('onResolved', ({ fromLocation, hrefChanged }) => {
      if (!fromLocation || !hrefChanged) return;
      // What is shown now came over the network.
      copiedAt = '';
      redraw({});
      keepShown();
    });
  }, [router]);
  const state = useSyncExternalStore(subscribe, read, () => '');
  if (state === '') return null;
  const [isOnline, copiedOn] = state.split(' ') as [string, string];
  return (
    <div className={styles.notice} role="status" data-noprint>
      {isOnline === 'no' ? (
        <p>
          {copiedOn
            ? say('Sin conexión: ves la copia del {fecha}.', { fecha: formatLongDateTime(copiedOn) })
            : say('Sin conexión.')}{' '}
          <AppLink href={standIn}>{say('Lo que puedes leer')}</AppLink>
        </p>
      ) : (
        <p>
          {say('Ves la copia del {fecha}.', { fecha: formatLongDateTime(copiedOn) })}{' '}
          <button type="button" onClick={() => location.reload()}>
            {say('Actualizar')}
          </button>
        </p>
      )}
    </div>
  );
}

/** A text, for it is compared: whether there is a connection, and when the copy was made. Empty: nothing to say. */
function read(): string {
  const isCopy = /^\d{4}-/.test(copiedAt) && location.pathname !== pathHere(standIn);
  if (navigator.onLine && !isCopy) return '';
  return `${navigator.onLine ? 'si' : 'no'} ${isCopy ? copiedAt : ''}`;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
