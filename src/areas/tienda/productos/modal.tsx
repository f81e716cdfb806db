import { useState } from 'react';
import { paths } from '#paths.ts';
import { Announcement } from '#site/pieces/announcement.tsx';
import { Modal } from '#site/pieces/modal.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { say } from '#values/idioma/say.ts';
import { ProductoBuy } from './buy.tsx';
import { ProductoGallery } from './gallery.tsx';
import styles from './modal.module.css';
import type { Producto } from './producto.ts';

export function ProductoModal({ producto, onClose }: { producto: Producto; onClose(): void }) {
  const [picture, setPicture] = useState<string>();
  return (
    <Modal title={producto.nombre} onClose={onClose} className={styles.modal}>
      <div className={styles.product}>
        <ProductoGallery producto={producto} shown={picture} />
        <div>
          {producto.descripcion && <p className={styles.description}>{producto.descripcion}</p>}
          <p className={styles.details}>
            <AppLink href={paths.producto(producto.slug)}>{say('Ver todos los detalles')}</AppLink>
          </p>
          <div className={styles.buy}>
            <ProductoBuy producto={producto} onPicture={setPicture} />
          </div>
        </div>
      </div>
      {/* The page's own one is out of reach behind an open dialog. */}
      <Announcement />
    </Modal>
  );
}
