import { useState } from 'react';
import type { Coordinates } from './projection.ts';

export type NearMe =
  | { state: 'resting' | 'asking' }
  | { state: 'found'; at: Coordinates }
  | { state: 'refused'; why: string };

/** Where somebody is, asked only when they press, and sent nowhere: distances are worked out in the browser. */
export function useNearMe(onFound?: (at: Coordinates) => void) {
  const [nearMe, setNearMe] = useState<NearMe>({ state: 'resting' });

  function ask() {
    if (!('geolocation' in navigator)) {
      setNearMe({ state: 'refused', why: 'Tu navegador no sabe decir dónde estás.' });
      return;
    }
    setNearMe({ state: 'asking' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: latitud, longitude: longitud } }) => {
        setNearMe({ state: 'found', at: { latitud, longitud } });
        onFound?.({ latitud, longitud });
      },
      ({ code }) => setNearMe({ state: 'refused', why: reasons[code] ?? reasons[2]! }),
      { timeout: 15_000, maximumAge: 120_000 },
    );
  }

  return { nearMe, ask };
}

const reasons: Record<number, string> = {
  1: 'No tenemos permiso para saber dónde estás. Puedes darlo en los ajustes de tu navegador.',
  2: 'Tu dispositivo no ha podido decir dónde estás. Inténtalo al aire libre.',
  3: 'Tu dispositivo está tardando demasiado en encontrarte. Vuelve a intentarlo.',
};
