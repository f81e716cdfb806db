/** How each list was last searched: the way back to it leads to what was seen there. */
import type { ListSearch } from './list-search.ts';

const searches = new Map<string, string>();

/** What was open over the list is not part of it. */
export function rememberSearch(path: string, { ver: _, editar: __, mensaje: ___, ...search }: ListSearch): void {
  const asked = Object.entries(search).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  searches.set(path, asked.length > 0 ? `?${new URLSearchParams(asked)}` : '');
}

/** Whoever signs in next searches for other things. */
export function forgetSearches(): void {
  searches.clear();
}

/** A list's address with its last search. */
export function asLastSeen(path: string): string {
  return path + (searches.get(path) ?? '');
}
