/** The order in which to visit points, so that the way between them is short. */
import { distanceKm, type Point } from '#lugares/distance.ts';

/**
 * The first stays first: it is where the day begins. From there always the nearest of the rest, then stretches are
 * turned round as long as that makes the way shorter. What has no place on the map comes last, in its order.
 */
export function byNearness<Item>(items: readonly Item[], pointOf: (item: Item) => Point | undefined): Item[] {
  const placed = items.flatMap((item) => {
    const point = pointOf(item);
    return point ? [{ item, point }] : [];
  });
  const lost = items.filter((item) => !pointOf(item));
  return [...turned(nearestFirst(placed)).map(({ item }) => item), ...lost];
}

/** How long the way is, in a straight line from each to the next. */
export function wayKm(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, point, index) => sum + distanceKm(points[index]!, point), 0);
}

interface Placed {
  point: Point;
}

function nearestFirst<Item extends Placed>(items: readonly Item[]): Item[] {
  const [first, ...rest] = items;
  const way = first ? [first] : [];
  while (rest.length > 0) {
    const last = way.at(-1)!;
    const distances = rest.map(({ point }) => distanceKm(last.point, point));
    way.push(...rest.splice(distances.indexOf(Math.min(...distances)), 1));
  }
  return way;
}

/** 2-opt on an open way. */
function turned<Item extends Placed>(items: Item[]): Item[] {
  let way = items;
  for (let isShorter = true; isShorter; ) {
    isShorter = false;
    for (let from = 1; from < way.length - 1; from++)
      for (let to = from + 1; to < way.length; to++) {
        const other = [...way.slice(0, from), ...way.slice(from, to + 1).reverse(), ...way.slice(to + 1)];
        if (lengthOf(other) < lengthOf(way) - 1e-9) {
          way = other;
          isShorter = true;
        }
      }
  }
  return way;
}

function lengthOf(items: readonly Placed[]): number {
  return wayKm(items.map(({ point }) => point));
}
