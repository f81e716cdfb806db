import { CalendarPlus, Plus, Printer, Route as RouteIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { texto } from '#areas/ajustes/marca/texto.ts';
import { ShareButtons } from '#site/pieces/share/share.tsx';
import { Button } from '#ui/button.tsx';
import { useSitio } from '#ui/use-sitio.ts';
import { addDays } from '#values/day.ts';
import { joined } from '#values/idioma/joined.ts';
import { say } from '#values/idioma/say.ts';
import type { Cosa } from './cosa.ts';
import { groupOf, moved, noDay, withDia, withGroup } from './days.ts';
import { byNearness } from './nearness.ts';
import styles from './page.module.css';
import { pointOf } from './place.ts';
import { changeViaje } from './store.ts';
import { textos } from './textos.ts';
import { tripCalendar } from './trip-calendar.ts';
import { TripView } from './trip-view.tsx';
import type { KnownCosas } from './use-cosas.ts';
import { type Clave, encodeViaje, maxDias, type Viaje, withoutCosa } from './viaje.ts';
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
      say('Cada día está ordenado por cercanía, empezando por su primera cosa; lo que tiene hora, a su hora.'),
    );
  }

  return (
    <>
      <div className={styles.tools} data-noprint>
        <Button look="quiet" onClick={sort} disabled={!canSort}>
          <RouteIcon aria-hidden="true" />
          {say('Ordenar por cercanía')}
        </Button>
        <Button look="quiet" onClick={() => changeViaje(withNextDay)} disabled={viaje.dias.length >= maxDias}>
          <Plus aria-hidden="true" />
          {say('Añadir un día')}
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

/** Share, print, calendar. */
function TakeAway({ viaje, cosas }: { viaje: Viaje; cosas: ReadonlyMap<Clave, Cosa> }) {
  const sitio = useSitio();
  const [problem, setProblem] = useState('');

  function takeCalendar() {
    const { file, leftOut } = tripCalendar({ viaje, cosas, siteUrl: sitio.url, now: new Date() });
    const names = joined(leftOut.map(({ titulo }) => `«${titulo}»`));
    const left = names && say('No va al calendario, porque ese día no es: {cosas}.', { cosas: names });
    setProblem(file ? left : left || say('Pon fecha a un día, con algo dentro, para llevarlo a tu calendario.'));
    if (!file) return;
    saveFile('mi-viaje.ics', new Blob([file], { type: 'text/calendar;charset=utf-8' }));
  }

  return (
    <section className={styles.takeAway} aria-labelledby="llevatelo" data-noprint>
      <h2 id="llevatelo">{say('Llévatelo')}</h2>
      <ShareButtons
        title={texto(sitio, textos, 'viaje.compartir')}
        path={`/mi-viaje?plan=${encodeViaje(viaje)}`}
        look="people"
      />
      <Button look="quiet" onClick={takeCalendar}>
        <CalendarPlus aria-hidden="true" />
        {say('Llevar al calendario (.ics)')}
      </Button>
      <Button look="quiet" onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        {say('Imprimir')}
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
    const cosa = known.cosas.get(clave)?.titulo ?? say('Esto');
    const at = { cosa, dia: day + 1, n: group.indexOf(clave) + 1, total: group.length };
    setSaid(say(day === noDay ? '«{cosa}»: sin día, {n} de {total}.' : '«{cosa}»: día {dia}, {n} de {total}.', at));
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
