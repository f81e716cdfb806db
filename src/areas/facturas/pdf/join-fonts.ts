/** The parts of a font, each for some writings, as one: a name in any of them is one piece of text. */

export interface Joined {
  font: Buffer;
  has(letter: string): boolean;
}

/** What of the first holds for all. */
const keptTables = ['GDEF', 'GPOS', 'GSUB', 'OS/2', 'name'];

export function joinFonts(parts: Buffer[]): Joined {
  const fonts = parts.map(tablesOf);
  const first = fonts[0]!;
  const glyphs = new Map<number, number>();
  const outlines: Buffer[] = [];
  const places: number[] = [];
  const metrics: Buffer[] = [];
  let length = 0;
  for (const font of fonts) {
    const before = places.length;
    for (const [letter, glyph] of lettersOf(font('cmap'))) {
      if (glyph > 0 && !glyphs.has(letter)) glyphs.set(letter, glyph + before);
    }
    const at = placesOf(font);
    outlines.push(padded(movedOutlines(font('glyf'), at, before)));
    places.push(...at.slice(0, -1).map((place) => place + length));
    metrics.push(metricsOf(font, at.length - 1));
    length += outlines.at(-1)!.length;
  }
  const count = places.length;
  const tables = new Map<string, Buffer>(keptTables.map((tag) => [tag, first(tag)]));
  tables.set('glyf', Buffer.concat(outlines)).set('hmtx', Buffer.concat(metrics));
  tables.set('loca', numbers([...places, length]));
  tables.set('cmap', writtenLetters(glyphs));
  tables.set('head', changed(first('head'), 50, 1));
  tables.set('hhea', changed(first('hhea'), 34, count));
  tables.set('maxp', changed(first('maxp'), 4, count));
  // Glyphs have no names.
  tables.set('post', changed(first('post').subarray(0, 32), 0, 3));
  return { font: written(tables), has: (letter) => glyphs.has(letter.codePointAt(0)!) };
}

type Tables = (tag: string) => Buffer;

function tablesOf(font: Buffer): Tables {
  const tables = new Map<string, Buffer>();
  for (let entry = 12; entry < 12 + font.readUInt16BE(4) * 16; entry += 16) {
    const from = font.readUInt32BE(entry + 8);
    const table = font.subarray(from, from + font.readUInt32BE(entry + 12));
    tables.set(font.toString('latin1', entry, entry + 4), table);
  }
  return (tag) => tables.get(tag)!;
}

/** Letters by their numbers, as the table of segments (format 4) has them. */
function* lettersOf(cmap: Buffer): Generator<[number, number]> {
  for (let entry = 4; entry < 4 + cmap.readUInt16BE(2) * 8; entry += 8) {
    const table = cmap.subarray(cmap.readUInt32BE(entry + 4));
    if (table.readUInt16BE(0) !== 4) continue;
    const size = table.readUInt16BE(6);
    for (let at = 14; at < 14 + size; at += 2) {
      const [end, start, delta, offset] = [at, at + size + 2, at + 2 * size + 2, at + 3 * size + 2].map((place) =>
        table.readUInt16BE(place),
      ) as [number, number, number, number];
      for (let letter = start; letter <= end && letter < 0xffff; letter++) {
        const found = offset === 0 ? letter : table.readUInt16BE(at + 3 * size + 2 + offset + (letter - start) * 2);
        yield [letter, offset !== 0 && found === 0 ? 0 : (found + delta) % 0x10000];
      }
    }
    return;
  }
}

function placesOf(font: Tables): number[] {
  const loca = font('loca');
  const isLong = font('head').readUInt16BE(50) === 1;
  return Array.from({ length: font('maxp').readUInt16BE(4) + 1 }, (_, glyph) =>
    isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2,
  );
}

/** A letter with a mark is made of others: these have other numbers now. */
function movedOutlines(glyf: Buffer, places: number[], by: number): Buffer {
  const moved = Buffer.from(glyf);
  for (const [glyph, from] of places.slice(0, -1).entries()) {
    if (places[glyph + 1] === from || moved.readInt16BE(from) >= 0) continue;
    for (let at = from + 10, flags = 0x20; flags & 0x20; ) {
      flags = moved.readUInt16BE(at);
      moved.writeUInt16BE(moved.readUInt16BE(at + 2) + by, at + 2);
      at += 4 + (flags & 1 ? 4 : 2) + (flags & 8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0);
    }
  }
  return moved;
}

/** Of each its width and where it begins, also where several share the last width. */
function metricsOf(font: Tables, count: number): Buffer {
  const hmtx = font('hmtx');
  const own = font('hhea').readUInt16BE(34);
  const made = Buffer.alloc(count * 4);
  for (let glyph = 0; glyph < count; glyph++) {
    const from = Math.min(glyph, own - 1) * 4;
    hmtx.copy(made, glyph * 4, from, from + 2);
    const begins = glyph < own ? glyph * 4 + 2 : own * 4 + (glyph - own) * 2;
    hmtx.copy(made, glyph * 4 + 2, begins, begins + 2);
  }
  return made;
}

/** One group for each letter (format 12). */
function writtenLetters(glyphs: Map<number, number>): Buffer {
  const groups = [...glyphs]
    .sort(([one], [other]) => one - other)
    .flatMap(([letter, glyph]) => [letter, letter, glyph]);
  const head = Buffer.alloc(16);
  for (const [at, value] of [1, 3, 10].entries()) head.writeUInt16BE(value, 2 + at * 2);
  head.writeUInt32BE(12, 8);
  head.writeUInt16BE(12, 12);
  return Buffer.concat([head, numbers([16 + groups.length * 4, 0, groups.length / 3, ...groups])]);
}

function written(tables: Map<string, Buffer>): Buffer {
  const head = Buffer.alloc(12 + tables.size * 16);
  head.writeUInt32BE(0x10000, 0);
  head.writeUInt16BE(tables.size, 4);
  const parts: Buffer[] = [head];
  let offset = head.length;
  for (const [index, [tag, table]] of [...tables].sort(([one], [other]) => (one < other ? -1 : 1)).entries()) {
    const entry = 12 + index * 16;
    head.write(tag, entry, 'latin1');
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(table.length, entry + 12);
    parts.push(padded(table));
    offset += parts.at(-1)!.length;
  }
  return Buffer.concat(parts);
}

function changed(table: Buffer, at: number, value: number): Buffer {
  const made = Buffer.from(table);
  made.writeUInt16BE(value, at);
  return made;
}

function numbers(values: number[]): Buffer {
  const made = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) made.writeUInt32BE(value, index * 4);
  return made;
}

/** Every table begins at a multiple of four. */
function padded(table: Buffer): Buffer {
  return Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
}
