import { CircleCheck } from 'lucide-react';
import { PedidoCard, PedidoLines, PedidoWishes } from '#areas/tienda/pedidos/card.tsx';
import { HowToPay } from '#areas/tienda/pedidos/how-to-pay.tsx';
import type { Pedido } from '#areas/tienda/pedidos/pedido.ts';
import { AppLink } from '#ui/app-link.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { useSitio } from '#ui/use-sitio.ts';
import styles from './thank-you.module.css';

export function ThankYou({ pedido }: { pedido: Pedido }) {
  const { envios } = useSitio();
  const { cod_pedido, cliente, recogida } = pedido;
  const { como } = pedido.pago;
  return (
    <PedidoCard title={como ? 'Hemos recibido tu pedido' : '¡Gracias por tu compra!'} kind="success">
      <p className={styles.confirmed} role="status">
        <CircleCheck aria-hidden="true" />
        {como ? 'Tu pedido está guardado. Falta el pago.' : 'Tu pago se ha confirmado.'}
      </p>
      <p className={styles.code}>
        Código de pedido: <strong>{cod_pedido}</strong>
      </p>
      <HowToPay pedido={pedido} />
      <p>
        Te hemos enviado un correo electrónico {como ? 'con estos datos' : 'de confirmación'} a{' '}
        <strong>{cliente.email}</strong>.{' '}
        {como
          ? 'Te escribiremos de nuevo cuando conste el pago.'
          : recogida
            ? 'Te avisaremos por correo cuando tu pedido esté listo para recoger.'
            : `Recibirás tu pedido en un plazo ${envios.plazo}.`}
      </p>
      <dl className={styles.buyer}>
        <div>
          <dt>Nombre</dt>
          <dd>{cliente.name}</dd>
        </div>
        <div>
          <dt>Correo electrónico</dt>
          <dd>{cliente.email}</dd>
        </div>
        <div>
          <dt>Teléfono</dt>
          <dd>{cliente.phone}</dd>
        </div>
        {recogida ? (
          <div>
            <dt>Recogida</dt>
            <dd>{[recogida.direccion, recogida.horario].filter(Boolean).join('. ')}</dd>
          </div>
        ) : (
          <div>
            <dt>Dirección</dt>
            <dd>{cliente.address}</dd>
          </div>
        )}
        <PedidoWishes pedido={pedido} />
      </dl>
      <PedidoLines pedido={pedido} totalLabel={como ? 'Total' : 'Total pagado'} />
      <p className={styles.ways}>
        <ButtonLink href="/tienda">Volver a la tienda</ButtonLink>
        <AppLink href={`/pedido?cod=${cod_pedido}`}>Consultar el estado del pedido</AppLink>
      </p>
    </PedidoCard>
  );
}
