import { vi } from 'vitest';

/** Moves the program's clock on, and stops it there; timers keep their own time. */
export function passTime(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}

/** Noon of today: a few hours on or back is still the same day, in Madrid too. */
export function atNoon(): void {
  vi.setSystemTime(new Date().setUTCHours(11, 0, 0, 0));
}

/** After this nobody has reached a limit per minute any more. */
export function passMinute(): void {
  passTime(61_000);
}

/** The clock runs again, and shows the real time. */
export function realTime(): void {
  vi.useRealTimers();
}
