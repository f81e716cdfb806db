import { AppLink } from '#ui/app-link.tsx';
import { ButtonLink } from '#ui/button.tsx';
import styles from './legal-page.module.css';
import { LegalPage, OwnerAddress, OwnerMail, useLegalSitio } from './legal-page.tsx';

export function DevolucionesText() {
  const { titular, facturacion } = useLegalSitio();
  return (
    <LegalPage
      name="devoluciones"
      title="Devoluciones"
      lead="Tienes 14 días naturales desde que recibes tu compra para cambiar de idea, sin dar explicaciones."
    >
      <h2>Cómo desistir</h2>
      <p>
        Lo más rápido es hacerlo en línea: te pedimos tu nombre, el código del pedido y tu correo, y recibes al momento
        un acuse con la fecha y la hora.
      </p>
      <p>
        <ButtonLink href="/desistimiento">Desistir del contrato aquí</ButtonLink>
      </p>
      <p>
        También puedes enviarnos cualquier escrito en el que lo digas con claridad, o el formulario de más abajo, a{' '}
        <OwnerMail /> o a <OwnerAddress />. Basta con enviarlo antes de que acabe el plazo.
      </p>
      <h2>Qué pasa después</h2>
      <ul>
        <li>
          Tienes otros 14 días naturales para devolver los productos. Los gastos directos de la devolución son tuyos,
          salvo que el producto esté defectuoso o nos hayamos equivocado.
        </li>
        <li>
          Te devolvemos lo que pagaste, incluido el envío ordinario, por el mismo medio de pago y antes de 14 días
          naturales. Podemos esperar a recibir los productos o la prueba de que los has enviado. Si devuelves solo una
          parte, te devolvemos lo que pagaste por ella, con su parte del descuento si usaste un cupón.
        </li>
        {facturacion.emitir && <li>Con cada reembolso recibes por correo su factura rectificativa.</li>}
        <li>Puedes probar el producto como lo harías en una tienda; solo respondes de lo que pase de ahí.</li>
      </ul>
      <h2>Qué no se puede devolver</h2>
      <p>La ley excluye del desistimiento:</p>
      <ul>
        <li>los productos hechos a medida o personalizados;</li>
        <li>los alimentos que se deterioran o caducan con rapidez;</li>
        <li>los productos precintados por higiene o salud que hayas abierto.</li>
      </ul>
      <p>
        Si algo ha llegado roto o no es lo que pediste no es un desistimiento, sino una falta de conformidad: mira{' '}
        <AppLink href="/reclamaciones">reclamaciones</AppLink>.
      </p>
      <h2>Modelo de formulario de desistimiento</h2>
      <div className={styles.sheet}>
        <p>(Solo debe cumplimentar y enviar el presente formulario si desea desistir del contrato.)</p>
        <p>
          A la atención de {titular.nombre}, <OwnerAddress />, {titular.email}:
        </p>
        <p>
          Por la presente le comunico/comunicamos (*) que desisto de mi/desistimos de nuestro (*) contrato de venta del
          siguiente bien/prestación del siguiente servicio (*): …
        </p>
        <p>Pedido el/recibido el (*): …</p>
        <p>Nombre del consumidor y usuario o de los consumidores y usuarios: …</p>
        <p>Domicilio del consumidor y usuario o de los consumidores y usuarios: …</p>
        <p>
          Firma del consumidor y usuario o de los consumidores y usuarios (solo si el presente formulario se presenta en
          papel):
        </p>
        <p>Fecha: …</p>
        <p>(*) Táchese lo que no proceda.</p>
      </div>
    </LegalPage>
  );
}
