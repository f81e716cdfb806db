import { vi } from 'vitest';

/** Moves the program's clock on; timers keep their own time. */
export function passTime(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}

/** After this nobody has reached a limit per minute any more. */
export function passMinute(): void {
  passTime(61_000);
}
