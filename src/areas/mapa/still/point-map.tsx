import { withPlace } from '#areas/ajustes/marca/texto.ts';
import { useSitio } from '#ui/use-sitio.ts';
import { say } from '#values/idioma/say.ts';
import type { Coordinates } from '../projection.ts';
import { ProvinceMap } from '../province-map.tsx';
import { windowAround } from '../window.ts';

/** The surroundings of one point. */
export function PointMap({ point, nombre }: { point: Coordinates; nombre: string }) {
  return (
    <ProvinceMap
      label={withPlace(useSitio().marca, say('{nombre} en el mapa de {zona}'), { nombre })}
      window={windowAround([point])}
      points={[{ id: 'aqui', nombre, kind: 'lugar', ...point }]}
    />
  );
}
