import { CalendarPlus, Plus, Printer, Route as RouteIcon, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { texto } from '#areas/ajustes/marca/texto.ts';
import { ShareButtons } from '#site/pieces/share/share.tsx';
import { Button } from '#ui/button.tsx';
import { useSitio } from '#ui/use-sitio.ts';
import { addDays, todayInMadrid } from '#values/day.ts';
import { formatFullDate } from '#values/full-date.ts';
import type { Cosa } from './cosa.ts';
import { groupOf, moved, noDay, withDia, withFecha, withGroup, withoutDia } from './days.ts';
import { byNearness, wayKm } from './nearness.ts';
import styles from './page.module.css';
import { pointOf } from './place.ts';
import { droppable, type RowWays, TripRow } from './row.tsx';
import { changeViaje } from './store.ts';
import { textos } from './textos.ts';
import { tripCalendar } from './trip-calendar.ts';
import { TripMap } from './trip-map.tsx';
import type { KnownCosas } from './use-cosas.ts';
import { type Clave, cosasOf, encodeViaje, maxDias, type Viaje, withoutCosa } from './viaje.ts';
import { hourOn } from './when.ts';

/** The visitor's own trip, to be put in order. */
export function Plan({ viaje, known }: { viaje: Viaje; known: KnownCosas }) {
  const { ways, said } = useWays(viaje, known);
  const canSort = [viaje.sueltas, ...viaje.dias.map(({ cosas }) => cosas)].some(({ length }) => length > 2);

  function knownOn({ dias }: Viaje, day: number) {
    const fecha = dias[day]?.fecha ?? null;
    const of = <T,>(clave: Clave, read: (cosa: Cosa) => T) => {
      const cosa = known.cosas.get(clave);
      return cosa && read(cosa);
    };
    return {
      pointOf: (clave: Clave) => of(clave, pointOf),
      hourOf: (clave: Clave) => of(clave, (cosa) => hourOn(cosa, fecha)) ?? null,
    };
  }

  function sort() {
    changeViaje((before) => {
      const days = [noDay, ...before.dias.keys()];
      return days.reduce((now, day) => withGroup(now, day, byNearness(groupOf(now, day), knownOn(now, day))), before);
    });
    ways.setMessage(
      'Cada día está ordenado por cercanía, empezando por su primera cosa; lo que tiene hora, a su hora.',
    );
  }

  return (
    <>
      <div className={styles.tools} data-noprint>
        <Button look="quiet" onClick={sort} disabled={!canSort}>
          <RouteIcon aria-hidden="true" />
          Ordenar por cercanía
        </Button>
        <Button look="quiet" onClick={() => changeViaje(withNextDay)} disabled={viaje.dias.length >= maxDias}>
          <Plus aria-hidden="true" />
          Añadir un día
        </Button>
      </div>
      <p role="status" className={styles.said}>
        {said}
      </p>
      <TripView viaje={viaje} known={known} ways={ways} />
      <TakeAway viaje={viaje} cosas={known.cosas} />
    </>
  );
}

/** The day after the last one that has a date. */
function withNextDay(viaje: Viaje): Viaje {
  const last = viaje.dias.at(-1)?.fecha;
  return withDia(viaje, last ? addDays(last, 1) : null);
}

/** The map and the days. */
export function TripView({ viaje, known, ways }: { viaje: Viaje; known: KnownCosas; ways?: RowWays }) {
  const order = cosasOf(viaje);
  const numberOf = (clave: Clave) => order.indexOf(clave) + 1;
  const groups = [noDay, ...viaje.dias.keys()].filter((day) => day !== noDay || viaje.sueltas.length > 0);
  return (
    <div className={styles.trip}>
      <div className={styles.map}>
        <TripMap viaje={viaje} cosas={known.cosas} numberOf={numberOf} />
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
    <section className={styles.group} aria-labelledby={id} {...droppable(day, claves.length, ways)}>
      <div className={styles.groupHead}>
        <h2 id={id}>{day === noDay ? 'Sin día todavía' : `Día ${day + 1}`}</h2>
        {fecha && <p className={styles.date}>{formatFullDate(fecha)}</p>}
        <Way claves={claves} cosas={known.cosas} />
        {ways && day !== noDay && <DayTools day={day} fecha={fecha} />}
      </div>
      {claves.length === 0 ? (
        <p className={styles.soft}>Nada todavía: trae aquí algo de otro día.</p>
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
  const km = wayKm(points).toLocaleString('es-ES', { maximumFractionDigits: 0 });
  return <p className={styles.soft}>Unos {km} km en línea recta</p>;
}

function DayTools({ day, fecha }: { day: number; fecha: string | null }) {
  return (
    <div className={styles.dayTools} data-noprint>
      <label>
        <span>Fecha</span>
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
        aria-label={`Quitar el día ${day + 1}`}
        onClick={() => changeViaje((viaje) => withoutDia(viaje, day))}
      >
        <Trash2 aria-hidden="true" />
      </button>
    </div>
  );
}

/** Share, print, calendar. */
function TakeAway({ viaje, cosas }: { viaje: Viaje; cosas: ReadonlyMap<Clave, Cosa> }) {
  const sitio = useSitio();
  const [problem, setProblem] = useState('');

  function takeCalendar() {
    const { file, leftOut } = tripCalendar({ viaje, cosas, siteUrl: sitio.url, now: new Date() });
    const names = new Intl.ListFormat('es').format(leftOut.map(({ titulo }) => `«${titulo}»`));
    const left = names && `No va al calendario, porque ese día no es: ${names}.`;
    setProblem(file ? left : left || 'Pon fecha a un día, con algo dentro, para llevarlo a tu calendario.');
    if (!file) return;
    saveFile('mi-viaje.ics', new Blob([file], { type: 'text/calendar;charset=utf-8' }));
  }

  return (
    <section className={styles.takeAway} aria-labelledby="llevatelo" data-noprint>
      <h2 id="llevatelo">Llévatelo</h2>
      <ShareButtons
        title={texto(sitio, textos, 'viaje.compartir')}
        path={`/mi-viaje?plan=${encodeViaje(viaje)}`}
        look="people"
      />
      <Button look="quiet" onClick={takeCalendar}>
        <CalendarPlus aria-hidden="true" />
        Llevar al calendario (.ics)
      </Button>
      <Button look="quiet" onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        Imprimir
      </Button>
      {problem && (
        <p role="alert" className={styles.warning}>
          {problem}
        </p>
      )}
    </section>
  );
}

function saveFile(name: string, file: Blob): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // The browser reads it after this.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}

/** Moves by buttons, list and pointer; the focus stays with what was moved, and its new place is said. */
function useWays(viaje: Viaje, known: KnownCosas) {
  const [said, setSaid] = useState('');
  const focus = useRef<{ clave: Clave; way: string }>(undefined);

  useEffect(() => {
    const wanted = focus.current;
    if (!wanted) return;
    focus.current = undefined;
    const row = document.querySelector(`[data-clave="${wanted.clave}"]`);
    const button = row?.querySelector<HTMLElement>(`${wanted.way}:not(:disabled)`) ?? row?.querySelector('select');
    button?.focus();
  });

  function move(clave: Clave, day: number, index: number, way: string) {
    const now = moved(day >= viaje.dias.length ? withNextDay(viaje) : viaje, clave, day, index);
    focus.current = { clave, way };
    changeViaje(() => now);
    const group = groupOf(now, day);
    const name = known.cosas.get(clave)?.titulo ?? 'Esto';
    const place = `${group.indexOf(clave) + 1} de ${group.length}`;
    setSaid(`«${name}»: ${day === noDay ? 'sin día' : `día ${day + 1}`}, ${place}.`);
  }

  function step(clave: Clave, by: -1 | 1) {
    const day = [noDay, ...viaje.dias.keys()].find((group) => groupOf(viaje, group).includes(clave)) ?? noDay;
    const group = groupOf(viaje, day);
    const index = group.indexOf(clave) + by;
    const way = by < 0 ? '[data-way=up]' : '[data-way=down]';
    if (index >= 0 && index < group.length) return move(clave, day, index, way);
    // Past its edge: the end of the day before, or the beginning of the next.
    const next = day + by;
    if (next >= noDay && next < viaje.dias.length) move(clave, next, by < 0 ? groupOf(viaje, next).length : 0, way);
  }

  const ways = {
    step,
    setMessage: setSaid,
    toDay: (clave: Clave, day: number) => move(clave, day, groupOf(viaje, day).length, 'select'),
    drop: (clave: Clave, day: number, index: number) => move(clave, day, index, 'select'),
    remove: (clave: Clave) => changeViaje((before) => withoutCosa(before, clave)),
  };
  return { ways, said };
}
