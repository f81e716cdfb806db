import { widgetCode } from '#areas/eventos/widget/code.ts';
import { pathHere } from '#idioma-path.ts';
import { paths } from '#paths.ts';
import { useSitio } from '#ui/use-sitio.ts';
import { idioma, isSpanish, say } from '#values/idioma/say.ts';
import type { Pueblo } from './pueblo.ts';
import styles from './take-away.module.css';

/** Its agenda for calendars, feed readers and the page of a town hall. */
export function TakeAway({ pueblo: { nombre, slug } }: { pueblo: Pueblo }) {
  const { url } = useSitio();
  const path = paths.municipio(slug);
  return (
    <details className={`wide ${styles.away}`} data-noprint>
      <summary>{say('La agenda de {pueblo} en tu calendario o en tu web', { pueblo: nombre })}</summary>
      <ul>
        <li>
          <a href={pathHere(`${path}/agenda.ics`)} type="text/calendar">
            {say('Añadirla a tu calendario (.ics)')}
          </a>
        </li>
        <li>
          <a href={pathHere(`${path}/rss.xml`)} type="application/rss+xml">
            {say('Seguirla por RSS')}
          </a>
        </li>
      </ul>
      <label>
        {say('Código para mostrarla en tu web: cópialo y pégalo en la página')}
        <textarea
          readOnly
          rows={5}
          spellCheck={false}
          value={widgetCode(url, { slug, nombre, idioma: isSpanish() ? undefined : idioma().codigo })}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
    </details>
  );
}
