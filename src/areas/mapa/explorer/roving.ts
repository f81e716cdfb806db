/** Going from municipality to municipality with the arrow keys. */
import type { MapPoint } from '#areas/mapa/projection.ts';

export interface Stop {
  codigo: string;
  at: MapPoint;
}

const ways: Record<string, [x: number, y: number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

export function isArrow(key: string): boolean {
  return Object.hasOwn(ways, key);
}

/** The nearest one that way, sideways counting double; undefined at the edge of the province. */
export function nextStop(from: Stop, key: string, stops: readonly Stop[]): Stop | undefined {
  const way = ways[key];
  if (!way) return undefined;
  const [wayX, wayY] = way;
  let best: { stop: Stop; cost: number } | undefined;
  for (const stop of stops) {
    const [x, y] = [stop.at.x - from.at.x, stop.at.y - from.at.y];
    const ahead = x * wayX + y * wayY;
    const aside = Math.abs(x * wayY) + Math.abs(y * wayX);
    if (ahead <= 0 || aside > 2 * ahead) continue;
    const cost = ahead + 2 * aside;
    if (!best || cost < best.cost) best = { stop, cost };
  }
  return best?.stop;
}
