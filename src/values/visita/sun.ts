/** When the sun rises and sets on a day at a place, within two minutes: enough to know when to turn back. */
import type { Point } from '#values/coordenadas/distance.ts';

const rad = Math.PI / 180;
const dayMs = 86_400_000;
const julian1970 = 2_440_587.5;
const julian2000 = 2_451_545;
/** The sun's rim is seen while its centre is this far below the horizon. */
const rimDegrees = -0.833;

/** Undefined where it does not rise or set that day. */
export function sunOf({ latitud, longitud }: Point, day: Date): { rise: Date; set: Date } | undefined {
  const noonOf = Math.round(day.getTime() / dayMs + julian1970 - julian2000 + longitud / 360);
  const meanNoon = noonOf - longitud / 360;
  const anomaly = (357.5291 + 0.98560028 * meanNoon) % 360;
  const [one, two, three] = [1, 2, 3].map((times) => Math.sin(times * anomaly * rad)) as [number, number, number];
  const length = anomaly + 1.9148 * one + 0.02 * two + 0.0003 * three + 180 + 102.9372;
  const noon = julian2000 + meanNoon + 0.0053 * one - 0.0069 * Math.sin(2 * length * rad);
  const height = Math.asin(Math.sin(length * rad) * Math.sin(23.4397 * rad));
  const cosine =
    (Math.sin(rimDegrees * rad) - Math.sin(latitud * rad) * Math.sin(height)) /
    (Math.cos(latitud * rad) * Math.cos(height));
  if (Math.abs(cosine) > 1) return undefined;
  const half = Math.acos(cosine) / rad / 360;
  const at = (julian: number) => new Date((julian - julian1970) * dayMs);
  return { rise: at(noon - half), set: at(noon + half) };
}
