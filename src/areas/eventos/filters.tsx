import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useRef } from 'react';
import { pathHere } from '#idioma-path.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Button } from '#ui/button.tsx';
import { Choice, Field } from '#ui/field.tsx';
import { cuandoLabel } from '#values/agenda/cuando.ts';
import { etiquetaLabel } from '#values/etiquetas.ts';
import { say } from '#values/idioma/say.ts';
import { filterQuery } from './agenda-query.ts';
import { type AgendaFilter, agendaSearch } from './agenda-search.ts';
import styles from './filters.module.css';

interface Option {
  id: number;
  nombre: string;
}

interface Props {
  filter: AgendaFilter;
  municipios: Option[];
  tipos: Option[];
}

const path = '/actividades-y-eventos';

/** A plain form that asks for the same page again, at its results. */
export function AgendaFilters({ filter, municipios, tipos }: Props) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const isPointed = useRef(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const search = agendaSearch(Object.fromEntries(new FormData(event.currentTarget)));
    void navigate({ to: path, search, hash: 'eventos' });
  }

  /** A range of days and "hoy" exclude each other. */
  function clearCuando() {
    const any = form.current?.querySelector<HTMLInputElement>('[name=cuando][value=""]');
    if (any) any.checked = true;
  }

  function clearDays() {
    for (const input of form.current?.querySelectorAll<HTMLInputElement>('[type=date]') ?? []) input.value = '';
  }

  /** One press says it all; arrow keys pass over what is not meant. */
  function choose() {
    if (isPointed.current) form.current?.requestSubmit();
  }

  return (
    <form
      ref={form}
      className={styles.form}
      method="get"
      action={pathHere(`${path}#eventos`)}
      onSubmit={submit}
      onPointerDown={() => {
        isPointed.current = true;
      }}
      onKeyDown={() => {
        isPointed.current = false;
      }}
    >
      <Radios
        legend={say('Cuándo')}
        name="cuando"
        all={say('Próximamente')}
        labels={cuandoLabel}
        chosen={filter.cuando}
        onChoose={(cuando) => {
          if (cuando) clearDays();
          choose();
        }}
      />
      <Radios
        legend={say('Para quién')}
        name="etiqueta"
        all={say('Para todos')}
        labels={etiquetaLabel}
        chosen={filter.etiqueta}
        onChoose={choose}
      />
      {filter.mes && <input type="hidden" name="mes" value={filter.mes} />}
      <Field label={say('Desde')} type="date" name="desde" defaultValue={filter.desde} onChange={clearCuando} />
      <Field label={say('Hasta')} type="date" name="hasta" defaultValue={filter.hasta} onChange={clearCuando} />
      <Choice
        label={say('Municipio')}
        name="municipio"
        none={say('Todos los municipios')}
        options={withChosen(municipios, filter.municipio)}
        defaultValue={filter.municipio}
      />
      <Choice
        label={say('Tipo')}
        name="tipo"
        none={say('Todos los tipos')}
        options={withChosen(tipos, filter.tipo)}
        defaultValue={filter.tipo}
      />
      <div className={styles.actions}>
        <Button type="submit">{say('Filtrar')}</Button>
        {filterQuery(filter) && <AppLink href={`${path}#agenda`}>{say('Quitar filtros')}</AppLink>}
      </div>
    </form>
  );
}

interface RadiosProps {
  legend: string;
  name: string;
  all: string;
  labels: Readonly<Record<string, string>>;
  chosen: string | undefined;
  onChoose(value: string): void;
}

function Radios({ legend, name, all, labels, chosen = '', onChoose }: RadiosProps) {
  return (
    <fieldset className={styles.when}>
      <legend>{legend}</legend>
      {Object.entries({ '': all, ...labels }).map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span>{say(label)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Where nothing is on any more it is still what was asked for. */
function withChosen(options: Option[], chosen: number | undefined): Option[] {
  if (!chosen || options.some(({ id }) => id === chosen)) return options;
  return [{ id: chosen, nombre: say('El elegido') }, ...options];
}
