import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * A row of buttons that Tab reaches as one: arrows, Home and End go from one to the next, and Tab comes back to the one
 * that was used last.
 */
export function useOneStop<Row extends HTMLElement>(): {
  ref: RefObject<Row | null>;
  onKeyDown(event: KeyboardEvent): void;
} {
  const ref = useRef<Row>(null);
  const last = useRef<HTMLElement>(undefined);

  useEffect(() => {
    const row = ref.current;
    if (!row) return;
    const settle = () => {
      const usable = stopsOf(row);
      if (!last.current || !usable.includes(last.current)) last.current = usable[0];
      // Also those that are not in use now.
      for (const stop of row.querySelectorAll<HTMLElement>('button, select'))
        stop.tabIndex = stop === last.current ? 0 : -1;
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (!stopsOf(row).includes(target as HTMLElement)) return;
      last.current = target as HTMLElement;
      settle();
    };
    settle();
    row.addEventListener('focusin', onFocus);
    // Buttons come, go, and go out of use.
    const watch = new MutationObserver(settle);
    watch.observe(row, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    return () => {
      watch.disconnect();
      row.removeEventListener('focusin', onFocus);
    };
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    const all = stopsOf(ref.current);
    const at = all.indexOf(event.target as HTMLElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (at === -1 || to === undefined) return;
    event.preventDefault();
    all.at(to % all.length)?.focus();
  }

  return { ref, onKeyDown };
}

function stopsOf(row: HTMLElement | null): HTMLElement[] {
  return [...(row?.querySelectorAll<HTMLElement>('button:not([disabled]), select') ?? [])];
}
