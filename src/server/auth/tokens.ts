import { createHash, randomBytes } from 'node:crypto';

/** Secrets that we hand out are random, so a plain hash is enough to keep of them. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}
