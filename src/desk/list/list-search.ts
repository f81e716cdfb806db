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
