import { AppLink } from '#ui/app-link.tsx';
import { LegalPage, OwnerDetails, useLegalSitio } from './legal-page.tsx';

export function AvisoLegalText() {
  const { identidad, marca, reservas, titular } = useLegalSitio();
  return (
    <LegalPage name="aviso-legal" title="Aviso legal">
      <h2>1. Quién es el titular</h2>
      <p>
        En cumplimiento del artículo 10 de la Ley 34/2002, de servicios de la sociedad de la información y de comercio
        electrónico, estos son los datos de quien responde de este sitio:
      </p>
      <OwnerDetails />
      {titular.licencia && <p>Licencia de turismo: {titular.licencia}.</p>}
      {reservas.operador && (
        <p>
          Las actividades las presta {reservas.operador}
          {reservas.licencia && `, con licencia ${reservas.licencia}`}
          {reservas.direccion && `, con domicilio en ${reservas.direccion}`}.
        </p>
      )}
      <h2>2. Qué es este sitio</h2>
      <p>
        {identidad.nombre} ofrece información turística y cultural sobre {marca.territorio}, una agenda de actividades y
        eventos, un boletín, una radio en línea y una tienda de productos locales. Leerlo es gratis y no hace falta
        registrarse. Las compras se rigen por las <AppLink href="/condiciones-de-venta">condiciones de venta</AppLink>.
      </p>
      <h2>3. Uso del sitio</h2>
      <p>
        Al usar el sitio te comprometes a hacerlo de buena fe, a no dañarlo ni sobrecargarlo, a no intentar entrar donde
        no se te ha invitado y a no enviar contenidos ilícitos o publicidad a través de los formularios.
      </p>
      <h2>4. Contenidos y propiedad intelectual</h2>
      <p>
        Los textos, las ilustraciones, las fotografías, el diseño y el código pertenecen al titular o a quien se indica
        en cada caso. Puedes citarlos y enlazarlos nombrando la fuente. Para reproducirlos enteros, copiarlos o usarlos
        con fines comerciales necesitas permiso por escrito. Las marcas y los escudos son de sus dueños.
      </p>
      <h2>5. Responsabilidad</h2>
      <p>
        Cuidamos lo que publicamos, pero los horarios, los precios de terceros y el estado de los caminos cambian:
        confírmalos antes de salir. No respondemos de las decisiones que se tomen solo con esta información, ni de las
        interrupciones ajenas a nuestro control.
      </p>
      <h2>6. Enlaces y patrocinio</h2>
      <p>
        Hay enlaces a sitios de otras personas, entre ellos los de nuestros patrocinadores, que están señalados como
        tales. No controlamos esos sitios ni respondemos de su contenido. Si crees que un enlace lleva a algo ilícito,
        avísanos y lo retiraremos.
      </p>
      <h2>7. Datos personales y cookies</h2>
      <p>
        Cómo tratamos tus datos está explicado en la{' '}
        <AppLink href="/politica-privacidad">política de privacidad</AppLink>, y qué se guarda en tu navegador, en la{' '}
        <AppLink href="/politica-cookies">política de cookies</AppLink>.
      </p>
      <h2>8. Ley aplicable</h2>
      <p>
        Se aplica la ley española. Si eres consumidor, puedes acudir a los juzgados de tu domicilio; en los demás casos,
        a los de {titular.localidad}. Antes, escríbenos: casi todo se arregla hablando. Las vías para reclamar están en
        la página de <AppLink href="/reclamaciones">reclamaciones</AppLink>.
      </p>
    </LegalPage>
  );
}
