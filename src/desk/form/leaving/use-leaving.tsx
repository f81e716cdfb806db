import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Coming } from '#desk/coming/coming.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { type LeavingProps, leavingText } from './leaving-text.ts';

/** Asks before work is left that is nowhere else; `isAtRisk` is asked at that moment. What it returns goes on the screen. */
export function useLeaving(isAtRisk: () => boolean, onLeave?: () => void): ReactNode {
  const latest = useRef(isAtRisk);
  latest.current = isAtRisk;
  const leaving = useBlocker({
    shouldBlockFn: useCallback(({ current, next }) => current.pathname !== next.pathname && latest.current(), []),
    enableBeforeUnload: useCallback(() => latest.current(), []),
    withResolver: true,
  });

  function leave() {
    onLeave?.();
    leaving.proceed?.();
  }

  return <LeavingQuestion isOpen={leaving.status === 'blocked'} onStay={() => leaving.reset?.()} onLeave={leave} />;
}

/** Its dialog comes with the first one; where it cannot come the browser asks in its own way. */
const Dialog = lazyPart(() =>
  import('./leaving-dialog.tsx').then(
    (module) => module.LeavingDialog,
    () => PlainQuestion,
  ),
);

export function LeavingQuestion(question: LeavingProps) {
  const [wasOpen, setWasOpen] = useState(false);
  if (question.isOpen && !wasOpen) setWasOpen(true);
  return (
    wasOpen && (
      <Suspense fallback={<Coming />}>
        <Dialog {...question} />
      </Suspense>
    )
  );
}

function PlainQuestion({ isOpen, onStay, onLeave }: LeavingProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time
  useEffect(() => {
    if (isOpen) (window.confirm(leavingText) ? onLeave : onStay)();
  }, [isOpen]);
  return null;
}
