import { withPlace } from '#areas/ajustes/marca/texto.ts';
import { AppLink } from '#ui/app-link.tsx';
import { LegalPage, useLegalSitio } from './legal-page.tsx';

export function QuienesSomosText() {
  const { identidad, marca, reservas, titular } = useLegalSitio();
  return (
    <LegalPage
      name="quienes-somos"
      title="Quiénes somos"
      isDated={false}
      lead={withPlace(marca, 'Contamos {territorio} a quien viene, a quien vuelve y a quien nunca se fue.')}
    >
      <p>
        {identidad.nombre} nació de una costumbre: preguntar. Preguntar por qué una calle se llama como se llama, quién
        talló esa puerta, qué se oía de noche en aquella casa. {withPlace(marca, '{Lugar}')} contesta siempre, pero hay
        que darle tiempo. Este sitio es el cuaderno donde vamos apuntando las respuestas.
      </p>
      <h2>Qué vas a encontrar</h2>
      <ul>
        <li>
          <strong>Artículos</strong> de <AppLink href="/historia">historia</AppLink>,{' '}
          <AppLink href="/leyendas-y-tradiciones">leyendas y tradiciones</AppLink>,{' '}
          <AppLink href="/enigmas-y-misterios">enigmas</AppLink>, sucesos y personajes.
        </li>
        <li>
          <strong>Rutas y lugares</strong> para verlo con tus ojos: <AppLink href="/rutas-y-naturaleza">rutas</AppLink>{' '}
          y <AppLink href="/ubicaciones">ubicaciones</AppLink> con mapa y consejos prácticos.
        </li>
        <li>
          <strong>Actividades y agenda</strong>: <AppLink href="/actividades-y-eventos">planes con guía</AppLink> y lo
          que se celebra en cada pueblo.
        </li>
        <li>
          <strong>Quien trabaja aquí</strong>: <AppLink href="/emprendedores">emprendedores</AppLink>{' '}
          {withPlace(marca, 'de {zona}')} y una <AppLink href="/tienda">tienda</AppLink> con lo que hacen.
        </li>
      </ul>
      <h2>Cómo trabajamos</h2>
      <p>
        Visitamos, leemos y contrastamos antes de escribir. Cuando algo es leyenda decimos que es leyenda, y cuando no
        sabemos una cosa lo reconocemos. Si encuentras un error, <AppLink href="/contacto">escríbenos</AppLink>: lo
        corregimos y te damos las gracias.
      </p>
      <h2>Quién lo hace posible</h2>
      <p>
        {titular.nombre && `Detrás del proyecto está ${titular.nombre}`}
        {titular.nombre && (titular.localidad ? `, desde ${titular.localidad}. ` : '. ')}
        Nos sostienen los ayuntamientos y las empresas que ves al pie de cada página. Su apoyo aparece siempre señalado
        y no cambia lo que contamos.
      </p>
      {reservas.operador && (
        <p>
          Las actividades las organiza y las cobra {reservas.operador}
          {reservas.licencia && `, con licencia ${reservas.licencia}`}.
        </p>
      )}
    </LegalPage>
  );
}
