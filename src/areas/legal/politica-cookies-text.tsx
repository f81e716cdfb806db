import { embedKinds, embedLabels, useConsent } from '#site/consent.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { Button } from '#ui/button.tsx';
import { Said } from '#ui/said.tsx';
import { say } from '#values/idioma/say.ts';
import { LegalPage } from './legal-page.tsx';

const stored = [
  [
    'consentimiento',
    'almacenamiento local',
    'recuerda lo que has elegido sobre mapas, vídeos y radio.',
    'Dura hasta que lo borres',
  ],
  [
    'carrito, carrito_pagado',
    'almacenamiento local',
    'guarda tu carrito y lo vacía al pagar.',
    'Dura hasta que lo borres',
  ],
  [
    'mi-viaje, mi-viaje-cosas',
    'almacenamiento local',
    'guardan lo que has puesto en Mi viaje; no sale de tu navegador si no lo compartes.',
    'Dura hasta que lo borres',
  ],
  [
    'paginas, archivos, imagenes',
    'caché del navegador',
    'copias de las páginas públicas que has visto y de las de tu viaje, para abrirlas sin cobertura; puedes verlas y borrarlas en «Sin conexión».',
    'Dura hasta que las borres o el navegador necesite sitio',
  ],
  [
    'ultima-sesion-de-pago',
    'almacenamiento local',
    'sustituye un pedido que dejaste sin pagar por el siguiente que hagas.',
    'Dura hasta que pagues o vuelvas del pago',
  ],
  [
    'datos_pedido, cupon, sesion-de-pago',
    'almacenamiento de sesión',
    'evitan perder lo que escribes al finalizar una compra y tener apartado lo que no pagas.',
    'Dura hasta cerrar la pestaña',
  ],
  [
    'sesion_iniciada',
    'almacenamiento de sesión',
    'recuerda que quien administra el sitio ha entrado.',
    'Dura hasta cerrar la pestaña',
  ],
  [
    'mesa',
    'almacenamiento local',
    'enseña «Editar esta página» a quien trabaja en el sitio.',
    'Dura hasta cerrar la sesión',
  ],
  [
    'secretos.session_token',
    'cookie propia',
    'mantiene la sesión de quien administra el sitio; las visitas no la reciben.',
    'Dura hasta cerrar la sesión',
  ],
  [
    'secretos.device',
    'cookie propia',
    'reconoce el navegador de quien ya ha entrado a administrar el sitio; las visitas no la reciben.',
    'Dura 400 días',
  ],
] as const;

const thirdParties = [
  ['Google Maps', 'Mapas de satélite', 'https://policies.google.com/privacy?hl=es'],
  ['OpenStreetMap', 'Mapas de ubicaciones', 'https://osmfoundation.org/wiki/Privacy_Policy'],
  ['YouTube (modo sin cookies)', 'Vídeos', 'https://policies.google.com/privacy?hl=es'],
  ['Vimeo', 'Vídeos', 'https://vimeo.com/privacy'],
  ['Servicio de radio', 'Reproductor de la radio en línea', undefined],
  ['Stripe', 'Página de pago, solo si compras', 'https://stripe.com/es/privacy'],
] as const;

export function PoliticaCookiesText() {
  return (
    <LegalPage
      name="politica-cookies"
      title="Política de cookies"
      lead="Sin tu permiso, este sitio no carga nada de nadie más. Y así puedes cambiarlo."
      choice={<CurrentChoice />}
    >
      <h2>Qué son las cookies</h2>
      <p>
        Son pequeños datos que un sitio guarda en tu navegador. Llamamos igual a otras formas de guardar, como el
        almacenamiento local. No usamos cookies de publicidad ni de análisis: las visitas se cuentan sin guardar ni leer
        nada en tu dispositivo, como explica la <AppLink href="/politica-privacidad">política de privacidad</AppLink>.
      </p>
      <h2>Lo que guarda este sitio</h2>
      <p>Es imprescindible para que funcione lo que pides, así que la ley no exige consentimiento.</p>
      <ul>
        {stored.map(([name, kind, purpose, duration]) => (
          <li key={name}>
            <strong>{name}</strong> ({kind}): {purpose} {duration}.
          </li>
        ))}
      </ul>
      <h2>Lo que viene de terceros</h2>
      <p>
        Los mapas, los vídeos y la radio los sirven otras empresas. Cuando los cargas reciben tu dirección IP y pueden
        guardar sus propias cookies. Solo se cargan si los aceptas en el aviso o pulsas el botón «Cargar» de cada uno.
      </p>
      <ul>
        {thirdParties.map(([name, use, policy]) => (
          <li key={name}>
            <strong>{name}:</strong> {use}.{' '}
            {policy && (
              <a href={policy} target="_blank" rel="noopener">
                Política de privacidad de {name}
              </a>
            )}
          </li>
        ))}
      </ul>
      <h2>Cómo borrarlas</h2>
      <p>
        Desde los ajustes de privacidad de tu navegador puedes ver, bloquear y borrar lo que guarda cada sitio. Si
        borras lo de este, volveremos a preguntarte por los contenidos de terceros, el carrito se vaciará y Mi viaje
        quedará vacío. Las copias para leer sin cobertura se ven y se borran en{' '}
        <AppLink href="/sin-conexion">Sin conexión</AppLink>.
      </p>
      <p>
        Cómo tratamos tus datos está en la <AppLink href="/politica-privacidad">política de privacidad</AppLink>.
      </p>
    </LegalPage>
  );
}

function CurrentChoice() {
  const { choice, reopen } = useConsent();
  return (
    <>
      <h2>{say('Tu elección')}</h2>
      {choice ? (
        <ul>
          {embedKinds.map((kind) => (
            <li key={kind}>
              <Said
                text="{que}: {permiso}"
                que={say(embedLabels[kind])}
                permiso={<strong>{choice[kind] ? say('permitido') : say('no permitido')}</strong>}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p>{say('Todavía no has elegido. Mientras tanto no se carga nada de terceros.')}</p>
      )}
      <p>
        <Button onClick={reopen}>{say('Cambiar mi elección')}</Button>
      </p>
    </>
  );
}
