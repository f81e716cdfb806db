import { askFirst } from '#desk/dialogs/ask-first.tsx';
import { notify } from '#desk/notifications/host.tsx';
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
    notifyResult(result.ok ? { ...result, message: result.message || done } : result, failed, undoing(undo, onDone));
    if (result.ok) onDone();
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

/** What came of it: done, done and yet not what was wanted, or why not. */
export function notifyResult(
  result: { ok: true; message: string; aviso?: true } | Failed,
  failed: string,
  undo?: () => void,
): void {
  if (!result.ok) notify('error', failureText(result, failed));
  else notify(result.aviso ? 'warning' : 'success', result.message, undo);
}
