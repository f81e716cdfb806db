/**
 * Work that is saved while it is done: a moment after the last key, one save at a time, again when the connection is
 * back. Until the server has it, this browser keeps a copy; leaving waits for it, and asks only when it cannot be saved.
 */
import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { type Draft, isOtherThan, knownOf, readAnyDraft, removeDraft, textOf, writeDraft } from './draft-store.ts';
import { LeavingQuestion } from './leaving/use-leaving.tsx';
import { createPace } from './pace.ts';
import { createSaver, type Refused, type SaveState } from './saver.ts';
import { DraftOffer } from './use-draft.tsx';

interface Options<Values extends object> {
  values: Values;
  /** What the server has. */
  saved: Values;
  /** Names the thing; a copy of this tab is under `${key}~${tab}`. */
  key: string;
  tab: string;
  version: number | undefined;
  /** As in "Tienes un borrador sin guardar de …". */
  of: string;
  /** Too little to be kept on the server. */
  isTooLittle(values: Values): boolean;
  send(values: Values): Promise<{ ok: true; saved: Values } | Refused>;
  onRecover(values: Partial<Values>): void;
}

const retryMs = 5000;

export function useAutosave<Values extends object>(options: Options<Values>) {
  const { values, key, tab, version } = options;
  const latest = useRef(options);
  latest.current = options;
  const copyKey = `${key}~${tab}`;
  const { savedText, state, setState, isUnsaved, markSaved, flush, alone } = useSaver(latest, copyKey);
  const [pace] = useState(createPace);
  const { text, hasFiles } = textOf(values);
  const isDirty = text !== savedText();

  useEffect(() => {
    if (!isDirty) return pace.rest();
    writeDraft(copyKey, { values: JSON.parse(text), hadFiles: hasFiles, version });
    const timer = setTimeout(() => void flush(), pace.wait(savedText(), Date.now()));
    return () => clearTimeout(timer);
  }, [isDirty, text, hasFiles, copyKey, version, savedText, flush, pace]);

  useWhenBack(state, flush);
  const guard = useGuard(isUnsaved, flush, latest, copyKey);
  const offer = useOffer(latest, savedText());
  const notice = (
    <>
      {offer}
      {guard.dialog}
    </>
  );
  return {
    state: isDirty && state.is === 'saved' ? ({ is: 'unsaved' } as const) : state,
    flush,
    alone,
    markSaved,
    setState,
    notice,
    leaveAsIs: guard.leaveAsIs,
  };
}

/** What saves, made once; it looks at the form as it is now. */
function useSaver<Values extends object>(latest: { current: Options<Values> }, copyKey: string) {
  const [state, setState] = useState<SaveState>({ is: 'clean' });
  const key = useRef(copyKey);
  key.current = copyKey;
  const [saver] = useState(() =>
    createSaver<Values>(
      {
        now: () => ({ values: latest.current.values, text: textOf(latest.current.values).text }),
        isTooLittle: (values) => latest.current.isTooLittle(values),
        isOnline: () => navigator.onLine,
        send: (values) => latest.current.send(values),
        textOf: (values) => textOf(values).text,
        onState: setState,
        onWhole: () => removeDraft(key.current),
      },
      textOf(latest.current.saved).text,
    ),
  );
  return { ...saver, state };
}

/** The connection, the server or the tab came back: what waits is saved. */
function useWhenBack(state: SaveState, flush: () => Promise<boolean>): void {
  useEffect(() => {
    const save = () => void flush();
    const whenHidden = () => document.visibilityState === 'hidden' && save();
    window.addEventListener('online', save);
    document.addEventListener('visibilitychange', whenHidden);
    const isWaiting = state.is === 'offline' || (state.is === 'refused' && state.isPassing);
    const timer = isWaiting ? setInterval(save, retryMs) : undefined;
    return () => {
      window.removeEventListener('online', save);
      document.removeEventListener('visibilitychange', whenHidden);
      clearInterval(timer);
    };
  }, [state, flush]);
}

function useGuard<Values extends object>(
  isUnsaved: () => boolean,
  flush: () => Promise<boolean>,
  latest: { current: Options<Values> },
  copyKey: string,
): { dialog: ReactNode; leaveAsIs(): void } {
  const isFree = useRef(false);
  const isAtRisk = useCallback(() => {
    const { values, isTooLittle } = latest.current;
    return !isFree.current && isUnsaved() && !isTooLittle(values);
  }, [isUnsaved, latest]);
  const leaving = useBlocker({
    shouldBlockFn: useCallback(
      async ({ current, next }) => current.pathname !== next.pathname && isAtRisk() && !(await flush()),
      [isAtRisk, flush],
    ),
    enableBeforeUnload: isAtRisk,
    withResolver: true,
  });
  function leave() {
    removeDraft(copyKey);
    leaving.proceed?.();
  }
  const dialog = (
    <LeavingQuestion isOpen={leaving.status === 'blocked'} onStay={() => leaving.reset?.()} onLeave={leave} />
  );
  function leaveAsIs() {
    isFree.current = true;
  }
  return { dialog, leaveAsIs };
}

/** What a tab left behind that the server never got. */
function useOffer<Values extends object>(latest: { current: Options<Values> }, clean: string): ReactNode {
  const { key, version, of, onRecover } = latest.current;
  const [found, setFound] = useState(() => {
    const left = readAnyDraft(key);
    return left && isOtherThan(left.draft, clean) ? left : undefined;
  });
  if (!found) return null;
  const drop = () => {
    removeDraft(found.key);
    setFound(undefined);
  };
  function recover({ values }: Draft) {
    onRecover(knownOf(values, latest.current.values));
    drop();
  }
  return (
    <DraftOffer
      of={of}
      draft={found.draft}
      isOvertaken={found.draft.version !== version}
      onRecover={recover}
      onDiscard={drop}
    />
  );
}
