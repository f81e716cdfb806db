/** A list's search, filters and page live in the address, so that "back" and reload keep them. */

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

function whole(name: 'page' | 'limit', value: unknown): ListSearch {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 ? { [name]: number } : {};
}

/** Which page, and what is open over the list, is no part of how it is seen. */
const passing = ['page', 'limit', 'ver', 'editar', 'mensaje'];

/** What a view of the list is made of: its search, its filters and its order. */
export function viewOf(search: ListSearch): Record<string, string> {
  const asked = Object.entries(search).filter(([name, value]) => value && !passing.includes(name));
  return Object.fromEntries(asked.map(([name, value]) => [name, String(value)]).sort());
}

export function isSameView(one: Record<string, string>, other: Record<string, string>): boolean {
  return JSON.stringify(viewOf(one)) === JSON.stringify(viewOf(other));
}
