import { createFileRoute } from '@tanstack/react-router';
import { texto } from '#areas/ajustes/marca/texto.ts';
import { AgendaList } from '#areas/eventos/agenda-list.tsx';
import { actividadesFound, calendarMes, eventosFound, filterQuery } from '#areas/eventos/agenda-query.ts';
import { type AgendaFilter, agendaSearch } from '#areas/eventos/agenda-search.ts';
import { AgendaFilters } from '#areas/eventos/filters.tsx';
import { MonthCalendar } from '#areas/eventos/month-calendar.tsx';
import { NextDates } from '#areas/eventos/next-dates.tsx';
import { HeartButton } from '#areas/viaje/heart.tsx';
import { pathHere } from '#idioma-path.ts';
import { paths } from '#paths.ts';
import { listSeo } from '#site/list-seo.ts';
import { pageNumber, requirePage } from '#site/page-search.ts';
import { Card } from '#site/pieces/card.tsx';
import { GrowingResult } from '#site/pieces/list/growing-result.tsx';
import { PageLoading } from '#site/pieces/list/list-states.tsx';
import { Pills } from '#site/pieces/list/pills.tsx';
import { PageHead } from '#site/pieces/page-head.tsx';
import { Section } from '#site/pieces/section.tsx';
import { understood } from '#site/understood.ts';
import { AppLink } from '#ui/app-link.tsx';
import { get, type Result } from '#ui/call.ts';
import { Said } from '#ui/said.tsx';
import { sitioOf, useSitio } from '#ui/use-sitio.ts';
import { cuandoLabel } from '#values/agenda/cuando.ts';
import { addDays, type Day, todayInMadrid } from '#values/day.ts';
import { type Etiqueta, etiquetaLabel, etiquetas } from '#values/etiquetas.ts';
import { langOf } from '#values/idioma/lang-of.ts';
import { later, say } from '#values/idioma/say.ts';
import { formatEuros } from '#values/money.ts';
import type { ActividadListItem } from './actividad.ts';
import styles from './list.module.css';
import { textos } from './textos.ts';

const title = later('Actividades y eventos');
const path = '/actividades-y-eventos';
/** Rows of two, three and four are full. */
const perPage = 36;

export const Route = createFileRoute('/_site/actividades-y-eventos/')({
  validateSearch: understood((search) => {
    const actividades = pageNumber(search.actividades);
    return { ...agendaSearch(search), ...(actividades && { actividades }) };
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { pagina, actividades: page, ...filter } }) => {
    const today = todayInMadrid(new Date());
    const [actividades, agenda, mes, municipios, tipos] = await Promise.all([
      loadActividades(filter.etiqueta, page),
      get('get_agenda_lista.php', { ...filter, page: pagina }),
      get('get_agenda_mes.php', {
        mes: calendarMes(filter, today),
        municipio: filter.municipio,
        tipo: filter.tipo,
        etiqueta: filter.etiqueta,
      }),
      get('get_municipios.php', { con: 'eventos' }),
      get('get_tipos_evento.php', {}),
    ]);
    requirePage(agenda);
    requirePage(actividades);
    return { actividades, agenda, mes, municipios, tipos, today };
  },
  head: ({ loaderData, matches }) => {
    const actividades = loaderData?.actividades;
    return listSeo(matches, {
      title: say(title),
      description: texto(sitioOf(matches), textos, 'actividades.busqueda'),
      path,
      // The agenda below may have come.
      result: actividades?.ok ? actividades : undefined,
      partOf: ({ nombre, slug, imagen_url }) => ({ name: nombre, path: paths.actividad(slug), image: imagen_url }),
      links: [
        { rel: 'alternate', type: 'text/calendar', title: say('Agenda'), href: '/agenda.ics' },
        { rel: 'alternate', type: 'application/rss+xml', title: say('Agenda'), href: '/agenda/rss.xml' },
      ],
    });
  },
  pendingComponent: () => <PageLoading title={say(title)} text={say('Cargando actividades...')} />,
  component: ActividadesPage,
});

function loadActividades(etiqueta: Etiqueta | undefined, page = 1) {
  return get('get_actividades.php', { etiqueta, page, limit: perPage });
}

function ActividadesPage() {
  const { actividades, agenda, mes, municipios, tipos, today } = Route.useLoaderData();
  const { pagina, actividades: _, ...filter } = Route.useSearch();
  return (
    <>
      <div className="wide">
        <PageHead title={say(title)}>
          <p>
            {texto(useSitio(), textos, 'actividades.entradilla')}{' '}
            <AppLink href={`${path}#agenda`}>{say('Ir a la agenda')}</AppLink>
          </p>
        </PageHead>
        <When filter={filter} today={today} />
        {!pagina && agenda.ok && <NextDates items={agenda.data ?? []} />}
        <section aria-label={say('Actividades')}>
          <LabelLinks filter={filter} />
          <p role="status" className={styles.count}>
            {actividades.ok && actividadesFound(actividades.total, filter)}
          </p>
          <ActividadGrid actividades={actividades} filter={filter} />
        </section>
      </div>
      <div id="agenda" className={styles.agenda}>
        <Section title={say('Agenda')} kicker={say('Qué pasa y cuándo')} isTinted aside={<TakeAway filter={filter} />}>
          <AgendaFilters
            key={filterQuery(filter)}
            filter={filter}
            municipios={municipios.ok ? municipios.data : []}
            tipos={tipos.ok ? tipos.data : []}
          />
          {mes.ok && <MonthCalendar month={mes.data} filter={filter} today={today} />}
          <div id="eventos">
            <p role="status" className={styles.count}>
              {agenda.ok && eventosFound(agenda.total, filter)}
            </p>
            <Agenda agenda={agenda} filter={filter} />
          </div>
          <p className={styles.propose}>
            <Said text="¿Falta algo? {propon}" propon={<AppLink href="/proponer">{say('Propón un evento')}</AppLink>} />
          </p>
        </Section>
      </div>
    </>
  );
}

/** The agenda as it is filtered, for calendars and feed readers. */
function TakeAway({ filter: { municipio, tipo, etiqueta } }: { filter: AgendaFilter }) {
  const query = filterQuery({ municipio, tipo, etiqueta });
  return (
    <p>
      <a href={pathHere(`/agenda.ics${query}`)} type="text/calendar">
        {say('Añadir la agenda a tu calendario (.ics)')}
      </a>
      {' · '}
      <a href={pathHere(`/agenda/rss.xml${query}`)} type="application/rss+xml">
        RSS
      </a>
    </p>
  );
}

/** What most ask first, one press from its answer; "near me" on the map, which asks where that is. */
function When({ filter: { cuando, desde, hasta }, today }: { filter: AgendaFilter; today: Day }) {
  const { mapa } = useSitio().marca;
  const tomorrow = addDays(today, 1);
  const isTomorrow = desde === tomorrow && hasta === tomorrow;
  const ways = [
    { text: say(cuandoLabel.hoy), to: { cuando: 'hoy' }, isChosen: cuando === 'hoy' },
    { text: say('Mañana'), to: { desde: tomorrow, hasta: tomorrow }, isChosen: isTomorrow },
    { text: say(cuandoLabel['fin-de-semana']), to: { cuando: 'fin-de-semana' }, isChosen: cuando === 'fin-de-semana' },
  ] as const;
  const links = ways.map(({ to, ...way }) => ({
    ...way,
    href: `${path}${filterQuery({ ...noFilter, ...to })}#eventos`,
  }));
  const nearMe = { href: '/mapa?eventos=si&actividades=si#cerca', text: say('Cerca de mí') };
  return (
    <div className={styles.labels}>
      <Pills label={say('Cuándo')} links={mapa ? [...links, nearMe] : links} />
    </div>
  );
}

const noFilter = {
  ...{ cuando: undefined, desde: undefined, hasta: undefined, municipio: undefined },
  ...{ tipo: undefined, etiqueta: undefined, mes: undefined },
};

type InShort = Pick<ActividadListItem, 'precio' | 'hay_mas_tarifas' | 'duracion' | 'disponibilidad'>;

/** "Desde 12,00 € · 2 horas · Sábados" */
function inShort({ precio, hay_mas_tarifas, duracion, disponibilidad }: InShort): string {
  const price = precio === 0 ? say('Gratis') : formatEuros(precio);
  const from = hay_mas_tarifas && precio > 0 ? say('Desde {precio}', { precio: price }) : price;
  return [from, duracion, disponibilidad].filter(Boolean).join(' · ');
}

/** One label for the whole page: the agenda below follows it. */
function LabelLinks({ filter }: { filter: AgendaFilter }) {
  return (
    <div className={styles.labels}>
      <Pills
        label={say('Actividades por etiqueta')}
        links={[undefined, ...etiquetas].map((etiqueta) => ({
          href: path + filterQuery({ ...filter, etiqueta }),
          text: etiqueta ? say(etiquetaLabel[etiqueta]) : say('Todas'),
          isChosen: filter.etiqueta === etiqueta,
        }))}
      />
    </div>
  );
}

interface GridProps {
  actividades: Result<'get_actividades.php'>;
  filter: AgendaFilter;
}

function ActividadGrid({ actividades, filter }: GridProps) {
  return (
    <GrowingResult
      result={actividades}
      refused={say('No se encontraron actividades.')}
      unreachable={say('Error al cargar las actividades. Por favor, inténtelo de nuevo más tarde.')}
      empty={
        filter.etiqueta
          ? say('No hay actividades con esta etiqueta.')
          : say('No hay actividades disponibles en este momento.')
      }
      load={(page) => loadActividades(filter.etiqueta, page)}
      path={path + filterQuery(filter)}
      parameter={later('actividades')}
    >
      {(items) => (
        <div className={styles.grid}>
          {items.map(({ id, slug, nombre, imagen_url, ...item }, index) => (
            <Card
              key={slug}
              href={paths.actividad(slug)}
              title={nombre}
              lang={langOf(item, 'nombre')}
              image={imagen_url}
              kicker={item.lugar}
              summary={inShort(item)}
              summaryLang={langOf(item, 'duracion') ?? langOf(item, 'disponibilidad')}
              heart={<HeartButton tipo="actividad" id={id} of={nombre} lang={langOf(item, 'nombre')} />}
              more={say('Más información')}
              isMain={index === 0}
            />
          ))}
        </div>
      )}
    </GrowingResult>
  );
}

function Agenda({ agenda, filter }: { agenda: Result<'get_agenda_lista.php'>; filter: AgendaFilter }) {
  const query = filterQuery(filter);
  return (
    <GrowingResult
      result={agenda}
      refused={say('No se encontraron eventos.')}
      unreachable={say('Error al cargar la agenda. Por favor, inténtelo de nuevo más tarde.')}
      empty={
        query
          ? say('No hay eventos que coincidan con tu búsqueda.')
          : say('No hay eventos disponibles en este momento.')
      }
      load={(page) => get('get_agenda_lista.php', { ...filter, page })}
      path={path + query}
      anchor="agenda"
    >
      {(items) => <AgendaList items={items} />}
    </GrowingResult>
  );
}
