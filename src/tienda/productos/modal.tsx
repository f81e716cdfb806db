import { Announcement } from '#site/pieces/announcement.tsx';
import { Modal } from '#site/pieces/modal.tsx';
import { things } from '#things.ts';
import { AddToCarrito } from '#tienda/carrito/add-button.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { ProductoGallery } from './gallery.tsx';
import styles from './modal.module.css';
import { ProductoPrice } from './price.tsx';
import type { Producto } from './producto.ts';

export function ProductoModal({ producto, onClose }: { producto: Producto; onClose(): void }) {
  return (
    <Modal title={producto.nombre} onClose={onClose} className={styles.modal}>
      <div className={styles.product}>
        <ProductoGallery producto={producto} />
        <div>
          {producto.descripcion && <p className={styles.description}>{producto.descripcion}</p>}
          <ProductoPrice producto={producto} />
          <div className={styles.actions}>
            <AddToCarrito producto={producto} />
            <AppLink href={things.producto.path(producto.slug)}>Ver todos los detalles</AppLink>
          </div>
        </div>
      </div>
      {/* The page's own one is out of reach behind an open dialog. */}
      <Announcement />
    </Modal>
  );
}
