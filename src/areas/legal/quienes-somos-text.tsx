import { withPlace } from '#areas/ajustes/marca/texto.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Said } from '#ui/said.tsx';
import { useSitio } from '#ui/use-sitio.ts';
import { say } from '#values/idioma/say.ts';
import { LegalPage } from './legal-page.tsx';

/** Nothing that binds anybody: it is said in every language. */
export function QuienesSomosText() {
  const { identidad, marca, reservas, titular } = useSitio();
  return (
    <LegalPage
      name="quienes-somos"
      title={say('Quiénes somos')}
      isDated={false}
      isSaid
      lead={withPlace(marca, say('Contamos {territorio} a quien viene, a quien vuelve y a quien nunca se fue.'))}
    >
      <p>
        {withPlace(
          marca,
          say(
            '{nombre} nació de una costumbre: preguntar. Preguntar por qué una calle se llama como se llama, quién talló esa puerta, qué se oía de noche en aquella casa. {Lugar} contesta siempre, pero hay que darle tiempo. Este sitio es el cuaderno donde vamos apuntando las respuestas.',
          ),
          { nombre: identidad.nombre },
        )}
      </p>
      <h2>{say('Qué vas a encontrar')}</h2>
      <ul>
        <li>
          <Said
            text="{articulos} de {historia}, {leyendas}, {enigmas}, sucesos y personajes."
            articulos={<strong>{say('Artículos')}</strong>}
            historia={<AppLink href="/historia">{say('historia ## de qué')}</AppLink>}
            leyendas={<AppLink href="/leyendas-y-tradiciones">{say('leyendas y tradiciones ## de qué')}</AppLink>}
            enigmas={<AppLink href="/enigmas-y-misterios">{say('enigmas ## de qué')}</AppLink>}
          />
        </li>
        <li>
          <Said
            text="{que} para verlo con tus ojos: {rutas} y {ubicaciones} con mapa y consejos prácticos."
            que={<strong>{say('Rutas y lugares')}</strong>}
            rutas={<AppLink href="/rutas-y-naturaleza">{say('rutas ## y ubicaciones')}</AppLink>}
            ubicaciones={<AppLink href="/ubicaciones">{say('ubicaciones ## y rutas')}</AppLink>}
          />
        </li>
        <li>
          <Said
            text="{que}: {planes} y lo que se celebra en cada pueblo."
            que={<strong>{say('Actividades y agenda')}</strong>}
            planes={<AppLink href="/actividades-y-eventos">{say('planes con guía')}</AppLink>}
          />
        </li>
        <li>
          <Said
            text="{quien}: {emprendedores} {donde} y una {tienda} con lo que hacen."
            quien={<strong>{say('Quien trabaja aquí')}</strong>}
            emprendedores={<AppLink href="/emprendedores">{say('emprendedores ## y una tienda')}</AppLink>}
            donde={withPlace(marca, say('de {zona}'))}
            tienda={<AppLink href="/tienda">{say('tienda ## con lo que hacen')}</AppLink>}
          />
        </li>
      </ul>
      <h2>{say('Cómo trabajamos')}</h2>
      <p>
        <Said
          text="Visitamos, leemos y contrastamos antes de escribir. Cuando algo es leyenda decimos que es leyenda, y cuando no sabemos una cosa lo reconocemos. Si encuentras un error, {escribenos}: lo corregimos y te damos las gracias."
          escribenos={<AppLink href="/contacto">{say('escríbenos')}</AppLink>}
        />
      </p>
      <h2>{say('Quién lo hace posible')}</h2>
      <p>
        {titular.nombre && `${behind(titular.nombre, titular.localidad)} `}
        {say(
          'Nos sostienen los ayuntamientos y las empresas que ves al pie de cada página. Su apoyo aparece siempre señalado y no cambia lo que contamos.',
        )}
      </p>
      {reservas.operador && <p>{organised(reservas.operador, reservas.licencia)}</p>}
    </LegalPage>
  );
}

function behind(nombre: string, localidad: string): string {
  return localidad
    ? say('Detrás del proyecto está {nombre}, desde {localidad}.', { nombre, localidad })
    : say('Detrás del proyecto está {nombre}.', { nombre });
}

function organised(operador: string, licencia: string): string {
  return licencia
    ? say('Las actividades las organiza y las cobra {operador}, con licencia {licencia}.', { operador, licencia })
    : say('Las actividades las organiza y las cobra {operador}.', { operador });
}
