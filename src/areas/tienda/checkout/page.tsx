import { createFileRoute } from '@tanstack/react-router';
import { shippingTerms } from '#areas/tienda/carrito/envio.ts';
import { CarritoNotices } from '#areas/tienda/carrito/notices.tsx';
import { useCarrito } from '#areas/tienda/carrito/store.ts';
import { useCarritoCheck } from '#areas/tienda/carrito/use-check.ts';
import { Empty, PageLoading } from '#site/pieces/list/list-states.tsx';
import { PageHead } from '#site/pieces/page-head.tsx';
import { seo } from '#site/seo.ts';
import { ButtonLink } from '#ui/button.tsx';
import { get } from '#ui/call.ts';
import { useSitio } from '#ui/use-sitio.ts';
import { later, say } from '#values/idioma/say.ts';
import type { FormaPago } from '#values/pago/forma.ts';
import { CheckoutForm } from './form.tsx';
import styles from './page.module.css';

const title = later('Finalizar compra');
const unavailable = later(
  'El pago con tarjeta no está disponible en este momento, así que no podemos tomar el pedido.',
);

export const Route = createFileRoute('/_site/checkout')({
  loader: async () => {
    const result = await get('get_pago_disponible.php', {});
    // Without an answer the order itself will tell.
    return result.ok ? result.data : { disponible: true, demo: false };
  },
  head: ({ matches }) => seo({ matches }, { title: say(title) }),
  pendingComponent: () => <PageLoading title={say(title)} text={say('Cargando...')} />,
  component: Checkout,
});

function Checkout() {
  const { disponible, demo } = Route.useLoaderData();
  const { formas } = useSitio();
  const carrito = useCarrito();
  const { notices, check, priceBeforeOf } = useCarritoCheck();
  return (
    <div className="wide">
      <PageHead title={say(title)} crumbs={[{ name: say('Tienda'), path: '/tienda' }]} />
      {!disponible && (
        <p className={styles.unavailable} role="alert">
          {say(unavailable)}
        </p>
      )}
      <Terms isDemo={demo} formas={formas} />
      <CarritoNotices notices={notices} />
      <noscript>
        <p>{say('Para comprar necesitas activar JavaScript: el carrito vive en tu navegador.')}</p>
      </noscript>
      {carrito?.length === 0 ? (
        <Empty text={say('Tu carrito está vacío.')}>
          <ButtonLink href="/tienda">{say('Ir a la tienda')}</ButtonLink>
        </Empty>
      ) : (
        <CheckoutForm carrito={carrito} isPayable={disponible} checkCarrito={check} priceBeforeOf={priceBeforeOf} />
      )}
    </div>
  );
}

/** What the law wants said before the order begins. */
function Terms({ isDemo, formas }: { isDemo: boolean; formas: FormaPago[] }) {
  const { envios } = useSitio();
  return (
    <ul className={styles.terms}>
      <li>
        <strong>{say('Dónde entregamos:')}</strong> {shippingTerms(envios)}{' '}
        {say('Plazo: {plazo}.', { plazo: say(envios.plazo) })}
      </li>
      {(formas.includes('tarjeta') || formas.length === 0) && (
        <li>
          <strong>{say('Cómo se paga:')}</strong>{' '}
          {say(
            'con tarjeta y los demás medios que ofrezca la página segura del proveedor de pagos, a la que irás después de confirmar. Los datos de tu tarjeta no pasan por este sitio.',
          )}
        </li>
      )}
      {isDemo && (
        <li>
          <strong>{say('Sitio de demostración:')}</strong> {say('se usa una pasarela de prueba y no se cobra nada.')}
        </li>
      )}
    </ul>
  );
}
