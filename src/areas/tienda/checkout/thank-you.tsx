import { CircleCheck } from 'lucide-react';
import { PedidoCard, PedidoLines, PedidoWishes } from '#areas/tienda/pedidos/card.tsx';
import { HowToPay } from '#areas/tienda/pedidos/how-to-pay.tsx';
import type { Pedido } from '#areas/tienda/pedidos/pedido.ts';
import { AppLink } from '#ui/app-link.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Said } from '#ui/said.tsx';
import { useSitio } from '#ui/use-sitio.ts';
import { say } from '#values/idioma/say.ts';
import styles from './thank-you.module.css';

export function ThankYou({ pedido }: { pedido: Pedido }) {
  const { envios } = useSitio();
  const { cod_pedido, cliente, recogida } = pedido;
  const { como } = pedido.pago;
  return (
    <PedidoCard title={como ? say('Hemos recibido tu pedido') : say('¡Gracias por tu compra!')} kind="success">
      <p className={styles.confirmed} role="status">
        <CircleCheck aria-hidden="true" />
        {como ? say('Tu pedido está guardado. Falta el pago.') : say('Tu pago se ha confirmado.')}
      </p>
      <p className={styles.code}>
        <Said text="Código de pedido: {codigo}" codigo={<strong>{cod_pedido}</strong>} />
      </p>
      <HowToPay pedido={pedido} />
      <p>
        <Said
          text={
            como
              ? 'Te hemos enviado un correo electrónico con estos datos a {correo}.'
              : 'Te hemos enviado un correo electrónico de confirmación a {correo}.'
          }
          correo={<strong>{cliente.email}</strong>}
        />{' '}
        {como
          ? say('Te escribiremos de nuevo cuando conste el pago.')
          : recogida
            ? say('Te avisaremos por correo cuando tu pedido esté listo para recoger.')
            : say('Recibirás tu pedido en un plazo {plazo}.', { plazo: say(envios.plazo) })}
      </p>
      <dl className={styles.buyer}>
        <div>
          <dt>{say('Nombre')}</dt>
          <dd>{cliente.name}</dd>
        </div>
        <div>
          <dt>{say('Correo electrónico')}</dt>
          <dd>{cliente.email}</dd>
        </div>
        <div>
          <dt>{say('Teléfono')}</dt>
          <dd>{cliente.phone}</dd>
        </div>
        {recogida ? (
          <div>
            <dt>{say('Recogida')}</dt>
            <dd>{[recogida.direccion, recogida.horario].filter(Boolean).join('. ')}</dd>
          </div>
        ) : (
          <div>
            <dt>{say('Dirección')}</dt>
            <dd>{cliente.address}</dd>
          </div>
        )}
        <PedidoWishes pedido={pedido} />
      </dl>
      <PedidoLines pedido={pedido} totalLabel={como ? say('Total') : say('Total pagado')} />
      <p className={styles.ways}>
        <ButtonLink href="/tienda">{say('Volver a la tienda')}</ButtonLink>
        <AppLink href={`/pedido?cod=${cod_pedido}`}>{say('Consultar el estado del pedido')}</AppLink>
      </p>
    </PedidoCard>
  );
}
