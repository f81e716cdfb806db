/** Who one is has to be said again: sign in here and go on. The dialog comes when it is needed. */

import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#ui/lazy-part.ts';

const Dialog = lazyPart(() => import('./reauthentication-dialog.tsx').then((module) => module.ReauthenticationDialog));

/** The session ended in the middle of something, or what is asked for takes a sign-in of just now. */
export type Reason = 'ended' | 'confirm';

interface Asking {
  reason: Reason;
  answer(isSignedIn: boolean): void;
}

let ask: ((asking: Asking) => void) | undefined;
/** On the clock of `performance.now()`. */
let signedInAt = Number.NEGATIVE_INFINITY;

/** Resolves true once the administrator is signed in again, at once if they were after `since`; false when they gave up. */
export function askToSignInAgain(reason: Reason, since: number): Promise<boolean> {
  if (signedInAt > since) return Promise.resolve(true);
  return new Promise((answer) => (ask ? ask({ reason, answer }) : answer(false)));
}

export function Reauthentication() {
  const [waiting, setWaiting] = useState<Asking[]>([]);
  const [reason, setReason] = useState<Reason>();

  useEffect(() => {
    ask = (asking) => {
      setReason(asking.reason);
      setWaiting((others) => [...others, asking]);
    };
    return () => {
      ask = undefined;
    };
  }, []);

  function finish(isSignedIn: boolean) {
    if (isSignedIn) signedInAt = performance.now();
    for (const { answer } of waiting) answer(isSignedIn);
    setWaiting([]);
  }

  if (!reason) return null;
  return (
    <Suspense fallback={null}>
      <Dialog isOpen={waiting.length > 0} reason={reason} onFinish={finish} />
    </Suspense>
  );
}
