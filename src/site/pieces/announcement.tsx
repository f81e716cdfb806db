/** A short sentence at the foot of the window; after something was put into the cart, with the way to it. */
import { useEffect, useState } from 'react';
import { openCarrito, useIsCarritoOpen } from '#areas/tienda/carrito/opening.ts';
import { Button } from '#ui/button.tsx';
import { say } from '#values/idioma/say.ts';
import { announcementEvent, type Said } from './announce.ts';
import styles from './announcement.module.css';

const shownMs = 5000;

export function Announcement() {
  const [said, setSaid] = useState<Said>();
  const isCarritoOpen = useIsCarritoOpen();

  useEffect(() => {
    const hear = (event: Event) => setSaid((event as CustomEvent<Said>).detail);
    window.addEventListener(announcementEvent, hear);
    return () => window.removeEventListener(announcementEvent, hear);
  }, []);

  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [said]);

  // Not needed where the cart itself is visible.
  useEffect(() => {
    if (isCarritoOpen) setSaid(undefined);
  }, [isCarritoOpen]);

  return (
    <div className={styles.place} role="status" data-noprint>
      {said && (
        <div className={styles.box}>
          <p>{said.text}</p>
          {said.isAboutCarrito && (
            <Button look="light" onClick={openCarrito}>
              {say('Ver el carrito')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
