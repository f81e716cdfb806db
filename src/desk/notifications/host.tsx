/** Mantine's messages in the corner, loaded with the first of them: most screens are left without one. */

import { type ReactNode, Suspense, useEffect, useState } from 'react';
import type { Message } from '#desk/page.tsx';
import { lazyPart, loadPart } from '#ui/lazy-part.ts';

const load = () => loadPart(() => import('./messages.tsx'));
const Notifications = lazyPart(() => import('./messages.tsx').then((module) => module.Notifications));

let onFirst = () => {};

export function NotificationsHost() {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    onFirst = () => setUsed(true);
  }, []);
  if (!isUsed) return null;
  return (
    <Suspense fallback={null}>
      <Notifications position="top-right" />
    </Suspense>
  );
}

/** Tells what was done, or not; `undo` is offered beside it. */
export function notify(kind: Message['kind'], text: ReactNode, undo?: () => void): void {
  onFirst();
  void load().then((part) => part?.show(kind, text, undo));
}
