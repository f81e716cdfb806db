import { createFileRoute, useRouterState } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { send } from '#areas/estadisticas/visita.ts';
import { pageSearch } from '#site/page-search.ts';
import { PageHead } from '#site/pieces/page-head.tsx';
import { seo } from '#site/seo.ts';
import { understood } from '#site/understood.ts';
import { get } from '#ui/call.ts';
import { say } from '#values/idioma/say.ts';
import { SearchForm } from './form.tsx';
import { searchedTipo } from './hallazgo.ts';
import styles from './page.module.css';
import { SearchResults } from './results.tsx';

/** How long the visitor must stop typing before the server is asked. */
const debounceMs = 250;
/** After so long what was typed is what was meant. */
const settledMs = 1500;

export const Route = createFileRoute('/_site/buscar')({
  validateSearch: understood((search): { q?: string; tipo?: string; pagina?: number } => {
    // The router reads ?q=1936 as a number; here it is a word like any other.
    const q = search.q === undefined ? '' : typeof search.q === 'string' ? search.q : JSON.stringify(search.q);
    const { tipo } = search;
    return { ...(q && { q }), ...(typeof tipo === 'string' && { tipo }), ...pageSearch(search) };
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { q, tipo, pagina = 1 } }) =>
    q?.trim()
      ? { result: await get('buscar.php', { q, tipo: searchedTipo(tipo), page: pagina }) }
      : { result: undefined },
  head: ({ match, matches }) =>
    seo({ matches }, { title: match.search.q ? say('Buscar: {texto}', { texto: match.search.q }) : say('Buscar') }),
  component: Buscar,
});

function Buscar() {
  const { result } = Route.useLoaderData();
  const { q = '', tipo } = Route.useSearch();
  const navigate = Route.useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isSearching = useRouterState({ select: (state) => state.isLoading && state.location.pathname === '/buscar' });

  useEffect(() => () => clearTimeout(timer.current), []);
  // Whoever comes without a question comes to type one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on arrival only
  useEffect(() => {
    if (!q) input.current?.focus({ preventScroll: true });
  }, []);
  // The address changed by other means than typing (back, a suggestion): the box says the same.
  const typed = useRef(q);
  useEffect(() => {
    if (input.current && typed.current !== q) input.current.value = q;
    typed.current = q;
  }, [q]);

  // Nothing found, and nothing else typed: words that the site lacks.
  const isLacking = q !== '' && result?.ok === true && result.total === 0;
  useEffect(() => {
    if (!isLacking) return;
    const settled = setTimeout(() => send({ busqueda: q }), settledMs);
    return () => clearTimeout(settled);
  }, [q, isLacking]);

  function searchSoon(text: string) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const next = text.trim() ? { q: text } : {};
      typed.current = next.q ?? '';
      void navigate({ search: next, replace: true, resetScroll: false, viewTransition: false });
    }, debounceMs);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows move between the links inside, which tab order reaches too
    <div className="wide" onKeyDown={(event) => moveWithArrows(event, input.current)}>
      <PageHead title={say('Buscar')} />
      <div className={styles.form}>
        <SearchForm text={q} input={input} onType={searchSoon} />
      </div>
      <SearchResults q={q} tipo={searchedTipo(tipo)} result={result} isSearching={isSearching} />
    </div>
  );
}

/** Down and up go from the box through the results; Escape goes back to the box. */
function moveWithArrows(event: KeyboardEvent<HTMLElement>, box: HTMLInputElement | null) {
  const stops = [box, ...event.currentTarget.querySelectorAll<HTMLElement>('[data-result]')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  if (at === -1) return;
  const to = event.key === 'ArrowDown' ? stops[at + 1] : event.key === 'ArrowUp' ? stops[at - 1] : undefined;
  const next = event.key === 'Escape' && at > 0 ? box : to;
  if (!next) return;
  event.preventDefault();
  next.focus();
}
