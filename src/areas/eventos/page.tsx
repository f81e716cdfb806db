import { createFileRoute, redirect } from '@tanstack/react-router';
import { loadPatrocinadoresOf, Patrocinadores } from '#areas/patrocinadores/shown.tsx';
import { HeartButton } from '#areas/viaje/heart.tsx';
import { pathHere } from '#idioma-path.ts';
import { paths } from '#paths.ts';
import { DetailLoading, DetailNotFound, DetailPage } from '#site/detail-page.tsx';
import { detailHead, detailTexts, loadDetail, type Matches } from '#site/load-detail.ts';
import { Detail, Facts, InfoCard } from '#site/pieces/detail.tsx';
import { MapEmbed } from '#site/pieces/embed/map-embed.tsx';
import { Labels } from '#site/pieces/labels.tsx';
import { breadcrumbData, coverData, seo, siteUrl } from '#site/seo.ts';
import { AppLink } from '#ui/app-link.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { addDays } from '#values/day.ts';
import { formatDays, formatFullDate } from '#values/full-date.ts';
import { madridInstant } from '#values/hora-local.ts';
import { langOf, langOfNames } from '#values/idioma/lang-of.ts';
import { later, say } from '#values/idioma/say.ts';
import { seoDescription } from '#values/summary.ts';
import type { EventoPublico, Fechas } from './evento.ts';
import { eventoStatus } from './evento-status.ts';
import styles from './page.module.css';

const list = { name: later('Actividades y eventos'), path: '/actividades-y-eventos' };

const texts = detailTexts(later('el evento'));

export const Route = createFileRoute('/_site/agenda/{-$slug}')({
  loader: async ({ params }) => {
    // The agenda itself is part of the list.
    if (!params.slug) throw redirect({ to: list.path, hash: 'agenda', statusCode: 301, replace: true });
    const detail = await loadDetail('get_evento_publico.php', params.slug, texts, paths.evento);
    // Rules are read only here; no other page needs that much code.
    const { eventoSchedule } = await import('./evento-schedule.ts');
    return {
      ...detail,
      schedule: detail.thing && eventoSchedule(detail.thing),
      patrocinadores: await loadPatrocinadoresOf(detail.thing),
    };
  },
  head: (route) => detailHead(route, eventoSeo),
  component: EventoPage,
  pendingComponent: () => <DetailLoading texts={texts} />,
  notFoundComponent: DetailNotFound,
});

function eventoSeo(evento: EventoPublico, matches: Matches, { schedule }: { schedule?: object | undefined }) {
  const base = siteUrl(matches);
  const { titulo, slug, fecha_inicio, fecha_fin } = evento;
  // A date that was moved may have an hour of its own.
  const hora = evento.proximas_fechas[0]?.hora ?? evento.hora;
  const path = paths.evento(slug);
  const description = evento.descripcion ? seoDescription(evento.descripcion) : undefined;
  return seo(
    { matches },
    {
      title: titulo,
      description,
      path,
      image: evento.imagen,
      data: [
        // Without a day it is no event to a search engine.
        ...(fecha_inicio
          ? [
              {
                '@type': 'Event',
                name: titulo,
                description,
                url: base + pathHere(path),
                image: coverData(base, evento.imagen),
                // Without an hour the day alone: visitors would read an invented midnight.
                startDate: hora ? madridInstant(fecha_inicio, hora) : fecha_inicio,
                // A day without its hour would end before it begins.
                endDate: fecha_fin && fecha_fin !== fecha_inicio ? fecha_fin : hora ? undefined : fecha_inicio,
                eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
                eventSchedule: schedule,
                ...eventoStatus(evento),
              },
            ]
          : []),
        breadcrumbData(base, [list, { name: titulo, path }]),
      ],
      links: fecha_inicio ? [{ rel: 'alternate', type: 'text/calendar', title: titulo, href: `${path}.ics` }] : [],
    },
  );
}

function EventoPage() {
  const detail = Route.useLoaderData();
  return (
    <DetailPage detail={detail}>
      {(evento) => (
        <>
          <EventoView evento={evento} />
          <Patrocinadores
            title={say('Patrocinan {municipio}', { municipio: evento.municipio_nombre })}
            sponsors={detail.patrocinadores}
          />
        </>
      )}
    </DetailPage>
  );
}

function EventoView({ evento }: { evento: EventoPublico }) {
  const { titulo, fecha_inicio, fecha_fin, hora, lugar, municipio_nombre, enlace_web } = evento;
  const place = [lugar, municipio_nombre].filter(Boolean).join(', ');
  return (
    <Detail
      crumbs={[list]}
      title={titulo}
      lang={langOf(evento, 'titulo')}
      kicker={evento.tipo_evento_nombre}
      // No picture is no fault here: many events have none.
      cover={evento.imagen ?? undefined}
      heart={<HeartButton tipo="evento" id={evento.id} />}
      back={{ label: say('Volver a la agenda'), href: `${list.path}#agenda` }}
      after={<MapEmbed searchText={place} nombre={place} point={evento.punto} />}
      aside={
        <>
          <InfoCard title={say('Cuándo y dónde')}>
            <Facts
              rows={[
                [
                  evento.es_recurrente ? say('Próxima fecha') : say('Fecha'),
                  fecha_inicio && <Days from={fecha_inicio} to={fecha_fin} />,
                ],
                [say('Hora'), hora],
                [
                  say('Se repite'),
                  // Nobody could turn it into days: the organiser's own words.
                  evento.regla_descripcion ??
                    (evento.regla_recurrencia && (
                      <span key="regla" lang="es">
                        {evento.regla_recurrencia}
                      </span>
                    )),
                ],
                [
                  say('Lugar'),
                  lugar && (
                    <span key="lugar" lang={langOfNames()}>
                      {lugar}
                    </span>
                  ),
                ],
                [
                  say('Municipio'),
                  <AppLink key="pueblo" href={paths.municipio(evento.municipio_slug)}>
                    {municipio_nombre}
                  </AppLink>,
                ],
              ]}
            />
            {isOver(evento) && <p className={styles.note}>{say('Este evento ya se ha celebrado.')}</p>}
            <div className={styles.actions}>
              {enlace_web && <ButtonLink href={enlace_web}>{say('Página del evento')}</ButtonLink>}
              {fecha_inicio && (
                <a href={pathHere(`${paths.evento(evento.slug)}.ics`)} type="text/calendar" download>
                  {say('Añadir a tu calendario (.ics)')}
                </a>
              )}
            </div>
          </InfoCard>
          {evento.es_recurrente && evento.proximas_fechas.length > 0 && (
            <InfoCard title={say('Próximas fechas')}>
              <ol className={styles.dates}>
                {evento.proximas_fechas.map((fechas) => (
                  <li key={fechas.fecha_inicio}>
                    <Days from={fechas.fecha_inicio} to={fechas.fecha_fin} />
                    <Moved fechas={fechas} />
                  </li>
                ))}
              </ol>
              <Cancelled evento={evento} />
            </InfoCard>
          )}
        </>
      }
    >
      <Labels etiquetas={evento.etiquetas} />
      {evento.descripcion && (
        <p className={styles.description} lang={langOf(evento, 'descripcion')}>
          {evento.descripcion}
        </p>
      )}
    </Detail>
  );
}

function isOver({ es_recurrente, proximas_fechas }: EventoPublico): boolean {
  return !es_recurrente && proximas_fechas.length === 0;
}

function Moved({ fechas: { antes, hora } }: { fechas: Fechas }) {
  if (!antes) return null;
  return (
    <span className={styles.note}>
      {' '}
      {hora
        ? say('(cambia de fecha: era el {dia}; a las {hora})', { dia: formatFullDate(antes), hora })
        : say('(cambia de fecha: era el {dia})', { dia: formatFullDate(antes) })}
    </span>
  );
}

/** Those that fall between the days shown above: whoever planned for one reads that it is not. */
function Cancelled({ evento: { fechas_canceladas, proximas_fechas } }: { evento: EventoPublico }) {
  const last = proximas_fechas.at(-1)!.fecha_inicio;
  const near = fechas_canceladas.filter((day) => day <= last && day >= daysBefore(proximas_fechas[0]!.fecha_inicio));
  if (near.length === 0) return null;
  return (
    <p className={styles.note}>
      {say(near.length === 1 ? 'Cancelada la fecha del {dias}.' : 'Canceladas las fechas: {dias}.', {
        dias: near.map(formatFullDate).join('; '),
      })}
    </p>
  );
}

/** A cancelled date before the next one is shown for a month. */
function daysBefore(day: string): string {
  return addDays(day, -31);
}

function Days({ from, to }: { from: string; to: string | null }) {
  return <time dateTime={from}>{formatDays(from, to)}</time>;
}
