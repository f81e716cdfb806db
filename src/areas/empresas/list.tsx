import { texto } from '#areas/ajustes/marca/texto.ts';
import { filteredPath } from '#site/filtered-path.ts';
import { FilterForm } from '#site/pieces/list/filter-form.tsx';
import { GrowingResult } from '#site/pieces/list/growing-result.tsx';
import { Section } from '#site/pieces/section.tsx';
import type { PlaceFilter } from '#site/place-filter.ts';
import { ButtonLink } from '#ui/button.tsx';
import type { Result } from '#ui/call.ts';
import { useSitio } from '#ui/use-sitio.ts';
import { say, sayCount } from '#values/idioma/say.ts';
import { EmpresaCard } from './card.tsx';
import { type Para, paraTitles } from './categorias/para.ts';
import styles from './list.module.css';
import { getEmpresas } from './para.ts';
import { textos } from './textos.ts';

interface Props {
  path: string;
  result: Result<'get_empresas_publicas.php'>;
  filter: PlaceFilter;
}

export function Empresas({ path, result, filter }: Props) {
  const sitio = useSitio();
  return (
    <div id="empresas" className={styles.section}>
      <Section
        title={texto(sitio, textos, 'empresas.titulo')}
        kicker={say('Directorio')}
        lead={texto(sitio, textos, 'empresas.entradilla')}
        isTinted
      >
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
      </Section>
    </div>
  );
}

interface ListProps extends Props {
  /** Where on the page it is and how its pages are called, when it is not the first thing. */
  of?: { anchor: string; parameter: string };
  /** Which list it is. */
  para?: Para;
}

export function EmpresaList({ path, result, filter, of, para }: ListProps) {
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <>
      {result.ok && (
        <>
          <FilterForm
            path={path}
            anchor={of?.anchor}
            filter={filter}
            municipios={result.municipios}
            categorias={result.categorias}
          />
          <p className={styles.count} role="status">
            {sayCount(result.total, '{n} empresa', '{n} empresas')}
          </p>
        </>
      )}
      <GrowingResult
        result={result}
        unreachable={say('Error al cargar las empresas. Por favor, inténtelo de nuevo más tarde.')}
        empty={isFiltered ? say('No se encontraron empresas.') : say('No hay empresas disponibles en este momento.')}
        load={(page) => getEmpresas({ ...filter, para }, page)}
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
      </GrowingResult>
    </>
  );
}
