import { ShoppingBasket } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { say, sayCount } from '#values/idioma/say.ts';
import styles from './button.module.css';
import { countUnits } from './carrito.ts';
import { openCarrito } from './opening.ts';
import { useCarrito } from './store.ts';

/** On the shop's pages: always there, with the count when it is above 0. */
export function CarritoButton() {
  const count = countUnits(useCarrito() ?? []);
  return (
    <Button look="quiet" className={styles.button} aria-label={carritoLabel(count)} onClick={openCarrito} data-noprint>
      <ShoppingBasket aria-hidden="true" />
      {say('Carrito')}
      {count > 0 && <Badge count={count} />}
    </Button>
  );
}

/** In the header: there as soon as something is in the cart. Its place is kept, so that nothing moves. */
export function HeaderCarrito() {
  const count = countUnits(useCarrito() ?? []);
  return (
    <span className={styles.place}>
      {count > 0 && (
        <button type="button" className={styles.icon} aria-label={carritoLabel(count)} onClick={openCarrito}>
          <ShoppingBasket aria-hidden="true" />
          <Badge count={count} />
        </button>
      )}
    </span>
  );
}

function Badge({ count }: { count: number }) {
  return (
    <span className={styles.badge} aria-hidden="true">
      {count}
    </span>
  );
}

function carritoLabel(count: number): string {
  if (count === 0) return say('Carrito');
  return sayCount(count, 'Carrito: {n} artículo', 'Carrito: {n} artículos');
}
