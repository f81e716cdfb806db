import { site } from '#site-settings.ts';
import { formatCents } from '#values/money.ts';
import { type Carrito, carritoTotals } from './carrito.ts';
import type { Zona } from './envio.ts';
import styles from './totals.module.css';

/** Without an address yet, the mainland's shipping. */
export function CarritoTotals({ carrito, zona = 'peninsula' }: { carrito: Carrito; zona?: Zona }) {
  const { subtotalCents, envioCents, totalCents } = carritoTotals(carrito, zona);
  const { freeFromCents } = site.shipping.zones[zona];
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
        {envioCents > 0 && `Te faltan ${formatCents(freeFromCents - subtotalCents)} para que el envío sea gratis.`}
      </p>
    </div>
  );
}
