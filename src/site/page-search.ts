/** ?pagina=2; anything else is page one. */
export function pageSearch(search: Record<string, unknown>): { pagina?: number } {
  const pagina = Number(search.pagina);
  return Number.isInteger(pagina) && pagina > 1 && pagina <= 100_000 ? { pagina } : {};
}
