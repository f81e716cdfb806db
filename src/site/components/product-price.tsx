import { price, unitsLeft } from '#domain/carrito.ts';
import { contentAndUnitPrice } from '#domain/contenido-neto.ts';
import type { Producto } from '#domain/producto.ts';
import { site } from '#domain/site-settings.ts';
import styles from './product-price.module.css';

interface Props {
  producto: Pick<Producto, 'precio' | 'iva' | 'stock' | 'contenido_neto' | 'unidad_contenido'>;
  /** The lowest price of the 30 days before it was lowered. */
  before?: number | null;
}

export function ProductPrice({ producto, before }: Props) {
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
      <p className={producto.stock === 0 ? styles.gone : styles.stock}>{stockHint(producto.stock)}</p>
    </div>
  );
}

function stockHint(stock: number | null): string {
  if (stock === 0) return 'Agotado por ahora.';
  if (stock !== null && stock <= site.shop.lowStock) return `Date prisa: ${unitsLeft(stock)}.`;
  return 'Disponible.';
}
