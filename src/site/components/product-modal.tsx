import type { Producto } from '#domain/producto.ts';
import { AppLink } from '#ui/app-link.tsx';
import { AddToCart } from './add-to-cart.tsx';
import { Announcement } from './announcement.tsx';
import { Modal } from './modal.tsx';
import { ProductGallery } from './product-gallery.tsx';
import styles from './product-modal.module.css';
import { ProductPrice } from './product-price.tsx';

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
