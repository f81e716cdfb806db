/** The visitor's place on the line: asked of the browser only, and only while it is looked at. */
import { useEffect, useRef, useState } from 'react';
import { distanceKm } from '#values/coordenadas/distance.ts';
import { later, say } from '#values/idioma/say.ts';
import { type Fix, type Walk, walkOn } from './walk.ts';
import type { Way } from './way.ts';

/** Who has neither gone on for so long nor so far is where they were: nothing is drawn anew. */
const everyMs = 4000;
const everyMetres = 15;

const refused = later(
  'No has dado permiso para saber dónde estás. Puedes darlo en los ajustes del navegador y volver a pulsar.',
);
const noSignal = later('Ahora mismo no hay señal de posición. Seguimos probando.');
const unable = later('Este navegador no puede decir dónde estás.');

export function useWalk(way: Way) {
  const [isOn, setOn] = useState(false);
  const [walk, setWalk] = useState<Walk>();
  const [problem, setProblem] = useState('');
  const last = useRef<{ at: number; here: Fix }>(undefined);

  useEffect(() => {
    if (!isOn) return;
    if (!('geolocation' in navigator)) {
      setOn(false);
      setProblem(say(unable));
      return;
    }
    let watching: number | undefined;
    const found = ({ coords, timestamp }: GeolocationPosition) => {
      const here = { latitud: coords.latitude, longitud: coords.longitude, accuracy: coords.accuracy };
      const { current: before } = last;
      const isSoon = before !== undefined && timestamp - before.at < everyMs;
      if (isSoon && distanceKm(before.here, here) * 1000 < everyMetres) return;
      last.current = { at: timestamp, here };
      setProblem('');
      setWalk((before) => walkOn(way, before, here));
    };
    const failed = ({ code, PERMISSION_DENIED }: GeolocationPositionError) => {
      setProblem(say(code === PERMISSION_DENIED ? refused : noSignal));
      if (code === PERMISSION_DENIED) setOn(false);
    };
    // A screen that is off, or another page before it, asks for nothing.
    const watch = () => {
      if (watching !== undefined) navigator.geolocation.clearWatch(watching);
      watching = document.hidden
        ? undefined
        : navigator.geolocation.watchPosition(found, failed, {
            enableHighAccuracy: true,
            maximumAge: everyMs,
            timeout: 30_000,
          });
    };
    watch();
    document.addEventListener('visibilitychange', watch);
    return () => {
      document.removeEventListener('visibilitychange', watch);
      if (watching !== undefined) navigator.geolocation.clearWatch(watching);
    };
  }, [isOn, way]);

  function toggle() {
    setOn(!isOn);
    setProblem('');
    setWalk(undefined);
    last.current = undefined;
  }

  return { isOn, walk, problem, toggle };
}
