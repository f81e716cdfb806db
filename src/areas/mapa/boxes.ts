/** The room that marks and words take on a map, and where words have some; apart from the names of the towns, which few pages need. */
import type { MapPoint } from './projection.ts';
import type { MapWindow } from './window.ts';

export type Side = 'right' | 'left' | 'above' | 'below';

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

/** In pixels: how far words stand from their point, and a mark (a pin stands on its place). */
const gap = 13;
const markSize = { width: 28, above: 20, below: 13 };

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

export function around({ x, y }: MapPoint, width: number, height: number, unitsPerPixel: number): Box {
  const [wide, high] = [(width * unitsPerPixel) / 2, (height * unitsPerPixel) / 2];
  return { left: x - wide, right: x + wide, top: y - high, bottom: y + high };
}

export function isIn({ x, y, width, height }: MapWindow, { left, right, top, bottom }: Box): boolean {
  return left >= x && top >= y && right <= x + width && bottom <= y + height;
}

export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
