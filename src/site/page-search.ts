import { notFound } from '@tanstack/react-router';

/** ?pagina=2; anything else is page one. */
export function pageSearch(search: Record<string, unknown>): { pagina?: number } {
  const pagina = Number(search.pagina);
  return Number.isInteger(pagina) && pagina > 1 && pagina <= 100_000 ? { pagina } : {};
}

/** A page past the last one does not exist. */
export function requirePage(list: { ok: boolean; page?: number; pages?: number }): void {
  if (list.ok && (list.page ?? 1) > (list.pages ?? 1)) throw notFound();
}
