/** Moves the clock of a whole process on, or back; as an `--import` of a server, by as many days as CLOCK_SHIFT_DAYS says. */
export function shiftClock(days: number): void {
  const [real, shift] = [Date.now, days * 86_400_000];
  const now = () => real() + shift;
  globalThis.Date = new Proxy(Date, {
    construct: (target, args) => Reflect.construct(target, args.length > 0 ? args : [now()]),
  });
  Date.now = now;
}

const days = Number(process.env.CLOCK_SHIFT_DAYS);
if (days) shiftClock(days);
