/** Mantine's messages in the corner, loaded with the first of them: most screens are left without one. */
import { useNotifications } from '@mantine/notifications';
import { lazy, Suspense, useState } from 'react';

const Notifications = lazy(() =>
  import('@mantine/notifications').then((module) => ({ default: module.Notifications })),
);

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
