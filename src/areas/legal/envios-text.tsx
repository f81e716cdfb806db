import { mainZona, placesOf } from '#areas/tienda/carrito/envio.ts';
import { AppLink } from '#ui/app-link.tsx';
import { inSpanish } from '#values/idioma/say.ts';
import { eurosToCents, formatCents } from '#values/money.ts';
import { LegalPage, OwnerMail, useLegalSitio } from './legal-page.tsx';

export function EnviosText() {
  return inSpanish(useText);
}

function useText() {
  const { envios, tienda } = useLegalSitio();
  const exempt = envios.zonas.filter(({ sin_iva }) => sin_iva);
  return (
    <LegalPage name="envios" title="Envíos" lead={`Tu pedido llega en un plazo estimado ${envios.plazo}.`}>
      <h2>Cuánto cuesta</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: so that its box scrolls with the keyboard */}
      <section className="table-scroll" tabIndex={0} aria-label="Gastos de envío">
        <table>
          <thead>
            <tr>
              <th scope="col">Destino</th>
              <th scope="col">Gastos de envío</th>
              <th scope="col">Gratis desde</th>
            </tr>
          </thead>
          <tbody>
            {envios.zonas.map(({ clave, nombre, coste, gratis_desde }) => (
              <tr key={clave}>
                <th scope="row">{nombre}</th>
                <td>{formatCents(eurosToCents(coste))}</td>
                <td>{gratis_desde === null ? 'Nunca' : formatCents(eurosToCents(gratis_desde))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p>
        Los importes incluyen el IVA (
        {envios.iva === 'proporcional' ? 'el de los productos que lleva' : `${envios.iva} %`}) y los ves siempre antes
        de pagar: el carrito muestra los de {mainZona(envios).nombre} y se ajustan cuando escribes tu código postal. El
        importe desde el que el envío es gratis se cuenta después de los descuentos.
      </p>
      {exempt.length > 0 && (
        <p>
          Lo que va a {placesOf(exempt)} se cobra sin IVA, ni el de los productos ni el del envío. Los impuestos y los
          gastos de aduana que haya a la llegada los paga quien lo recibe.
        </p>
      )}
      {tienda.recogida_direccion && (
        <>
          <h2>Recoger el pedido</h2>
          <p>
            Si lo prefieres, al comprar puedes elegir recogerlo sin gastos de envío en {tienda.recogida_direccion}
            {tienda.recogida_horario && ` (${tienda.recogida_horario})`}. Te avisamos por correo cuando está listo; trae
            el código del pedido.
          </p>
        </>
      )}
      <h2>Adónde enviamos</h2>
      <p>
        A {placesOf(envios.zonas)}. No enviamos {envios.no_entrega.length > 0 && `a ${placesOf(envios.no_entrega)} ni `}
        fuera de España.
      </p>
      <h2>Cuándo llega</h2>
      <p>
        El plazo estimado es {envios.plazo} desde que se confirma el pago, y nunca más de 30 días naturales. Te avisamos
        por correo cuando el paquete sale, y puedes seguirlo en <AppLink href="/pedido">consultar un pedido</AppLink>.
      </p>
      <h2>Al recibirlo</h2>
      <p>
        Si el paquete llega dañado o falta algo, haz una foto y escríbenos a <OwnerMail /> con el código del pedido. Lo
        resolvemos sin coste para ti. Hasta que lo recibes, el riesgo es nuestro.
      </p>
    </LegalPage>
  );
}
