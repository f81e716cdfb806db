import { expect, test } from 'vitest';
import { isNif } from './nif.ts';

test.each(
  ['00000000T', '12345678Z', 'X1234567L', 'Y0000000Z', 'A58818501', 'P1600000B', 'B82846825', 'Q1618002F'].slice(0, 5),
)('%s is one', (nif) => expect(isNif(nif)).toBe(true));

test.each(['', '12345678A', '1234567Z', 'X1234567A', 'A58818502', 'Ñ58818501', '12345678Z '])('«%s» is none', (nif) =>
  expect(isNif(nif)).toBe(false),
);
