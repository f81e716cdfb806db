import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { failureText } from '#desk/send.ts';
import type { CallName, Result } from '#ui/call.ts';

interface Deletion<Name extends CallName> {
  /** The question, as the specification words it. */
  question: string;
  work(): Promise<Result<Name>>;
  done: string;
  failed: string;
  onDone(): void;
  /** What the button says, when it is more than "Eliminar". */
  label?: string;
}

/** Asks for confirmation, deletes, and shows the result. */
export function confirmDelete<Name extends CallName>({
  question,
  work,
  done,
  failed,
  onDone,
  label = 'Eliminar',
}: Deletion<Name>): void {
  modals.openConfirmModal({
    title: label,
    centered: true,
    children: <Text>{question}</Text>,
    labels: { confirm: label, cancel: 'Cancelar' },
    confirmProps: { color: 'red' },
    async onConfirm() {
      const result = await work();
      if (result.ok) {
        tell('success', result.message || done);
        onDone();
      } else tell('error', failureText(result, failed));
    },
  });
}

export function tell(kind: 'success' | 'error', text: string): void {
  notifications.show({
    message: text,
    color: kind === 'success' ? 'green' : 'red',
    role: 'alert',
    autoClose: kind === 'success' ? 5000 : 10_000,
  });
}
