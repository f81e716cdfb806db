import { tipoFacturaLabel } from '#areas/facturas/factura.ts';
import { AppLink } from '#ui/app-link.tsx';
import type { CallOutput } from '#ui/call.ts';
import { formatLongDate, formatLongDateTime } from '#values/fecha.ts';
import { PedidoLines, PedidoWishes } from './card.tsx';
import { estadoLabelOf } from './estado.ts';
import { HowToPay } from './how-to-pay.tsx';
import styles from './progress.module.css';
import { trackingUrl } from './transportistas.ts';

type Pedido = CallOutput<'get_pedido.php'>['pedido'];

/** Where an order is, the way it went, and the parcel's number. */
export function PedidoProgress({ pedido }: { pedido: Pedido }) {
  const follow = trackingUrl(pedido.transportista, pedido.seguimiento);
  return (
    <section className={styles.progress} aria-label={`Pedido ${pedido.cod_pedido}`}>
      <h2>Pedido {pedido.cod_pedido}</h2>
      <p role="status" className={styles.state}>
        Estado: <strong>{estadoLabelOf(pedido)}</strong>
      </p>
      <HowToPay pedido={pedido} />
      <ol className={styles.history} aria-label="Historial">
        {pedido.historia.map(({ fecha, estado }) => (
          <li key={fecha + estado}>
            <strong>{estadoLabelOf({ ...pedido, estado })}</strong>{' '}
            <time dateTime={fecha}>{formatLongDateTime(fecha)}</time>
          </li>
        ))}
      </ol>
      {pedido.seguimiento && (
        <p>
          Seguimiento{pedido.transportista && ` (${pedido.transportista})`}:{' '}
          {follow ? <AppLink href={follow}>{pedido.seguimiento}</AppLink> : <strong>{pedido.seguimiento}</strong>}
        </p>
      )}
      {pedido.recogida ? (
        <p>Se recoge en: {[pedido.recogida.direccion, pedido.recogida.horario].filter(Boolean).join('. ')}</p>
      ) : (
        <p>Se entrega en: {pedido.cliente.address}</p>
      )}
      {(pedido.nota || pedido.factura) && (
        <dl>
          <PedidoWishes pedido={pedido} />
        </dl>
      )}
      <PedidoLines pedido={pedido} totalLabel="Total" />
      {pedido.facturas.map(({ numero, clave, tipo }) => (
        <p key={numero}>
          <AppLink href={`/factura/${clave}`}>
            {tipoFacturaLabel[tipo]} {numero}
          </AppLink>
        </p>
      ))}
      {pedido.desistido_en ? (
        <p>
          Desististe de esta compra el <time dateTime={pedido.desistido_en}>{formatLongDate(pedido.desistido_en)}</time>
          . Te enviamos el acuse de recibo por correo.
        </p>
      ) : (
        <p>
          ¿Has cambiado de idea?{' '}
          <AppLink href={`/desistimiento?cod=${pedido.cod_pedido}`}>Desistir del contrato aquí</AppLink>.
        </p>
      )}
    </section>
  );
}
