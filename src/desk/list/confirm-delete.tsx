import { Button, Group, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { failureText } from '#desk/send.ts';
import type { CallName, Failed, Result } from '#ui/call.ts';

interface Deletion<Name extends CallName> {
  /** The question, as the specification words it. */
  question: string;
  work(): Promise<Result<Name>>;
  done: string;
  failed: string;
  onDone(): void;
  /** What the button says, when it is more than "Eliminar". */
  label?: string;
  /** Brings it back from the trash, for what goes there. */
  undo?: (() => Promise<{ ok: true } | Failed>) | undefined;
}

/** Asks for confirmation, deletes, shows the result, and offers to undo it. */
export function confirmDelete<Name extends CallName>({
  question,
  work,
  done,
  failed,
  onDone,
  label = 'Eliminar',
  undo,
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
        tell('success', result.message || done, undo && (() => bringBack(undo, onDone)));
        onDone();
      } else tell('error', failureText(result, failed));
    },
  });
}

async function bringBack(undo: () => Promise<{ ok: true } | Failed>, onDone: () => void): Promise<void> {
  const result = await undo();
  if (result.ok) tell('success', 'Deshecho: ha vuelto de la papelera.');
  else tell('error', failureText(result, 'No se pudo recuperar. Búscalo en la papelera.'));
  onDone();
}

/** With `undo` it stays longer, for somebody to press it. */
export function tell(kind: 'success' | 'error', text: string, undo?: () => void): void {
  const id = crypto.randomUUID();
  notifications.show({
    id,
    message: undo ? (
      <Group justify="space-between" gap="sm">
        <span>{text}</span>
        <Button
          size="compact-sm"
          variant="light"
          onClick={() => {
            notifications.hide(id);
            undo();
          }}
        >
          Deshacer
        </Button>
      </Group>
    ) : (
      text
    ),
    color: kind === 'success' ? 'green' : 'red',
    role: 'alert',
    autoClose: kind === 'error' || undo ? 10_000 : 5000,
  });
}
