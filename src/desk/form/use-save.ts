import type { FormErrors } from '@mantine/form';
import { type ReactNode, useState } from 'react';
import type { Message } from '#desk/page.tsx';
import { failureText } from '#desk/send.ts';
import type { CallName, Failed, Result } from '#ui/call.ts';
import { scrollToTop } from '#ui/motion.ts';
import { createSubmit, refusedText } from './submit.ts';

interface Texts {
  success: string;
  refused: string;
  unreachable?: string;
}

/** One submit of a form at a time, and what is shown of it. */
export function useSave(texts: Texts, form?: { setErrors(errors: FormErrors): void }) {
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<Message>();
  const [progress, setProgress] = useState<number>();
  const [submit] = useState(() =>
    createSubmit({ busy: setBusy, progress: setProgress, message: setMessage, toTop: scrollToTop }),
  );

  function save<Answer extends Result<CallName>>(
    send: (progress: (share: number) => void) => Promise<Answer>,
    onSuccess?: (result: Extract<Answer, { ok: true }>) => void,
  ): Promise<boolean> {
    return submit<Answer>({
      send,
      success: texts.success,
      failureText: (refused) => failureText(refused as Failed, texts.refused, texts.unreachable),
      setErrors: (errors) => form?.setErrors(errors),
      onSuccess: (result) => onSuccess?.(result),
    });
  }

  /** For a submit that is not valid. */
  function refuse(missing: string) {
    return (errors: Record<string, ReactNode>, values: object) => {
      setMessage({ kind: 'error', text: refusedText(missing, errors, values) });
      scrollToTop();
    };
  }

  return { isBusy, progress, message, setMessage, save, refuse };
}
