import { site } from '#site-settings.ts';
import { zonaLabel, zonas } from '#tienda/carrito/envio.ts';
import { AppLink } from '#ui/app-link.tsx';
import { formatCents } from '#values/money.ts';
import { LegalPage, OwnerMail } from './legal-page.tsx';

export function EnviosText() {
  return (
    <LegalPage title="Envíos" lead={`Tu pedido llega en un plazo estimado ${site.shop.deliveryEstimate}.`}>
      <h2>Cuánto cuesta</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Destino</th>
            <th scope="col">Gastos de envío</th>
            <th scope="col">Gratis desde</th>
          </tr>
        </thead>
        <tbody>
          {zonas.map((zona) => {
            const { costCents, freeFromCents } = site.shipping.zones[zona];
            return (
              <tr key={zona}>
                <th scope="row">{zonaLabel[zona]}</th>
                <td>{formatCents(costCents)}</td>
                <td>{formatCents(freeFromCents)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p>
        Los importes incluyen el IVA ({site.shipping.ivaPercent} %) y los ves siempre antes de pagar: el carrito muestra
        los de la península y se ajustan cuando escribes tu código postal.
      </p>
      <h2>Adónde enviamos</h2>
      <p>A la península y a las Illes Balears. No enviamos a {site.shipping.notDeliveredTo} ni fuera de España.</p>
      <h2>Cuándo llega</h2>
      <p>
        El plazo estimado es {site.shop.deliveryEstimate} desde que se confirma el pago, y nunca más de 30 días
        naturales. Te avisamos por correo cuando el paquete sale, y puedes seguirlo en{' '}
        <AppLink href="/pedido">consultar un pedido</AppLink>.
      </p>
      <h2>Al recibirlo</h2>
      <p>
        Si el paquete llega dañado o falta algo, haz una foto y escríbenos a <OwnerMail /> con el código del pedido. Lo
        resolvemos sin coste para ti. Hasta que lo recibes, el riesgo es nuestro.
      </p>
    </LegalPage>
  );
}
