import { lazy, Suspense } from 'react';
import { Announcement } from '#site/pieces/announcement.tsx';
import { useIsCartOpen } from './opening.ts';

const CartDialog = lazy(() => import('./dialog.tsx').then(({ CartDialog }) => ({ default: CartDialog })));

/** Stands once in every page; the dialog's code comes when somebody opens it. */
export function Cart() {
  const isOpen = useIsCartOpen();
  return (
    <>
      <Announcement />
      {isOpen && (
        <Suspense>
          <CartDialog />
        </Suspense>
      )}
    </>
  );
}
