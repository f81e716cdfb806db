/** Our map to point at: where it is pressed is where the thing is. */
import { Minus, Plus } from 'lucide-react';
import type { MouseEvent } from 'react';
import { isOnMap } from '#values/coordenadas/on-map.ts';
import { say } from '#values/idioma/say.ts';
import explorer from './explorer/explorer.module.css';
import { useZoom } from './explorer/use-zoom.ts';
import land from './land.module.css';
import styles from './map-picker.module.css';
import { sameScale } from './names.ts';
import { type Coordinates, frame, project, unproject } from './projection.ts';
import { Land, MapPointMark, TownNames } from './province-map.tsx';
import { wholeProvince } from './window.ts';

interface Props {
  point: Coordinates | undefined;
  onPick: (point: Coordinates) => void;
}

export function MapPicker({ point, onPick }: Props) {
  const zoom = useZoom();
  const placed = point && isOnMap(point) ? point : undefined;

  function pick(event: MouseEvent<HTMLElement>) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const at = unproject({
      x: ((event.clientX - left) / width) * frame.width,
      y: ((event.clientY - top) / height) * frame.height,
    });
    onPick({ latitud: round(at.latitud), longitud: round(at.longitud) });
  }

  return (
    <div className={`${land.land} ${explorer.frame} ${styles.picker}`}>
      <div ref={zoom.window} className={explorer.window}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the two fields below take the same by keyboard */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
        <div className={explorer.sheet} style={{ width: `${zoom.zoom * 100}%` }} onClick={pick}>
          <Land />
          <TownNames
            names={3}
            window={wholeProvince}
            isNear={zoom.zoom > 1.8}
            marks={placed ? [project(placed)] : []}
            scale={sameScale(zoom.unitsPerPixel ?? usualScale)}
          />
          {placed && <MapPointMark id="punto" nombre={say('Aquí')} kind="lugar" {...placed} />}
        </div>
      </div>
      <div className={explorer.buttons}>
        <button type="button" onClick={() => zoomTo(1.8)} aria-label={say('Acercar el mapa')}>
          <Plus aria-hidden />
        </button>
        <button type="button" onClick={() => zoomTo(1 / 1.8)} aria-label={say('Alejar el mapa')}>
          <Minus aria-hidden />
        </button>
      </div>
      <p className={styles.help}>
        {say('Pulsa en el mapa donde está; acércalo para afinar. © Instituto Geográfico Nacional')}
      </p>
    </div>
  );

  /** Closer to what is chosen already, if it is. */
  function zoomTo(factor: number) {
    if (placed) zoom.goTo(project(placed), zoom.zoom * factor);
    else zoom.by(factor);
  }
}

/** Until the screen was measured. */
const usualScale = 5;

/** About a metre. */
function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
