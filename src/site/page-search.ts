import { notFound } from '@tanstack/react-router';

/** ?pagina=2; anything else is page one. */
export function pageSearch(search: Record<string, unknown>): { pagina?: number } {
  const pagina = pageNumber(search.pagina);
  return pagina ? { pagina } : {};
}

/** Of a list whose page has another name in the address. */
export function pageNumber(value: unknown): number | undefined {
  const page = Number(value);
  return Number.isInteger(page) && page > 1 && page <= 100_000 ? page : undefined;
}

/** A page past the last one does not exist. */
export function requirePage(list: { ok: boolean; page?: number; pages?: number }): void {
  if (list.ok && (list.page ?? 1) > (list.pages ?? 1)) throw notFound();
}
