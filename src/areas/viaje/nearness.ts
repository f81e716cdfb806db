/** The order in which to visit points, so that the way between them is short and nobody comes too late. */
import { distanceKm, type Point } from '#values/coordenadas/distance.ts';

interface Known<Item> {
  pointOf(item: Item): Point | undefined;
  /** 'HH:mm' of what begins at an hour. */
  hourOf?(item: Item): string | null;
}

/**
 * What begins at an hour is in the order of its hours; the rest is put around it so that the way is short. The first stays
 * first unless something has an hour before it: it is where the day begins. What has no place on the map comes last, in
 * its order.
 */
export function byNearness<Item>(items: readonly Item[], { pointOf, hourOf = () => null }: Known<Item>): Item[] {
  const known = items.map((item): Stop & { item: Item } => ({ item, point: pointOf(item), hour: hourOf(item) }));
  const [first] = known;
  const timed = known.filter(({ hour }) => hour).sort((one, other) => one.hour!.localeCompare(other.hour!));
  const start = first && !first.hour && first.point ? [first] : [];
  const free = known.filter((stop) => !stop.hour && stop.point && stop !== first);
  const way = timed.length > 0 ? withThose([...start, ...timed], free) : nearestFirst([...start, ...free]);
  const lost = known.filter(({ hour, point }) => !hour && !point);
  return [...turned(way), ...lost].map(({ item }) => item);
}

/** How long the way is, in a straight line from each to the next. */
export function wayKm(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, point, index) => sum + distanceKm(points[index]!, point), 0);
}

interface Stop {
  point: Point | undefined;
  hour: string | null;
}

function nearestFirst<Item extends Stop>(items: readonly Item[]): Item[] {
  const [first, ...rest] = items;
  const way = first ? [first] : [];
  while (rest.length > 0) {
    const last = way.at(-1)!;
    const distances = rest.map(({ point }) => distanceKm(last.point!, point!));
    way.push(...rest.splice(distances.indexOf(Math.min(...distances)), 1));
  }
  return way;
}

/** Each of them where the way becomes least longer by it; a day's beginning stays where it is. */
function withThose<Item extends Stop>(way: readonly Item[], free: readonly Item[]): Item[] {
  const from = way[0]?.hour ? 0 : 1;
  return free.reduce((now, item) => {
    const ways = Array.from({ length: now.length + 1 - from }, (_, at) => now.toSpliced(at + from, 0, item));
    return ways.reduce((best, other) => (lengthOf(other) < lengthOf(best) - 1e-9 ? other : best));
  }, way as Item[]);
}

/** 2-opt on an open way. */
function turned<Item extends Stop>(items: Item[]): Item[] {
  let way = items;
  for (let isShorter = true; isShorter; ) {
    isShorter = false;
    for (let from = 1; from < way.length - 1; from++)
      for (let to = from + 1; to < way.length; to++) {
        const stretch = way.slice(from, to + 1);
        // Turned round, two hours would be in the wrong order.
        if (stretch.filter(({ hour }) => hour).length > 1) continue;
        const other = [...way.slice(0, from), ...stretch.reverse(), ...way.slice(to + 1)];
        if (lengthOf(other) < lengthOf(way) - 1e-9) {
          way = other;
          isShorter = true;
        }
      }
  }
  return way;
}

function lengthOf(items: readonly Stop[]): number {
  return wayKm(items.flatMap(({ point }) => point ?? []));
}
