/** Messages in the corner, with all they need: loaded with the first of them. */
import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { once } from '#desk/dialogs/ask-first.tsx';
import { kindColor, type Message } from '#desk/page.tsx';

export { Notifications } from '@mantine/notifications';

/** What can be pressed, and what takes reading, stays longer. */
export function show(kind: Message['kind'], text: ReactNode, undo?: () => void): void {
  const id = crypto.randomUUID();
  notifications.show({
    id,
    message: undo ? (
      <Group justify="space-between" gap="sm">
        <div>{text}</div>
        <Button
          size="compact-sm"
          variant="light"
          onClick={once(() => {
            notifications.hide(id);
            undo();
          })}
        >
          Deshacer
        </Button>
      </Group>
    ) : (
      text
    ),
    color: kindColor[kind],
    role: 'alert',
    autoClose: kind === 'success' && typeof text === 'string' && !undo ? 5000 : 10_000,
  });
}
