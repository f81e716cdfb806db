/**
 * How many visitors a day had, without keeping any of them: a HyperLogLog sketch (Flajolet and others, 2007). Of each
 * hash only how many zeros it begins with can raise one of 16,384 small numbers, which thousands of others share, so
 * that nobody can be read from them; sketches of several processes make one. Off by about 1 % when there are many,
 * exact when there are few.
 */
import { hash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

const bits = 14;
const size = 2 ** bits;
const alpha = 0.7213 / (1 + 1.079 / size);

export interface Sketch {
  /** True when it changed. */
  add(hash: Buffer): boolean;
  merge(text: string): void;
  estimate(): number;
  /** A text for a row of the database. */
  toText(): string;
}

export function createSketch(): Sketch {
  const registers = new Uint8Array(size);
  const raise = (index: number, rank: number) => {
    if (registers[index]! >= rank) return false;
    registers[index] = rank;
    return true;
  };

  return {
    add: (hash) => raise(hash.readUInt16BE(0) >>> (16 - bits), Math.clz32(hash.readUInt32BE(2)) + 1),

    merge(text) {
      if (text === '') return;
      const other = inflateRawSync(Buffer.from(text, 'base64'), { maxOutputLength: size });
      for (const [index, rank] of other.entries()) raise(index, rank);
    },

    estimate() {
      let sum = 0;
      let empty = 0;
      for (const rank of registers) {
        sum += 2 ** -rank;
        if (rank === 0) empty++;
      }
      const raw = (alpha * size * size) / sum;
      // Few of them: how many numbers are still untouched says it better.
      return Math.round(raw <= 2.5 * size && empty > 0 ? size * Math.log(size / empty) : raw);
    },

    toText: () => deflateRawSync(registers, { level: 1 }).toString('base64'),
  };
}

/** Lives as long as it takes to put it into the sketch. */
export function visitorHash(salt: string, address: string, browser: string): Buffer {
  return hash('sha256', `${salt}\n${address}\n${browser}`, 'buffer');
}
