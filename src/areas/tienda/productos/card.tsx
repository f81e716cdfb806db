import { type ReactNode, useId } from 'react';
import { AddToCarrito } from '#areas/tienda/carrito/add-button.tsx';
import { hasPrices } from '#areas/tienda/variantes/chosen.ts';
import { paths } from '#paths.ts';
import { Reveal } from '#site/pieces/reveal.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { Button } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import { langOf } from '#values/idioma/lang-of.ts';
import { say } from '#values/idioma/say.ts';
import styles from './card.module.css';
import { contentAndUnitPrice } from './contenido-neto.ts';
import { PriceTag } from './price-tag.tsx';
import type { Producto } from './producto.ts';

/** Four columns from 1200 px, three at 992 to 1199, two at 768 to 991, as many as fit below. */
export function ProductoGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

interface Props {
  producto: Producto;
  isMain?: boolean;
  heading?: 'h2' | 'h3';
  /** Without it there is nothing to press but the way to the product's page. */
  onInfo?(): void;
}

export function ProductoCard({ producto, isMain = false, heading: Heading = 'h2', onInfo }: Props) {
  const id = useId();
  // Variants may hold more or less of it.
  const content = hasPrices(producto) ? null : contentAndUnitPrice(producto);
  return (
    <Reveal className={styles.reveal}>
      <article className={styles.card} aria-labelledby={id}>
        <div className={styles.picture}>
          <Picture
            src={producto.url_imagen}
            alt=""
            sizes="(min-width: 1200px) 282px, (min-width: 992px) 30vw, 46vw"
            isMain={isMain}
          />
        </div>
        <div className={styles.text}>
          <p className={styles.shop}>{producto.nombre_tienda}</p>
          <Heading id={id} className={styles.name} lang={langOf(producto, 'nombre')}>
            <AppLink href={paths.producto(producto.slug)}>{producto.nombre}</AppLink>
          </Heading>
          <p className={styles.price}>
            <PriceTag precio={producto.precio} before={producto.precio_anterior} isFrom={hasPrices(producto)} />
            {content && <span className={styles.content}>{content}</span>}
            {producto.stock === 0 && <span className={styles.gone}>{say('Agotado')}</span>}
          </p>
          {onInfo && (
            <div className={styles.actions}>
              {producto.opciones.length === 0 ? (
                <AddToCarrito producto={producto} describedBy={id} />
              ) : (
                // Which one is chosen where there is room for it.
                <Button aria-describedby={id} aria-haspopup="dialog" disabled={producto.stock === 0} onClick={onInfo}>
                  {say('Añadir al Carrito')}
                </Button>
              )}
              <Button look="quiet" aria-describedby={id} aria-haspopup="dialog" onClick={onInfo}>
                {say('Info')}
              </Button>
            </div>
          )}
        </div>
      </article>
    </Reveal>
  );
}
