import { AppLink } from '#ui/app-link.tsx';
import { LegalPage, OwnerAddress, OwnerDetails, OwnerMail, useLegalSitio } from './legal-page.tsx';

export function PoliticaPrivacidadText() {
  const { reservas } = useLegalSitio();
  return (
    <LegalPage
      name="politica-privacidad"
      title="Política de privacidad"
      lead="Pedimos los datos justos, los usamos solo para lo que decimos y puedes cambiar de idea cuando quieras."
    >
      <h2>1. Responsable del tratamiento</h2>
      <OwnerDetails />
      <h2>2. Para qué usamos tus datos</h2>
      <ul>
        <li>
          <strong>Formulario de contacto:</strong> nombre, correo electrónico, teléfono si lo das y tu mensaje, para
          contestarte.
        </li>
        <li>
          <strong>Propuestas y correcciones:</strong> nombre y correo electrónico, para comprobar que la propuesta es
          tuya y decirte qué hemos decidido. No se publican.
        </li>
        <li>
          <strong>Boletín:</strong> tu correo electrónico, para enviarte el boletín que has pedido y confirmado.
          Contamos cuántas veces se sigue cada enlace de un boletín, no quién lo sigue ni quién abre el correo.
        </li>
        <li>
          <strong>Tienda:</strong> nombre, correo electrónico, teléfono y dirección, para preparar, enviar y cobrar tu
          pedido y atender las devoluciones. Los datos de la tarjeta los recibe solo la pasarela de pago; aquí no
          llegan.
        </li>
        <li>
          <strong>Seguridad:</strong> la dirección IP y los datos técnicos de cada visita, para que el sitio funcione y
          nadie abuse de él.
        </li>
        <li>
          <strong>Estadísticas:</strong> contamos cuántas veces se ve cada página, desde qué sitio se llega, con qué
          clase de dispositivo, qué se busca sin encontrarlo y cuántas veces se ven y se pulsan los patrocinadores. No
          usamos cookies para ello ni guardamos nada en tu dispositivo, y lo cuenta este mismo sitio, sin terceros; a
          cada patrocinador le decimos solo cuántas veces se le ha visto y pulsado. Para calcular cuántas personas
          vienen cada día, tu dirección IP y tu navegador se convierten un instante en una cifra irreversible con una
          clave que cambia cada día y se borra al acabar: solo queda cuántas personas fueron. De lo que se guarda, que
          son sumas por día, no se puede saber quién eres, y por eso no hace falta tu consentimiento. Si tu navegador
          pide que no te sigan (DNT o GPC), ni siquiera se hace ese cálculo.
        </li>
      </ul>
      <p>No hacemos perfiles ni tomamos decisiones automáticas sobre ti, y no vendemos tus datos.</p>
      <h2>3. Base jurídica</h2>
      <ul>
        <li>
          <strong>Tu consentimiento</strong> (artículo 6.1.a del RGPD): contacto, propuestas, boletín y contenidos de
          terceros.
        </li>
        <li>
          <strong>El contrato de compra</strong> (artículo 6.1.b): los pedidos.
        </li>
        <li>
          <strong>Obligaciones legales</strong> (artículo 6.1.c): contabilidad, impuestos y garantías.
        </li>
        <li>
          <strong>Interés legítimo</strong> (artículo 6.1.f): la seguridad del sitio y saber, sin identificar a nadie,
          cuánto se visita.
        </li>
      </ul>
      <h2>4. Cuánto tiempo los conservamos</h2>
      <ul>
        <li>
          Los mensajes de contacto, un año desde la última respuesta. Si los borramos antes, esperan 30 días en una
          papelera, por si fue un error.
        </li>
        <li>
          La dirección del boletín, hasta que te des de baja; después, durante tres años, solo la prueba de que la
          pediste y la retiraste. Si no la confirmas, 30 días.
        </li>
        <li>
          Quién envió una propuesta o una corrección, y los correos sobre ella, 30 días; si no la confirmas, todo ello 7
          días.
        </li>
        <li>Los correos que te enviamos, un año; a quién se envió cada boletín, 90 días.</li>
        <li>
          Los pedidos pagados, seis años, como manda el Código de Comercio; después quedan los importes, sin tus datos.
        </li>
        <li>
          Las facturas y sus registros, hasta que pasan seis años desde el final del año en que se emitieron, como
          mandan las leyes mercantil y tributaria, también si nos pides que borremos tus datos; después se borran.
        </li>
        <li>Tus datos en los pedidos que no llegan a pagarse, 30 días.</li>
        <li>
          Lo que se borra sigue en las copias de seguridad automáticas hasta que caducan, un año como mucho. No se usan
          para nada más que para rehacer el sitio.
        </li>
        <li>
          Las estadísticas, sumas por día que no dicen nada de nadie, dos años y un mes; la clave con la que se calculan
          las visitas de un día, ese día.
        </li>
        <li>Los registros técnicos, el tiempo imprescindible para detectar fallos y abusos.</li>
      </ul>
      <h2>5. Quién los recibe</h2>
      <p>
        Solo quien los necesita para prestarte el servicio: el proveedor de alojamiento y de correo, la pasarela de pago
        (Stripe), la empresa de transporte y quien elabora tu pedido. Las actividades se reservan directamente con{' '}
        {reservas.operador || 'quien las organiza'}, que es responsable de los datos que le des. También pueden
        recibirlos las administraciones públicas, como la Agencia Tributaria los de las facturas, y los tribunales
        cuando la ley lo exige.
      </p>
      <h2>6. Dónde se guardan</h2>
      <p>
        En servidores situados en el Espacio Económico Europeo. Si un proveedor trata datos fuera de él, lo hace con las
        garantías que prevé el RGPD: una decisión de adecuación o cláusulas contractuales tipo.
      </p>
      <h2>7. Tus derechos</h2>
      <p>
        Puedes pedir el acceso a tus datos, su rectificación, su supresión, la limitación de su tratamiento, la
        portabilidad, y oponerte a que los usemos. También puedes retirar tu consentimiento en cualquier momento sin que
        eso afecte a lo anterior. Escribe a <OwnerMail /> o a <OwnerAddress />, di qué derecho ejerces y cómo podemos
        saber que eres tú; contestamos en un mes como máximo.
      </p>
      <p>
        Del boletín te das de baja con un clic desde cualquier correo. Y si crees que no lo hemos hecho bien, puedes
        reclamar ante la Agencia Española de Protección de Datos (
        <a href="https://www.aepd.es" target="_blank" rel="noopener">
          www.aepd.es
        </a>
        ).
      </p>
      <h2>8. Menores</h2>
      <p>
        Si tienes menos de 14 años no puedes darnos tus datos por tu cuenta: necesitamos el consentimiento de tu madre,
        tu padre o quien ejerza tu tutela. Si sabemos que hemos recibido datos de un menor de 14 años sin ese permiso,
        los borramos.
      </p>
      <h2>9. Seguridad</h2>
      <p>
        La comunicación con el sitio va cifrada, las contraseñas se guardan de forma que nadie puede leerlas, el acceso
        a los datos está limitado a quien los necesita y hacemos copias de seguridad. Si alguna vez hubiera una brecha
        que te afectara, te avisaríamos.
      </p>
      <h2>10. Enlaces a otros sitios</h2>
      <p>
        Si sigues un enlace a otro sitio, se aplica su política de privacidad y no esta. Lo mismo vale para las redes
        sociales en las que nos sigas o compartas un artículo.
      </p>
      <h2>11. Cookies</h2>
      <p>
        Los mapas, los vídeos y la radio son de terceros y solo se cargan si lo aceptas. Todos los detalles, y el botón
        para cambiar tu elección, están en la <AppLink href="/politica-cookies">política de cookies</AppLink>.
      </p>
    </LegalPage>
  );
}
