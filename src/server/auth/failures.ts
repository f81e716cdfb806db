/** Guessing is slow, whatever address it comes from; who has been here before is not slowed down by it. */
import { createHash } from 'node:crypto';
import { addressGroups } from '#server/api/address-group.ts';
import { Refusal } from '#server/api/refusal.ts';
import { type Lane, type Patience, takeAttempts } from '#server/db/counters.ts';
import type { Db } from '#server/db/open.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const pausesMs = [1, 2, 4, 8, 15].map((minutes) => minutes * minuteMs);
const perAccount: Patience = { free: 5, pausesMs, forgetMs: 24 * hourMs };
const perAddress = (times: number): Patience => ({ free: 30 * times, pausesMs, forgetMs: hourMs });

export interface Guess {
  fallos: number;
  /** How long the next one has to wait if this one is wrong. */
  pauseMs: number;
  /** It was no wrong guess. */
  giveBack(): Promise<void>;
}

/** A sign-in: a browser that signed in before has an allowance of its own, all others share one per account. */
export function signInLanes(
  account: { id: string } | undefined,
  name: string,
  device: string | undefined,
  ip: string,
): Lane[] {
  if (device) return [{ clave: `dispositivo:${device}`, patience: perAccount }];
  return [
    ...addressGroups(ip).map(({ group, times }) => ({ clave: `direccion:${group}`, patience: perAddress(times) })),
    { clave: `cuenta:${account?.id ?? nobody(name)}`, patience: perAccount },
  ];
}

/** Passwords and codes that somebody types who is already signed in. */
export function insideLanes(userId: string): Lane[] {
  return [{ clave: `dentro:${userId}`, patience: perAccount }];
}

async function startGuess(db: Db, lanes: Lane[]): Promise<Guess> {
  const turn = await takeAttempts(db, lanes);
  if ('waitMs' in turn) throw paused(turn.waitMs);
  return turn;
}

/** `work` says what came out; what is not wrong, and what broke, is not counted. */
export async function guessing<T>(db: Db, lanes: Lane[], work: () => Promise<T>, isWrong: (result: T) => boolean) {
  const guess = await startGuess(db, lanes);
  try {
    const result = await work();
    if (!isWrong(result)) await guess.giveBack();
    return { result, guess };
  } catch (error) {
    await guess.giveBack();
    throw error;
  }
}

/** Names that nobody has share a few thousand counters: inventing names does not fill the table. */
function nobody(name: string): string {
  return `nadie-${createHash('sha256').update(name.toLowerCase()).digest().readUInt16BE() % 4096}`;
}

function paused(waitMs: number): Refusal {
  const message = `Demasiados intentos fallidos. Espera ${inWords(waitMs)} y vuelve a probar, o pide un correo para restablecer tu contraseña.`;
  return new Refusal(429, message, undefined, { espera: Math.ceil(waitMs / 1000) });
}

export function inWords(ms: number): string {
  const minutes = Math.ceil(ms / minuteMs);
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`;
}
