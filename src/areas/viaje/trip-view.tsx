import { Trash2 } from 'lucide-react';
import type { CSSProperties } from 'react';
import { todayInMadrid } from '#values/day.ts';
import { formatFullDate } from '#values/full-date.ts';
import { inFigures } from '#values/idioma/figures.ts';
import { say } from '#values/idioma/say.ts';
import type { Cosa } from './cosa.ts';
import { dayColour, groupOf, noDay, withFecha, withoutDia } from './days.ts';
import { wayKm } from './nearness.ts';
import styles from './page.module.css';
import { pointOf } from './place.ts';
import { droppable, type RowWays, TripRow } from './row.tsx';
import { changeViaje } from './store.ts';
import { TripMap } from './trip-map.tsx';
import type { KnownCosas } from './use-cosas.ts';
import { type Clave, cosasOf, type Viaje } from './viaje.ts';

interface Props {
  viaje: Viaje;
  known: KnownCosas;
  /** Absent when it is only looked at. */
  ways?: RowWays;
  /** What the map shows, when it is not the visitor's own trip. */
  label?: string;
}

/** The map and the days. */
export function TripView({ viaje, known, ways, label }: Props) {
  const order = cosasOf(viaje);
  const numberOf = (clave: Clave) => order.indexOf(clave) + 1;
  const groups = [noDay, ...viaje.dias.keys()].filter((day) => day !== noDay || viaje.sueltas.length > 0);
  return (
    <div className={styles.trip}>
      <div className={styles.map}>
        <TripMap label={label} viaje={viaje} cosas={known.cosas} numberOf={numberOf} />
      </div>
      <div className={styles.groups}>
        {groups.map((day) => (
          <Group key={day} day={day} viaje={viaje} known={known} numberOf={numberOf} ways={ways} />
        ))}
      </div>
    </div>
  );
}

interface GroupProps {
  day: number;
  viaje: Viaje;
  known: KnownCosas;
  numberOf(clave: Clave): number;
  ways: RowWays | undefined;
}

function Group({ day, viaje, known, numberOf, ways }: GroupProps) {
  const claves = groupOf(viaje, day);
  const fecha = viaje.dias[day]?.fecha ?? null;
  const id = `dia-${day + 1}`;
  return (
    <section
      className={styles.group}
      style={{ '--day': dayColour(viaje, day) } as CSSProperties}
      aria-labelledby={id}
      {...droppable(day, claves.length, ways)}
    >
      <div className={styles.groupHead}>
        <h2 id={id}>{day === noDay ? say('Sin día todavía') : say('Día {n}', { n: day + 1 })}</h2>
        {fecha && <p className={styles.date}>{formatFullDate(fecha)}</p>}
        <Way claves={claves} cosas={known.cosas} />
        {ways && day !== noDay && <DayTools day={day} fecha={fecha} />}
      </div>
      {claves.length === 0 ? (
        <p className={styles.soft}>{say('Nada todavía: trae aquí algo de otro día.')}</p>
      ) : (
        <ol className={styles.rows}>
          {claves.map((clave, index) => (
            <TripRow
              key={clave}
              clave={clave}
              cosa={known.cosas.get(clave)}
              isGone={known.isGone(clave)}
              number={numberOf(clave)}
              day={day}
              fecha={fecha}
              days={viaje.dias}
              index={index}
              isFirst={day === noDay && index === 0}
              isLast={day === viaje.dias.length - 1 && index === claves.length - 1}
              ways={ways}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

/** How far it is from each to the next. */
function Way({ claves, cosas }: { claves: readonly Clave[]; cosas: ReadonlyMap<Clave, Cosa> }) {
  const points = claves.flatMap((clave) => {
    const cosa = cosas.get(clave);
    return (cosa && pointOf(cosa)) ?? [];
  });
  if (points.length < 2) return null;
  const km = inFigures(wayKm(points), 0);
  return <p className={styles.soft}>{say('Unos {km} km en línea recta', { km })}</p>;
}

function DayTools({ day, fecha }: { day: number; fecha: string | null }) {
  return (
    <div className={styles.dayTools} data-noprint>
      <label>
        <span>{say('Fecha')}</span>
        <input
          type="date"
          name="fecha"
          value={fecha ?? ''}
          min={todayInMadrid(new Date())}
          onChange={({ target }) => changeViaje((viaje) => withFecha(viaje, day, target.value || null))}
        />
      </label>
      <button
        type="button"
        className={styles.iconButton}
        aria-label={say('Quitar el día {n}', { n: day + 1 })}
        onClick={() => changeViaje((viaje) => withoutDia(viaje, day))}
      >
        <Trash2 aria-hidden="true" />
      </button>
    </div>
  );
}
