import { createFileRoute } from '@tanstack/react-router';
import { texto } from '#areas/ajustes/marca/texto.ts';
import { paths } from '#paths.ts';
import { listSeo } from '#site/list-seo.ts';
import { pageSearch, requirePage } from '#site/page-search.ts';
import { FilterBar } from '#site/pieces/list/filter-form.tsx';
import { PageLoading } from '#site/pieces/list/list-states.tsx';
import { Pills } from '#site/pieces/list/pills.tsx';
import { PageHead } from '#site/pieces/page-head.tsx';
import { understood } from '#site/understood.ts';
import { ButtonLink } from '#ui/button.tsx';
import { get, type Result } from '#ui/call.ts';
import { Choice } from '#ui/field.tsx';
import { sitioOf, useSitio } from '#ui/use-sitio.ts';
import { idioma, later, say, sayCount } from '#values/idioma/say.ts';
import { isAnyMes, mesLabel } from '#values/mes.ts';
import { ArticuloCards } from '../cards.tsx';
import { ArchivoList, type ArchivoSearch } from './cards.tsx';
import styles from './list.module.css';
import { articuloPart } from './list-part.ts';
import { textos } from './textos.ts';

const title = later('Artículos');
const path = '/articulos';

/** ?categoria=3&tema=12&mes=2026-11; anything else is no filter. */
function archivoSearch(search: Record<string, unknown>): ArchivoSearch {
  const idOf = (value: unknown) => (Number.isInteger(Number(value)) && Number(value) > 0 ? Number(value) : undefined);
  const [categoria, tema] = [idOf(search.categoria), idOf(search.tema)];
  return { ...(categoria && { categoria }), ...(tema && { tema }), ...(isAnyMes(search.mes) && { mes: search.mes }) };
}

export const Route = createFileRoute('/_site/articulos')({
  validateSearch: understood((search) => ({ ...pageSearch(search), ...archivoSearch(search) })),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { pagina = 1, ...filter } }) => {
    const isWhole = pagina === 1 && Object.keys(filter).length === 0;
    const [result, filtros, destacados] = await Promise.all([
      get('get_articulos.php', { ...filter, page: pagina }),
      get('get_articulos_filtros.php', {}),
      isWhole ? get('get_articulos.php', { destacado: true, limit: 3 }) : undefined,
    ]);
    requirePage(result);
    return { result, filtros, destacados: destacados?.ok ? destacados.data : [] };
  },
  head: ({ loaderData, match, matches }) => {
    const { pagina: page, ...filter } = match.search;
    return listSeo(matches, {
      title: say(title),
      description: texto(sitioOf(matches), textos, 'articulos.busqueda'),
      path,
      page,
      isFiltered: Object.keys(filter).length > 0,
      result: loaderData?.result,
      partOf: articuloPart,
      links: [{ rel: 'alternate', type: 'application/rss+xml', title: say(title), href: '/rss.xml' }],
    });
  },
  component: Articulos,
  pendingComponent: () => (
    <PageLoading
      title={say(title)}
      lead={texto(useSitio(), textos, 'articulos.entradilla')}
      text={say('Cargando artículos...')}
    />
  ),
});

function Articulos() {
  const { result, filtros, destacados } = Route.useLoaderData();
  const { pagina: _, ...filter } = Route.useSearch();
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <div className="wide">
      <PageHead title={say(title)}>
        <p>{texto(useSitio(), textos, 'articulos.entradilla')}</p>
      </PageHead>
      {filtros.ok && <Filters filtros={filtros} filter={filter} />}
      {destacados.length > 0 && <Featured articulos={destacados} />}
      {result.ok && result.total > 0 && (
        <p className={styles.count} role="status">
          {sayCount(result.total, '{n} artículo', '{n} artículos')}
        </p>
      )}
      <ArchivoList
        result={result}
        filter={filter}
        path={filteredPath(filter)}
        empty={isFiltered ? say('No se encontraron artículos.') : say('Todavía no hay artículos.')}
        emptyHint={isFiltered && <ButtonLink href={path}>{say('Ver todos los artículos')}</ButtonLink>}
      />
    </div>
  );
}

function filteredPath(filter: ArchivoSearch): string {
  const query = new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `${path}?${query}` : path;
}

type Filtros = Result<'get_articulos_filtros.php'> & { ok: true };

function Filters({ filtros, filter }: { filtros: Filtros; filter: ArchivoSearch }) {
  const { categorias, temas, meses } = filtros;
  return (
    <>
      <FilterBar
        path={path}
        isFiltered={Object.keys(filter).length > 0}
        pathOf={(form) => filteredPath(archivoSearch(Object.fromEntries(form)))}
      >
        <Choice
          name="categoria"
          label={say('Categoría')}
          none={say('Todas las categorías')}
          options={categorias}
          defaultValue={filter.categoria}
        />
        <Choice
          name="tema"
          label={say('Tema')}
          none={say('Todos los temas')}
          options={temas}
          defaultValue={filter.tema}
        />
        <Choice
          name="mes"
          label={say('Mes')}
          none={say('Todos los meses')}
          options={meses.map((mes) => ({ id: mes, nombre: mesLabel(mes) }))}
          defaultValue={filter.mes}
        />
      </FilterBar>
      {temas.length > 0 && (
        <div className={styles.topics}>
          <Pills
            label={say('Temas')}
            links={mostRead(temas).map(({ nombre, slug }) => ({ href: paths.tema(slug), text: nombre }))}
          />
        </div>
      )}
    </>
  );
}

/** Those with the most articles, by name. */
function mostRead(temas: Filtros['temas']): Filtros['temas'] {
  return temas
    .toSorted((one, other) => other.total - one.total)
    .slice(0, 20)
    .toSorted((one, other) => one.nombre.localeCompare(other.nombre, idioma().codigo));
}

function Featured({ articulos }: { articulos: (Result<'get_articulos.php'> & { ok: true })['data'] }) {
  return (
    <section className={styles.featured} aria-labelledby="destacados">
      <h2 id="destacados">{say('Destacados')}</h2>
      <ArticuloCards articulos={articulos} isAside />
    </section>
  );
}
