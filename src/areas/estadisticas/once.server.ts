/**
 * What was counted of somebody today and is not counted again, without keeping anybody: a Bloom filter (1970). Of each hash
 * a few of a million bits are set, which thousands of others share; filters of several processes make one. When it is
 * full it answers "known" too often, so that too little is counted, never too much.
 */
import { hash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

const bits = 20;
const bytes = 2 ** bits / 8;
const places = 5;

export interface Once {
  /** True the first time. */
  add(text: string): boolean;
  merge(text: string): void;
  /** A text for a row of the database. */
  toText(): string;
}

export function createOnce(): Once {
  const filter = Buffer.alloc(bytes);
  return {
    add(text) {
      const digest = hash('sha256', text, 'buffer');
      let isNew = false;
      for (let place = 0; place < places; place++) {
        const bit = digest.readUInt32BE(place * 4) >>> (32 - bits);
        const mask = 1 << (bit & 7);
        if ((filter[bit >>> 3]! & mask) === 0) isNew = true;
        filter[bit >>> 3]! |= mask;
      }
      return isNew;
    },

    merge(text) {
      if (text === '') return;
      const other = inflateRawSync(Buffer.from(text, 'base64'), { maxOutputLength: bytes });
      for (const [index, byte] of other.entries()) filter[index]! |= byte;
    },

    toText: () => deflateRawSync(filter, { level: 1 }).toString('base64'),
  };
}
