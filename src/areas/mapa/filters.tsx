import { useRouter } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { pathHere } from '#idioma-path.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Choice, Field } from '#ui/field.tsx';
import { etiquetaLabel, etiquetas } from '#values/etiquetas.ts';
import { say } from '#values/idioma/say.ts';
import { capaKind, capaLabel } from './capas.ts';
import land from './land.module.css';
import { type Capa, chosenCapas, type MapaSearch, mapaSearch } from './mapa.ts';
import styles from './page.module.css';

interface Props {
  search: MapaSearch;
  capas: readonly Capa[];
}

/** A plain form that asks for the same page; its boxes are the legend too. */
export function MapaFilters({ search, capas }: Props) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const chosen = chosenCapas(search);

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (!form.current) return;
    const asked = mapaSearch(Object.fromEntries(new FormData(form.current)));
    // All layers is what the address without any of them means.
    if (capas.every((capa) => asked[capa])) for (const capa of capas) delete asked[capa];
    const query = new URLSearchParams(asked as Record<string, string>);
    void router.navigate({ href: query.size > 0 ? `/mapa?${query}` : '/mapa', resetScroll: false });
  }

  return (
    <form
      ref={form}
      className={styles.filters}
      action={pathHere('/mapa')}
      method="get"
      aria-label={say('Filtros')}
      onSubmit={submit}
    >
      <fieldset className={styles.capas}>
        <legend>{say('Qué quieres ver')}</legend>
        {capas.map((capa) => (
          <label key={capa}>
            <input
              type="checkbox"
              name={capa}
              value="si"
              defaultChecked={chosen.includes(capa)}
              onChange={() => submit()}
            />
            <span className={land.mark} data-kind={capaKind[capa]} aria-hidden>
              <i />
            </span>
            {say(capaLabel[capa])}
            <Check aria-hidden="true" />
          </label>
        ))}
      </fieldset>
      <div className={styles.days}>
        <Field label={say('Eventos desde')} type="date" name="desde" defaultValue={search.desde} />
        <Field label={say('hasta')} type="date" name="hasta" defaultValue={search.hasta} />
      </div>
      <Choice
        label={say('Pensado para ir')}
        name="etiqueta"
        none={say('De cualquier manera')}
        options={etiquetas.map((etiqueta) => ({ id: etiqueta, nombre: say(etiquetaLabel[etiqueta]) }))}
        defaultValue={search.etiqueta}
      />
      <div className={styles.actions}>
        <Button type="submit">{say('Filtrar')}</Button>
        {Object.values(search).some(Boolean) && (
          <ButtonLink href="/mapa" look="quiet">
            {say('Quitar filtros')}
          </ButtonLink>
        )}
      </div>
    </form>
  );
}
