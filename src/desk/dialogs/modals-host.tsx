/** Mantine's confirmation dialogs, loaded when the first of them is asked for: most screens are left without one. */

import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#ui/lazy-part.ts';

const Modals = lazyPart(() => import('./modals.tsx').then((module) => module.Modals));
/** How `modals.openConfirmModal` speaks to its provider, from anywhere. */
const asking = 'mantine-modals:openConfirmModal';

export function ModalsHost() {
  const [first, setFirst] = useState<CustomEvent>();

  useEffect(() => {
    const take = (event: Event) => setFirst(event as CustomEvent);
    window.addEventListener(asking, take, { once: true });
    return () => window.removeEventListener(asking, take);
  }, []);

  if (!first) return null;
  return (
    <Suspense fallback={null}>
      <Modals onReady={() => window.dispatchEvent(new CustomEvent(asking, { detail: first.detail }))} />
    </Suspense>
  );
}
