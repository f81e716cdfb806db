/** How passwords are kept: scrypt at OWASP's present advice, off the event loop, a few at a time. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { verifyPassword as verifyOld } from 'better-auth/crypto';
import { Refusal } from '#server/api/refusal.ts';
import { createGate } from '#server/turns.ts';

export interface Passwords {
  hash(password: string): Promise<string>;
  verify(given: { hash: string; password: string }): Promise<boolean>;
  /** Made with another effort than today's: to be made anew as soon as the password is known. */
  isOutdated(hash: string): boolean;
}

interface Cost {
  /** The binary logarithm of scrypt's N. */
  ln: number;
  r: number;
  p: number;
}

const keyBytes = 32;

export function createPasswords(ln: number): Passwords {
  const present: Cost = { ln, r: 8, p: 1 };
  const prefix = `$scrypt$ln=${present.ln},r=${present.r},p=${present.p}$`;
  return {
    async hash(password) {
      const salt = randomBytes(16);
      const key = await inTurn(() => derive(password, salt, present));
      return `${prefix}${salt.toString('base64url')}$${key.toString('base64url')}`;
    },
    verify,
    isOutdated: (hash) => !hash.startsWith(prefix),
  };
}

async function verify({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const [, ln, r, p, salt, key] = hash.match(/^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/) ?? [];
  // As better-auth itself wrote them, before this file.
  if (!salt || !key) return inTurn(() => verifyOld({ hash, password }));
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
  const made = await inTurn(() => derive(password, Buffer.from(salt, 'base64url'), cost));
  return timingSafeEqual(made, Buffer.from(key, 'base64url'));
}

function derive(password: string, salt: Buffer, { ln, r, p }: Cost): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** ln, r, p, maxmem: 256 * 2 ** ln * r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyBytes, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

/** Each takes 128 MB and half a second of a processor: more at once would be of no use to anybody. */
const gate = createGate(2, {
  most: 40,
  refusal: () => new Refusal(503, 'Hay demasiadas peticiones en este momento. Inténtalo de nuevo en unos segundos.'),
});
const isFirst = new AsyncLocalStorage<boolean>();

/** Whoever is known here does not wait behind a crowd of strangers. */
export function first<T>(isKnown: boolean, work: () => Promise<T>): Promise<T> {
  return isFirst.run(isKnown, work);
}

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  return gate(work, isFirst.getStore());
}
