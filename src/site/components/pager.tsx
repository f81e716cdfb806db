import { ButtonLink } from '#ui/button.tsx';
import styles from './pager.module.css';

/** ?pagina=2; anything else is page one. */
export function pageSearch(search: Record<string, unknown>): { pagina?: number } {
  const pagina = Number(search.pagina);
  return Number.isInteger(pagina) && pagina > 1 && pagina <= 100_000 ? { pagina } : {};
}

interface Props {
  /** May carry the filters of a list (?tipo=3). */
  path: string;
  page: number;
  pages: number;
  /** Where on the page the list is, when it is not the first thing. */
  anchor?: string;
}

/** Real links, so that they work for readers and search engines alike. */
export function Pager({ path, page, pages, anchor }: Props) {
  if (pages < 2) return null;
  const hash = anchor ? `#${anchor}` : '';
  const separator = path.includes('?') ? '&' : '?';
  const at = (number: number) => (number > 1 ? `${path}${separator}pagina=${number}` : path) + hash;
  return (
    <nav className={styles.pager} aria-label="Páginas">
      {page > 1 && (
        <ButtonLink href={at(page - 1)} look="quiet">
          Anteriores
        </ButtonLink>
      )}
      <p>
        Página {page} de {pages}
      </p>
      {page < pages && (
        <ButtonLink href={at(page + 1)} look="quiet">
          Cargar más
        </ButtonLink>
      )}
    </nav>
  );
}
