import { ShoppingBasket } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import styles from './button.module.css';
import { countUnits } from './carrito.ts';
import { useCart } from './cart.ts';
import { openCart } from './opening.ts';

/** On the shop's pages: always there, with the count when it is above 0. */
export function CartButton() {
  const count = countUnits(useCart() ?? []);
  return (
    <Button look="quiet" className={styles.button} aria-label={cartLabel(count)} onClick={openCart} data-noprint>
      <ShoppingBasket aria-hidden="true" />
      Carrito
      {count > 0 && <Badge count={count} />}
    </Button>
  );
}

/** In the header: there as soon as something is in the cart. Its place is kept, so that nothing moves. */
export function HeaderCart() {
  const count = countUnits(useCart() ?? []);
  return (
    <span className={styles.place}>
      {count > 0 && (
        <button type="button" className={styles.icon} aria-label={cartLabel(count)} onClick={openCart}>
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

function cartLabel(count: number): string {
  if (count === 0) return 'Carrito';
  return `Carrito: ${count} ${count === 1 ? 'artículo' : 'artículos'}`;
}
