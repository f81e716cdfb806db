import type { ReactNode } from 'react';
import { sinIva } from '#areas/tienda/carrito/envio.ts';
import { say } from '#values/idioma/say.ts';
import { eurosToCents, formatCents } from '#values/money.ts';
import styles from './card.module.css';
import type { Pedido } from './pedido.ts';

/** The card that the pages about one order stand on. */
export function PedidoCard({
  title,
  kind = 'plain',
  children,
}: {
  title: string;
  kind?: 'plain' | 'error' | 'success';
  children: ReactNode;
}) {
  return (
    <div className="wide">
      <div className={`${styles.card} ${styles[kind]}`}>
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  );
}

/** What was bought, for how much. */
export function PedidoLines({ pedido, totalLabel }: { pedido: Pedido; totalLabel: string }) {
  return (
    <>
      <table className={styles.lines}>
        <caption className="visually-hidden">{say('Artículos del pedido')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('Artículo ## pedido')}</th>
            <th scope="col">{say('Cantidad')}</th>
            <th scope="col">{say('Precio unitario')}</th>
          </tr>
        </thead>
        <tbody>
          {pedido.articulos.map(({ description, quantity, price }, index) => (
            <tr key={index}>
              <td>{description}</td>
              <td>{quantity}</td>
              <td>{formatCents(price.unit_amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {pedido.cupon && pedido.descuento > 0 && (
            <Sum label={say('Cupón {codigo}', { codigo: pedido.cupon.codigo })} euros={-pedido.descuento} />
          )}
          {pedido.entrega === 'recogida' && <Sum label={say('Recogida')} euros={0} />}
          {pedido.entrega !== 'recogida' && pedido.envio !== undefined && (
            <Sum
              label={
                pedido.cupon?.tipo === 'envio'
                  ? say('Gastos de envío (cupón {codigo})', { codigo: pedido.cupon.codigo })
                  : say('Gastos de envío')
              }
              euros={pedido.envio}
            />
          )}
          <Sum label={totalLabel} euros={pedido.total} isTotal />
          {pedido.reembolsado > 0 && <Sum label={say('Reembolsado')} euros={pedido.reembolsado} />}
        </tfoot>
      </table>
      {pedido.sin_iva && <p className={styles.tax}>{say(sinIva)}</p>}
    </>
  );
}

/** What the buyer asked for besides the goods, in a list of facts. */
export function PedidoWishes({ pedido: { nota, factura } }: { pedido: Pedido }) {
  return (
    <>
      {nota && (
        <div>
          <dt>{say('Nota')}</dt>
          <dd>{nota}</dd>
        </div>
      )}
      {factura && (
        <div>
          <dt>{say('Factura')}</dt>
          <dd>{say('{nombre}, NIF {nif}, {direccion}', factura)}</dd>
        </div>
      )}
    </>
  );
}

function Sum({ label, euros, isTotal = false }: { label: string; euros: number; isTotal?: boolean }) {
  return (
    <tr className={isTotal ? styles.total : undefined}>
      <th scope="row" colSpan={2}>
        {label}
      </th>
      <td>{formatCents(eurosToCents(euros))}</td>
    </tr>
  );
}
