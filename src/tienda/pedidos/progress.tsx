import { AppLink } from '#ui/app-link.tsx';
import type { CallOutput } from '#ui/call.ts';
import { formatDateTime } from '#values/fecha.ts';
import { PedidoLines } from './card.tsx';
import { estadoPedidoLabel } from './pedido.ts';
import styles from './progress.module.css';

type Pedido = CallOutput<'get_pedido.php'>['pedido'];

/** Where an order is, the way it went, and the parcel's number. */
export function PedidoProgress({ pedido }: { pedido: Pedido }) {
  return (
    <section className={styles.progress} aria-label={`Pedido ${pedido.cod_pedido}`}>
      <h2>Pedido {pedido.cod_pedido}</h2>
      <p role="status" className={styles.state}>
        Estado: <strong>{estadoPedidoLabel[pedido.estado]}</strong>
      </p>
      <ol className={styles.history} aria-label="Historial">
        {pedido.historia.map(({ fecha, estado }) => (
          <li key={fecha + estado}>
            <strong>{estadoPedidoLabel[estado]}</strong> <time dateTime={fecha}>{formatDateTime(fecha)}</time>
          </li>
        ))}
      </ol>
      {pedido.seguimiento && (
        <p>
          Seguimiento{pedido.transportista && ` (${pedido.transportista})`}:{' '}
          {/^https?:\/\//.test(pedido.seguimiento) ? (
            <AppLink href={pedido.seguimiento}>{pedido.seguimiento}</AppLink>
          ) : (
            <strong>{pedido.seguimiento}</strong>
          )}
        </p>
      )}
      <p>Se entrega en: {pedido.cliente.address}</p>
      <PedidoLines pedido={pedido} totalLabel="Total" />
      <p>
        ¿Has cambiado de idea?{' '}
        <AppLink href={`/desistimiento?cod=${pedido.cod_pedido}`}>Desistir del contrato aquí</AppLink>.
      </p>
    </section>
  );
}
