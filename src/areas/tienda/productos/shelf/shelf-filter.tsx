import { useId } from 'react';
import { pathHere } from '#idioma-path.ts';
import { Button } from '#ui/button.tsx';
import { say, sayCount } from '#values/idioma/say.ts';
import { isOrden, type Orden } from './orden.ts';
import styles from './shelf-filter.module.css';

/** What of the shelf is shown, and in which order. */
export interface Shelf {
  categoria?: number | undefined;
  orden?: Orden | undefined;
}

interface Props {
  categorias: { id: number; nombre: string }[];
  chosen: Shelf;
  /** How many are shown. */
  count: number;
  onChoose(shelf: Shelf): void;
}

/** A plain form, so that without JavaScript the shelf is filtered by a new page. */
export function ShelfFilter({ categorias, chosen: { categoria, orden }, count, onChoose }: Props) {
  const id = useId();
  return (
    <form
      className={styles.filter}
      action={pathHere('/tienda')}
      aria-label={say('Filtrar productos')}
      // With JavaScript the choice itself has filtered already.
      onSubmit={(event) => event.preventDefault()}
    >
      <div>
        <label htmlFor={`${id}-categoria`}>{say('Categoría')}</label>
        <select
          id={`${id}-categoria`}
          name="categoria"
          value={categoria ?? ''}
          onChange={({ target }) => onChoose({ categoria: Number(target.value) || undefined, orden })}
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
          onChange={({ target: { value } }) => onChoose({ categoria, orden: isOrden(value) ? value : undefined })}
        >
          <option value="">{say('Novedades')}</option>
          <option value="precio">{say('Precio: de menor a mayor')}</option>
          <option value="precio-desc">{say('Precio: de mayor a menor')}</option>
        </select>
      </div>
      <Button type="submit" look="quiet">
        {say('Filtrar')}
      </Button>
      <p role="status">{sayCount(count, '{n} producto', '{n} productos')}</p>
    </form>
  );
}
