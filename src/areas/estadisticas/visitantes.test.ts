import { expect, test } from 'vitest';
import { createSketch, visitorHash } from './visitantes.server.ts';

function sketchOf(from: number, to: number) {
  const sketch = createSketch();
  for (let visitor = from; visitor < to; visitor++) sketch.add(visitorHash('sal', `2001:db8::${visitor}`, 'navegador'));
  return sketch;
}

test('few visitors are counted exactly, many within two per cent', () => {
  expect(createSketch().estimate()).toBe(0);
  for (const few of [1, 2, 10, 50]) expect(Math.abs(sketchOf(0, few).estimate() - few)).toBeLessThanOrEqual(1);
  for (const many of [1000, 30_000, 200_000])
    expect(Math.abs(sketchOf(0, many).estimate() - many) / many).toBeLessThan(0.02);
});

test('the same visitor twice is one', () => {
  const sketch = sketchOf(0, 100);
  expect(sketch.add(visitorHash('sal', '2001:db8::7', 'navegador'))).toBe(false);
  expect(sketch.estimate()).toBe(sketchOf(0, 100).estimate());
});

test('two processes make one: those that both have seen count once', () => {
  const one = sketchOf(0, 6000);
  one.merge(sketchOf(4000, 10_000).toText());
  expect(Math.abs(one.estimate() - 10_000) / 10_000).toBeLessThan(0.02);
  one.merge('');
  expect(one.toText()).toBe(sketchOf(0, 10_000).toText());
});

test('with another salt nobody is the same', () => {
  expect(visitorHash('hoy', 'a', 'b').equals(visitorHash('mañana', 'a', 'b'))).toBe(false);
});
