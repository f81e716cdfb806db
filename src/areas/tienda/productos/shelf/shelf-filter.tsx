import { useId } from 'react';
import { Button } from '#ui/button.tsx';
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
      action="/tienda"
      aria-label="Filtrar productos"
      // With JavaScript the choice itself has filtered already.
      onSubmit={(event) => event.preventDefault()}
    >
      <div>
        <label htmlFor={`${id}-categoria`}>Categoría</label>
        <select
          id={`${id}-categoria`}
          name="categoria"
          value={categoria ?? ''}
          onChange={({ target }) => onChoose({ categoria: Number(target.value) || undefined, orden })}
        >
          <option value="">Todas las Categorías</option>
          {categorias.map(({ id, nombre }) => (
            <option key={id} value={id}>
              {nombre}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor={`${id}-orden`}>Orden</label>
        <select
          id={`${id}-orden`}
          name="orden"
          value={orden ?? ''}
          onChange={({ target: { value } }) => onChoose({ categoria, orden: isOrden(value) ? value : undefined })}
        >
          <option value="">Novedades</option>
          <option value="precio">Precio: de menor a mayor</option>
          <option value="precio-desc">Precio: de mayor a menor</option>
        </select>
      </div>
      <Button type="submit" look="quiet">
        Filtrar
      </Button>
      <p role="status">{count === 1 ? '1 producto' : `${count} productos`}</p>
    </form>
  );
}
