import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppLink } from '#ui/app-link.tsx';
import { type Day, daysInMonth, weekday } from '#values/day.ts';
import { formatFullDate } from '#values/full-date.ts';
import { later, say, sayCount } from '#values/idioma/say.ts';
import { addMonths, mesLabel } from '#values/mes.ts';
import { filterQuery } from './agenda-query.ts';
import type { AgendaFilter } from './agenda-search.ts';
import type { AgendaMes } from './evento.ts';
import styles from './month-calendar.module.css';

const path = '/actividades-y-eventos';
/** As far as its arrows go; the list goes on without end. */
const monthsAhead = 24;
const weekdays = [
  [later('L ## día'), later('Lunes')],
  [later('M ## día'), later('Martes')],
  [later('X ## día'), later('Miércoles')],
  [later('J ## día'), later('Jueves')],
  [later('V ## día'), later('Viernes')],
  [later('S ## día'), later('Sábado')],
  [later('D ## día'), later('Domingo')],
] as const;

interface Props {
  month: AgendaMes;
  filter: AgendaFilter;
  today: Day;
}

/** A month at a glance. Everything in it is a link: it needs no JavaScript. */
export function MonthCalendar({ month: { mes, dias }, filter, today }: Props) {
  const { municipio, tipo, etiqueta } = filter;
  const kept = { ...(municipio && { municipio }), ...(tipo && { tipo }), ...(etiqueta && { etiqueta }) };
  const at = (other: AgendaFilter, anchor = 'calendario') => `${path}${filterQuery({ ...kept, ...other })}#${anchor}`;
  const thisMonth = today.slice(0, 7);
  const name = mesLabel(mes);
  const days = new Map(dias.map((day) => [day.dia, day]));
  return (
    <section id="calendario" className={styles.calendar} aria-label={say('Calendario de {mes}', { mes: name })}>
      <header className={styles.head}>
        <Arrow mes={mes > thisMonth ? addMonths(mes, -1) : undefined} at={at} label={say('Mes anterior')}>
          <ChevronLeft aria-hidden="true" />
        </Arrow>
        <h3>
          <AppLink href={at({ mes })}>{name[0]!.toUpperCase() + name.slice(1)}</AppLink>
        </h3>
        <Arrow
          mes={mes < addMonths(thisMonth, monthsAhead) ? addMonths(mes, 1) : undefined}
          at={at}
          label={say('Mes siguiente')}
        >
          <ChevronRight aria-hidden="true" />
        </Arrow>
      </header>
      <table className={styles.table}>
        <thead>
          <tr>
            {weekdays.map(([short, long]) => (
              <th key={long} scope="col" abbr={say(long)}>
                <abbr title={say(long)}>{say(short)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(mes).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) => (
                // The empty places before the first day and after the last.
                <td key={day ?? index} {...(day === today && { 'aria-current': 'date' })}>
                  {day && (
                    <DayCell day={day} found={days.get(day)} href={at({ desde: day, hasta: day, mes }, 'eventos')} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface ArrowProps {
  mes: string | undefined;
  at(filter: AgendaFilter): string;
  label: string;
  children: ReactNode;
}

function Arrow({ mes, at, label, children }: ArrowProps) {
  if (!mes) return <span className={styles.arrow} aria-hidden="true" />;
  return (
    <AppLink href={at({ mes })} className={styles.arrow} aria-label={`${label}: ${mesLabel(mes)}`}>
      {children}
    </AppLink>
  );
}

function DayCell({ day, found, href }: { day: Day; found: AgendaMes['dias'][number] | undefined; href: string }) {
  const number = Number(day.slice(8));
  if (!found) return <span className={styles.number}>{number}</span>;
  const count = sayCount(found.total, '{n} evento', '{n} eventos');
  return (
    <AppLink href={href} className={styles.day}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <span className="visually-hidden">
        {formatFullDate(day)}: {count}
      </span>
      <span className={styles.titles} aria-hidden="true">
        {found.eventos.map(({ slug, titulo }) => (
          <span key={slug}>{titulo}</span>
        ))}
        {found.total > found.eventos.length && (
          <span>{say('y {n} más', { n: found.total - found.eventos.length })}</span>
        )}
      </span>
    </AppLink>
  );
}

/** Weeks from Monday to Sunday; undefined where the month has no day. */
function weeksOf(mes: string): (Day | undefined)[][] {
  const [year, month] = mes.split('-').map(Number) as [number, number];
  const days: (Day | undefined)[] = Array.from(
    { length: daysInMonth(year, month) },
    (_, index) => `${mes}-${String(index + 1).padStart(2, '0')}`,
  );
  const before = weekday(days[0]!) - 1;
  const all = [...Array<undefined>(before).fill(undefined), ...days];
  while (all.length % 7) all.push(undefined);
  return Array.from({ length: all.length / 7 }, (_, week) => all.slice(week * 7, week * 7 + 7));
}
