import { withPlace } from '#areas/ajustes/marca/texto.ts';
import { placesOf } from '#areas/tienda/carrito/envio.ts';
import { AppLink } from '#ui/app-link.tsx';
import { inSpanish } from '#values/idioma/say.ts';
import { formaPagoLabel, formasAMano } from '#values/pago/forma.ts';
import { plural } from '#values/plural.ts';
import { LegalPage, OwnerDetails, useLegalSitio } from './legal-page.tsx';

export function CondicionesDeVentaText() {
  return inSpanish(useText);
}

function useText() {
  const { envios, tienda, facturacion, formas, marca, pagos } = useLegalSitio();
  const hasCard = pagos.tarjeta || formas.length === 0;
  const byHand = formasAMano.filter((forma) => formas.includes(forma));
  return (
    <LegalPage
      name="condiciones-de-venta"
      title="Condiciones de venta"
      lead="Lo que aceptas al comprar en nuestra tienda. Puedes guardarlas o imprimirlas desde tu navegador."
    >
      <h2>1. Quién vende</h2>
      <OwnerDetails />
      <h2>2. Qué se vende</h2>
      <p>
        {withPlace(marca, `${marca.bienes} de {territorio}.`)} Cada ficha describe las características principales del
        producto. Las piezas hechas a mano pueden variar ligeramente respecto a la imagen.
      </p>
      <h2>3. Precios</h2>
      <p>
        Están en euros e incluyen el IVA que corresponde a cada producto. Los gastos de envío se muestran aparte, en el
        carrito y antes de confirmar, y están explicados en la página de <AppLink href="/envios">envíos</AppLink>. Se
        aplica el precio publicado en el momento del pedido. Junto a un precio rebajado mostramos tachado el más bajo de
        los 30 días anteriores a la rebaja.
      </p>
      <p>
        Un cupón vale en las fechas, para los productos y con la compra mínima que diga, y solo uno por pedido. Lo que
        descuenta se ve antes de confirmar y se reparte entre los productos a los que se aplica: si devuelves uno de
        ellos, se te devuelve lo que pagaste por él.
      </p>
      <h2>4. Cómo se compra</h2>
      <ol>
        <li>Añade los productos al carrito y revisa las cantidades.</li>
        <li>
          Escribe tus datos y la dirección de entrega{tienda.recogida_direccion && ', o elige recogerlo tú'}. Puedes
          corregirlos hasta el último momento.
        </li>
        <li>
          Acepta estas condiciones y pulsa «Pedido con obligación de pago».{' '}
          {hasCard
            ? `${byHand.length > 0 ? 'Si pagas con tarjeta, pasarás' : 'Pasarás'} a la página segura de la pasarela.`
            : 'Te decimos cómo pagarlo.'}
        </li>
        <li>
          Cuando el pago se confirma recibes un correo con el código y el detalle del pedido. Ese correo es la
          confirmación del contrato.
        </li>
      </ol>
      <p>
        {hasCard &&
          `Tienes ${tienda.minutos_pago} minutos para pagar${byHand.length > 0 ? ' con tarjeta' : ''}; mientras tanto te guardamos las unidades. `}
        El contrato se celebra en español y conservamos tu pedido con la versión de las condiciones que aceptaste.
        Puedes verlo en <AppLink href="/pedido">consultar un pedido</AppLink>.
      </p>
      <h2>5. Pago</h2>
      {hasCard && (
        <p>
          Con tarjeta y con los demás medios que ofrezca la pasarela de pago (Stripe). No vemos ni guardamos los datos
          de tu tarjeta.
        </p>
      )}
      {byHand.length > 0 && (
        <>
          <p>
            {hasCard ? 'También puedes pagar' : 'Puedes pagar'} de estas formas. Te guardamos el pedido los días que se
            indican, contados desde el siguiente; si en ese plazo no nos llega el pago, el pedido se cierra y te lo
            decimos. La compra queda confirmada cuando recibimos el pago.
          </p>
          <ul>
            {byHand.map((forma) => (
              <li key={forma}>
                {formaPagoLabel[forma]}: {plural(pagos[forma].dias, 'día', 'días')}.
              </li>
            ))}
          </ul>
        </>
      )}
      {facturacion.emitir ? (
        <p>
          Cada pedido pagado tiene su factura simplificada. Si la necesitas completa, danos al comprar tu nombre o razón
          social, tu NIF y tu dirección fiscal, o pídela después desde la página de tu pedido. Por encima de 3.000 €,
          IVA incluido, siempre es completa y necesitamos esos datos. Si te devolvemos dinero, recibes la factura
          rectificativa.
        </p>
      ) : (
        <p>
          Si necesitas factura, danos al comprar tu nombre o razón social, tu NIF y tu dirección fiscal, o respóndenos
          al correo del pedido: te la haremos llegar aparte. Por encima de 3.000 €, IVA incluido, siempre necesitamos
          esos datos.
        </p>
      )}
      <h2>6. Entrega</h2>
      <p>
        El plazo estimado es {envios.plazo} y nunca más de 30 días naturales. No enviamos{' '}
        {envios.no_entrega.length > 0 && `a ${placesOf(envios.no_entrega)} ni `}fuera de España. Si un producto no
        estuviera disponible te lo diríamos y te devolveríamos lo pagado sin demora.
        {tienda.recogida_direccion &&
          ` Si eliges recogerlo, te espera en ${tienda.recogida_direccion} desde que te avisamos.`}
      </p>
      <h2>7. Desistimiento y devoluciones</h2>
      <p>
        Tienes 14 días naturales desde que recibes el pedido para desistir sin dar explicaciones, con las excepciones
        que marca la ley. Cómo hacerlo y el modelo de formulario están en{' '}
        <AppLink href="/devoluciones">devoluciones</AppLink>; también puedes{' '}
        <AppLink href="/desistimiento">desistir del contrato aquí</AppLink>.
      </p>
      <h2>8. Garantía</h2>
      <p>
        Los productos tienen la garantía legal de tres años desde la entrega. Si algo no es conforme puedes pedir la
        reparación o la sustitución y, cuando no sea posible, una rebaja o la devolución del dinero. En los alimentos,
        la garantía llega hasta su fecha de caducidad o de consumo preferente.
      </p>
      <h2>9. Reclamaciones</h2>
      <p>
        Por correo postal, teléfono o correo electrónico, como explica la página de{' '}
        <AppLink href="/reclamaciones">reclamaciones</AppLink>.
      </p>
      <h2>10. Datos personales y ley aplicable</h2>
      <p>
        Tus datos se tratan según la <AppLink href="/politica-privacidad">política de privacidad</AppLink>. El contrato
        se rige por la ley española, sin perjuicio de los derechos que te dé la de tu lugar de residencia, y puedes
        acudir a los juzgados de tu domicilio.
      </p>
    </LegalPage>
  );
}
