import type { CuponAplicado } from '#areas/tienda/cupones/cupon.ts';
import { useSitio } from '#ui/use-sitio.ts';
import { eurosToCents, formatCents } from '#values/money.ts';
import type { Carrito } from './carrito.ts';
import { mainZona, type Zona } from './envio.ts';
import { carritoSums } from './lines.ts';
import styles from './totals.module.css';

interface Props {
  carrito: Carrito;
  /** Without an address yet, the shipping of the main zone. */
  zona?: Zona;
  isPickup?: boolean;
  cupon?: CuponAplicado | null;
}

export function CarritoTotals({ carrito, zona: known, isPickup = false, cupon = null }: Props) {
  const { envios } = useSitio();
  const zona = known ?? mainZona(envios);
  const sums = carritoSums(carrito, isPickup ? undefined : zona, cupon);
  const hasFreeShipping = cupon?.tipo === 'envio' && sums.envioCents === 0;
  return (
    <div className={styles.totals}>
      <dl>
        <Sum label="Subtotal" amount={formatCents(sums.brutoCents)} />
        {cupon && sums.descuentoCents > 0 && (
          <Sum label={`Cupón ${cupon.codigo}`} amount={formatCents(-sums.descuentoCents)} />
        )}
        {isPickup ? (
          <Sum label="Recogida" amount="Gratis" />
        ) : (
          <Sum
            label={hasFreeShipping ? `Gastos de envío (cupón ${cupon.codigo})` : 'Gastos de envío'}
            amount={sums.envioCents === 0 ? 'Gratis' : formatCents(sums.envioCents)}
          />
        )}
        <Sum label="Total" amount={formatCents(sums.totalCents)} isTotal />
      </dl>
      <p>
        IVA incluido.{' '}
        {sums.envioCents > 0 &&
          zona.gratis_desde !== null &&
          `Te faltan ${formatCents(eurosToCents(zona.gratis_desde) - sums.subtotalCents)} para que el envío sea gratis.`}
      </p>
    </div>
  );
}

function Sum({ label, amount, isTotal = false }: { label: string; amount: string; isTotal?: boolean }) {
  return (
    <div className={isTotal ? styles.total : undefined}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
