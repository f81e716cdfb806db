/** A list's search, filters and page live in the address, so that "back" and reload keep them. */
import { useDebouncedCallback } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

export type ListSearch = { q?: string | undefined; page?: number | undefined; limit?: number | undefined } & Record<
  string,
  string | number | undefined
>;

export function listSearch(search: Record<string, unknown>): ListSearch {
  const { page, limit, ...rest } = search;
  const texts = Object.entries(rest).filter(([, value]) => typeof value === 'string' || typeof value === 'number');
  return {
    ...Object.fromEntries(texts.map(([key, value]) => [key, String(value)])),
    ...whole('page', page),
    ...whole('limit', limit),
  };
}

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

function whole(name: 'page' | 'limit', value: unknown): ListSearch {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 ? { [name]: number } : {};
}
