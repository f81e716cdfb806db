import { useNavigate } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { PriceTag } from '#areas/tienda/productos/price-tag.tsx';
import { Modal } from '#site/pieces/modal.tsx';
import { Button } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import { say } from '#values/idioma/say.ts';
import { type CarritoItem, keyOf } from './carrito.ts';
import { useCupon } from './cupon-store.ts';
import styles from './dialog.module.css';
import { nameOf } from './lines.ts';
import { CarritoNotices } from './notices.tsx';
import { closeCarrito } from './opening.ts';
import { QuantityInput } from './quantity-input.tsx';
import { removeFromCarrito, useCarrito } from './store.ts';
import { CarritoTotals } from './totals.tsx';
import { useCarritoCheck } from './use-check.ts';

export function CarritoDialog() {
  const carrito = useCarrito() ?? [];
  const cupon = useCupon();
  const { notices, stockOf, priceBeforeOf } = useCarritoCheck();
  const navigate = useNavigate();

  function checkOut() {
    closeCarrito();
    void navigate({ to: '/checkout' });
  }

  return (
    <Modal title={say('Tu Carrito de Compras')} onClose={closeCarrito}>
      <CarritoNotices notices={notices} />
      {carrito.length === 0 ? (
        <p className={styles.empty}>{say('Tu carrito está vacío.')}</p>
      ) : (
        <>
          <ul className={styles.lines}>
            {carrito.map((item) => (
              <Line key={keyOf(item)} item={item} stock={stockOf(item)} before={priceBeforeOf(item)} />
            ))}
          </ul>
          <CarritoTotals carrito={carrito} cupon={cupon} />
        </>
      )}
      <div className={styles.actions}>
        <Button look="quiet" onClick={closeCarrito}>
          {say('Seguir Comprando')}
        </Button>
        {carrito.length > 0 && <Button onClick={checkOut}>{say('Finalizar Compra')}</Button>}
      </div>
    </Modal>
  );
}

interface LineProps {
  item: CarritoItem;
  stock: number | null;
  /** The price that is crossed out. */
  before: number | null;
}

function Line({ item, stock, before }: LineProps) {
  const { producto, variante } = item;
  return (
    <li className={styles.line}>
      <div className={styles.image}>
        <Picture src={producto.url_imagen} alt="" sizes="80px" />
      </div>
      <div className={styles.what}>
        <p className={styles.name}>{producto.nombre}</p>
        {variante && <p className={styles.variante}>{variante.valores.join(', ')}</p>}
        <p className={styles.price}>
          <PriceTag precio={producto.precio} before={before} />
        </p>
      </div>
      <QuantityInput item={item} stock={stock} />
      <button
        type="button"
        className={styles.remove}
        aria-label={say('Eliminar {nombre}', { nombre: nameOf(item) })}
        onClick={({ currentTarget }) => {
          focusBeside(currentTarget);
          removeFromCarrito(keyOf(item));
        }}
      >
        <Trash2 aria-hidden="true" />
        <span>{say('Eliminar')}</span>
      </button>
    </li>
  );
}

/** The line goes, and its button with it: whoever uses the keyboard goes on from the line beside it, or from the head of the cart. */
function focusBeside(button: HTMLElement): void {
  const line = button.closest('li')!;
  const beside = line.nextElementSibling ?? line.previousElementSibling;
  (beside?.querySelector<HTMLElement>(`.${styles.remove}`) ?? line.closest('dialog')?.querySelector('button'))?.focus();
}
