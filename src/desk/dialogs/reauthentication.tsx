/** The session ended in the middle of something: sign in here and go on. The dialog comes when it is needed. */
import { lazy, Suspense, useEffect, useState } from 'react';

const Dialog = lazy(() =>
  import('./reauthentication-dialog.tsx').then((module) => ({ default: module.ReauthenticationDialog })),
);

type Answer = (isSignedIn: boolean) => void;
let ask: ((answer: Answer) => void) | undefined;

/** Resolves true once the administrator is signed in again; false when they gave up. */
export function askToSignInAgain(): Promise<boolean> {
  return new Promise((resolve) => (ask ? ask(resolve) : resolve(false)));
}

export function Reauthentication() {
  const [waiting, setWaiting] = useState<Answer[]>([]);
  const [wasAsked, setAsked] = useState(false);

  useEffect(() => {
    ask = (answer) => {
      setAsked(true);
      setWaiting((others) => [...others, answer]);
    };
    return () => {
      ask = undefined;
    };
  }, []);

  function finish(isSignedIn: boolean) {
    for (const answer of waiting) answer(isSignedIn);
    setWaiting([]);
  }

  if (!wasAsked) return null;
  return (
    <Suspense fallback={null}>
      <Dialog isOpen={waiting.length > 0} onFinish={finish} />
    </Suspense>
  );
}
