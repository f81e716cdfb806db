import type { PedidoAdmin } from '#areas/tienda/pedidos/pedido.ts';
import { useSitio } from '#ui/use-sitio.ts';
import { formatLongDate } from '#values/fecha.ts';
import styles from './albaran.module.css';

/** What goes into the parcel: who, where, what and how many. No prices: it may be a present. */
export function Albaran({
  pedido: { cod_pedido, fecha, cliente, articulos, transportista, seguimiento, recogida, nota },
}: {
  pedido: PedidoAdmin;
}) {
  const { identidad, titular } = useSitio();
  const units = articulos.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <article className={styles.sheet}>
      <h1>Albarán del pedido {cod_pedido}</h1>
      <p>{formatLongDate(fecha)}</p>
      <div className={styles.people}>
        <section>
          <h2>Remitente</h2>
          <p>
            {identidad.nombre}
            <br />
            {titular.calle}
            <br />
            {titular.codigo_postal} {titular.localidad}
            <br />
            {titular.telefono}
          </p>
        </section>
        <section>
          <h2>Destinatario</h2>
          <p>
            {cliente.name}
            <br />
            {recogida ? `Lo recoge en: ${recogida.direccion}` : cliente.address}
            <br />
            {cliente.phone}
          </p>
        </section>
      </div>
      {(transportista || seguimiento) && <p>Envío: {[transportista, seguimiento].filter(Boolean).join(', ')}</p>}
      <table>
        <thead>
          <tr>
            <th scope="col">Referencia</th>
            <th scope="col">Artículo</th>
            <th scope="col">Cantidad</th>
          </tr>
        </thead>
        <tbody>
          {articulos.map(({ id, referencia, description, quantity }) => (
            <tr key={id}>
              <td>{referencia}</td>
              <td>{description}</td>
              <td>{quantity}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Unidades
            </th>
            <td>{units}</td>
          </tr>
        </tfoot>
      </table>
      {nota && <p>Nota: {nota}</p>}
      <p className={styles.small}>
        Tienes 14 días naturales desde que lo recibes para desistir de la compra, salvo en las excepciones de las
        condiciones de venta. Preguntas: {titular.email}, {titular.telefono}. Este albarán no es una factura.
      </p>
    </article>
  );
}
