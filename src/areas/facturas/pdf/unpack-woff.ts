/** A WOFF font as the plain font it packs, once: whoever embeds it would unpack its tables again for every invoice. */
import { inflateSync } from 'node:zlib';

const entrySize = { woff: 20, plain: 16 };

export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const power = 2 ** Math.floor(Math.log2(count));
  const header = Buffer.alloc(12 + count * entrySize.plain);
  woff.copy(header, 0, 4, 8);
  for (const [at, value] of [
    [4, count],
    [6, power * 16],
    [8, Math.log2(power)],
    [10, (count - power) * 16],
  ] as const)
    header.writeUInt16BE(value, at);
  const parts = [header];
  let offset = header.length;
  for (let index = 0; index < count; index++) {
    const at = 44 + index * entrySize.woff;
    const [from, packed, length, sum] = [4, 8, 12, 16].map((field) => woff.readUInt32BE(at + field)) as [
      number,
      number,
      number,
      number,
    ];
    const table = woff.subarray(from, from + packed);
    const entry = 12 + index * entrySize.plain;
    woff.copy(header, entry, at, at + 4);
    for (const [field, value] of [
      [4, sum],
      [8, offset],
      [12, length],
    ] as const)
      header.writeUInt32BE(value, entry + field);
    // Every table begins at a multiple of four.
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4);
    (packed < length ? inflateSync(table) : table).copy(padded);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}
