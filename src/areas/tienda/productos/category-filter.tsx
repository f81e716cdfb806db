import { useId } from 'react';
import { Button } from '#ui/button.tsx';
import styles from './category-filter.module.css';
import type { Producto } from './producto.ts';

interface Props {
  productos: Producto[];
  chosen: number | undefined;
  /** How many are shown. */
  count: number;
  onChoose(categoria: number | undefined): void;
}

/** A plain form, so that without JavaScript the shelf is filtered by a new page. */
export function CategoryFilter({ productos, chosen, count, onChoose }: Props) {
  const fieldId = useId();
  const categorias = [
    ...new Map(productos.map(({ categoria_id: id, nombre_categoria }) => [id, nombre_categoria ?? `Categoría ${id}`])),
  ].sort(([, a], [, b]) => a.localeCompare(b, 'es'));
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
        {categorias.map(([categoriaId, nombre]) => (
          <option key={categoriaId} value={categoriaId}>
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
