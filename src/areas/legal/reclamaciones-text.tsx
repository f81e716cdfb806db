import { withPlace } from '#areas/ajustes/marca/texto.ts';
import { AppLink } from '#ui/app-link.tsx';
import { LegalPage, OwnerAddress, OwnerMail, OwnerPhone, useLegalSitio } from './legal-page.tsx';

export function ReclamacionesText() {
  const { marca } = useLegalSitio();
  return (
    <LegalPage name="reclamaciones" title="Reclamaciones" lead="Si algo ha salido mal, queremos saberlo y arreglarlo.">
      <h2>Cómo reclamar</h2>
      <ul>
        <li>
          <strong>Por correo electrónico:</strong> <OwnerMail />
        </li>
        <li>
          <strong>Por teléfono:</strong> <OwnerPhone />
        </li>
        <li>
          <strong>Por correo postal:</strong> <OwnerAddress />
        </li>
      </ul>
      <p>
        Cuéntanos qué ha pasado, di el código del pedido si lo hay y qué solución esperas. Te damos un número de
        reclamación por escrito y contestamos en quince días como máximo.
      </p>
      <h2>Garantía legal</h2>
      <p>
        Los productos tienen tres años de garantía desde la entrega. Si uno no es conforme puedes elegir entre que lo
        reparemos o lo sustituyamos, sin coste y en un plazo razonable; si no es posible, tienes derecho a una rebaja o
        a que te devolvamos el dinero. Es distinto de <AppLink href="/devoluciones">desistir de una compra</AppLink>,
        que no necesita motivo.
      </p>
      <h2>Si no quedas conforme</h2>
      <p>
        Tienes hojas de reclamaciones a tu disposición: pídelas por cualquiera de los medios anteriores. También puedes
        acudir a la oficina municipal de información al consumidor de tu localidad, a los servicios de consumo{' '}
        {withPlace(marca, 'de {consumo}', { consumo: marca.consumo })} o a la Junta Arbitral de Consumo, sin renunciar
        por ello a los tribunales.
      </p>
    </LegalPage>
  );
}
