/**
 * An MP4 without what it contains besides the film: place, device, author, day, tracks of measurements. Everything that is
 * not known to be needed for playing becomes an empty `free` box of the same size, so nothing moves and every offset holds.
 * By hand: programs that rewrite films are a hundred megabytes, and what is only overwritten cannot break.
 */
import { BrokenVideo, emptiedPart, emptiedSample, undefinedIfBroken, type VideoFile } from './video-file.ts';

interface Box {
  type: string;
  start: number;
  /** Where what it holds begins. */
  body: number;
  end: number;
}

/** What stays, by the box it is in. */
const kept: Record<string, ReadonlySet<string>> = {
  file: new Set(['ftyp', 'styp', 'moov', 'mdat', 'moof', 'mfra', 'sidx', 'ssix', 'pdin']),
  moov: new Set(['mvhd', 'trak', 'mvex', 'iods']),
  trak: new Set(['tkhd', 'edts', 'mdia', 'tref', 'trgr', 'tapt', 'clip', 'matt', 'load']),
  mdia: new Set(['mdhd', 'hdlr', 'minf', 'elng']),
  minf: new Set(['vmhd', 'smhd', 'hmhd', 'nmhd', 'gmhd', 'sthd', 'hdlr', 'dinf', 'stbl']),
  stbl: new Set([
    ...['stsd', 'stts', 'ctts', 'cslg', 'stss', 'stps', 'stsh', 'stsc', 'stsz', 'stz2', 'stco', 'co64', 'sdtp'],
    ...['sgpd', 'sbgp', 'subs', 'saiz', 'saio', 'padb', 'stdp'],
  ]),
  moof: new Set(['mfhd', 'traf']),
  traf: new Set(['tfhd', 'tfdt', 'trun', 'sbgp', 'sgpd', 'subs', 'saiz', 'saio', 'senc', 'sdtp']),
};
/** Two instants: when it was made, when it was changed. */
const dated = new Set(['mvhd', 'tkhd', 'mdhd']);

/** Answers where the film ends: what some cameras append after it is to be cut off. */
export async function stripMp4(file: VideoFile): Promise<number> {
  const seen = new Set<string>();
  let end = 0;
  while (end < file.size) {
    const box = await boxAt(file, end, file.size).catch(undefinedIfBroken);
    if (!box) break;
    await strip(file, box, 'file');
    seen.add(box.type);
    end = box.end;
  }
  if (!seen.has('moov') || !(seen.has('mdat') || seen.has('moof'))) throw new BrokenVideo('has no film in it');
  return end;
}

async function strip(file: VideoFile, box: Box, parent: string): Promise<void> {
  file.count();
  if (!kept[parent]!.has(box.type)) return blankBox(file, box);
  if (dated.has(box.type)) return blankDates(file, box);
  if (!kept[box.type]) return;
  const parts = await boxesIn(file, box);
  if (box.type === 'trak' && (await isMeasurements(file, parts))) {
    await blankSamples(file, parts);
    return blankBox(file, box);
  }
  for (const part of parts) await strip(file, part, box.type);
}

async function boxesIn(file: VideoFile, { body, end }: Box): Promise<Box[]> {
  const boxes: Box[] = [];
  // Less than a header at the end is padding.
  for (let at = body; end - at >= 8; ) {
    file.count();
    const box = await boxAt(file, at, end);
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

async function boxAt(file: VideoFile, start: number, limit: number): Promise<Box> {
  const head = await file.read(start, 8);
  const type = head.toString('latin1', 4, 8);
  const size = head.readUInt32BE(0);
  if (size === 1) {
    const large = Number((await file.read(start + 8, 8)).readBigUInt64BE(0));
    return within({ type, start, body: start + 16, end: start + large }, limit);
  }
  // 0: to the end of the file.
  return within({ type, start, body: start + 8, end: size === 0 ? file.size : start + size }, limit);
}

function within(box: Box, limit: number): Box {
  if (box.end < box.body || box.end > limit || !/^[\x20-\x7e\xa9]{4}$/.test(box.type))
    throw new BrokenVideo('has a part that is longer than the whole');
  return box;
}

async function blankBox(file: VideoFile, { start, body, end }: Box): Promise<void> {
  file.count(emptiedPart);
  await file.write(start + 4, Buffer.from('free', 'latin1'));
  await file.blank(body, end);
}

async function blankDates(file: VideoFile, { body, end }: Box): Promise<void> {
  file.count(emptiedPart);
  const [version] = await file.read(body, 1);
  await file.blank(body + 4, Math.min(end, body + 4 + (version === 1 ? 16 : 8)));
}

/** Cameras write places and movements into a track of their own. */
async function isMeasurements(file: VideoFile, parts: Box[]): Promise<boolean> {
  const handler = await find(file, parts, 'mdia', 'hdlr');
  if (!handler || handler.end - handler.body < 12) return false;
  return ['meta', 'camm'].includes((await file.read(handler.body + 8, 4)).toString('latin1'));
}

async function blankSamples(file: VideoFile, parts: Box[]): Promise<void> {
  const table = await find(file, parts, 'mdia', 'minf', 'stbl');
  if (!table) return;
  const boxes = await boxesIn(file, table);
  const named = (type: string) => boxes.find((box) => box.type === type);
  const [sizes, runs] = [named('stsz'), named('stsc')];
  const chunks = named('stco') ?? named('co64');
  if (!sizes || !runs || !chunks) return;
  const width = chunks.type === 'co64' ? 8 : 4;
  const chunkCount = await entries(file, chunks, 4, width);
  const runCount = await entries(file, runs, 4, 12);
  const fixed = await uint32(file, sizes.body + 4);
  const sampleCount = fixed === 0 ? await entries(file, sizes, 8, 4) : await uint32(file, sizes.body + 8);
  let sample = 0;
  let run = 0;
  let blanked = 0;
  for (let chunk = 1; chunk <= chunkCount && sample < sampleCount; chunk++) {
    const at = chunks.body + 8 + (chunk - 1) * width;
    const from = width === 8 ? Number((await file.read(at, 8)).readBigUInt64BE(0)) : await uint32(file, at);
    while (run + 1 < runCount && (await uint32(file, runs.body + 8 + (run + 1) * 12)) <= chunk) run++;
    const perChunk = runCount === 0 ? 0 : await uint32(file, runs.body + 8 + run * 12 + 4);
    let length = 0;
    for (let left = Math.min(perChunk, sampleCount - sample); left > 0; left--, sample++) {
      file.count();
      length += fixed || (await uint32(file, sizes.body + 12 + sample * 4));
    }
    blanked += length;
    if (from + length > file.size || blanked > file.size) throw new BrokenVideo('has samples that are not there');
    file.count(emptiedSample);
    await file.blank(from, from + length);
  }
}

async function find(file: VideoFile, boxes: Box[], ...path: string[]): Promise<Box | undefined> {
  const [type, ...rest] = path;
  const found = boxes.find((box) => box.type === type);
  return found && rest.length > 0 ? find(file, await boxesIn(file, found), ...rest) : found;
}

/** How many entries a table has; their count stands `before` bytes into it, and all of them are there. */
async function entries(file: VideoFile, { body, end }: Box, before: number, width: number): Promise<number> {
  const count = await uint32(file, body + before);
  if (body + before + 4 + count * width > end) throw new BrokenVideo('has a table that is longer than its box');
  return count;
}

async function uint32(file: VideoFile, at: number): Promise<number> {
  return (await file.read(at, 4)).readUInt32BE(0);
}
