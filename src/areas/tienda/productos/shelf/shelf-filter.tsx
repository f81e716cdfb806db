import { Search } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { pathHere } from '#idioma-path.ts';
import { Button } from '#ui/button.tsx';
import { say, sayCount } from '#values/idioma/say.ts';
import { isOrden, type Orden } from './orden.ts';
import styles from './shelf-filter.module.css';

/** What of the shelf is shown, and in which order. */
export interface ShelfSearch {
  q?: string | undefined;
  categoria?: number | undefined;
  orden?: Orden | undefined;
}

interface Props {
  categorias: { id: number; nombre: string }[];
  chosen: ShelfSearch;
  /** How many are shown. */
  count: number;
  onChoose(search: ShelfSearch): void;
}

/** A plain form, so that without JavaScript the shelf is searched and filtered by a new page. */
export function ShelfFilter({ categorias, chosen, count, onChoose }: Props) {
  const id = useId();
  const { q, categoria, orden } = chosen;

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('q')).trim();
    onChoose({ ...chosen, q: typed || undefined });
  }

  return (
    <form
      className={styles.filter}
      action={pathHere('/tienda')}
      aria-label={say('Filtrar productos')}
      onSubmit={search}
    >
      <div className={styles.search}>
        <label htmlFor={`${id}-q`} className="visually-hidden">
          {say('Buscar en la tienda')}
        </label>
        <input
          // Another question is another field: what was typed for the one before does not stay.
          key={q}
          id={`${id}-q`}
          type="search"
          placeholder={say('Buscar en la tienda')}
          name="q"
          defaultValue={q}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          // Emptied, it asks for nothing.
          onChange={({ target }) => !target.value && q && onChoose({ ...chosen, q: undefined })}
        />
        <Button type="submit" look="quiet">
          <Search aria-hidden="true" size={18} />
          {say('Buscar')}
        </Button>
      </div>
      <div>
        <label htmlFor={`${id}-categoria`}>{say('Categoría')}</label>
        <select
          id={`${id}-categoria`}
          name="categoria"
          value={categoria ?? ''}
          onChange={({ target }) => onChoose({ ...chosen, categoria: Number(target.value) || undefined })}
        >
          <option value="">{say('Todas las Categorías')}</option>
          {categorias.map(({ id, nombre }) => (
            <option key={id} value={id}>
              {nombre}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor={`${id}-orden`}>{say('Orden')}</label>
        <select
          id={`${id}-orden`}
          name="orden"
          value={orden ?? ''}
          onChange={({ target: { value } }) => onChoose({ ...chosen, orden: isOrden(value) ? value : undefined })}
        >
          <option value="">{q ? say('Lo que más se parece') : say('Novedades')}</option>
          <option value="precio">{say('Precio: de menor a mayor')}</option>
          <option value="precio-desc">{say('Precio: de mayor a menor')}</option>
        </select>
      </div>
      <p role="status">{sayCount(count, '{n} producto', '{n} productos')}</p>
    </form>
  );
}
