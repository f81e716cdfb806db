import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { askFirst, once } from '#desk/dialogs/ask-first.tsx';
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
  askToDelete({ question, label }, async () => {
    const result = await work();
    if (result.ok) {
      notify('success', result.message || done, undoing(undo, onDone));
      onDone();
    } else notify('error', failureText(result, failed));
  });
}

export function askToDelete({ question, label }: { question: string; label: string }, onYes: () => void): void {
  askFirst({ title: label, text: question, yes: label, isRed: true }, onYes);
}

/** What "Deshacer" does after a deletion; nothing for what does not go to the trash. */
export function undoing(undo: Deletion<CallName>['undo'], onDone: () => void): (() => void) | undefined {
  if (!undo) return undefined;
  return async () => {
    const result = await undo();
    if (result.ok) notify('success', 'Deshecho: lo eliminado ha vuelto de la papelera.');
    else notify('error', failureText(result, 'No se pudo recuperar. Búscalo en la papelera.'));
    onDone();
  };
}

/** What can be pressed, and what takes reading, stays longer. */
export function notify(kind: 'success' | 'error', text: ReactNode, undo?: () => void): void {
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
    color: kind === 'success' ? 'green' : 'red',
    role: 'alert',
    autoClose: kind === 'success' && typeof text === 'string' && !undo ? 5000 : 10_000,
  });
}
