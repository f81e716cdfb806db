/** A track as the database keeps it: differences from point to point, a tenth of a metre fine. Times are not kept. */
import type { Track, TrackPoint } from './trazado.ts';

const perDegree = 1e6;
const perMetre = 10;

/** "40078400,-2129100,9560 12,-5,3 …", pieces separated by ";". */
export function packTrack(track: Track): string {
  return track
    .map((piece) => {
      let before = [0, 0, 0];
      return piece
        .map(({ latitud, longitud, altitud }) => {
          const here = [latitud * perDegree, longitud * perDegree, (altitud ?? 0) * perMetre].map(Math.round);
          const steps = here.map((value, index) => value - before[index]!);
          before = here;
          return (altitud === undefined ? steps.slice(0, 2) : steps).join(',');
        })
        .join(' ');
    })
    .join(';');
}

export function unpackTrack(text: string): TrackPoint[][] {
  return text.split(';').map((piece) => {
    let [latitude, longitude, altitude] = [0, 0, 0];
    return piece.split(' ').map((step) => {
      const [north = 0, east = 0, up] = step.split(',').map(Number);
      latitude += north;
      longitude += east;
      altitude += up ?? 0;
      const at = { latitud: latitude / perDegree, longitud: longitude / perDegree };
      return up === undefined ? at : { ...at, altitud: altitude / perMetre };
    });
  });
}
