/** The token of the mail's link. */
export function tokenSearch(search: Record<string, unknown>): { token?: string } {
  return search.token === undefined ? {} : { token: String(search.token) };
}
