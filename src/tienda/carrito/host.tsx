import { lazy, Suspense } from 'react';
import { Announcement } from '#site/pieces/announcement.tsx';
import { useIsCarritoOpen } from './opening.ts';

const CarritoDialog = lazy(() => import('./dialog.tsx').then(({ CarritoDialog }) => ({ default: CarritoDialog })));

/** Stands once in every page; the dialog's code comes when somebody opens it. */
export function Carrito() {
  const isOpen = useIsCarritoOpen();
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
