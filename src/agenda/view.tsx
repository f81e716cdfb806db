import { Detail, Facts, InfoCard } from '#site/pieces/detail.tsx';
import { MapEmbed } from '#site/pieces/map-embed.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { formatDays } from '#values/fecha.ts';
import type { EventoPublico } from './evento.ts';
import styles from './view.module.css';

const list = { name: 'Actividades y eventos', path: '/actividades-y-eventos' };

export function EventoView({ evento }: { evento: EventoPublico }) {
  const { titulo, fecha_inicio, fecha_fin, hora, lugar, municipio_nombre, enlace_web } = evento;
  const place = [lugar, municipio_nombre].filter(Boolean).join(', ');
  return (
    <Detail
      crumbs={[list]}
      title={titulo}
      kicker={evento.tipo_evento_nombre}
      // No picture is no fault here: many events have none.
      cover={evento.imagen ?? undefined}
      back={{ label: 'Volver a la agenda', href: `${list.path}#agenda` }}
      after={<MapEmbed searchText={place} title={`Mapa: ${place}`} />}
      aside={
        <>
          <InfoCard title="Cuándo y dónde">
            <Facts
              rows={[
                [
                  evento.es_recurrente ? 'Próxima fecha' : 'Fecha',
                  fecha_inicio && <Days from={fecha_inicio} to={fecha_fin} />,
                ],
                ['Hora', hora],
                ['Se repite', evento.regla_descripcion ?? evento.regla_recurrencia],
                ['Lugar', lugar],
                ['Municipio', municipio_nombre],
              ]}
            />
            {isOver(evento) && <p className={styles.note}>Este evento ya se ha celebrado.</p>}
            <div className={styles.actions}>
              {enlace_web && <ButtonLink href={enlace_web}>Página del evento</ButtonLink>}
              {fecha_inicio && (
                <a href={`/agenda/${evento.slug}.ics`} type="text/calendar" download>
                  Añadir a tu calendario (.ics)
                </a>
              )}
            </div>
          </InfoCard>
          {evento.es_recurrente && evento.proximas_fechas.length > 0 && (
            <InfoCard title="Próximas fechas">
              <ol className={styles.dates}>
                {evento.proximas_fechas.map((fechas) => (
                  <li key={fechas.fecha_inicio}>
                    <Days from={fechas.fecha_inicio} to={fechas.fecha_fin} />
                  </li>
                ))}
              </ol>
            </InfoCard>
          )}
        </>
      }
    >
      {evento.descripcion && <p className={styles.description}>{evento.descripcion}</p>}
    </Detail>
  );
}

function isOver({ es_recurrente, proximas_fechas }: EventoPublico): boolean {
  return !es_recurrente && proximas_fechas.length === 0;
}

function Days({ from, to }: { from: string; to: string | null }) {
  return <time dateTime={from}>{formatDays(from, to)}</time>;
}
