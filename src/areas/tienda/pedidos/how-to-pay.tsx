import { formatLongDate } from '#values/fecha.ts';
import { say } from '#values/idioma/say.ts';
import { formatEuros } from '#values/money.ts';
import { formaPagoLabel } from '#values/pago/forma.ts';
import styles from './how-to-pay.module.css';
import type { Pedido } from './pedido.ts';

/** How an order is paid that waits for a payment by hand; nothing for any other. */
export function HowToPay({ pedido: { pago } }: { pedido: Pick<Pedido, 'pago'> }) {
  const { forma, como } = pago;
  if (!como) return null;
  return (
    <section className={styles.how} aria-label={say('Cómo se paga')}>
      <h2>{say('Cómo se paga')}</h2>
      {como.instrucciones && <p className={styles.own}>{como.instrucciones}</p>}
      <dl>
        <Fact label={say('Forma de pago')} value={say(formaPagoLabel[forma])} />
        <Fact label={say('Importe')} value={formatEuros(como.importe)} />
        {como.cuenta && <Fact label="IBAN" value={como.cuenta.iban} />}
        {como.cuenta?.titular && <Fact label={say('Titular')} value={como.cuenta.titular} />}
        {como.telefono && <Fact label={say('Bizum a')} value={como.telefono} />}
        {forma !== 'recogida' && <Fact label={say('Concepto')} value={como.concepto} />}
        <Fact
          label={forma === 'recogida' ? say('Te lo guardamos hasta el') : say('Antes de acabar el')}
          value={formatLongDate(como.hasta)}
        />
      </dl>
      <p>
        {forma === 'recogida'
          ? say('Lo pagas cuando vengas a recogerlo. Después de ese día el pedido se cierra.')
          : say(
              'Escribe el concepto tal cual, para que sepamos que es tuyo. Si el pago no llega en ese plazo, el pedido se cierra.',
            )}
      </p>
    </section>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
