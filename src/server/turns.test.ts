import { afterEach, expect, test, vi } from 'vitest';
import { createGate, createTurns } from './turns.ts';

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
  await expect(late).rejects.toMatchObject({ status: 503, message: 'Espera.' });
  expect(await inTurn(async () => 'done')).toBe('done');
});

/** Work that ends when it is told to; notes who began. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { begun, work, end: (name: string) => ends.get(name)!() };
}

test('so many at a time, in the order they came; who is first goes before those who wait', async () => {
  const gate = createGate(2);
  const { begun, work, end } = works();
  const all = [gate(work('a')), gate(work('b')), gate(work('c')), gate(work('d'), true)];
  expect(begun).toEqual(['a', 'b']);
  end('a');
  await all[0];
  // Whoever comes now does not take the place of those who wait.
  all.push(gate(work('e')));
  await expect.poll(() => begun).toEqual(['a', 'b', 'd']);
  end('b');
  end('d');
  await expect.poll(() => begun).toEqual(['a', 'b', 'd', 'c', 'e']);
  end('c');
  end('e');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a queue that is too long is refused; what fails makes room', async () => {
  const gate = createGate(1, { most: 1, refusal: () => new Error('busy') });
  const { begun, work, end } = works();
  const failing = gate(() => Promise.reject(new Error('broken')));
  const waiting = gate(work('a'));
  await expect(gate(work('b'))).rejects.toThrow('busy');
  await expect(failing).rejects.toThrow('broken');
  await expect.poll(() => begun).toEqual(['a']);
  end('a');
  expect(await waiting).toBe('a');
});
