import { useRouter } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useId } from 'react';
import { pathHere } from '#idioma-path.ts';
import { filteredPath } from '#site/filtered-path.ts';
import { type PlaceFilter, placeFilter } from '#site/place-filter.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
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
      <FilterChoice
        name="municipio"
        label={say('Municipio')}
        all={say('Todos los municipios')}
        options={municipios}
        value={filter.municipio}
      />
      <FilterChoice
        name="categoria"
        label={say('Categoría')}
        all={say('Todas las categorías')}
        options={categorias}
        value={filter.categoria}
      />
      <FilterChoice
        name="etiqueta"
        label={say('Etiqueta')}
        all={say('Todas las etiquetas')}
        options={etiquetas.map((etiqueta) => ({ id: etiqueta, nombre: say(etiquetaLabel[etiqueta]) }))}
        value={filter.etiqueta}
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

interface ChoiceProps {
  name: string;
  label: string;
  all: string;
  options: { id: number | string; nombre: string; total?: number }[];
  value: number | string | undefined;
}

export function FilterChoice({ name, label, all, options, value }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      {/* Keyed, so that it follows the address when filters are taken away. */}
      <select key={value} id={id} name={name} defaultValue={value ?? ''}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.total === undefined ? option.nombre : `${option.nombre} (${option.total})`}
          </option>
        ))}
      </select>
    </div>
  );
}
