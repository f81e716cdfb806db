import { useSitio } from '#ui/use-sitio.ts';
import { eurosToCents, formatCents } from '#values/money.ts';
import { type Carrito, carritoTotals } from './carrito.ts';
import { mainZona, type Zona } from './envio.ts';
import styles from './totals.module.css';

/** Without an address yet, the shipping of the main zone. */
export function CarritoTotals({ carrito, zona: known }: { carrito: Carrito; zona?: Zona }) {
  const { envios } = useSitio();
  const zona = known ?? mainZona(envios);
  const { subtotalCents, envioCents, totalCents } = carritoTotals(carrito, zona);
  return (
    <div className={styles.totals}>
      <dl>
        <div>
          <dt>Subtotal</dt>
          <dd>{formatCents(subtotalCents)}</dd>
        </div>
        <div>
          <dt>Gastos de envío</dt>
          <dd>{envioCents === 0 ? 'Gratis' : formatCents(envioCents)}</dd>
        </div>
        <div className={styles.total}>
          <dt>Total</dt>
          <dd>{formatCents(totalCents)}</dd>
        </div>
      </dl>
      <p>
        IVA incluido.{' '}
        {envioCents > 0 &&
          zona.gratis_desde !== null &&
          `Te faltan ${formatCents(eurosToCents(zona.gratis_desde) - subtotalCents)} para que el envío sea gratis.`}
      </p>
    </div>
  );
}
