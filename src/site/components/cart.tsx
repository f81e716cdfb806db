import { lazy, Suspense } from 'react';
import { useIsCartOpen } from '../cart-opening.ts';
import { Announcement } from './announcement.tsx';

const CartDialog = lazy(() => import('./cart-dialog.tsx').then(({ CartDialog }) => ({ default: CartDialog })));

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
