import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { followUrl } from '#site/follow-url.ts';
import { AccountCard, FormMessage } from '#site/pieces/account-card.tsx';
import { Loading } from '#site/pieces/states.tsx';
import { seo } from '#site/seo.ts';
import { understood } from '#site/understood.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Button } from '#ui/button.tsx';
import { get, post } from '#ui/call.ts';
import { later, say } from '#values/idioma/say.ts';
import { eurosToCents, formatCents } from '#values/money.ts';
import styles from './pasarela-de-prueba.module.css';

const title = later('Pasarela de prueba: no se cobra nada');
const unreachable = later('Error de comunicación con el servidor. Por favor, inténtalo de nuevo más tarde.');

export const Route = createFileRoute('/pasarela-de-prueba')({
  validateSearch: understood(({ session_id }): { session_id?: string } =>
    session_id ? { session_id: String(session_id) } : {},
  ),
  ssr: false,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { session_id = '' } }) => ({ result: await get('get_pasarela_demo.php', { session_id }) }),
  head: ({ matches }) => seo({ matches }, { title: say(title) }),
  pendingComponent: () => (
    <AccountCard title={say(title)}>
      <Loading text={say('Cargando...')} />
    </AccountCard>
  ),
  component: Pasarela,
});

const root = getRouteApi('__root__');

/** Stands in for the payment provider's own page where no provider is set up. */
function Pasarela() {
  const { result } = Route.useLoaderData();
  const { url: siteUrl } = root.useLoaderData();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState(result.ok ? undefined : result.message || say(unreachable));
  const sesion = result.ok ? result.data : undefined;

  async function finish(resultado: 'pagar' | 'cancelar') {
    setBusy(true);
    setError(undefined);
    const answer = await post('pagar_pasarela_demo.php', { session_id: sesion!.session_id, resultado });
    if (answer.ok) return followUrl(answer.url, siteUrl);
    setBusy(false);
    setError(answer.message || say(unreachable));
  }

  return (
    <AccountCard title={say(title)}>
      <p className={styles.note}>
        {say(
          'Esta página ocupa el lugar del proveedor de pagos. No pide tarjeta ni mueve dinero: sirve para probar la compra entera.',
        )}
      </p>
      {error && <FormMessage kind="error">{error}</FormMessage>}
      {sesion && (
        <>
          <dl className={styles.order}>
            <div>
              <dt>{say('Pedido')}</dt>
              <dd>{sesion.cod_pedido}</dd>
            </div>
            <div>
              <dt>{say('Importe')}</dt>
              <dd>{formatCents(eurosToCents(sesion.importe))}</dd>
            </div>
          </dl>
          {sesion.abierta ? (
            <div className={styles.actions}>
              <Button onClick={() => void finish('pagar')} disabled={isBusy}>
                {isBusy ? say('Procesando...') : say('Pagar')}
              </Button>
              <Button look="quiet" onClick={() => void finish('cancelar')} disabled={isBusy}>
                {say('Cancelar')}
              </Button>
            </div>
          ) : (
            <FormMessage kind="error">{say('Esta sesión de pago ya no está abierta.')}</FormMessage>
          )}
        </>
      )}
      {!sesion?.abierta && <AppLink href="/tienda">{say('Volver a la tienda')}</AppLink>}
    </AccountCard>
  );
}
