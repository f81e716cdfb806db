import type { CuponAplicado } from '#areas/tienda/cupones/cupon.ts';
import { useSitio } from '#ui/use-sitio.ts';
import { say } from '#values/idioma/say.ts';
import { eurosToCents, formatCents } from '#values/money.ts';
import type { Carrito } from './carrito.ts';
import { mainZona, sinIva, type Zona } from './envio.ts';
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
        <Sum label={say('Subtotal')} amount={formatCents(sums.brutoCents)} />
        {cupon && sums.descuentoCents > 0 && (
          <Sum label={say('Cupón {codigo}', { codigo: cupon.codigo })} amount={formatCents(-sums.descuentoCents)} />
        )}
        {isPickup ? (
          <Sum label={say('Recogida')} amount={say('Gratis')} />
        ) : (
          <Sum
            label={
              hasFreeShipping
                ? say('Gastos de envío (cupón {codigo})', { codigo: cupon.codigo })
                : say('Gastos de envío')
            }
            amount={sums.envioCents === 0 ? say('Gratis') : formatCents(sums.envioCents)}
          />
        )}
        <Sum label={say('Total')} amount={formatCents(sums.totalCents)} isTotal />
      </dl>
      <p>
        {isPickup || !zona.sin_iva ? say('IVA incluido.') : say(sinIva)}{' '}
        {sums.envioCents > 0 &&
          zona.gratis_desde !== null &&
          say('Te faltan {importe} para que el envío sea gratis.', {
            importe: formatCents(eurosToCents(zona.gratis_desde) - sums.subtotalCents),
          })}
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
