/** One save at a time, and what has come of the last one. What was refused is not sent again until it says something else. */
import { reloadAdvice } from '#values/other-version.ts';

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
  /** `isPassing`: the server could not; it may the next time. */
  | { is: 'refused'; text: string; isPassing: boolean }
  /** Somebody else saved in between; `version` is theirs. */
  | { is: 'conflict'; text: string; version: number };

interface Work<Values> {
  /** What the form says now, and the same as a text to compare. */
  now(): { values: Values; text: string };
  /** Too little to be kept on the server. */
  isTooLittle(values: Values): boolean;
  isOnline(): boolean;
  send(values: Values): Promise<{ ok: true; saved: Values } | Refused>;
  textOf(values: Values): string;
  onState(state: SaveState): void;
  /** The server has everything that is in the form. */
  onWhole(): void;
}

export function createSaver<Values>(work: Work<Values>, saved: string) {
  let savedText = saved;
  let refusedText: string | undefined;
  let state: SaveState = { is: 'clean' };
  let running: Promise<void> | undefined;
  let isHeld = false;

  function setState(next: SaveState): void {
    state = next;
    work.onState(next);
  }

  const isUnsaved = () => work.now().text !== savedText;

  /** Something was saved, here or by a button: what it was is what the server has now. */
  function markSaved(values: Values): void {
    savedText = work.textOf(values);
    refusedText = undefined;
    if (!isUnsaved()) work.onWhole();
    setState({ is: 'saved', at: Date.now() });
  }

  async function saveOnce(): Promise<void> {
    const { values, text } = work.now();
    if (work.isTooLittle(values)) return;
    if (!work.isOnline()) return setState({ is: 'offline' });
    setState({ is: 'saving' });
    const result = await work.send(values);
    if (result.ok) return markSaved(result.saved);
    const next = stateOf(result);
    if (next.is === 'refused' && !next.isPassing) refusedText = text;
    setState(next);
  }

  /** True once the server has everything. `isAsked`: somebody pressed for it, so what was refused is tried again. */
  async function flush(isAsked = false): Promise<boolean> {
    // Several may wait for the same save: the first of them starts the next one, and the others wait for that.
    while (running) await running;
    if (!isUnsaved()) return true;
    if (isHeld || state.is === 'conflict') return false;
    if (!isAsked && work.now().text === refusedText) return false;
    running = saveOnce().finally(() => {
      running = undefined;
    });
    await running;
    return !isUnsaved();
  }

  /** A button saves: nothing else is saved meanwhile. */
  async function alone<T>(job: () => Promise<T>): Promise<T> {
    isHeld = true;
    while (running) await running;
    try {
      return await job();
    } finally {
      isHeld = false;
    }
  }

  return { setState, isUnsaved, markSaved, flush, alone, savedText: () => savedText };
}

export function stateOf({ status, message, errors }: Refused): SaveState {
  if (status === 0) return { is: 'offline' };
  if (status === 409 && errors.version)
    return { is: 'conflict', text: message.replace(reloadAdvice, ''), version: Number(errors.version) };
  const text = message || 'El servidor no ha contestado bien.';
  return { is: 'refused', text, isPassing: status >= 500 || status === 429 };
}
