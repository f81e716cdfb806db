import { texto } from '#areas/ajustes/marca/texto.ts';
import { filteredPath } from '#site/filtered-path.ts';
import { FilterForm } from '#site/pieces/filter-form.tsx';
import { GrowingList } from '#site/pieces/growing-list.tsx';
import { Empty } from '#site/pieces/list-states.tsx';
import { ErrorBox } from '#site/pieces/states.tsx';
import { get, type Result } from '#ui/call.ts';
import { useSitio } from '#ui/use-sitio.ts';
import { EmpresaCard } from './card.tsx';
import type { EmpresaFilter } from './empresa-filter.ts';
import styles from './list.module.css';
import { textos } from './textos.ts';

const failureText = 'Error al cargar las empresas. Por favor, inténtelo de nuevo más tarde.';

const perPage = 48;

export function loadEmpresas(filter: EmpresaFilter, page = 1) {
  return get('get_empresas_publicas.php', { ...filter, page, limit: perPage });
}

interface Props {
  path: string;
  result: Result<'get_empresas_publicas.php'>;
  filter: EmpresaFilter;
}

export function Empresas({ path, result, filter }: Props) {
  const sitio = useSitio();
  return (
    <section id="empresas" className={styles.section} aria-labelledby="empresas-titulo">
      <div className="wide">
        <p className={styles.kicker}>Directorio</p>
        <h2 id="empresas-titulo">{texto(sitio, textos, 'empresas.titulo')}</h2>
        <p className={styles.lead}>{texto(sitio, textos, 'empresas.entradilla')}</p>
        {result.ok ? <List path={path} result={result} filter={filter} /> : <ErrorBox text={failureText} />}
      </div>
    </section>
  );
}

function List({ path, result, filter }: Props & { result: { ok: true } }) {
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <>
      <FilterForm
        path={path}
        anchor="empresas"
        filter={filter}
        municipios={result.municipios}
        categorias={result.categorias}
      />
      <p className={styles.count} role="status">
        {result.total === 1 ? '1 empresa' : `${result.total} empresas`}
      </p>
      {result.data.length === 0 ? (
        <Empty text={isFiltered ? 'No se encontraron empresas.' : 'No hay empresas disponibles en este momento.'} />
      ) : (
        <GrowingList
          first={result}
          load={(page) => loadEmpresas(filter, page)}
          path={filteredPath(path, filter)}
          anchor="empresas"
          parameter="empresas"
        >
          {(empresas) => (
            <div className={styles.list}>
              {empresas.map((empresa) => (
                <EmpresaCard key={empresa.id} empresa={empresa} />
              ))}
            </div>
          )}
        </GrowingList>
      )}
    </>
  );
}
