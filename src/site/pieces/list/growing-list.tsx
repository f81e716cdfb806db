import { type MouseEvent, type ReactNode, useReducer, useRef, useState } from 'react';
import { ButtonLink } from '#ui/button.tsx';
import type { Failed } from '#ui/call.ts';
import { isPlainClick } from '#ui/plain-click.ts';
import { say } from '#values/idioma/say.ts';
import { ErrorBox } from '../states.tsx';
import styles from './growing-list.module.css';

export interface PageOf<Item> {
  data: Item[];
  page: number;
  pages: number;
}

export interface GrowingListProps<Item> {
  /** What came with the page. */
  first: PageOf<Item>;
  load(page: number): Promise<PageOf<Item> | Failed>;
  /** Where the list is; may carry its filters (?tipo=3). */
  path: string;
  /** Where on the page it is, when it is not the first thing. */
  anchor?: string;
  /** Its page in the address, where another list of the same page has `pagina`; also what it is a list of. */
  parameter?: string;
  children(items: Item[]): ReactNode;
}

/** Pages loaded so far, by list and address: on the way back from a detail page the list is as long as it was. */
const grown = new Map<string, { after: string; more: PageOf<unknown>[] }>();

/**
 * "Cargar más" adds the next page below. Underneath it is a real link to that page, for readers without JavaScript
 * and for search engines.
 */
export function GrowingList<Item>({
  first,
  load,
  path,
  anchor,
  parameter = 'pagina',
  children,
}: GrowingListProps<Item>) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const pager = useRef<HTMLElement>(null);

  // What follows a first page that has changed meanwhile is not its continuation any more.
  const after = JSON.stringify(first.data);
  const key = `${parameter} ${path}`;
  const kept = grown.get(key);
  const more = kept?.after === after ? (kept.more as PageOf<Item>[]) : [];
  const { page, pages } = more.at(-1) ?? first;

  const hash = anchor ? `#${anchor}` : '';
  const separator = path.includes('?') ? '&' : '?';
  const at = (number: number) => (number > 1 ? `${path}${separator}${parameter}=${number}` : path) + hash;

  async function grow(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setError('');
    const next = await load(page + 1);
    setBusy(false);
    if ('ok' in next && !next.ok) return setError(next.message || say('No se pudo cargar más. Inténtalo de nuevo.'));
    grown.set(key, { after, more: [...more, next as PageOf<Item>] });
    redraw();
    // The link is gone with the last page: keyboard users keep their place.
    if (page + 1 >= pages) pager.current?.focus({ preventScroll: true });
  }

  return (
    <>
      {children([first, ...more].flatMap(({ data }) => data))}
      {error && <ErrorBox text={error} />}
      {pages > 1 && (
        <nav
          className={styles.pager}
          aria-label={parameter === 'pagina' ? say('Páginas') : say('Páginas de {lista}', { lista: say(parameter) })}
          ref={pager}
          tabIndex={-1}
        >
          {first.page > 1 && (
            <ButtonLink href={at(first.page - 1)} look="quiet">
              {say('Anteriores')}
            </ButtonLink>
          )}
          <p role="status">{say('Página {n} de {total}', { n: page, total: pages })}</p>
          {page < pages && (
            <ButtonLink href={at(page + 1)} look="quiet" onClick={grow} aria-disabled={isBusy}>
              {isBusy ? say('Cargando...') : say('Cargar más')}
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  );
}
