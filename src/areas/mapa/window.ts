import { type Coordinates, frame, type MapPoint, project } from './projection.ts';

/** The part of the drawing that a map shows, in its units. */
export interface MapWindow {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const wholeProvince: MapWindow = { x: 0, y: 0, ...frame };

/** Width to height of the maps beside a text. */
const shape = 4 / 3;
/** Nearer than this, there are too few limits and names to see where one is. */
const leastWidth = 520;

/** The surroundings of these points, with some land around them; the whole province when there are none. */
export function windowAround(points: readonly Coordinates[], ratio = shape): MapWindow {
  if (points.length === 0) return wholeProvince;
  const at = points.map(project);
  const [left, right] = span(at.map(({ x }) => x));
  const [top, bottom] = span(at.map(({ y }) => y));
  const width = Math.max(leastWidth, (right - left) * 1.35, (bottom - top) * 1.35 * ratio);
  const height = width / ratio;
  return {
    x: within((left + right - width) / 2, width, frame.width),
    y: within((top + bottom - height) / 2, height, frame.height),
    width,
    height,
  };
}

/** Where a point stands in a window, as styles say it: parts of the whole sheet. */
export function placeOf({ x, y }: MapPoint): { left: string; top: string } {
  return { left: percent(x / frame.width), top: percent(y / frame.height) };
}

/** How the whole sheet lies behind the window. */
export function sheetOf({ x, y, width, height }: MapWindow) {
  return { width: percent(frame.width / width), left: percent(-x / width), top: percent(-y / height) };
}

function span(values: number[]): [least: number, most: number] {
  return [Math.min(...values), Math.max(...values)];
}

/** Not past the drawing's edge, unless the window is larger than it. */
function within(start: number, size: number, whole: number): number {
  if (size >= whole) return (whole - size) / 2;
  return Math.max(0, Math.min(whole - size, start));
}

function percent(part: number): string {
  return `${Math.round(part * 1e5) / 1e3}%`;
}
