/**
 * A WebM without what it contains besides the film: tags, attachments, title, day, programs. What is not needed for playing
 * becomes a Void element of the same size, so nothing moves and every position holds.
 * By hand: programs that rewrite films are a hundred megabytes, and what is only overwritten cannot break.
 */
import { BrokenVideo, emptiedPart, undefinedIfBroken, type VideoFile } from './video-file.ts';

const id = {
  header: 0x1a45dfa3,
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  seek: 0x4dbb,
  seekId: 0x53ab,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackName: 0x536e,
  cluster: 0x1f43b675,
  cues: 0x1c53bb6b,
  chapters: 0x1043a770,
  tags: 0x1254c367,
  attachments: 0x1941a469,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  void: 0xec,
  crc: 0xbf,
} as const;

/** What a Segment consists of; any of them ends a Cluster that does not say how long it is. */
const topIds: number[] = [id.seekHead, id.info, id.tracks, id.cluster, id.cues, id.chapters, id.tags, id.attachments];
const keptIds: number[] = [id.seekHead, id.info, id.tracks, id.cluster, id.cues];

/** A name of four bytes and a length of eight. */
const maxHead = 12;

interface Element {
  id: number;
  start: number;
  body: number;
  /** Undefined: it does not say how long it is. */
  end: number | undefined;
}

/** Answers where the film ends. */
export async function stripWebm(file: VideoFile): Promise<number> {
  const header = await elementAt(file, 0);
  if (header.id !== id.header || header.end === undefined) throw new BrokenVideo('has no header');
  let at = header.end;
  let segment = await elementAt(file, at);
  while (segment.id === id.void && segment.end !== undefined) {
    await voidElement(file, segment, segment.end);
    at = segment.end;
    segment = await elementAt(file, at);
  }
  if (segment.id !== id.segment) throw new BrokenVideo('has no film in it');
  const end = Math.min(segment.end ?? file.size, file.size);
  const seen = await stripSegment(file, segment.body, end);
  if (!seen.has(id.tracks) || !seen.has(id.cluster)) throw new BrokenVideo('has no film in it');
  return end;
}

async function stripSegment(file: VideoFile, start: number, end: number): Promise<Set<number>> {
  const seen = new Set<number>();
  for (let at = start; at < end; ) {
    const element = await elementAt(file, at);
    seen.add(element.id);
    const elementEnd = await endOf(file, element, end);
    if (!keptIds.includes(element.id)) await voidElement(file, element, elementEnd);
    else if (element.id === id.info) await stripInfo(file, element, elementEnd);
    else if (element.id === id.tracks) await stripTracks(file, element, elementEnd);
    else if (element.id === id.seekHead) await stripSeekHead(file, element, elementEnd);
    at = elementEnd;
  }
  return seen;
}

/** Only a Cluster may be cut off by the end of the file, or not say where its own is. */
async function endOf(file: VideoFile, element: Element, limit: number): Promise<number> {
  if (element.end !== undefined && element.end <= limit) return element.end;
  if (element.id !== id.cluster) throw new BrokenVideo('has a part that is longer than the whole');
  if (element.end !== undefined) return limit;
  for (let at = element.body; at < limit; ) {
    const part = await elementAt(file, at).catch(undefinedIfBroken);
    if (!part || part.end === undefined || part.end > limit) return part && topIds.includes(part.id) ? at : limit;
    if (topIds.includes(part.id)) return at;
    at = part.end;
  }
  return limit;
}

async function stripInfo(file: VideoFile, info: Element, end: number): Promise<void> {
  for await (const part of partsOf(file, info, end)) {
    // Both must be there; they need not say anything.
    if (part.id === id.muxingApp || part.id === id.writingApp) await file.blank(part.body, part.end);
    else if (part.id !== id.timestampScale && part.id !== id.duration) await voidElement(file, part, part.end);
  }
}

async function stripTracks(file: VideoFile, tracks: Element, end: number): Promise<void> {
  for await (const track of partsOf(file, tracks, end)) {
    if (track.id !== id.track) await voidElement(file, track, track.end);
    else
      for await (const part of partsOf(file, track, track.end))
        if (part.id === id.trackName || part.id === id.crc) await voidElement(file, part, part.end);
  }
}

/** The table of contents no longer names what is gone. */
async function stripSeekHead(file: VideoFile, seekHead: Element, end: number): Promise<void> {
  for await (const seek of partsOf(file, seekHead, end)) {
    let target: number | undefined;
    if (seek.id === id.seek)
      for await (const part of partsOf(file, seek, seek.end))
        if (part.id === id.seekId && part.end - part.body === 4)
          target = (await file.read(part.body, 4)).readUInt32BE(0);
    if (target === undefined || !keptIds.includes(target)) await voidElement(file, seek, seek.end);
  }
}

async function* partsOf(file: VideoFile, { body }: Element, end: number): AsyncGenerator<Element & { end: number }> {
  for (let at = body; at < end; ) {
    const part = await elementAt(file, at);
    if (part.end === undefined || part.end > end) throw new BrokenVideo('has a part that is longer than the whole');
    yield { ...part, end: part.end };
    at = part.end;
  }
}

async function elementAt(file: VideoFile, start: number): Promise<Element> {
  file.count();
  const head = await file.read(start, Math.min(maxHead, Math.max(1, file.size - start)));
  const idLength = Math.clz32(head[0]!) - 23;
  if (idLength > 4) throw new BrokenVideo('has a part without a name');
  const sizeLength = Math.clz32(head[idLength] ?? 0) - 23;
  if (sizeLength > 8) throw new BrokenVideo('has a part without a length');
  const length = idLength + sizeLength;
  if (length > head.length) throw new BrokenVideo('reads past its end');
  const elementId = head.readUIntBE(0, idLength);
  let size = BigInt(head[idLength]! & (0xff >> sizeLength));
  for (const byte of head.subarray(idLength + 1, length)) size = (size << 8n) | BigInt(byte);
  const body = start + length;
  const isUnknown = size === (1n << BigInt(7 * sizeLength)) - 1n;
  return { id: elementId, start, body, end: isUnknown ? undefined : body + Number(size) };
}

async function voidElement(file: VideoFile, { start }: Element, end: number): Promise<void> {
  file.count(emptiedPart);
  const length = end - start;
  const head = Buffer.alloc(length < 9 ? 2 : 9);
  head[0] = id.void;
  if (length < 9) head[1] = 0x80 | (length - 2);
  else {
    head[1] = 0x01;
    head.writeUIntBE(Math.floor((length - 9) / 2 ** 32), 2, 3);
    head.writeUInt32BE((length - 9) % 2 ** 32, 5);
  }
  await file.write(start, head);
  await file.blank(start + head.length, end);
}
