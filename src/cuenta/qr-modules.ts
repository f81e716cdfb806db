/**
 * A QR code's dark and light squares (ISO/IEC 18004: byte mode, error correction M, mask 0), for texts up to 331 bytes.
 * Small enough to keep here, and the secret it carries never leaves the page.
 */
type Grid = boolean[][];

/** By version, from 1: codewords of correction in a block, and blocks. */
const eccPerBlock = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22];
const blockCounts = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9];

/** True is dark; row by row. */
export function qrModules(text: string): Grid {
  const bytes = [...new TextEncoder().encode(text)];
  const version = smallestVersion(bytes.length);
  const size = version * 4 + 17;
  const dark: Grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const isFixed: Grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  drawPatterns(dark, isFixed, version);
  drawData(dark, isFixed, interleave(dataCodewords(bytes, version), version));
  return dark;
}

function smallestVersion(length: number): number {
  for (let version = 1; version <= blockCounts.length; version++)
    if (4 + countBits(version) + length * 8 <= dataLength(version) * 8) return version;
  throw new RangeError('The text is too long for a QR code.');
}

function countBits(version: number): number {
  return version < 10 ? 8 : 16;
}

/** Squares that carry codewords: all but the patterns. */
function rawBits(version: number): number {
  const alignments = Math.floor(version / 7) + 2;
  const all = (16 * version + 128) * version + 64;
  if (version === 1) return all;
  return all - ((25 * alignments - 10) * alignments - 55) - (version >= 7 ? 36 : 0);
}

function dataLength(version: number): number {
  return Math.floor(rawBits(version) / 8) - eccPerBlock[version - 1]! * blockCounts[version - 1]!;
}

function dataCodewords(bytes: number[], version: number): number[] {
  const length = dataLength(version);
  const bits = [
    ...toBits(0b0100, 4),
    ...toBits(bytes.length, countBits(version)),
    ...bytes.flatMap((byte) => toBits(byte, 8)),
  ];
  bits.push(...Array<number>(Math.min(4, length * 8 - bits.length)).fill(0));
  bits.push(...Array<number>((8 - (bits.length % 8)) % 8).fill(0));
  const codewords: number[] = [];
  for (let at = 0; at < bits.length; at += 8)
    codewords.push(bits.slice(at, at + 8).reduce((byte, bit) => byte * 2 + bit, 0));
  for (let pad = 0xec; codewords.length < length; pad ^= 0xec ^ 0x11) codewords.push(pad);
  return codewords;
}

function toBits(value: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => (value >> (count - 1 - index)) & 1);
}

/** Splits into blocks, adds each one's correction, and takes from the blocks in turn. */
function interleave(data: number[], version: number): number[] {
  const count = blockCounts[version - 1]!;
  const eccLength = eccPerBlock[version - 1]!;
  const shortLength = Math.floor(data.length / count);
  const shortCount = count - (data.length % count);
  const divisor = generator(eccLength);
  const blocks: number[][] = [];
  const eccs: number[][] = [];
  let at = 0;
  for (let index = 0; index < count; index++) {
    const block = data.slice(at, at + shortLength + (index < shortCount ? 0 : 1));
    at += block.length;
    blocks.push(block);
    eccs.push(remainder(block, divisor));
  }
  return [...inTurn(blocks), ...inTurn(eccs)];
}

function inTurn(lists: number[][]): number[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat();
}

/** Reed-Solomon over GF(2^8) modulo 0x11d. */
function multiply(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((other >>> bit) & 1) * one;
  }
  return product;
}

function generator(degree: number): number[] {
  const coefficients = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let step = 0; step < degree; step++) {
    for (let at = 0; at < degree; at++)
      coefficients[at] = multiply(coefficients[at]!, root) ^ (coefficients[at + 1] ?? 0);
    root = multiply(root, 2);
  }
  return coefficients;
}

function remainder(data: number[], divisor: number[]): number[] {
  const result = Array<number>(divisor.length).fill(0);
  for (const byte of data) {
    const factor = byte ^ result.shift()!;
    result.push(0);
    divisor.forEach((coefficient, at) => {
      result[at] = result[at]! ^ multiply(coefficient, factor);
    });
  }
  return result;
}

function drawPatterns(dark: Grid, isFixed: Grid, version: number): void {
  const size = dark.length;
  const set = (x: number, y: number, isDark: boolean) => {
    dark[y]![x] = isDark;
    isFixed[y]![x] = true;
  };
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    eachAround(4, (dx, dy, ring) => {
      if (dark[y + dy]?.[x + dx] !== undefined) set(x + dx, y + dy, ring !== 2 && ring !== 4);
    });
  const spots = alignmentSpots(version);
  const last = spots.length - 1;
  for (const [column, x] of spots.entries())
    for (const [row, y] of spots.entries()) {
      const isFinder = (column === 0 && row === 0) || (column === 0 && row === last) || (column === last && row === 0);
      if (!isFinder) eachAround(2, (dx, dy, ring) => set(x + dx, y + dy, ring !== 1));
    }
  drawFormat(set, size);
  if (version >= 7) drawVersion(set, size, version);
}

/** Squares around a centre, with how far out each one is. */
function eachAround(reach: number, visit: (dx: number, dy: number, ring: number) => void): void {
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) visit(dx, dy, Math.max(Math.abs(dx), Math.abs(dy)));
}

function alignmentSpots(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  const size = version * 4 + 17;
  return [6, ...Array.from({ length: count - 1 }, (_, index) => size - 7 - (count - 2 - index) * step)];
}

type Set = (x: number, y: number, isDark: boolean) => void;

/** Correction level M and mask 0 are both coded as zeros: what is left is the fixed mask of the format itself. */
function drawFormat(set: Set, size: number): void {
  const bit = (at: number) => ((0x5412 >>> at) & 1) === 1;
  for (let at = 0; at < 8; at++) {
    set(8, at < 6 ? at : at + 1, bit(at));
    set(size - 1 - at, 8, bit(at));
  }
  for (let at = 8; at < 15; at++) {
    set(at === 8 ? 7 : 14 - at, 8, bit(at));
    set(8, size - 15 + at, bit(at));
  }
  set(8, size - 8, true);
}

function drawVersion(set: Set, size: number, version: number): void {
  let rest = version;
  for (let step = 0; step < 12; step++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let at = 0; at < 18; at++) {
    const isDark = ((bits >>> at) & 1) === 1;
    const along = size - 11 + (at % 3);
    const across = Math.floor(at / 3);
    set(along, across, isDark);
    set(across, along, isDark);
  }
}

/** In columns two wide, from the right, up and down by turns, skipping what is drawn already. */
function drawData(dark: Grid, isFixed: Grid, codewords: number[]): void {
  const size = dark.length;
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const isUpward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const y = isUpward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (isFixed[y]![x]) continue;
        const bit = ((codewords[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1;
        dark[y]![x] = (bit === 1) !== ((x + y) % 2 === 0);
        at++;
      }
    }
  }
}
