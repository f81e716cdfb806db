import { groupNear } from '#areas/mapa/explorer/clusters.ts';
import { project } from '#areas/mapa/projection.ts';
import { ProvinceMap } from '#areas/mapa/province-map.tsx';
import { isOnMap } from '#values/coordenadas/on-map.ts';
import { langOf } from '#values/idioma/lang-of.ts';
import { say } from '#values/idioma/say.ts';
import type { Cosa } from './cosa.ts';
import { dayColour } from './days.ts';
import { pointOf } from './place.ts';
import { turnsText } from './turns.ts';
import type { Clave, Viaje } from './viaje.ts';

interface Props {
  label?: string | undefined;
  viaje: Viaje;
  cosas: ReadonlyMap<Clave, Cosa>;
  /** Its turn in the whole trip. */
  numberOf(clave: Clave): number;
}

/** As wide as a mark is on a phone, in the drawing's units: nearer things would cover each other. */
const apart = 130;

/** The trip on our own map: its things with their turn, and a line from one to the next of each day. */
export function TripMap({ label = say('Tu viaje en el mapa'), viaje, cosas, numberOf }: Props) {
  const placed = (claves: readonly Clave[]) =>
    claves.flatMap((clave) => {
      const cosa = cosas.get(clave);
      const point = cosa && pointOf(cosa);
      return cosa && point && isOnMap(point) ? [{ ...cosa, ...point }] : [];
    });
  const points = [viaje.sueltas, ...viaje.dias.map((dia) => dia.cosas)].flatMap(placed);
  if (points.length === 0) return null;
  const groups = groupNear(points, project, apart);
  /** On the map it stands where its mark does. */
  const markOf = (cosa: (typeof points)[number]) =>
    groups.find(({ points: here }) => here.some(({ clave }) => clave === cosa.clave))!.points[0];
  return (
    <ProvinceMap
      label={label}
      names={2}
      points={groups.map(({ points: here }) => {
        const [{ clave, latitud, longitud }] = here;
        return {
          ...{ id: clave, latitud, longitud },
          nombre: here.map(({ titulo }) => titulo).join(', '),
          lang: here.every((cosa) => langOf(cosa, 'titulo')) ? 'es' : undefined,
          numero: turnsText(here.map((cosa) => numberOf(cosa.clave))),
          color: dayColour(
            viaje,
            viaje.dias.findIndex((dia) => dia.cosas.includes(clave)),
          ),
        };
      })}
      lines={viaje.dias.map((dia, index) => ({
        id: index,
        points: placed(dia.cosas).map(markOf),
        color: dayColour(viaje, index),
      }))}
    />
  );
}
