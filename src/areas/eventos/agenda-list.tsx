import { CalendarDays, Clock, MapPin, Repeat } from 'lucide-react';
import { Fragment } from 'react';
import { HeartButton } from '#areas/viaje/heart.tsx';
import { paths } from '#paths.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Picture } from '#ui/picture.tsx';
import { formatDays } from '#values/full-date.ts';
import { langOf, langOfNames } from '#values/idioma/lang-of.ts';
import { shortDay, shortMes } from '#values/mes.ts';
import styles from './agenda-list.module.css';
import type { AgendaSerie } from './evento.ts';

/** Events by date, each once: one that comes back with its next days. */
export function AgendaList({ items }: { items: AgendaSerie[] }) {
  return (
    <ol className={styles.list}>
      {items.map((item) => (
        <li key={item.id}>
          <AgendaCard item={item} />
        </li>
      ))}
    </ol>
  );
}

function AgendaCard({ item }: { item: AgendaSerie }) {
  const { slug, titulo, fecha_inicio, fecha_fin, hora, lugar, municipio_nombre, tipo_evento_nombre, imagen } = item;
  return (
    <article className={styles.card} aria-label={titulo}>
      <HeartButton tipo="evento" id={item.id} of={titulo} lang={langOf(item, 'titulo')} />
      <DateBlock day={fecha_inicio} />
      <div className={styles.text}>
        {tipo_evento_nombre && <p className="kicker">{tipo_evento_nombre}</p>}
        <h3 lang={langOf(item, 'titulo')}>
          <AppLink href={paths.evento(slug)} className="covering">
            {titulo}
          </AppLink>
        </h3>
        <ul className={styles.facts}>
          {item.fechas.length > 1 ? (
            <li>
              <Repeat aria-hidden="true" />
              <Series item={item} />
            </li>
          ) : fecha_inicio ? (
            <li>
              <CalendarDays aria-hidden="true" />
              <time dateTime={fecha_inicio}>{formatDays(fecha_inicio, fecha_fin)}</time>
            </li>
          ) : (
            // Nobody could turn it into days: the organiser's own words.
            <li>
              <Repeat aria-hidden="true" />
              <span lang="es">{item.regla_recurrencia}</span>
            </li>
          )}
          {hora && (
            <li>
              <Clock aria-hidden="true" />
              {hora}
            </li>
          )}
          <li>
            <MapPin aria-hidden="true" />
            <span lang={langOfNames()}>{[lugar, municipio_nombre].filter(Boolean).join(', ')}</span>
          </li>
        </ul>
      </div>
      {imagen && (
        <div className={styles.picture}>
          <Picture src={imagen} alt="" sizes="200px" />
        </div>
      )}
    </article>
  );
}

/** "Cada domingo · 15 nov, 22 nov, 29 nov…" */
function Series({ item: { regla_descripcion, regla_recurrencia, fechas, hay_mas } }: { item: AgendaSerie }) {
  const rule = regla_descripcion ?? regla_recurrencia ?? '';
  return (
    <span>
      {rule[0]?.toUpperCase() + rule.slice(1)} ·{' '}
      {fechas.map(({ fecha_inicio, fecha_fin }, index) => (
        <Fragment key={fecha_inicio}>
          {index > 0 && ', '}
          <time dateTime={fecha_inicio}>{shortDay(fecha_inicio)}</time>
          {fecha_fin && `–${shortDay(fecha_fin)}`}
        </Fragment>
      ))}
      {hay_mas && '…'}
    </span>
  );
}

function DateBlock({ day }: { day: string | null }) {
  if (!day)
    return (
      <p className={styles.date} aria-hidden="true">
        <Repeat />
      </p>
    );
  return (
    <p className={styles.date} aria-hidden="true">
      <strong>{Number(day.slice(8))}</strong>
      {shortMes(day)}
    </p>
  );
}
