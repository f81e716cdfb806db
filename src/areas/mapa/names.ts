/** Where names stand on the map so that they can be read: beside each other, and beside the marks. */
import { around, type Box, boxBeside, freeSide, isIn, type Mark, markBox, overlap, type Side } from './boxes.ts';
import { type MapPoint, project } from './projection.ts';
import { type Town, towns } from './towns.ts';
import { type MapWindow, wholeProvince } from './window.ts';

type Rank = Town['rank'];

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

/** In pixels: a letter's width and a line's height of each rank, and a dot. */
const letter = { 1: 11.2, 2: 7.9, 3: 6.3 };
const line = { 1: 20, 2: 16, 3: 13 };
const dotSize = 8;

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

/** Seen from near, the smallest are written larger. */
function nearRank({ rank }: Town): Rank {
  return rank === 3 ? 2 : rank;
}

function townBox({ town, rank, side }: TownName, unitsPerPixel: number): Box {
  const size = { width: town.nombre.length * letter[rank], height: line[rank] };
  return boxBeside(project(town), size, side, unitsPerPixel);
}
