import { useEffect, useState } from 'react';
import type { Point } from '#values/coordenadas/distance.ts';
import { sunOf } from '#values/visita/sun.ts';

const clock = new Intl.DateTimeFormat('es-ES', { timeZone: 'Europe/Madrid', hour: 'numeric', minute: '2-digit' });

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
      Hoy amanece a las {clock.format(sun.rise)} y se pone el sol a las {clock.format(sun.set)}.
    </p>
  );
}
