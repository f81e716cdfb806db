import type { Point } from '#values/coordenadas/distance.ts';
import { later, say } from '#values/idioma/say.ts';

/** Where somebody is, asked of their browser; refused with a sentence that says why. */
export function askPosition(): Promise<Point> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new Error(say('Tu navegador no sabe decir dónde estás.')));
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: latitud, longitude: longitud } }) => resolve({ latitud, longitud }),
      ({ code }) => reject(new Error(say(reasons[code] ?? reasons[2]!))),
      { timeout: 15_000, maximumAge: 120_000 },
    );
  });
}

const reasons: Record<number, string> = {
  1: later('No tenemos permiso para saber dónde estás. Puedes darlo en los ajustes de tu navegador.'),
  2: later('Tu dispositivo no ha podido decir dónde estás. Inténtalo al aire libre.'),
  3: later('Tu dispositivo está tardando demasiado en encontrarte. Vuelve a intentarlo.'),
};
