/** Mantine's messages in the corner, loaded with the first of them: most screens are left without one. */

import { useNotifications } from '@mantine/notifications';
import { Suspense, useState } from 'react';
import { lazyPart } from '#ui/lazy-part.ts';

const Notifications = lazyPart(() => import('@mantine/notifications').then((module) => module.Notifications));

export function NotificationsHost() {
  const hasSome = useNotifications().notifications.length > 0;
  const [isUsed, setUsed] = useState(false);
  if (hasSome && !isUsed) setUsed(true);
  if (!isUsed) return null;
  return (
    <Suspense fallback={null}>
      <Notifications position="top-right" />
    </Suspense>
  );
}
