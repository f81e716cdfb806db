import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { ReactNode } from 'react';

interface Question {
  title: string;
  text: ReactNode;
  /** What the button says that does it. */
  yes: string;
  no?: string;
  /** It takes something away. */
  isRed?: boolean;
}

/** Asks before something is done; pressed twice, it is done once. */
export function askFirst({ title, text, yes, no = 'Cancelar', isRed }: Question, onYes: () => void, onNo?: () => void) {
  modals.openConfirmModal({
    title,
    centered: true,
    children: <Text>{text}</Text>,
    labels: { confirm: yes, cancel: no },
    ...(isRed && { confirmProps: { color: 'red' } }),
    onConfirm: once(onYes),
    ...(onNo && { onCancel: onNo, onClose: onNo }),
  });
}

/** A button that is going away can still be pressed a second time. */
export function once<Args extends unknown[]>(work: (...args: Args) => void): (...args: Args) => void {
  let isDone = false;
  return (...args) => {
    if (isDone) return;
    isDone = true;
    work(...args);
  };
}
