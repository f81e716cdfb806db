import { useRouter } from '@tanstack/react-router';
import type { FormEvent, ReactNode } from 'react';
import { pathHere } from '#idioma-path.ts';
import { filteredPath } from '#site/filtered-path.ts';
import { type PlaceFilter, placeFilter } from '#site/place-filter.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Choice } from '#ui/field.tsx';
import { etiquetaLabel, etiquetas } from '#values/etiquetas.ts';
import type { FilterOption } from '#values/filter-option.ts';
import { say } from '#values/idioma/say.ts';
import styles from './filter-form.module.css';

interface Props {
  path: string;
  /** Where on the page the list is, when it is not the first thing. */
  anchor?: string;
  filter: PlaceFilter;
  municipios: FilterOption[];
  categorias: FilterOption[];
}

/** The filters of places: where, what kind, for whom. */
export function FilterForm({ path, anchor, filter, municipios, categorias }: Props) {
  return (
    <FilterBar
      path={path}
      anchor={anchor}
      isFiltered={Object.keys(filter).length > 0}
      pathOf={(form) =>
        filteredPath(
          path,
          placeFilter({
            municipio: Number(form.get('municipio')),
            categoria: Number(form.get('categoria')),
            etiqueta: form.get('etiqueta'),
          }),
        )
      }
    >
      <Choice
        name="municipio"
        label={say('Municipio')}
        none={say('Todos los municipios')}
        options={municipios}
        defaultValue={filter.municipio}
      />
      <Choice
        name="categoria"
        label={say('Categoría')}
        none={say('Todas las categorías')}
        options={categorias}
        defaultValue={filter.categoria}
      />
      <Choice
        name="etiqueta"
        label={say('Etiqueta')}
        none={say('Todas las etiquetas')}
        options={etiquetas.map((etiqueta) => ({ id: etiqueta, nombre: say(etiquetaLabel[etiqueta]) }))}
        defaultValue={filter.etiqueta}
      />
    </FilterBar>
  );
}

interface BarProps {
  path: string;
  anchor?: string | undefined;
  isFiltered: boolean;
  /** The address of the list with what the form says. */
  pathOf(form: FormData): string;
  children: ReactNode;
}

/** A plain form that asks for the same page; with JavaScript the page is not loaded anew. */
export function FilterBar({ path, anchor, isFiltered, pathOf, children }: BarProps) {
  const router = useRouter();
  const hash = anchor ? `#${anchor}` : '';

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void router.navigate({ href: pathOf(new FormData(event.currentTarget)) + hash, resetScroll: false });
  }

  return (
    <form
      className={styles.form}
      action={pathHere(path + hash)}
      method="get"
      aria-label={say('Filtros')}
      onSubmit={submit}
      data-noprint
    >
      {children}
      <div className={styles.buttons}>
        <Button type="submit">{say('Filtrar')}</Button>
        {isFiltered && (
          <ButtonLink href={path + hash} look="quiet">
            {say('Quitar filtros')}
          </ButtonLink>
        )}
      </div>
    </form>
  );
}
