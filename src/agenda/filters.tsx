import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useRef } from 'react';
import { AppLink } from '#ui/app-link.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { etiquetaLabel, etiquetas } from '#values/etiquetas.ts';
import { type AgendaFilter, agendaSearch, filterQuery } from './agenda-search.ts';
import { cuandoLabel, cuandos } from './cuando.ts';
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

/** A plain form that asks for the same page again; with JavaScript the page stays where it is. */
export function AgendaFilters({ filter, municipios, tipos }: Props) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const isPointed = useRef(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const search = agendaSearch(Object.fromEntries(new FormData(event.currentTarget)));
    void navigate({ to: path, search, hash: 'agenda' });
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
      action={`${path}#agenda`}
      onSubmit={submit}
      onPointerDown={() => {
        isPointed.current = true;
      }}
      onKeyDown={() => {
        isPointed.current = false;
      }}
    >
      <fieldset className={styles.when}>
        <legend>Cuándo</legend>
        <label>
          <input type="radio" name="cuando" value="" defaultChecked={!filter.cuando} onChange={choose} />
          <span>Próximamente</span>
        </label>
        {cuandos.map((cuando) => (
          <label key={cuando}>
            <input
              type="radio"
              name="cuando"
              value={cuando}
              defaultChecked={filter.cuando === cuando}
              onChange={() => {
                clearDays();
                choose();
              }}
            />
            <span>{cuandoLabel[cuando]}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.when}>
        <legend>Para quién</legend>
        <label>
          <input type="radio" name="etiqueta" value="" defaultChecked={!filter.etiqueta} onChange={choose} />
          <span>Para todos</span>
        </label>
        {etiquetas.map((etiqueta) => (
          <label key={etiqueta}>
            <input
              type="radio"
              name="etiqueta"
              value={etiqueta}
              defaultChecked={filter.etiqueta === etiqueta}
              onChange={choose}
            />
            <span>{etiquetaLabel[etiqueta]}</span>
          </label>
        ))}
      </fieldset>
      {filter.mes && <input type="hidden" name="mes" value={filter.mes} />}
      <Field label="Desde" type="date" name="desde" defaultValue={filter.desde} onChange={clearCuando} />
      <Field label="Hasta" type="date" name="hasta" defaultValue={filter.hasta} onChange={clearCuando} />
      <Choice
        label="Municipio"
        name="municipio"
        all="Todos los municipios"
        options={municipios}
        chosen={filter.municipio}
      />
      <Choice label="Tipo" name="tipo" all="Todos los tipos" options={tipos} chosen={filter.tipo} />
      <div className={styles.actions}>
        <Button type="submit">Filtrar</Button>
        {filterQuery(filter) && <AppLink href={`${path}#agenda`}>Quitar filtros</AppLink>}
      </div>
    </form>
  );
}

interface ChoiceProps {
  label: string;
  name: string;
  all: string;
  options: Option[];
  chosen: number | undefined;
}

function Choice({ label, name, all, options, chosen }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <span>{label}</span>
      <select name={name} defaultValue={chosen ?? ''}>
        <option value="">{all}</option>
        {/* Where nothing is on any more it is still what was asked for. */}
        {chosen && !options.some(({ id }) => id === chosen) && <option value={chosen}>El elegido</option>}
        {options.map(({ id, nombre }) => (
          <option key={id} value={id}>
            {nombre}
          </option>
        ))}
      </select>
    </label>
  );
}
