import { type Carrito, lineCents, price } from '#tienda/carrito/carrito.ts';
import { mainZona } from '#tienda/carrito/envio.ts';
import { CarritoTotals } from '#tienda/carrito/totals.tsx';
import { useSitio } from '#ui/use-sitio.ts';
import { formatCents } from '#values/money.ts';
import { type Buyer, destinationOfBuyer } from './buyer.ts';
import styles from './summary.module.css';

/** Right before ordering: what, how many, what each costs, and the total with shipping and tax. */
export function CheckoutSummary({ carrito, buyer }: { carrito: Carrito | undefined; buyer: Buyer }) {
  const { envios } = useSitio();
  if (!carrito)
    return (
      <p className={styles.waiting} role="status">
        Cargando tu carrito...
      </p>
    );
  const destination = destinationOfBuyer(buyer, envios);
  const zona = 'zona' in destination ? destination.zona : mainZona(envios);
  return (
    <>
      <ul className={styles.lines}>
        {carrito.map((item) => (
          <li key={item.producto.id}>
            <span>
              <strong>{item.producto.nombre}</strong>
              <br />
              {item.quantity} × {price(item.producto)}
            </span>
            <span>{formatCents(lineCents(item))}</span>
          </li>
        ))}
      </ul>
      <CarritoTotals carrito={carrito} zona={zona} />
      <p className={styles.zone}>
        {'notDelivered' in destination ? `No hacemos envíos a ${destination.notDelivered}.` : `Envío a ${zona.nombre}.`}
      </p>
    </>
  );
}
