import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { Announcement } from '#site/pieces/announcement.tsx';
import { closeCarrito, reopenCarrito, useIsCarritoOpen } from './opening.ts';

const CarritoDialog = lazy(() => import('./dialog.tsx').then(({ CarritoDialog }) => ({ default: CarritoDialog })));

/** Stands once in every page; the dialog's code comes when somebody opens it. */
export function Carrito() {
  const isOpen = useIsCarritoOpen();
  const router = useRouter();
  useEffect(reopenCarrito, []);
  // Another page, by the way back or a link, is not under the cart of the one before.
  useEffect(() => {
    return router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && closeCarrito());
  }, [router]);
  return (
    <>
      <Announcement />
      {isOpen && (
        <Suspense>
          <CarritoDialog />
        </Suspense>
      )}
    </>
  );
}
