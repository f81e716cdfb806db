import { price, unitsLeft } from '#tienda/carrito/carrito.ts';
import { useSitio } from '#ui/use-sitio.ts';
import { contentAndUnitPrice } from './contenido-neto.ts';
import styles from './price.module.css';
import type { Producto } from './producto.ts';

interface Props {
  producto: Pick<Producto, 'precio' | 'iva' | 'stock' | 'contenido_neto' | 'unidad_contenido'>;
  /** The lowest price of the 30 days before it was lowered. */
  before?: number | null;
}

export function ProductoPrice({ producto, before }: Props) {
  const { stock_bajo } = useSitio().tienda;
  const content = contentAndUnitPrice(producto);
  return (
    <div className={styles.block}>
      <p className={styles.price}>
        <strong>{price(producto)}</strong>
        {before && (
          <>
            {' '}
            <span className="visually-hidden">El precio más bajo de los 30 días anteriores era</span>
            <s>{price({ precio: before })}</s>
          </>
        )}{' '}
        <span className={styles.tax}>IVA incluido ({producto.iva} %)</span>
      </p>
      {content && <p className={styles.content}>{content}</p>}
      <p className={producto.stock === 0 ? styles.gone : styles.stock}>{stockHint(producto.stock, stock_bajo)}</p>
    </div>
  );
}

function stockHint(stock: number | null, low: number): string {
  if (stock === 0) return 'Agotado por ahora.';
  if (stock !== null && stock <= low) return `Date prisa: ${unitsLeft(stock)}.`;
  return 'Disponible.';
}
