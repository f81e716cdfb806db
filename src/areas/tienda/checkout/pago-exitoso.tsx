import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { setCupon } from '#areas/tienda/carrito/cupon-store.ts';
import { clearPaidCarrito } from '#areas/tienda/carrito/paid.ts';
import { PedidoCard } from '#areas/tienda/pedidos/card.tsx';
import { failure } from '#site/failure.ts';
import { Loading } from '#site/pieces/states.tsx';
import { seo } from '#site/seo.ts';
import { understood } from '#site/understood.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { get } from '#ui/call.ts';
import { later, say } from '#values/idioma/say.ts';
import { forgetBuyer } from './buyer.ts';
import { intentos } from './intentos.ts';
import { forgetPaymentSession } from './payment-session.ts';
import { ThankYou } from './thank-you.tsx';

const missingSession = later(
  'No se encontró un ID de sesión de pago. Por favor, contacta con soporte si el cobro se ha realizado.',
);
const refused = later('Hubo un error al procesar tu pedido.');
const unreachable = later(
  'Error de comunicación con el servidor. Por favor, inténtalo de nuevo más tarde o contacta con soporte.',
);

export const Route = createFileRoute('/_site/pago-exitoso')({
  validateSearch: understood(({ session_id }): { session_id?: string } =>
    session_id ? { session_id: String(session_id) } : {},
  ),
  // The buyer's data never become part of a rendered page: the browser asks for them.
  ssr: false,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { session_id } }) => {
    if (!session_id) return { error: say(missingSession) };
    const result = await get('handle_successful_payment.php', { session_id });
    return result.ok && result.pedido
      ? { pedido: result.pedido }
      : { error: failure(result, say(refused), say(unreachable)) };
  },
  head: ({ matches }) => seo({ matches }, { title: say('Pedido') }),
  pendingComponent: () => (
    <PedidoCard title={say('Tu pedido')}>
      <Loading text={say('Procesando tu pedido...')} />
      <noscript>
        <p>
          {say('Para ver tu pedido necesitas activar JavaScript. Te lo hemos enviado también por correo electrónico.')}
        </p>
      </noscript>
    </PedidoCard>
  ),
  component: PagoExitoso,
});

function PagoExitoso() {
  const { pedido, error } = Route.useLoaderData();
  const { session_id } = Route.useSearch();

  useEffect(() => {
    if (!pedido || !session_id) return;
    clearPaidCarrito(session_id);
    forgetBuyer();
    setCupon(null);
    forgetPaymentSession();
    intentos.forget();
  }, [pedido, session_id]);

  if (pedido) return <ThankYou pedido={pedido} />;
  return (
    <PedidoCard title={say('Error en el Pedido')} kind="error">
      <p role="alert">{error}</p>
      {session_id && (
        <Button look="quiet" onClick={() => location.reload()}>
          {say('Reintentar')}
        </Button>
      )}
      <ButtonLink href="/">{say('Volver al Inicio')}</ButtonLink>
    </PedidoCard>
  );
}
