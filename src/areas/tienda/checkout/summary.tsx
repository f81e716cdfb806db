import { type Carrito, type CarritoItem, keyOf } from '#areas/tienda/carrito/carrito.ts';
import { mainZona } from '#areas/tienda/carrito/envio.ts';
import { eurosAt, lineCents, nameOf } from '#areas/tienda/carrito/lines.ts';
import { CarritoTotals } from '#areas/tienda/carrito/totals.tsx';
import type { CuponAplicado } from '#areas/tienda/cupones/cupon.ts';
import { PriceTag } from '#areas/tienda/productos/price-tag.tsx';
import { useSitio } from '#ui/use-sitio.ts';
import { say } from '#values/idioma/say.ts';
import { formatCents } from '#values/money.ts';
import { type Buyer, destinationOfBuyer, isPickup } from './buyer.ts';
import styles from './summary.module.css';

interface Props {
  carrito: Carrito | undefined;
  buyer: Buyer;
  cupon: CuponAplicado | null;
  /** The price that is crossed out beside a line's. */
  priceBeforeOf(item: CarritoItem): number | null;
}

/** Right before ordering: what, how many, what each costs, and the total with shipping and tax. */
export function CheckoutSummary({ carrito, buyer, cupon, priceBeforeOf }: Props) {
  const { envios, tienda } = useSitio();
  if (!carrito)
    return (
      <p className={styles.waiting} role="status">
        {say('Cargando tu carrito...')}
      </p>
    );
  const destination = destinationOfBuyer(buyer, envios);
  const zona = 'zona' in destination ? destination.zona : mainZona(envios);
  const goesTo = isPickup(buyer) ? undefined : zona;
  return (
    <>
      <ul className={styles.lines}>
        {carrito.map((item) => {
          const at = (precio: number) => eurosAt(precio, item.producto, goesTo);
          const before = priceBeforeOf(item);
          return (
            <li key={keyOf(item)}>
              <span>
                <strong>{nameOf(item)}</strong>
                <br />
                {item.quantity} × <PriceTag precio={at(item.producto.precio)} before={before && at(before)} />
              </span>
              <span>{formatCents(lineCents(item, goesTo))}</span>
            </li>
          );
        })}
      </ul>
      <CarritoTotals carrito={carrito} zona={zona} isPickup={isPickup(buyer)} cupon={cupon} />
      <p className={styles.zone}>
        {isPickup(buyer)
          ? say('Lo recoges en {direccion}.', { direccion: tienda.recogida_direccion })
          : 'notDelivered' in destination
            ? say('No hacemos envíos a {lugar}.', { lugar: say(destination.notDelivered) })
            : say('Envío a {zona}.', { zona: say(zona.nombre) })}
      </p>
    </>
  );
}
