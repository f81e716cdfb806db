/** Where names stand on the map so that they can be read: beside each other, and beside the marks. */
import { type MapPoint, project } from './projection.ts';
import { type Town, towns } from './towns.ts';
import { type MapWindow, wholeProvince } from './window.ts';

export type Side = 'right' | 'left' | 'above' | 'below';
type Rank = Town['rank'];

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What lies on the map; `width` in pixels, if it is wider than a mark usually is. */
export interface Mark extends MapPoint {
  width?: number | undefined;
}

/** How many units of the drawing a pixel is where names of a rank are shown: the smallest only are where it is wide. */
export type Scale = Record<Rank, number>;

export interface TownName {
  town: Town;
  rank: Rank;
  side: Side;
}

export interface Naming {
  /** Towns up to this rank. */
  names: number;
  /** The town that the map is about: named before the others, whatever its rank. */
  own?: Omit<Town, 'rank'> | undefined;
  window: MapWindow;
  isNear: boolean;
  /** What lies on the map, which the names keep clear of. */
  marks: readonly Mark[];
  scale: Scale;
}

/** In pixels: a letter's width and a line's height of each rank, how far a name stands from its dot, a dot, a mark (a pin stands on its place). */
const letter = { 1: 11.2, 2: 7.9, 3: 6.3 };
const line = { 1: 20, 2: 16, 3: 13 };
const gap = 13;
const dotSize = 8;
const markSize = { width: 28, above: 20, below: 13 };

export function sameScale(unitsPerPixel: number): Scale {
  return { 1: unitsPerPixel, 2: unitsPerPixel, 3: unitsPerPixel };
}

/** The towns whose name has room in this window, the more important first. */
export function townNames({ names, own, window, isNear, marks, scale }: Naming): TownName[] {
  const about = own && (towns.find((town) => isCalled(own.nombre, town)) ?? { ...own, rank: 2 });
  const offered = [...(about ? [about] : []), ...towns.filter((town) => town !== about && town.rank <= names)];
  const shown = offered.filter((town) => isIn(window, around(project(town), 0, 0, 0)));
  const named: TownName[] = [];
  // The same for all of a rank.
  const standing = byScale((unitsPerPixel) => ({
    onMap: marks.map((mark) => markBox(mark, unitsPerPixel)),
    dots: shown.map((other) => around(project(other), dotSize, dotSize, unitsPerPixel)),
  }));
  for (const [index, town] of shown.entries()) {
    const rank = isNear ? nearRank(town) : town.rank;
    const unitsPerPixel = scale[rank];
    const others = named.map((name) => townBox(name, unitsPerPixel));
    const { onMap, dots: all } = standing(unitsPerPixel);
    const dots = all.toSpliced(index, 1);
    const own: Side = town.side ?? 'right';
    const sideOff = (taken: readonly Box[]) =>
      freeSide([own, 'right', 'left', 'below', 'above'], (side) => townBox({ town, rank, side }, unitsPerPixel), {
        window,
        taken,
      });
    // Rather on a dot than not at all, but not where a mark is, which is what one came to see; the capital rather under one than
    // not at all; never on another name.
    const side =
      sideOff([...others, ...onMap, ...dots]) ??
      sideOff([...others, ...onMap]) ??
      (rank === 1 ? sideOff(others) : undefined);
    if (side) named.push({ town, rank, side });
  }
  return named;
}

function byScale<Result>(make: (unitsPerPixel: number) => Result): (unitsPerPixel: number) => Result {
  const results = new Map<number, Result>();
  return (unitsPerPixel) => {
    const known = results.get(unitsPerPixel) ?? make(unitsPerPixel);
    results.set(unitsPerPixel, known);
    return known;
  };
}

/** Of all municipalities those whose name is not there already and has room; the first ones first. */
export function readableNames<Name extends { nombre: string; at: MapPoint }>(
  names: readonly Name[],
  marks: readonly Mark[],
  unitsPerPixel: number,
): Name[] {
  const named = townNames({ names: 3, window: wholeProvince, isNear: true, marks, scale: sameScale(unitsPerPixel) });
  const isNamed = (nombre: string) => named.some(({ town }) => isCalled(nombre, town));
  const boxes = [
    ...named.map((name) => townBox(name, unitsPerPixel)),
    ...marks.map((mark) => markBox(mark, unitsPerPixel)),
  ];
  return names.filter(({ nombre, at }) => {
    const box = around(at, nombre.length * letter[3], line[3], unitsPerPixel);
    if (isNamed(nombre) || boxes.some((other) => overlap(box, other))) return false;
    boxes.push(box);
    return true;
  });
}

/** On the map some towns have the short form of their name. */
function isCalled(nombre: string, town: Pick<Town, 'nombre'>): boolean {
  return nombre === town.nombre || nombre.startsWith(`${town.nombre} de`);
}

/** The first side of a thing on which words neither lie on what is taken nor leave the window. */
export function freeSide(
  sides: readonly Side[],
  boxOf: (side: Side) => Box,
  { window, taken }: { window: MapWindow; taken: readonly Box[] },
): Side | undefined {
  return sides.find((side) => {
    const box = boxOf(side);
    return isIn(window, box) && taken.every((other) => !overlap(box, other));
  });
}

/** Words of this size, in pixels, beside a point. */
export function boxBeside(
  { x, y }: MapPoint,
  { width, height }: { width: number; height: number },
  side: Side,
  unitsPerPixel: number,
): Box {
  const toSide = (gap + width / 2) * (side === 'right' ? 1 : side === 'left' ? -1 : 0);
  const upOrDown = (gap + height / 2) * (side === 'below' ? 1 : side === 'above' ? -1 : 0);
  return around({ x: x + toSide * unitsPerPixel, y: y + upOrDown * unitsPerPixel }, width, height, unitsPerPixel);
}

export function markBox({ width = markSize.width, x, y }: Mark, unitsPerPixel: number): Box {
  const half = (width * unitsPerPixel) / 2;
  const [top, bottom] = [y - markSize.above * unitsPerPixel, y + markSize.below * unitsPerPixel];
  return { left: x - half, right: x + half, top, bottom };
}

/** Seen from near, the smallest are written larger. */
function nearRank({ rank }: Town): Rank {
  return rank === 3 ? 2 : rank;
}

function townBox({ town, rank, side }: TownName, unitsPerPixel: number): Box {
  const size = { width: town.nombre.length * letter[rank], height: line[rank] };
  return boxBeside(project(town), size, side, unitsPerPixel);
}

function around({ x, y }: MapPoint, width: number, height: number, unitsPerPixel: number): Box {
  const [wide, high] = [(width * unitsPerPixel) / 2, (height * unitsPerPixel) / 2];
  return { left: x - wide, right: x + wide, top: y - high, bottom: y + high };
}

function isIn({ x, y, width, height }: MapWindow, { left, right, top, bottom }: Box): boolean {
  return left >= x && top >= y && right <= x + width && bottom <= y + height;
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
