/** What a mark of the map is called: all that it holds, and where that is. */
import { capaCount } from '#areas/mapa/capas.ts';
import { capas } from '#areas/mapa/mapa.ts';
import type { MapPoint } from '#areas/mapa/projection.ts';
import type { MapaPunto } from '#areas/mapa/punto.ts';
import { joined } from '#values/idioma/joined.ts';
import { say } from '#values/idioma/say.ts';
import type { Cluster } from './clusters.ts';

export function clusterName(
  { at, points }: Pick<Cluster<MapaPunto>, 'at' | 'points'>,
  pueblos: readonly { nombre: string; at: MapPoint }[],
): string {
  const [first, ...others] = points;
  if (others.length === 0 && first.cuantos === undefined) return first.nombre;
  const held = capas.flatMap((capa) => {
    const count = countOf(points.filter((point) => point.capa === capa));
    return count > 0 ? capaCount(capa, count) : [];
  });
  const cosas = joined(held);
  // Counted by municipality: they are in it.
  if (others.length === 0) return say('{cosas} en {pueblo}', { cosas, pueblo: first.nombre });
  const near = nearest(at, pueblos);
  return near ? say('{cosas} cerca de {pueblo}', { cosas, pueblo: near.nombre }) : cosas;
}

export function countOf(points: readonly MapaPunto[]): number {
  return points.reduce((sum, { cuantos = 1 }) => sum + cuantos, 0);
}

function nearest<Pueblo extends { at: MapPoint }>(from: MapPoint, pueblos: readonly Pueblo[]): Pueblo | undefined {
  const away = ({ at }: Pueblo) => Math.hypot(at.x - from.x, at.y - from.y);
  return pueblos.reduce<Pueblo | undefined>(
    (best, pueblo) => (best && away(best) <= away(pueblo) ? best : pueblo),
    undefined,
  );
}
