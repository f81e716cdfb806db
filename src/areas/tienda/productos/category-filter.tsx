import { useId } from 'react';
import { Button } from '#ui/button.tsx';
import styles from './category-filter.module.css';

interface Props {
  categorias: { id: number; nombre: string }[];
  chosen: number | undefined;
  /** How many are shown. */
  count: number;
  onChoose(categoria: number | undefined): void;
}

/** A plain form, so that without JavaScript the shelf is filtered by a new page. */
export function CategoryFilter({ categorias, chosen, count, onChoose }: Props) {
  const fieldId = useId();
  return (
    <form
      className={styles.filter}
      action="/tienda"
      aria-label="Filtrar productos"
      // With JavaScript the choice itself has filtered already.
      onSubmit={(event) => event.preventDefault()}
    >
      <label htmlFor={fieldId}>Categoría</label>
      <select
        id={fieldId}
        name="categoria"
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(Number(target.value) || undefined)}
      >
        <option value="">Todas las Categorías</option>
        {categorias.map(({ id, nombre }) => (
          <option key={id} value={id}>
            {nombre}
          </option>
        ))}
      </select>
      <Button type="submit" look="quiet">
        Filtrar
      </Button>
      <p role="status">{count === 1 ? '1 producto' : `${count} productos`}</p>
    </form>
  );
}
