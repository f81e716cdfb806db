import { addDays, todayInMadrid } from '#values/day.ts';
import { madridInstant } from '#values/hora-local.ts';

const second = 1000;
const hour = 3_600_000;

/**
 * Acts shortly after each midnight of Madrid, also when that day had 23 or 25 hours. Looks at the clock every hour
 * at the latest, so that a machine that slept or whose clock was set is right again soon. Returns how to stop.
 */
export function onNewDay(act: () => void): () => void {
  let day = todayInMadrid(new Date());
  let timer = wait();

  function look() {
    const today = todayInMadrid(new Date());
    const isNew = today !== day;
    day = today;
    timer = wait();
    if (isNew) act();
  }

  function wait() {
    const midnight = Date.parse(madridInstant(addDays(day, 1), '00:00'));
    const untilMidnight = Math.max(0, midnight - Date.now()) + second;
    return setTimeout(look, Math.min(untilMidnight, hour)).unref();
  }

  return () => clearTimeout(timer);
}
