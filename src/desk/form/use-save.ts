import type { FormErrors } from '@mantine/form';
import { type ReactNode, useRef, useState } from 'react';
import type { Message } from '#desk/page.tsx';
import { failureText } from '#desk/send.ts';
import type { CallName, Result } from '#ui/call.ts';
import { scrollToTop } from '#ui/motion.ts';

interface Texts {
  success: string;
  refused: string;
  unreachable?: string;
}

/**
 * The life of a submit: busy, then a success or an error message, with the server's errors beside their fields.
 * A second press while it is busy does nothing, so one form makes one record.
 */
export function useSave(texts: Texts, form?: { setErrors(errors: FormErrors): void }) {
  const [isBusy, setBusy] = useState(false);
  // What was drawn before it began still believes that nothing goes on.
  const isUnderWay = useRef(false);
  const [message, setMessage] = useState<Message>();
  const [progress, setProgress] = useState<number>();

  async function save<Answer extends Result<CallName>>(
    work: (progress: (share: number) => void) => Promise<Answer>,
    onSuccess?: (result: Extract<Answer, { ok: true }>) => void,
  ): Promise<boolean> {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setBusy(true);
    setMessage(undefined);
    const result = await work(setProgress);
    isUnderWay.current = false;
    setBusy(false);
    setProgress(undefined);
    if (result.ok) {
      const saved = { ...result, message: result.message || texts.success };
      setMessage({ kind: 'success', text: saved.message });
      onSuccess?.(saved as Extract<Answer, { ok: true }>);
    } else {
      setMessage({ kind: 'error', text: failureText(result, texts.refused, texts.unreachable) });
      form?.setErrors(result.errors);
    }
    scrollToTop();
    return result.ok;
  }

  /** For a submit that is not valid: the form's own sentence when something required is empty, else what is wrong. */
  function refuse(missing: string) {
    return (errors: Record<string, ReactNode>, values: object) => {
      const isMissing = Object.keys(errors).some((path) => !valueAt(values, path));
      setMessage({ kind: 'error', text: isMissing ? missing : Object.values(errors)[0] });
      scrollToTop();
    };
  }

  return { isBusy, progress, message, setMessage, save, refuse };
}

/** "contact.email1" is one level down. */
function valueAt(values: object, path: string): unknown {
  return path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], values);
}
