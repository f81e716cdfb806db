import type { Sitio } from '#areas/ajustes/sitio.ts';
import { useSitio } from '#ui/use-sitio.ts';
import { say } from '#values/idioma/say.ts';
import styles from './shop-closed.module.css';

export function canBuy({ formas }: Sitio): boolean {
  return formas.length > 0;
}

/** Why nothing can be put into the cart, where there is no way to pay. */
export function ShopClosed() {
  if (canBuy(useSitio())) return null;
  return (
    <p className={styles.closed} role="note">
      {say('El pago con tarjeta no está disponible en este momento, así que no podemos tomar pedidos.')}
    </p>
  );
}
