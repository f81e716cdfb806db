import { longitudeScale } from '#lugares/distance.ts';
import { type Box, withRoom } from '#mapa/names.ts';
import { things } from '#things.ts';
import { AppLink } from '#ui/app-link.tsx';
import styles from './drawing.module.css';
import type { Ruta } from './ruta.ts';
import { kilometres } from './words.ts';

/** Units across; the height follows from the line, within what a screen bears. */
const width = 720;
const border = 64;
const metresPerDegree = 111_195;

/** The line of the route with its start, its end and what lies beside it: our own drawing, no script, no third party. */
export function TrackMap({ ruta }: { ruta: Ruta }) {
  const sheet = sheetOf(ruta.linea);
  const points = ruta.linea.map(([latitud, longitud]) => sheet.at(latitud, longitud));
  const [start, end] = [points[0]!, points.at(-1)!];
  const near = ruta.ubicaciones_cercanas
    .map((place) => ({ ...place, ...sheet.at(place.latitud, place.longitud) }))
    .filter(({ x, y }) => x > 8 && y > 8 && x < width - 8 && y < sheet.height - 8);
  const words = [
    { ...start, nombre: ruta.circular ? 'Inicio y final' : 'Inicio' },
    ...(ruta.circular ? [] : [{ ...end, nombre: 'Final' }]),
  ];
  // The others are told when they are pointed at, and in the list below the drawing.
  const named = new Set(withRoom(near, boxOf, words.map(boxOf)));
  const label = `Plano del recorrido de «${ruta.nombre}»: ${kilometres(ruta.distancia_m)}${ruta.circular ? ', circular' : ''}.`;
  return (
    <figure className={styles.sheet}>
      <div className={styles.drawn}>
        <svg viewBox={`0 0 ${width} ${sheet.height}`} role="img" aria-label={label}>
          <Grid metresPerUnit={sheet.metresPerUnit} height={sheet.height} />
          <polyline className={styles.trackEdge} points={inUnits(points)} />
          <polyline className={styles.track} points={inUnits(points)} />
          {!ruta.circular && <circle className={styles.end} cx={end.x} cy={end.y} r={8} />}
          <circle className={styles.start} cx={start.x} cy={start.y} r={9} />
          <ScaleBar metresPerUnit={sheet.metresPerUnit} height={sheet.height} />
        </svg>
        {words.map((word) => (
          <span
            key={word.nombre}
            className={styles.word}
            style={placed(word, sheet.height)}
            data-side={sideOf(word)}
            aria-hidden="true"
          >
            {word.nombre}
          </span>
        ))}
        {near.map((place) => (
          <AppLink
            key={place.id}
            href={things.ubicacion.path(place.slug)}
            className={styles.place}
            style={placed(place, sheet.height)}
            data-side={sideOf(place)}
            {...(!named.has(place) && { 'data-quiet': true })}
          >
            <span>{place.nombre}</span>
          </AppLink>
        ))}
      </div>
      <figcaption>
        <span className={styles.key} aria-hidden="true" /> Recorrido · arriba está el norte
      </figcaption>
    </figure>
  );
}

interface At {
  x: number;
  y: number;
}

/** How degrees become units: the line in the middle, room for words around it. */
function sheetOf(line: Ruta['linea']) {
  const latitudes = line.map(([latitud]) => latitud);
  const longitudes = line.map(([, longitud]) => longitud);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const scale = longitudeScale((south + north) / 2);
  const wide = Math.max((east - west) * scale * metresPerDegree, 200);
  const tall = Math.max((north - south) * metresPerDegree, 200);
  // Never higher than wide by much: a phone's screen is soon full.
  const metresPerUnit = Math.max(wide / (width - 2 * border), tall / (width * 1.1 - 2 * border));
  const height = Math.round(Math.max(tall / metresPerUnit + 2 * border, width * 0.5));
  const middle = { latitud: (south + north) / 2, longitud: (west + east) / 2 };
  return {
    height,
    metresPerUnit,
    at(latitud: number, longitud: number): At {
      const toEast = ((longitud - middle.longitud) * scale * metresPerDegree) / metresPerUnit;
      const toSouth = ((middle.latitud - latitud) * metresPerDegree) / metresPerUnit;
      return { x: round(width / 2 + toEast), y: round(height / 2 + toSouth) };
    },
  };
}

/** A square is a kilometre, or more where there are too many of them. */
function Grid({ metresPerUnit, height }: { metresPerUnit: number; height: number }) {
  const step = stepOf(metresPerUnit) / metresPerUnit;
  const lines = (length: number) => {
    const half = Math.floor(length / 2 / step);
    return Array.from({ length: 2 * half + 1 }, (_, index) => round(length / 2 + (index - half) * step));
  };
  return (
    <g className={styles.grid}>
      {lines(width).map((x) => (
        <line key={`x${x}`} x1={x} x2={x} y1={0} y2={height} />
      ))}
      {lines(height).map((y) => (
        <line key={`y${y}`} x1={0} x2={width} y1={y} y2={y} />
      ))}
    </g>
  );
}

function ScaleBar({ metresPerUnit, height }: { metresPerUnit: number; height: number }) {
  const metres = stepOf(metresPerUnit);
  const length = metres / metresPerUnit;
  const [x, y] = [20, height - 20];
  return (
    <g className={styles.bar}>
      <path d={`M${x},${y - 6}V${y}H${x + length}V${y - 6}`} />
      <text x={x} y={y - 12}>
        {kilometres(metres)}
      </text>
    </g>
  );
}

/** Round, and about a seventh of the sheet. */
function stepOf(metresPerUnit: number): number {
  const least = metresPerUnit * 90;
  return [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000].find((metres) => metres >= least) ?? 50_000;
}

function inUnits(points: At[]): string {
  return points.map(({ x, y }) => `${x},${y}`).join(' ');
}

function placed({ x, y }: At, height: number) {
  return { left: `${round((x / width) * 100)}%`, top: `${round((y / height) * 100)}%` };
}

interface Named extends At {
  nombre: string;
}

/** On a phone, which has the least room for them: units of the sheet for a pixel, and in pixels what a name takes. */
const unitsPerPixel = 2.1;
const [letter, lineHeight, widest, gap] = [7, 16, 144, 14];

function boxOf({ nombre, ...at }: Named): Box {
  const long = nombre.length * letter;
  const half = (Math.ceil(long / widest) * lineHeight * unitsPerPixel) / 2;
  const [near, far] = [gap * unitsPerPixel, (gap + Math.min(long, widest)) * unitsPerPixel];
  const [left, right] = sideOf(at) === 'left' ? [at.x - far, at.x - near] : [at.x + near, at.x + far];
  return { left, right, top: at.y - half, bottom: at.y + half };
}

/** Words go towards the middle, so that none leaves the sheet. */
function sideOf({ x }: At): 'left' | 'right' {
  return x > width / 2 ? 'left' : 'right';
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
