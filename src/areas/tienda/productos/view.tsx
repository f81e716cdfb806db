import { RotateCcw, ShieldCheck, Truck } from 'lucide-react';
import { useState } from 'react';
import { CarritoButton } from '#areas/tienda/carrito/button.tsx';
import { shippingTerms } from '#areas/tienda/carrito/envio.ts';
import { HeartButton } from '#areas/viaje/heart.tsx';
import { paths } from '#paths.ts';
import { PageActions } from '#site/pieces/page-actions.tsx';
import { Breadcrumb } from '#site/pieces/page-head.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { Said } from '#ui/said.tsx';
import { useSitio } from '#ui/use-sitio.ts';
import { langOf } from '#values/idioma/lang-of.ts';
import { say } from '#values/idioma/say.ts';
import { formaPagoLabel } from '#values/pago/forma.ts';
import { ProductoBuy } from './buy.tsx';
import { ProductoCard, ProductoGrid } from './card.tsx';
import { ProductoGallery } from './gallery.tsx';
import type { ProductoPagina } from './producto.ts';
import styles from './view.module.css';

/** A product's own page. */
export function ProductoView({ producto }: { producto: ProductoPagina }) {
  const { nombre, descripcion, nombre_tienda, nombre_categoria, categoria_id, referencia, relacionados } = producto;
  const [picture, setPicture] = useState<string>();
  return (
    <div className={`wide ${styles.page}`}>
      <div className={styles.top}>
        <Breadcrumb
          crumbs={[
            { name: say('Tienda'), path: '/tienda' },
            { name: nombre, path: paths.producto(producto.slug), lang: langOf(producto, 'nombre') },
          ]}
        />
        <CarritoButton />
      </div>
      <article className={styles.product} aria-label={producto.nombre}>
        <ProductoGallery producto={producto} shown={picture} isMain />
        <div className={styles.text}>
          <p className={styles.shop}>{nombre_tienda}</p>
          <h1 lang={langOf(producto, 'nombre')}>{nombre}</h1>
          <ProductoBuy producto={producto} onPicture={setPicture} />
          {descripcion && (
            <p className={styles.description} lang={langOf(producto, 'descripcion')}>
              {descripcion}
            </p>
          )}
          <PageActions title={nombre} heart={<HeartButton tipo="producto" id={producto.id} />} />
          <dl className={styles.facts}>
            <div>
              <dt>{say('Categoría')}</dt>
              <dd>
                <AppLink href={`/tienda?categoria=${categoria_id}`}>{nombre_categoria}</AppLink>
              </dd>
            </div>
            <div>
              <dt>{say('Tienda')}</dt>
              <dd>{nombre_tienda}</dd>
            </div>
            <div>
              <dt>{say('Referencia')}</dt>
              <dd>{referencia}</dd>
            </div>
          </dl>
        </div>
      </article>
      <section className={styles.terms} aria-label={say('Envíos, devoluciones y garantía')}>
        <Shipping />
        <Returns />
        <Guarantee />
      </section>
      {relacionados.length > 0 && (
        <section className={styles.related} aria-labelledby="relacionados" data-noprint>
          <h2 id="relacionados">{say('También te puede gustar')}</h2>
          <ProductoGrid>
            {relacionados.map((one) => (
              <ProductoCard key={one.id} producto={one} heading="h3" />
            ))}
          </ProductoGrid>
        </section>
      )}
      <p>
        <AppLink href="/tienda">{say('Volver a la tienda')}</AppLink>
      </p>
    </div>
  );
}

function Shipping() {
  const { envios } = useSitio();
  return (
    <div>
      <Truck aria-hidden="true" />
      <h2>{say('Envíos')}</h2>
      <p>
        {say('Entrega {plazo}.', { plazo: say(envios.plazo) })} {shippingTerms(envios)}
      </p>
    </div>
  );
}

function Returns() {
  return (
    <div>
      <RotateCcw aria-hidden="true" />
      <h2>{say('Devoluciones')}</h2>
      <p>
        <Said
          text="Tienes 14 días naturales desde que lo recibes para {desistir} y devolverlo por correo o mensajería, sin dar explicaciones. No se aplica a productos personalizados, alimentos que se estropean pronto ni artículos de higiene desprecintados."
          desistir={<AppLink href="/desistimiento">{say('desistir de la compra')}</AppLink>}
        />
      </p>
    </div>
  );
}

function Guarantee() {
  const { formas } = useSitio();
  return (
    <div>
      <ShieldCheck aria-hidden="true" />
      <h2>{say('Garantía y pago')}</h2>
      <p>
        {say('Producto nuevo con 3 años de garantía legal.')}{' '}
        {formas.includes('tarjeta')
          ? say('Pago seguro en la página del proveedor de pagos: aquí no guardamos los datos de tu tarjeta.')
          : formas.length > 0 &&
            say('Formas de pago: {formas}.', {
              formas: formas.map((forma) => say(formaPagoLabel[forma]).toLowerCase()).join(', '),
            })}{' '}
        <AppLink href="/condiciones-de-venta">{say('Condiciones de venta')}</AppLink>.
      </p>
    </div>
  );
}
