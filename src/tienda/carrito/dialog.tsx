import { useNavigate } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { Modal } from '#site/pieces/modal.tsx';
import { Button } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import { type CartItem, price } from './carrito.ts';
import { removeFromCart, useCart } from './cart.ts';
import styles from './dialog.module.css';
import { CartNotices } from './notices.tsx';
import { closeCart } from './opening.ts';
import { QuantityInput } from './quantity-input.tsx';
import { CartTotals } from './totals.tsx';
import { useCartCheck } from './use-cart-check.ts';

export function CartDialog() {
  const cart = useCart() ?? [];
  const { notices, mostOf } = useCartCheck();
  const navigate = useNavigate();

  function order() {
    closeCart();
    void navigate({ to: '/checkout' });
  }

  return (
    <Modal title="Tu Carrito de Compras" onClose={closeCart}>
      <CartNotices notices={notices} />
      {cart.length === 0 ? (
        <p className={styles.empty}>Tu carrito está vacío.</p>
      ) : (
        <>
          <ul className={styles.lines}>
            {cart.map((item) => (
              <Line key={item.producto.id} item={item} most={mostOf(item.producto.id)} />
            ))}
          </ul>
          <CartTotals cart={cart} />
        </>
      )}
      <div className={styles.actions}>
        <Button look="quiet" onClick={closeCart}>
          Seguir Comprando
        </Button>
        {cart.length > 0 && <Button onClick={order}>Finalizar Compra</Button>}
      </div>
    </Modal>
  );
}

function Line({ item: { producto, quantity }, most }: { item: CartItem; most: number }) {
  return (
    <li className={styles.line}>
      <div className={styles.image}>
        <Picture src={producto.url_imagen} alt="" sizes="80px" />
      </div>
      <div className={styles.what}>
        <p className={styles.name}>{producto.nombre}</p>
        <p className={styles.price}>{price(producto)}</p>
      </div>
      <QuantityInput producto={producto} quantity={quantity} most={most} />
      <button
        type="button"
        className={styles.remove}
        aria-label={`Eliminar ${producto.nombre}`}
        onClick={() => removeFromCart(producto.id)}
      >
        <Trash2 aria-hidden="true" />
        <span>Eliminar</span>
      </button>
    </li>
  );
}
