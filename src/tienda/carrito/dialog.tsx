import { useNavigate } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { Modal } from '#site/pieces/modal.tsx';
import { Button } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import { type CarritoItem, price } from './carrito.ts';
import styles from './dialog.module.css';
import { CarritoNotices } from './notices.tsx';
import { closeCarrito } from './opening.ts';
import { QuantityInput } from './quantity-input.tsx';
import { removeFromCarrito, useCarrito } from './store.ts';
import { CarritoTotals } from './totals.tsx';
import { useCarritoCheck } from './use-check.ts';

export function CarritoDialog() {
  const carrito = useCarrito() ?? [];
  const { notices, stockOf } = useCarritoCheck();
  const navigate = useNavigate();

  function checkOut() {
    closeCarrito();
    void navigate({ to: '/checkout' });
  }

  return (
    <Modal title="Tu Carrito de Compras" onClose={closeCarrito}>
      <CarritoNotices notices={notices} />
      {carrito.length === 0 ? (
        <p className={styles.empty}>Tu carrito está vacío.</p>
      ) : (
        <>
          <ul className={styles.lines}>
            {carrito.map((item) => (
              <Line key={item.producto.id} item={item} stock={stockOf(item.producto.id)} />
            ))}
          </ul>
          <CarritoTotals carrito={carrito} />
        </>
      )}
      <div className={styles.actions}>
        <Button look="quiet" onClick={closeCarrito}>
          Seguir Comprando
        </Button>
        {carrito.length > 0 && <Button onClick={checkOut}>Finalizar Compra</Button>}
      </div>
    </Modal>
  );
}

function Line({ item: { producto, quantity }, stock }: { item: CarritoItem; stock: number | null }) {
  return (
    <li className={styles.line}>
      <div className={styles.image}>
        <Picture src={producto.url_imagen} alt="" sizes="80px" />
      </div>
      <div className={styles.what}>
        <p className={styles.name}>{producto.nombre}</p>
        <p className={styles.price}>{price(producto)}</p>
      </div>
      <QuantityInput producto={producto} quantity={quantity} stock={stock} />
      <button
        type="button"
        className={styles.remove}
        aria-label={`Eliminar ${producto.nombre}`}
        onClick={() => removeFromCarrito(producto.id)}
      >
        <Trash2 aria-hidden="true" />
        <span>Eliminar</span>
      </button>
    </li>
  );
}
