import { useDebouncedCallback } from '@mantine/hooks';
import { type RegisteredRouter, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { rememberSearch } from './last-search.ts';
import type { ListSearch } from './list-search.ts';

/** What a list may be asked for and still show everything. */
const wholeList = { orden: true, dir: true, page: true, limit: true, ver: true, editar: true, mensaje: true };

export function useListSearch(values: ListSearch) {
  const router = useRouter();
  const navigate = useNavigate();
  const [path] = useState(router.latestLocation.pathname);
  const [typed, setTyped] = useState(values.q ?? '');
  // While it is left for a row, the list is drawn once more without its search.
  useEffect(() => {
    if (router.latestLocation.pathname === path) rememberSearch(path, values);
  }, [router, path, values]);

  /** Any change but the page itself goes back to the first page. */
  function set(change: ListSearch) {
    // Somebody typed and then left for a row of the list: the next screen is not searched.
    if (router.latestLocation.pathname !== path) return;
    void navigate<RegisteredRouter, string, string>({
      to: '.',
      // On top of what the address says by now: the search may have been typed a moment ago.
      search: (present: ListSearch) => withoutEmpty({ ...present, page: undefined, ...change }),
      replace: true,
      viewTransition: false,
      resetScroll: false,
    });
  }
  const setSoon = useDebouncedCallback((q: string) => set({ q }), 300);

  /** Instead of all that the address asks for. */
  function replace(wanted: ListSearch) {
    setTyped(wanted.q ?? '');
    set({ ...Object.fromEntries(Object.keys(values).map((name) => [name, undefined])), ...wanted });
  }

  return {
    /** The list's own address. */
    path,
    values,
    typed,
    set,
    replace,
    clear: () => replace({}),
    /** Not all there is: a word or a filter was asked for. */
    isNarrowed: Object.entries(values).some(([name, value]) => value && !(name in wholeList)),
    type(q: string) {
      setTyped(q);
      setSoon(q);
    },
  };
}

function withoutEmpty(search: ListSearch): ListSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined && value !== ''));
}
