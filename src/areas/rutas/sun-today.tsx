import { useEffect, useState } from 'react';
import type { Point } from '#values/coordenadas/distance.ts';
import { madridTime } from '#values/day.ts';
import { isSpanish, say } from '#values/idioma/say.ts';
import { sunOf } from '#values/visita/sun.ts';

/** Of the day on which it is read, which the page was not made on: worked out in the browser. */
export function SunToday({ at }: { at: Point }) {
  const [today, setToday] = useState<Date>();
  useEffect(() => {
    setToday(new Date());
  }, []);
  const sun = today && sunOf(at, today);
  if (!sun) return null;
  return (
    <p>
      {say('Hoy amanece a las {amanece} y se pone el sol a las {anochece}.', {
        amanece: clock(sun.rise),
        anochece: clock(sun.set),
      })}
    </p>
  );
}

function clock(at: Date): string {
  const time = madridTime(at).slice(11);
  return isSpanish() ? time.replace(/^0/, '') : time;
}
