import { setTimeout as wait } from 'node:timers/promises';
import { hashPassword as hashOld } from 'better-auth/crypto';
import { expect, test } from 'vitest';
import { readSettings } from '#server/settings.ts';
import { createPasswords, first } from './passwords.ts';

const { hash: hashPassword, verify: verifyPassword, isOutdated } = createPasswords(readSettings({}).passwordCost);

test('a password is known by its hash, and no other', async () => {
  const hash = await hashPassword('alacena con tres grillos');
  expect(hash).toMatch(/^\$scrypt\$ln=17,r=8,p=1\$/);
  expect(hash).not.toBe(await hashPassword('alacena con tres grillos'));
  expect(await verifyPassword({ hash, password: 'alacena con tres grillos' })).toBe(true);
  expect(await verifyPassword({ hash, password: 'alacena con dos grillos' })).toBe(false);
  expect(isOutdated(hash)).toBe(false);
}, 30_000);

test('hashes of earlier versions are still known, and outdated', async () => {
  const hash = await hashOld('alacena con tres grillos');
  expect(await verifyPassword({ hash, password: 'alacena con tres grillos' })).toBe(true);
  expect(await verifyPassword({ hash, password: 'otra' })).toBe(false);
  expect(isOutdated(hash)).toBe(true);
}, 30_000);

test('hashing leaves the event loop free, and too many at once are turned away', async () => {
  const all = Array.from({ length: 44 }, (_, n) => createPasswords(14).hash(`clave-${n}`));
  const settled = Promise.allSettled(all);
  // Somebody known is not turned away, and does not wait for the others.
  let finished = 0;
  for (const one of all) void one.then(() => finished++).catch(() => {});
  const finishedBefore = first(true, () => createPasswords(14).hash('conocida')).then(() => finished);
  const before = performance.now();
  await wait(5);
  expect(performance.now() - before).toBeLessThan(1000);
  const results = await settled;
  expect(await finishedBefore).toBeLessThan(6);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(2);
  expect(results.find((result) => result.status === 'rejected')).toMatchObject({ reason: { status: 503 } });
}, 60_000);
