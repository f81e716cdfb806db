import { isOnMap } from '#mapa/projection.ts';
import { ProvinceMap } from '#mapa/province-map.tsx';
import { windowAround } from '#mapa/window.ts';
import type { Cosa } from './cosa.ts';
import { pointOf } from './place.ts';
import type { Clave, Viaje } from './viaje.ts';

interface Props {
  viaje: Viaje;
  cosas: ReadonlyMap<Clave, Cosa>;
  /** Its turn in the whole trip. */
  numberOf(clave: Clave): number;
}

/** The trip on our own map: its things with their turn, and a line from one to the next of each day. */
export function TripMap({ viaje, cosas, numberOf }: Props) {
  const placed = (claves: readonly Clave[]) =>
    claves.flatMap((clave) => {
      const cosa = cosas.get(clave);
      const point = cosa && pointOf(cosa);
      return cosa && point && isOnMap(point) ? [{ ...cosa, ...point }] : [];
    });
  const points = [viaje.sueltas, ...viaje.dias.map((dia) => dia.cosas)].flatMap(placed);
  if (points.length === 0) return null;
  return (
    <ProvinceMap
      label="Tu viaje en el mapa"
      window={windowAround(points, 16 / 10)}
      points={points.map(({ clave, titulo, latitud, longitud }) => ({
        ...{ id: clave, nombre: titulo, latitud, longitud, numero: numberOf(clave) },
      }))}
      lines={viaje.dias.map((dia, index) => ({ id: index, points: placed(dia.cosas) }))}
    />
  );
}
