import { tipoFacturaLabel } from '#areas/facturas/tipos.ts';
import { AppLink } from '#ui/app-link.tsx';
import type { CallOutput } from '#ui/call.ts';
import { Said } from '#ui/said.tsx';
import { formatLongDate, formatLongDateTime } from '#values/fecha.ts';
import { say } from '#values/idioma/say.ts';
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
    <section className={styles.progress} aria-label={say('Pedido {codigo}', { codigo: pedido.cod_pedido })}>
      <h2>
        <Said text="Pedido {codigo}" codigo={<span className={styles.code}>{pedido.cod_pedido}</span>} />
      </h2>
      <p role="status" className={styles.state}>
        <Said text="Estado: {estado}" estado={<strong>{say(estadoLabelOf(pedido))}</strong>} />
      </p>
      <HowToPay pedido={pedido} />
      <ol className={styles.history} aria-label={say('Historial')}>
        {pedido.historia.map(({ fecha, estado }) => (
          <li key={fecha + estado}>
            <strong>{say(estadoLabelOf({ ...pedido, estado }))}</strong>{' '}
            <time dateTime={fecha}>{formatLongDateTime(fecha)}</time>
          </li>
        ))}
      </ol>
      {pedido.seguimiento && (
        <p>
          <Said
            text={pedido.transportista ? 'Seguimiento ({transportista}): {numero}' : 'Seguimiento: {numero}'}
            transportista={pedido.transportista}
            numero={
              follow ? <AppLink href={follow}>{pedido.seguimiento}</AppLink> : <strong>{pedido.seguimiento}</strong>
            }
          />
        </p>
      )}
      {pedido.recogida ? (
        <p>
          {say('Se recoge en: {donde}', {
            donde: [pedido.recogida.direccion, pedido.recogida.horario].filter(Boolean).join('. '),
          })}
        </p>
      ) : (
        <p>{say('Se entrega en: {direccion}', { direccion: pedido.cliente.address })}</p>
      )}
      {(pedido.nota || pedido.factura) && (
        <dl>
          <PedidoWishes pedido={pedido} />
        </dl>
      )}
      <PedidoLines pedido={pedido} totalLabel={say('Total')} />
      {pedido.facturas.map(({ numero, clave, tipo, anulada }) => (
        <p key={numero}>
          <AppLink href={`/factura/${clave}`}>
            {say(tipoFacturaLabel[tipo])} {numero}
          </AppLink>
          {anulada && ` (${say('anulada')})`}
        </p>
      ))}
      {pedido.desistido_en ? (
        <p>
          <Said
            text="Desististe de esta compra el {dia}. Te enviamos el acuse de recibo por correo."
            dia={<time dateTime={pedido.desistido_en}>{formatLongDate(pedido.desistido_en)}</time>}
          />
        </p>
      ) : (
        <p>
          {say('¿Has cambiado de idea?')}{' '}
          <AppLink href={`/desistimiento?cod=${pedido.cod_pedido}`}>{say('Desistir del contrato aquí')}</AppLink>.
        </p>
      )}
    </section>
  );
}
