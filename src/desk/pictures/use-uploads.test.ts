import { expect, test } from 'vitest';
import { sizeProblem, tipoOf } from './use-uploads.ts';

test.each([
  ['paseo.mp4', 'video/mp4', 'video'],
  ['campanas.mp3', 'audio/mpeg', 'audio'],
  ['programa.pdf', 'application/pdf', 'archivo'],
  ['hoz.jpg', 'image/jpeg', 'imagen'],
  // As some systems name them, and what nobody knows: the server looks into it.
  ['grabado', 'video/quicktime', 'video'],
  ['grabado', 'audio/x-caf', 'audio'],
  ['nada', '', 'imagen'],
])('%s (%s) is taken for: %s', (name, type, tipo) => {
  expect(tipoOf(new File(['x'], name, { type }))).toBe(tipo);
});

test('what is too large is refused before it is sent, each kind with its own limit', () => {
  const file = (megabytes: number) => ({ name: 'grande', size: megabytes * 1024 * 1024 }) as File;
  expect(sizeProblem(file(200), 'video')).toBeUndefined();
  expect(sizeProblem(file(201), 'video')).toBe('«grande» pesa más de 200 MB.');
  expect(sizeProblem(file(101), 'audio')).toBe('«grande» pesa más de 100 MB.');
  expect(sizeProblem(file(51), 'archivo')).toBe('«grande» pesa más de 50 MB.');
});
