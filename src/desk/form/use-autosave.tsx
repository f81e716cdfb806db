/**
 * Work that is saved while it is done: a moment after the last key, one save at a time, again when the connection is
 * back. Until the server has it, this browser keeps a copy; leaving waits for it, and asks only when it cannot be saved.
 */
import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { reloadAdvice } from '#values/other-version.ts';
import { type Draft, readAnyDraft, removeDraft, textOf, writeDraft } from './draft-store.ts';
import { DraftOffer } from './use-draft.tsx';
import { LeavingDialog } from './use-leaving.tsx';

/** Of a save that the server refused, or that never reached it (status 0). */
export interface Refused {
  ok: false;
  status: number;
  message: string;
  errors: Record<string, string>;
}

export type SaveState =
  | { is: 'clean' | 'unsaved' | 'saving' | 'offline' }
  | { is: 'saved'; at: number }
  | { is: 'refused'; text: string }
  /** Somebody else saved in between; `version` is theirs. */
  | { is: 'conflict'; text: string; version: number };

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

const pauseMs = 1200;
const longestMs = 8000;
const retryMs = 5000;

export function useAutosave<Values extends object>(options: Options<Values>) {
  const { values, key, tab, version } = options;
  const latest = useRef(options);
  latest.current = options;
  const copyKey = `${key}~${tab}`;
  const { savedText, dirtySince, state, tell, isUnsaved, markSaved, flush, alone } = useSaves(latest, copyKey);
  const { text, hasFiles } = textOf(values);
  const isDirty = text !== savedText.current;

  useEffect(() => {
    if (!isDirty) return;
    writeDraft(copyKey, { values: JSON.parse(text), hadFiles: hasFiles, version });
    dirtySince.current ||= Date.now();
    const wait = Math.max(0, Math.min(pauseMs, dirtySince.current + longestMs - Date.now()));
    const timer = setTimeout(() => void flush(), wait);
    return () => clearTimeout(timer);
  }, [isDirty, text, hasFiles, copyKey, version, dirtySince, flush]);

  useWhenBack(state, flush);
  const guard = useGuard(isUnsaved, flush, latest, copyKey);
  const offer = useOffer(latest, savedText.current);
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
    tell,
    notice,
    leaveAsIs: guard.leaveAsIs,
  };
}

export function stateOf({ status, message, errors }: Refused): SaveState {
  if (status === 0) return { is: 'offline' };
  if (status === 409 && errors.version)
    return { is: 'conflict', text: message.replace(reloadAdvice, ''), version: Number(errors.version) };
  return { is: 'refused', text: message || 'El servidor no ha contestado bien.' };
}

/** One save at a time, and what has come of the last one. */
function useSaves<Values extends object>(latest: { current: Options<Values> }, copyKey: string) {
  const savedText = useRef('');
  if (!savedText.current) savedText.current = textOf(latest.current.saved).text;
  const [state, setState] = useState<SaveState>({ is: 'clean' });
  const stateNow = useRef(state);
  const running = useRef<Promise<void>>(undefined);
  const isHeld = useRef(false);
  const dirtySince = useRef(0);

  const tell = useCallback((next: SaveState) => {
    stateNow.current = next;
    setState(next);
  }, []);

  const isUnsaved = useCallback(() => textOf(latest.current.values).text !== savedText.current, [latest]);

  /** Something was saved, here or by a button: what it was is what the server has now. */
  const markSaved = useCallback(
    (saved: Values) => {
      savedText.current = textOf(saved).text;
      dirtySince.current = 0;
      if (!isUnsaved()) removeDraft(copyKey);
      tell({ is: 'saved', at: Date.now() });
    },
    [copyKey, isUnsaved, tell],
  );

  const saveOnce = useCallback(async () => {
    const { values, send, isTooLittle } = latest.current;
    if (isTooLittle(values)) return;
    if (!navigator.onLine) return tell({ is: 'offline' });
    tell({ is: 'saving' });
    const result = await send(values);
    if (result.ok) markSaved(result.saved);
    else tell(stateOf(result));
  }, [latest, markSaved, tell]);

  /** True once the server has everything. */
  const flush = useCallback(async (): Promise<boolean> => {
    await running.current;
    if (!isUnsaved()) return true;
    if (isHeld.current || stateNow.current.is === 'conflict') return false;
    running.current = saveOnce().finally(() => {
      running.current = undefined;
    });
    await running.current;
    return !isUnsaved();
  }, [isUnsaved, saveOnce]);

  /** A button saves: nothing else is saved meanwhile. */
  const alone = useCallback(async <T,>(work: () => Promise<T>): Promise<T> => {
    isHeld.current = true;
    await running.current;
    try {
      return await work();
    } finally {
      isHeld.current = false;
    }
  }, []);

  return { savedText, dirtySince, state, tell, isUnsaved, markSaved, flush, alone };
}

/** The connection, the server or the tab came back: what waits is saved. */
function useWhenBack(state: SaveState, flush: () => Promise<boolean>): void {
  useEffect(() => {
    const save = () => void flush();
    const whenHidden = () => document.visibilityState === 'hidden' && save();
    window.addEventListener('online', save);
    document.addEventListener('visibilitychange', whenHidden);
    const isWaiting = state.is === 'offline' || state.is === 'refused';
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
    <LeavingDialog isOpen={leaving.status === 'blocked'} onStay={() => leaving.reset?.()} onLeave={leave} />
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
    return left && JSON.stringify(left.draft.values) !== clean ? left : undefined;
  });
  if (!found) return null;
  const drop = () => {
    removeDraft(found.key);
    setFound(undefined);
  };
  function recover({ values }: Draft) {
    const known = Object.entries(values).filter(([name]) => name in latest.current.values);
    onRecover(Object.fromEntries(known) as Partial<Values>);
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
