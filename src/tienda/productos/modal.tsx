import { Announcement } from '#site/pieces/announcement.tsx';
import { Modal } from '#site/pieces/modal.tsx';
import { AddToCart } from '#tienda/carrito/add-to-cart.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { ProductGallery } from './gallery.tsx';
import styles from './modal.module.css';
import { ProductPrice } from './price.tsx';
import type { Producto } from './producto.ts';

export function ProductModal({ producto, onClose }: { producto: Producto; onClose(): void }) {
  return (
    <Modal title={producto.nombre} onClose={onClose} className={styles.modal}>
      <div className={styles.product}>
        <ProductGallery producto={producto} />
        <div>
          {producto.descripcion && <p className={styles.description}>{producto.descripcion}</p>}
          <ProductPrice producto={producto} />
          <div className={styles.actions}>
            <AddToCart producto={producto} />
            <AppLink href={`/tienda/${producto.slug}`}>Ver todos los detalles</AppLink>
          </div>
        </div>
      </div>
      {/* The page's own one is out of reach behind an open dialog. */}
      <Announcement />
    </Modal>
  );
}
