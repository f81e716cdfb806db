import { useDebouncedCallback } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ListSearch } from './list-search.ts';

export function useListSearch(values: ListSearch) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(values.q ?? '');

  /** Any change but the page itself goes back to the first page. */
  function set(change: ListSearch) {
    void navigate({
      to: '.',
      // On top of what the address says by now: the search may have been typed a moment ago.
      search: ((present: ListSearch) => withoutEmpty({ ...present, page: undefined, ...change })) as never,
      replace: true,
      viewTransition: false,
      resetScroll: false,
    });
  }
  const setSoon = useDebouncedCallback((q: string) => set({ q }), 300);

  return {
    values,
    typed,
    set,
    type(q: string) {
      setTyped(q);
      setSoon(q);
    },
  };
}

function withoutEmpty(search: ListSearch): ListSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined && value !== ''));
}
