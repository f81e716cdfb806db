import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { texto } from '#areas/ajustes/marca/texto.ts';
import { keepTrip } from '#areas/offline/start.ts';
import { Empty } from '#site/pieces/list/list-states.tsx';
import { PageHead } from '#site/pieces/page-head.tsx';
import { Loading } from '#site/pieces/states.tsx';
import { seo } from '#site/seo.ts';
import { understood } from '#site/understood.ts';
import { AppLink } from '#ui/app-link.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Said } from '#ui/said.tsx';
import { sitioOf, useSitio } from '#ui/use-sitio.ts';
import { later, say } from '#values/idioma/say.ts';
import styles from './page.module.css';
import { Plan } from './plan.tsx';
import { Received } from './received.tsx';
import { useViaje } from './store.ts';
import { textos } from './textos.ts';
import { useCosas } from './use-cosas.ts';
import { cosasOf, decodeViaje, type Viaje } from './viaje.ts';

const title = later('Mi viaje');

/** ?plan=u12.e4: a trip that somebody sent; read in the browser only. */
function viajeSearch(search: Record<string, unknown>): { plan?: string } {
  const { plan } = search;
  return typeof plan === 'string' && plan !== '' ? { plan } : {};
}

export const Route = createFileRoute('/_site/mi-viaje')({
  validateSearch: understood(viajeSearch),
  // Everybody's is another one: nothing for search engines.
  head: ({ matches }) =>
    seo(
      { matches },
      {
        title: say(title),
        description: texto(sitioOf(matches), textos, 'viaje.busqueda'),
      },
    ),
  component: MiViaje,
});

function MiViaje() {
  const { plan } = Route.useSearch();
  const viaje = useViaje();
  const sitio = useSitio();
  return (
    <div className={`wide ${styles.page}`}>
      <PageHead title={say(title)}>
        <p>
          {viaje && plan
            ? texto(sitio, textos, 'viaje.recibido')
            : say(
                'Lo que has ido guardando, por días y en orden. Se queda en este navegador: nadie más lo ve si no lo compartes.',
              )}
        </p>
      </PageHead>
      {viaje === undefined ? (
        <>
          <div className={styles.waiting}>
            <Loading text={say('Abriendo tu viaje...')} />
          </div>
          <noscript>
            <p>{say('Tu viaje se guarda en tu navegador, y para leerlo hace falta JavaScript.')}</p>
          </noscript>
        </>
      ) : plan ? (
        <Received received={decodeViaje(plan)} mine={viaje} />
      ) : (
        <Mine viaje={viaje} />
      )}
    </div>
  );
}

function Mine({ viaje }: { viaje: Viaje }) {
  const known = useCosas(cosasOf(viaje));
  const pages = cosasOf(viaje).flatMap((clave) => known.cosas.get(clave)?.url.replace(/#.*/, '') ?? []);
  const asked = pages.join(' ');
  // What one goes to is there without coverage, seen or not.
  useEffect(() => {
    if (asked) keepTrip(asked.split(' '));
  }, [asked]);
  if (cosasOf(viaje).length === 0 && viaje.dias.length === 0)
    return (
      <Empty
        text={say('Todavía no has guardado nada. Pulsa el corazón de un lugar, una ruta o un evento y aparecerá aquí.')}
      >
        <div className={styles.tools}>
          <ButtonLink href="/ubicaciones">{say('Ver lugares')}</ButtonLink>
          <ButtonLink href="/rutas" look="quiet">
            {say('Ver rutas')}
          </ButtonLink>
          <ButtonLink href="/actividades-y-eventos" look="quiet">
            {say('Ver actividades y eventos')}
          </ButtonLink>
        </div>
      </Empty>
    );
  return (
    <>
      {known.isOld && (
        <p role="status" className={styles.old}>
          {say('Sin conexión: ves lo que sabíamos de tu viaje la última vez.')}
        </p>
      )}
      <Plan viaje={viaje} known={known} />
      <p className={styles.soft} data-noprint>
        <Said
          text="Las páginas de tu viaje se guardan en este navegador para abrirlas sin cobertura. {guardado}"
          guardado={<AppLink href="/sin-conexion">{say('Ver y borrar lo guardado')}</AppLink>}
        />
      </p>
    </>
  );
}
