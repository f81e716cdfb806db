/** Points that would cover each other, brought together or set apart. By hand: a map shows some hundreds, and libraries index tiles. */
import { type Coordinates, type MapPoint, project } from '#areas/mapa/projection.ts';

interface Group<Point> {
  at: MapPoint;
  points: [Point, ...Point[]];
}

export interface Cluster<Point> extends Group<Point> {
  id: string;
}

/**
 * Those nearer than `apart` to the first of a group, sideways and up or down: a mark is a square, and one on its corner
 * covers it too. Greedy and in order: the same points always make the same groups.
 */
export function groupNear<Point>(
  points: readonly Point[],
  place: (point: Point) => MapPoint,
  apart: number,
): Group<Point>[] {
  const groups: Group<Point>[] = [];
  for (const point of points) {
    const at = place(point);
    const near = groups.find((group) => Math.max(Math.abs(group.at.x - at.x), Math.abs(group.at.y - at.y)) < apart);
    if (near) near.points.push(point);
    else groups.push({ at, points: [point] });
  }
  return groups;
}

/** `apart` in the drawing's units. */
export function clusterPoints<Point extends Coordinates & { href: string }>(
  points: readonly Point[],
  apart: number,
): Cluster<Point>[] {
  return groupNear(points, project, apart).map((group) => {
    const [first] = group.points;
    return { ...group, id: `${points.indexOf(first)} ${first.href}` };
  });
}

/** Whether coming closer would ever set them apart. */
export function canSeparate(points: readonly Coordinates[], apart: number): boolean {
  const at = points.map(project);
  return at.some(({ x, y }) => Math.hypot(x - at[0]!.x, y - at[0]!.y) >= apart);
}

/** Of many at the very same place, each a little off it: a ring that widens. */
export function spread<Point extends Coordinates>(points: readonly Point[]): Point[] {
  const seen = new Map<string, number>();
  return points.map((point) => {
    const key = `${point.latitud} ${point.longitud}`;
    const turn = seen.get(key) ?? 0;
    seen.set(key, turn + 1);
    if (turn === 0) return point;
    const angle = turn * 2.4;
    const radius = 0.0035 * Math.sqrt(turn);
    return {
      ...point,
      latitud: point.latitud + radius * Math.sin(angle),
      longitud: point.longitud + 1.3 * radius * Math.cos(angle),
    };
  });
}
