/** Where names stand on the map so that they can be read: beside each other, and beside the marks. */
import { frame, type MapPoint, project } from './projection.ts';
import { type Town, towns } from './towns.ts';

export type Side = 'right' | 'left' | 'above' | 'below';

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** In pixels: a letter's width and a line's height of each rank, how far a name stands from its dot, half a mark. */
const letter = { 1: 9.5, 2: 7.2, 3: 6 };
const line = { 1: 20, 2: 16, 3: 13 };
const gap = 13;
const halfMark = 12;

/** The side that the town asks for, unless marks lie there and another is free. */
export function sideOf(town: Town, rank: Town['rank'], marks: readonly MapPoint[], unitsPerPixel: number): Side {
  const own: Side = town.side ?? 'right';
  const sides: Side[] = [own, 'right', 'left', 'below', 'above'];
  const isFree = (side: Side) => {
    const box = townBox(town, rank, side, unitsPerPixel);
    // Beyond the drawing it would be cut off.
    if (side !== own && (box.left < 0 || box.right > frame.width)) return false;
    return marks.every((mark) => !overlap(box, around(mark, halfMark, halfMark, unitsPerPixel)));
  };
  return sides.find(isFree) ?? own;
}

/** Of all municipalities those whose name is not there already and has room; the first ones first. */
export function readableNames<Name extends { nombre: string; at: MapPoint }>(
  names: readonly Name[],
  marks: readonly MapPoint[],
  unitsPerPixel: number,
): Name[] {
  const taken = [
    ...towns.map((town) =>
      townBox(town, nearRank(town), sideOf(town, nearRank(town), marks, unitsPerPixel), unitsPerPixel),
    ),
    ...marks.map((mark) => around(mark, halfMark, halfMark, unitsPerPixel)),
  ];
  const isTown = (nombre: string) =>
    towns.some((town) => nombre === town.nombre || nombre.startsWith(`${town.nombre} de`));
  return withRoom(
    names.filter(({ nombre }) => !isTown(nombre)),
    ({ nombre, at }) => around(at, (nombre.length * letter[3]) / 2, line[3] / 2, unitsPerPixel),
    taken,
  );
}

/** Those that stand neither on what is taken nor on each other; the first ones first. */
export function withRoom<Name>(names: readonly Name[], boxOf: (name: Name) => Box, taken: readonly Box[]): Name[] {
  const boxes = [...taken];
  return names.filter((name) => {
    const box = boxOf(name);
    if (boxes.some((other) => overlap(box, other))) return false;
    boxes.push(box);
    return true;
  });
}

/** Seen from near, the smallest are written larger. */
export function nearRank({ rank }: Town): Town['rank'] {
  return rank === 3 ? 2 : rank;
}

function townBox(town: Town, rank: Town['rank'], side: Side, unitsPerPixel: number): Box {
  const { x, y } = project(town);
  const [width, height] = [town.nombre.length * letter[rank], line[rank]];
  const toSide = (gap + width / 2) * (side === 'right' ? 1 : side === 'left' ? -1 : 0);
  const upOrDown = (gap + height / 2) * (side === 'below' ? 1 : side === 'above' ? -1 : 0);
  const middle = { x: x + toSide * unitsPerPixel, y: y + upOrDown * unitsPerPixel };
  return around(middle, width / 2, height / 2, unitsPerPixel);
}

function around({ x, y }: MapPoint, halfWidth: number, halfHeight: number, unitsPerPixel: number): Box {
  const [wide, high] = [halfWidth * unitsPerPixel, halfHeight * unitsPerPixel];
  return { left: x - wide, right: x + wide, top: y - high, bottom: y + high };
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
