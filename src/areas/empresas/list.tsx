import { texto } from '#areas/ajustes/marca/texto.ts';
import { filteredPath } from '#site/filtered-path.ts';
import { FilterForm } from '#site/pieces/filter-form.tsx';
import { GrowingList } from '#site/pieces/growing-list.tsx';
import { Empty } from '#site/pieces/list-states.tsx';
import { ErrorBox } from '#site/pieces/states.tsx';
import type { PlaceFilter } from '#site/place-filter.ts';
import { ButtonLink } from '#ui/button.tsx';
import type { Result } from '#ui/call.ts';
import { useSitio } from '#ui/use-sitio.ts';
import { later, say, sayCount } from '#values/idioma/say.ts';
import { EmpresaCard } from './card.tsx';
import { type Para, paraTitles } from './categorias/para.ts';
import styles from './list.module.css';
import { getEmpresas } from './para.ts';
import { textos } from './textos.ts';

const failureText = later('Error al cargar las empresas. Por favor, inténtelo de nuevo más tarde.');

interface Props {
  path: string;
  result: Result<'get_empresas_publicas.php'>;
  filter: PlaceFilter;
}

export function Empresas({ path, result, filter }: Props) {
  const sitio = useSitio();
  return (
    <section id="empresas" className={styles.section} aria-labelledby="empresas-titulo">
      <div className="wide">
        <p className={styles.kicker}>{say('Directorio')}</p>
        <h2 id="empresas-titulo">{texto(sitio, textos, 'empresas.titulo')}</h2>
        <p className={styles.lead}>{texto(sitio, textos, 'empresas.entradilla')}</p>
        {result.ok && result.listas.length > 0 && (
          <div className={styles.listas}>
            {result.listas.map((para) => (
              <ButtonLink key={para} href={`/${para}`} look="quiet">
                {say(paraTitles[para])}
              </ButtonLink>
            ))}
          </div>
        )}
        <EmpresaList path={path} result={result} filter={filter} of={{ anchor: 'empresas', parameter: 'empresas' }} />
      </div>
    </section>
  );
}

/** `of`: where on the page it is and how its pages are called, when it is not the first thing; `para`: which list it is. */
export function EmpresaList({
  path,
  result,
  filter,
  of,
  para,
}: Props & { of?: { anchor: string; parameter: string }; para?: Para }) {
  if (!result.ok) return <ErrorBox text={say(failureText)} />;
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <>
      <FilterForm
        path={path}
        {...(of && { anchor: of.anchor })}
        filter={filter}
        municipios={result.municipios}
        categorias={result.categorias}
      />
      <p className={styles.count} role="status">
        {sayCount(result.total, '{n} empresa', '{n} empresas')}
      </p>
      {result.data.length === 0 ? (
        <Empty
          text={isFiltered ? say('No se encontraron empresas.') : say('No hay empresas disponibles en este momento.')}
        />
      ) : (
        <GrowingList
          first={result}
          load={(page) => getEmpresas({ ...filter, ...(para && { para }) }, page)}
          path={filteredPath(path, filter)}
          {...of}
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
