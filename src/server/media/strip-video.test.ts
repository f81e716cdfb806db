/** Videos made byte by byte: what they tell besides the film is gone, the film itself is where it was. */
import { mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createMedia } from './index.ts';

const secrets = ['+40.0704-002.1374/', 'iPhone de Ana', 'x:xmpmeta', 'Mi casa', 'Lavf58.76', 'secreto'];
const unaccounted = {
  register: async () => {},
  unregister: async () => {},
  successorOf: async () => undefined,
  titleOf: async () => undefined,
};
const film = Buffer.from('LA PELICULA QUE SE VE');

async function stored(data: Buffer, filename = 'paseo.mp4'): Promise<Buffer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'video-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const path = join(dataDir, 'subido');
  await writeFile(path, data);
  const media = createMedia({ dataDir, bucket: undefined, picturesAhead: false }, unaccounted);
  const address = await media.storeFile({ path, filename }, 'video');
  return readFile((await media.open(address.replace('/media/', '')))!.path);
}

function expectClean(after: Buffer, before: Buffer): void {
  for (const secret of secrets) expect(after.includes(secret), secret).toBe(false);
  expect(after.length).toBe(before.length);
  expect(after.indexOf(film)).toBe(before.indexOf(film));
  expect(after.indexOf(film)).toBeGreaterThan(0);
}

function uint32(...values: number[]): Buffer {
  const data = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => void data.writeUInt32BE(value, index * 4));
  return data;
}

/** More than may be emptied; as it was, each of them cost a read of 64 KB and a write. */
const many = (part: Buffer) => Buffer.concat(Array<Buffer>(21_000).fill(part));

describe('mp4', () => {
  function box(type: string, ...parts: (Buffer | string)[]): Buffer {
    const body = Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1')));
    return Buffer.concat([uint32(body.length + 8), Buffer.from(type, 'latin1'), body]);
  }
  const ftyp = box('ftyp', 'isom', uint32(512), 'isomiso2mp41');
  const udta = box('udta', box('\xa9xyz', '\0\x12\x15\xc7+40.0704-002.1374/'), box('meta', 'iPhone de Ana'));
  const date = 0xe1234567;

  function track(handler: string, offset: number, size: number, more: Buffer[] = []): Buffer {
    const stbl = box(
      'stbl',
      box('stsd', uint32(0, 0)),
      box('stts', uint32(0, 1, 1, 1)),
      box('stsc', uint32(0, 1, 1, 1, 1)),
      box('stsz', uint32(0, 0, 1, size)),
      box('stco', uint32(0, 1, offset)),
    );
    return box(
      'trak',
      box('tkhd', uint32(3, date, date, 1, 0)),
      box(
        'mdia',
        box('mdhd', uint32(0, date, date, 1000, 1)),
        box('hdlr', uint32(0, 0), handler, uint32(0, 0, 0), '\0'),
        box('minf', box('vmhd', uint32(1, 0, 0)), stbl, box('udta', 'secreto')),
      ),
      ...more,
    );
  }

  /** The index before the film, as for streaming: its offsets must still be right. */
  function fastStart(more: Buffer[] = [], tracks = (offset: number) => [track('vide', offset, film.length, [udta])]) {
    const moov = (offset: number) =>
      box('moov', box('mvhd', uint32(0, date, date, 1000, 1)), ...tracks(offset), udta, ...more);
    const offset = ftyp.length + moov(0).length + 8;
    return Buffer.concat([ftyp, moov(offset), box('mdat', film)]);
  }

  test('place, device, author and day are gone; every offset holds', async () => {
    const before = fastStart([box('meta', 'secreto'), box('uuid', 'secreto')]);
    const after = await stored(before);
    expectClean(after, before);
    expect(after.includes('udta')).toBe(false);
    expect(after.includes(uint32(date))).toBe(false);
    const offset = after.readUInt32BE(after.indexOf('stco') + 12);
    expect(after.subarray(offset, offset + film.length)).toEqual(film);
  });

  test('also behind the film, in large boxes, and in what editors left as free space', async () => {
    const body = Buffer.from('<x:xmpmeta>Mi casa</x:xmpmeta>');
    const large = Buffer.concat([uint32(1), Buffer.from('uuid'), uint32(0, body.length + 16), body]);
    const before = Buffer.concat([fastStart(), large, box('free', 'Mi casa'), box('meta', 'secreto')]);
    const after = await stored(before);
    expectClean(after, before);
    expect(after.readUInt32BE(fastStart().length)).toBe(1);
    expect(after.toString('latin1', fastStart().length + 4, fastStart().length + 8)).toBe('free');
  });

  test('a last box that reaches to the end of the file stays so', async () => {
    const data = Buffer.concat([uint32(0), Buffer.from('mdat'), film]);
    const before = Buffer.concat([ftyp, box('moov', udta), data]);
    expectClean(await stored(before), before);
  });

  test('a track of places and movements is gone, with its samples', async () => {
    const gps = Buffer.from('secreto +40.0704-002.1374/');
    const tracks = (offset: number) => [
      track('vide', offset, film.length),
      track('meta', offset + film.length, gps.length),
    ];
    const plain = fastStart([], tracks);
    const before = Buffer.concat([plain.subarray(0, -film.length - 8), box('mdat', film, gps)]);
    const after = await stored(before);
    expectClean(after, before);
    expect(after.toString('latin1').split('trak')).toHaveLength(2);
  });

  test('pieces of a stream keep their films, not what they tell', async () => {
    const moof = box('moof', box('mfhd', uint32(0, 1)), box('traf', box('tfhd', uint32(0, 1)), udta), udta);
    const before = Buffer.concat([ftyp, box('moov', udta), moof, box('mdat', film)]);
    expectClean(await stored(before), before);
  });

  test('what a camera appends after the film is cut off', async () => {
    const before = fastStart();
    const after = await stored(Buffer.concat([before, Buffer.from('secreto\0\0\0\x01 iPhone de Ana')]));
    expectClean(after, before);
  });

  test.each([
    ['cut off in the middle', () => fastStart().subarray(0, -5)],
    ['without a film', () => Buffer.concat([ftyp, box('moov', udta)])],
    ['a part longer than the whole', () => Buffer.concat([ftyp, box('moov', uint32(900), 'udta'), box('mdat', film)])],
    ['samples that are nowhere', () => fastStart([], () => [track('meta', 0xfffffff0, 50)])],
    ['a table longer than its box', () => fastStart([], () => [track('meta', 0, 1)].map(withHugeTable))],
  ])('is refused, and nothing stored: %s', async (_, data) => {
    await expect(stored(data())).rejects.toMatchObject({
      status: 415,
      message: expect.stringContaining('«paseo.mp4» está dañado'),
    });
  });

  test.each([
    ['empty ones', () => Buffer.concat([ftyp, many(box('free'))])],
    ['what it tells', () => Buffer.concat([ftyp, box('moov', many(box('udta')))])],
    ['instants', () => Buffer.concat([ftyp, box('moov', many(box('mvhd', uint32(0, date, date))))])],
    ['pieces of a stream', () => Buffer.concat([ftyp, many(box('moof', box('traf', udta)))])],
  ])('of parts without end few are looked at: %s', async (_, data) => {
    await expect(stored(Buffer.concat([data(), fastStart()]))).rejects.toMatchObject({ status: 415 });
  });

  function withHugeTable(trak: Buffer): Buffer {
    trak.writeUInt32BE(0xffffffff, trak.indexOf('stco') + 8);
    return trak;
  }

  test('a film of 200 MB never comes into memory', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'video-'));
    onTestFinished(() => rm(dataDir, { recursive: true }));
    const path = join(dataDir, 'subido');
    const size = 190 * 1024 * 1024;
    await writeFile(path, Buffer.concat([ftyp, box('moov', udta), uint32(size), Buffer.from('mdat')]));
    await truncate(path, ftyp.length + box('moov', udta).length + size);
    const media = createMedia({ dataDir, bucket: undefined, picturesAhead: false }, unaccounted);
    const before = process.memoryUsage();
    const address = await media.storeFile({ path, filename: 'largo.mp4' }, 'video');
    const after = process.memoryUsage();
    expect(after.arrayBuffers + after.heapUsed - before.arrayBuffers - before.heapUsed).toBeLessThan(50 * 1024 * 1024);
    expect((await stat((await media.open(address.replace('/media/', '')))!.path)).size).toBeGreaterThan(size);
  });
});

describe('webm', () => {
  /** With a length of eight bytes, as programs that stream write it, or of one. */
  function element(id: number, ...parts: (Buffer | string)[]): Buffer {
    const body = Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1')));
    const size =
      body.length < 127 ? Buffer.from([0x80 | body.length]) : Buffer.concat([uint32(0x01000000), uint32(body.length)]);
    return Buffer.concat([idOf(id), size, body]);
  }
  function openEnded(id: number, ...parts: Buffer[]): Buffer {
    return Buffer.concat([idOf(id), Buffer.from('01ffffffffffffff', 'hex'), ...parts]);
  }
  function idOf(id: number): Buffer {
    return Buffer.from(id.toString(16), 'hex');
  }
  const header = element(0x1a45dfa3, element(0x4282, 'webm'));
  const scale = element(0x2ad7b1, Buffer.from([0x0f, 0x42, 0x40]));
  const info = element(
    0x1549a966,
    element(0xbf, uint32(7)),
    scale,
    element(0x7ba9, 'Mi casa'),
    element(0x4461, uint32(9, 9)),
    element(0x4d80, 'Lavf58.76'),
    element(0x5741, 'iPhone de Ana'),
  );
  const tracks = element(0x1654ae6b, element(0xae, element(0xd7, Buffer.from([1])), element(0x536e, 'secreto')));
  const tags = element(0x1254c367, element(0x7373, element(0x67c8, '+40.0704-002.1374/ '.repeat(9))));
  const attachments = element(0x1941a469, 'secreto');
  const cluster = element(0x1f43b675, element(0xe7, Buffer.from([0])), element(0xa3, film));
  const seek = (id: number, at: number) =>
    element(0x4dbb, element(0x53ab, idOf(id)), element(0x53ac, Buffer.from([at])));
  const seekHead = element(0x114d9b74, seek(0x1549a966, 30), seek(0x1254c367, 90));

  test('tags, attachments, title, day and programs are gone; nothing moves', async () => {
    const before = Buffer.concat([
      header,
      element(0x18538067, seekHead, tags, info, tracks, attachments, cluster, element(0xec, 'Mi casa'), tags),
    ]);
    const after = await stored(before, 'paseo.webm');
    expectClean(after, before);
    expect(after.includes(scale)).toBe(true);
    expect(after.includes(idOf(0x1254c367))).toBe(false);
    expect(after.includes(seek(0x1549a966, 30))).toBe(true);
    expect(after.indexOf(idOf(0x1f43b675))).toBe(before.indexOf(idOf(0x1f43b675)));
    // Where the tags were stands one empty element of exactly their size.
    const at = before.indexOf(tags);
    expect(after[at]).toBe(0xec);
    expect(Number(after.readBigUInt64BE(at + 1) & 0xffffffffffffffn)).toBe(tags.length - 9);
  });

  test('as browsers record it: nothing says how long it is, and the tags come last', async () => {
    const open = openEnded(0x1f43b675, element(0xe7, Buffer.from([0])), element(0xa3, film));
    const before = Buffer.concat([header, openEnded(0x18538067, info, tracks, open, open, tags)]);
    expectClean(await stored(before, 'paseo.webm'), before);
  });

  test('a last piece that was cut off still plays; what follows the film is cut off', async () => {
    const cut = Buffer.concat([header, openEnded(0x18538067, info, tracks, cluster, cluster.subarray(0, -4))]);
    expectClean(await stored(cut, 'paseo.webm'), cut);
    const whole = Buffer.concat([header, element(0x18538067, info, tracks, cluster)]);
    expectClean(await stored(Buffer.concat([whole, tags]), 'paseo.webm'), whole);
  });

  test.each([
    ['empty ones', () => element(0x18538067, many(element(0xec)), tracks, cluster)],
    ['titles', () => element(0x18538067, element(0x1549a966, many(element(0x7ba9, 'x'))), tracks, cluster)],
    // What comes after them would stay as it is.
    [
      'in a piece without an end',
      () =>
        openEnded(0x18538067, tracks, openEnded(0x1f43b675, Buffer.alloc(2_100_000, Buffer.from([0xa3, 0x80]))), tags),
    ],
  ])('of parts without end few are looked at: %s', async (_, data) => {
    await expect(stored(Buffer.concat([header, data()]), 'paseo.webm')).rejects.toMatchObject({ status: 415 });
  });

  test.each([
    ['tags that were cut off', Buffer.concat([header, openEnded(0x18538067, tracks, cluster, tags.subarray(0, -4))])],
    ['without a film', Buffer.concat([header, element(0x18538067, info)])],
    ['only a header', header],
    ['nonsense', Buffer.concat([header, Buffer.alloc(400)])],
  ])('is refused, and nothing stored: %s', async (_, data) => {
    await expect(stored(data, 'paseo.webm')).rejects.toMatchObject({
      status: 415,
      message: expect.stringContaining('«paseo.webm» está dañado'),
    });
  });
});
