import { afterEach, expect, test, vi } from 'vitest';
import { createTurns } from './turns.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('one after the other, in order, also after one that failed', async () => {
  const inTurn = createTurns('Espera.');
  const seen: string[] = [];
  const step = (name: string) => async () => {
    seen.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 1));
    seen.push(`${name} ends`);
    if (name === 'one') throw new Error('no');
    return name;
  };
  const all = await Promise.allSettled([inTurn(step('one')), inTurn(step('two')), inTurn(step('three'))]);
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(seen).toEqual(['one begins', 'one ends', 'two begins', 'two ends', 'three begins', 'three ends']);
});

test('who has waited too long is sent away', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const inTurn = createTurns('Espera.');
  const slow = inTurn(async () => void vi.setSystemTime(Date.now() + 16_000));
  const late = inTurn(async () => 'done');
  await slow;
  await expect(late).rejects.toMatchObject({ status: 429, message: 'Espera.' });
  expect(await inTurn(async () => 'done')).toBe('done');
});
