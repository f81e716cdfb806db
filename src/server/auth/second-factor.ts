/** Codes of the authenticator app, each good once, and recovery codes that can be read aloud. */
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { symmetricDecrypt } from 'better-auth/crypto';
import type { Db } from '#server/db/open.ts';
import { claimStep, findTwoFactor } from './queries.ts';

const stepMs = 30_000;

/** True once for each code: whoever saw it being typed cannot use it again. */
export async function spendCode(
  db: Db,
  userId: string,
  code: string,
  key: Parameters<typeof symmetricDecrypt>[0]['key'],
): Promise<boolean> {
  const row = await findTwoFactor(db, userId);
  if (!row) return false;
  const secret = await symmetricDecrypt({ key, data: row.secret });
  const now = Math.floor(Date.now() / stepMs);
  // A clock may be half a minute off.
  const step = [now, now - 1, now + 1].find((at) => isEqual(codeAt(secret, at), code));
  return step !== undefined && claimStep(db, userId, step, now + 1);
}

/** RFC 6238: six digits, SHA-1. */
function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const at = hash.at(-1)! & 15;
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

function isEqual(expected: string, given: string): boolean {
  return expected.length === given.length && timingSafeEqual(Buffer.from(expected), Buffer.from(given));
}

/** No 0 and o, no 1, i and l: they are copied by hand. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';

export function newRecoveryCodes(): string[] {
  const part = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: 10 }, () => `${part()}-${part()}`);
}

export function isAppCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}

/** As it was shown, and as people type it. Codes of earlier versions have capitals. */
export function recoveryCodesMeant(typed: string): string[] {
  const whole = /^[a-z0-9]{10}$/i.test(typed) ? `${typed.slice(0, 5)}-${typed.slice(5)}` : typed;
  return [...new Set([whole, whole.toLowerCase()])];
}
