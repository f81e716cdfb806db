import type { Coordinates } from './projection.ts';
import { ProvinceMap } from './province-map.tsx';
import { windowAround } from './window.ts';

/** The surroundings of one point. */
export function PointMap({ point, nombre }: { point: Coordinates; nombre: string }) {
  return (
    <ProvinceMap
      label={`${nombre} en el mapa de la provincia`}
      window={windowAround([point])}
      points={[{ id: 'aqui', nombre, kind: 'lugar', ...point }]}
    />
  );
}
