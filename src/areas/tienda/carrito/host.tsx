import { useRouter } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { Announcement } from '#site/pieces/announcement.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { closeCarrito, reopenCarrito, useIsCarritoOpen } from './opening.ts';

const CarritoDialog = lazyPart(() => import('./dialog.tsx').then(({ CarritoDialog }) => CarritoDialog));

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
