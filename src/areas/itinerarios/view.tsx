import { Printer } from 'lucide-react';
import { AddPlan } from '#areas/viaje/add-plan.tsx';
import { TripView } from '#areas/viaje/trip-view.tsx';
import { decodeViaje } from '#areas/viaje/viaje.ts';
import { Cover } from '#site/pieces/cover.tsx';
import { Labels } from '#site/pieces/labels.tsx';
import { PageActions } from '#site/pieces/page-actions.tsx';
import { Breadcrumb } from '#site/pieces/page-head.tsx';
import { RichText } from '#site/rich-text/rich-text.tsx';
import { Button } from '#ui/button.tsx';
import { langOf } from '#values/idioma/lang-of.ts';
import { say } from '#values/idioma/say.ts';
import type { Itinerario } from './itinerario.ts';
import styles from './view.module.css';
import { inShort } from './words.ts';

export function ItinerarioView({ itinerario }: { itinerario: Itinerario }) {
  const { titulo, resumen, contenido, imagen_url, plan, cosas } = itinerario;
  const known = new Map(cosas.map((cosa) => [cosa.clave, cosa]));
  const viaje = decodeViaje(plan);
  /** What the site no longer has is not shown. */
  const shown = {
    sueltas: [],
    dias: viaje.dias
      .map((dia) => ({ ...dia, cosas: dia.cosas.filter((clave) => known.has(clave)) }))
      .filter((dia) => dia.cosas.length > 0),
  };
  return (
    <article aria-label={titulo}>
      <header className={`wide ${styles.head}`}>
        <Breadcrumb crumbs={[{ name: say('Itinerarios'), path: '/itinerarios' }]} />
        <p className={styles.kicker}>{inShort(itinerario)}</p>
        <h1 lang={langOf(itinerario, 'titulo')}>{titulo}</h1>
        {resumen && (
          <p className={styles.lead} lang={langOf(itinerario, 'resumen')}>
            {resumen}
          </p>
        )}
        <Labels etiquetas={itinerario.etiquetas} />
        <div className={styles.tools} data-noprint>
          <AddPlan plan={shown} />
          <Button look="quiet" onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            {say('Imprimir')}
          </Button>
        </div>
        <PageActions title={titulo} />
      </header>
      <Cover src={imagen_url} alt={titulo} lang={langOf(itinerario, 'titulo')} className="wide" />
      {contenido && (
        <div className={`wide ${styles.text}`}>
          <RichText html={contenido} lang={langOf(itinerario, 'contenido')} />
        </div>
      )}
      <section className="wide" aria-label={say('El plan, día a día')}>
        <TripView
          label={say('El itinerario «{titulo}» en el mapa', { titulo })}
          viaje={shown}
          known={{ cosas: known, isGone: () => false, isOld: false, isLoading: false }}
        />
      </section>
    </article>
  );
}
