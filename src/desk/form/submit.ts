/** The life of a submit: busy, then a success or an error message, with the server's errors beside their fields. */
import type { ReactNode } from 'react';

interface Answer {
  ok: boolean;
  message: string;
  aviso?: true;
  errors?: Record<string, string>;
}

interface Shown {
  busy(isBusy: boolean): void;
  progress(share: number | undefined): void;
  message(message: { kind: 'success' | 'warning' | 'error'; text: ReactNode } | undefined): void;
  /** The message is at the top. */
  toTop(): void;
}

interface Work<A extends Answer> {
  send(progress: (share: number) => void): Promise<A>;
  /** Where the server says nothing else. */
  success: string;
  failureText(refused: Extract<A, { ok: false }>): string;
  setErrors(errors: Record<string, string>): void;
  onSuccess(saved: Extract<A, { ok: true }>): void;
}

/** A second press while it is busy does nothing, so one form makes one record. */
export function createSubmit(shown: Shown) {
  // What was drawn before it began still believes that nothing goes on.
  let isUnderWay = false;
  return async function submit<A extends Answer>(work: Work<A>): Promise<boolean> {
    if (isUnderWay) return false;
    isUnderWay = true;
    shown.busy(true);
    shown.message(undefined);
    const result = await work.send(shown.progress);
    isUnderWay = false;
    shown.busy(false);
    shown.progress(undefined);
    if (result.ok) {
      const saved = { ...result, message: result.message || work.success } as Extract<A, { ok: true }>;
      shown.message({ kind: result.aviso ? 'warning' : 'success', text: saved.message });
      work.onSuccess(saved);
    } else {
      const refused = result as Extract<A, { ok: false }>;
      shown.message({ kind: 'error', text: work.failureText(refused) });
      work.setErrors(result.errors ?? {});
    }
    shown.toTop();
    return result.ok;
  };
}

/** Of a form that is not sent: its own sentence when something required is empty, else what is wrong. */
export function refusedText(missing: string, errors: Record<string, ReactNode>, values: object): ReactNode {
  const isMissing = Object.keys(errors).some((path) => !valueAt(values, path));
  return isMissing ? missing : Object.values(errors)[0];
}

/** "contact.email1" is one level down. */
function valueAt(values: object, path: string): unknown {
  return path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], values);
}
