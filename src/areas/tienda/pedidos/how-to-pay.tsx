import { formatLongDate } from '#values/fecha.ts';
import { formatEuros } from '#values/money.ts';
import { formaPagoLabel } from '#values/pago/forma.ts';
import styles from './how-to-pay.module.css';
import type { Pedido } from './pedido.ts';

/** How an order is paid that waits for a payment by hand; nothing for any other. */
export function HowToPay({ pedido: { pago } }: { pedido: Pick<Pedido, 'pago'> }) {
  const { forma, como } = pago;
  if (!como) return null;
  return (
    <section className={styles.how} aria-label="Cómo se paga">
      <h2>Cómo se paga</h2>
      {como.instrucciones && <p className={styles.own}>{como.instrucciones}</p>}
      <dl>
        <Fact label="Forma de pago" value={formaPagoLabel[forma]} />
        <Fact label="Importe" value={formatEuros(como.importe)} />
        {como.cuenta && <Fact label="IBAN" value={como.cuenta.iban} />}
        {como.cuenta?.titular && <Fact label="Titular" value={como.cuenta.titular} />}
        {como.telefono && <Fact label="Bizum a" value={como.telefono} />}
        {forma !== 'recogida' && <Fact label="Concepto" value={como.concepto} />}
        <Fact
          label={forma === 'recogida' ? 'Te lo guardamos hasta el' : 'Antes de acabar el'}
          value={formatLongDate(como.hasta)}
        />
      </dl>
      <p>
        {forma === 'recogida'
          ? 'Lo pagas cuando vengas a recogerlo. Después de ese día el pedido se cierra.'
          : 'Escribe el concepto tal cual, para que sepamos que es tuyo. Si el pago no llega en ese plazo, el pedido se cierra.'}
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
