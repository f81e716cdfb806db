import { Suspense, useEffect, useState } from 'react';
import { hasDesk } from '#ui/desk-hint.ts';
import { lazyPart } from '#ui/lazy-part.ts';

const Shown = lazyPart(() => import('./edit-link-shown.tsx').then((file) => file.EditLinkShown));

/** For whoever works on the site: from what visitors see to where it is edited. */
export function EditLink() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    setShown(hasDesk());
  }, []);
  return (
    isShown && (
      <Suspense>
        <Shown />
      </Suspense>
    )
  );
}
