import { unitsLeft } from '#areas/tienda/carrito/shelf.ts';
import { useSitio } from '#ui/use-sitio.ts';
import { say } from '#values/idioma/say.ts';
import { contentAndUnitPrice } from './contenido-neto.ts';
import styles from './price.module.css';
import { PriceTag } from './price-tag.tsx';
import type { Producto } from './producto.ts';

interface Props {
  producto: Pick<Producto, 'precio' | 'precio_anterior' | 'iva' | 'stock' | 'contenido_neto' | 'unidad_contenido'>;
  /** Variants cost more or less, and none is chosen yet. */
  isFrom?: boolean;
}

export function ProductoPrice({ producto, isFrom = false }: Props) {
  const { stock_bajo } = useSitio().tienda;
  const content = contentAndUnitPrice(producto);
  return (
    <div className={styles.block}>
      <p className={styles.price}>
        <strong>
          <PriceTag precio={producto.precio} before={producto.precio_anterior} isFrom={isFrom} />
        </strong>{' '}
        <span className={styles.tax}>{say('IVA incluido ({iva} %)', { iva: producto.iva })}</span>
      </p>
      {content && <p className={styles.content}>{content}</p>}
      <p className={producto.stock === 0 ? styles.gone : styles.stock}>{stockHint(producto.stock, stock_bajo)}</p>
    </div>
  );
}

function stockHint(stock: number | null, low: number): string {
  if (stock === 0) return say('Agotado por ahora.');
  if (stock !== null && stock <= low) return say('Date prisa: {quedan}.', { quedan: unitsLeft(stock) });
  return say('Disponible.');
}
