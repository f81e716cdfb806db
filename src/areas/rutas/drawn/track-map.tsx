import type { PointerEvent } from 'react';
import { boxBeside, freeSide, type Mark, markBox } from '#areas/mapa/boxes.ts';
import { groupNear } from '#areas/mapa/explorer/clusters.ts';
import { paths } from '#paths.ts';
import { AppLink } from '#ui/app-link.tsx';
import type { Point } from '#values/coordenadas/distance.ts';
import { say } from '#values/idioma/say.ts';
import type { Ruta } from '../ruta.ts';
import { kilometres } from '../words.ts';
import styles from './drawing.module.css';
import { type At, sheetOf, width } from './sheet.ts';
import { Zoomed } from './zoomed.tsx';

/** On a phone, which has the least room: units of the sheet for a pixel. In pixels how wide a mark is, with each further number. */
const unitsPerPixel = 2.1;
const [markWidth, furtherWidth] = [24, 14];

interface Props {
  ruta: Ruta;
  /** The point of the line that is being looked at. */
  mark?: Point | undefined;
  /** Where the visitor is. */
  here?: Point | undefined;
  onPoint?(at: Point): void;
}

/**
 * The line of the route with its start, its end and, by number, what lies beside it and what its recorder put a name to:
 * our own drawing, no third party; without a script it is only looked at.
 */
export function TrackMap({ ruta, mark, here, onPoint }: Props) {
  const sheet = sheetOf(ruta.linea);
  const isOn = ({ x, y }: At) => x >= 0 && y >= 0 && x <= width && y <= sheet.height;
  const [marked, now] = [mark, here].map((point) => point && sheet.at(point.latitud, point.longitud));
  const points = ruta.linea.map(([latitud, longitud]) => sheet.at(latitud, longitud));
  const pieces = piecesOf(points, ruta.cortes);
  const [start, end] = [points[0]!, points.at(-1)!];
  const near = ruta.ubicaciones_cercanas.map(({ id, nombre, slug, latitud, longitud }) => ({
    ...{ id: `u${id}`, nombre, latitud, longitud },
    href: paths.ubicacion(slug),
  }));
  const hitos = ruta.hitos.map(({ nombre, ...at }, index) => ({
    ...{ id: `h${index}`, nombre: nombre || say('Punto sin nombre'), ...at },
    href: undefined,
  }));
  const places = [...hitos, ...near]
    .map((place) => ({ ...place, ...sheet.at(place.latitud, place.longitud) }))
    .filter(({ x, y }) => x > 8 && y > 8 && x < width - 8 && y < sheet.height - 8)
    .map((place, index) => ({ ...place, number: index + 1 }));
  const groups = groupNear(places, (place) => place, markWidth * unitsPerPixel);
  const words = [
    { ...start, text: ruta.circular ? say('Inicio y final') : say('Inicio ## ruta') },
    ...(ruta.circular ? [] : [{ ...end, text: say('Final') }]),
  ];
  const marks = groups.map(({ at, points }) => ({ ...at, width: markWidth + furtherWidth * (points.length - 1) }));
  const label = say(
    ruta.circular
      ? 'Plano del recorrido de «{ruta}»: {distancia}, circular.'
      : 'Plano del recorrido de «{ruta}»: {distancia}.',
    { ruta: ruta.nombre, distancia: kilometres(ruta.distancia_m) },
  );
  function point({ currentTarget, clientX, clientY }: PointerEvent) {
    const { left, top, width: wide, height: tall } = currentTarget.getBoundingClientRect();
    onPoint?.(sheet.of(((clientX - left) / wide) * width, ((clientY - top) / tall) * sheet.height));
  }

  return (
    <figure className={styles.sheet}>
      <Zoomed
        legend={
          <>
            <span className={styles.key} aria-hidden="true" /> {say('Recorrido · arriba está el norte')}
          </>
        }
      >
        <div className={styles.drawn}>
          <svg
            viewBox={`0 0 ${width} ${sheet.height}`}
            role="img"
            aria-label={label}
            onPointerDown={point}
            onPointerMove={point}
          >
            <Grid metresPerUnit={sheet.metresPerUnit} height={sheet.height} />
            {[styles.trackEdge, styles.track].map((className) =>
              pieces.map((piece, index) => (
                <polyline key={`${className} ${index}`} className={className} points={inUnits(piece)} />
              )),
            )}
            <ScaleBar metresPerUnit={sheet.metresPerUnit} height={sheet.height} />
          </svg>
          {words.map((word) => (
            <span
              key={word.text}
              className={styles.end}
              style={placed(word, sheet.height)}
              data-side={sideOf(word, marks, sheet.height)}
              aria-hidden="true"
            >
              <span>{word.text}</span>
            </span>
          ))}
          {marked && (
            <span className={styles.mark} data-at="point" style={placed(marked, sheet.height)} aria-hidden="true" />
          )}
          {now && isOn(now) && (
            <span className={styles.here} data-at="here" style={placed(now, sheet.height)} aria-hidden="true" />
          )}
          {groups.map(({ at, points: [first, ...others] }) => (
            <span
              key={first.id}
              className={styles.place}
              style={placed(at, sheet.height)}
              title={[first, ...others].map(({ nombre }) => nombre).join(', ')}
              aria-hidden="true"
            >
              {[first, ...others].map(({ number }) => number).join('·')}
            </span>
          ))}
        </div>
      </Zoomed>
      {ruta.cortes.length + places.length > 0 && (
        <figcaption>
          {ruta.cortes.length > 0 && (
            <p>{say('Está grabado en {n} tramos: entre uno y otro no hay recorrido.', { n: pieces.length })}</p>
          )}
          {places.length > 0 && (
            <ol className={styles.legend}>
              {places.map(({ id, href, nombre }) => (
                <li key={id}>{href ? <AppLink href={href}>{nombre}</AppLink> : nombre}</li>
              ))}
            </ol>
          )}
        </figcaption>
      )}
    </figure>
  );
}

/** What was recorded without a break, one after another. */
function piecesOf(points: At[], cortes: Ruta['cortes']): At[][] {
  const starts = [0, ...cortes.map(({ punto }) => punto)];
  return starts.map((from, index) => points.slice(from, starts[index + 1]));
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

/** In pixels, what a letter and a line of words take. */
const [letter, lineHeight] = [7, 16];

/** Towards the middle, unless a mark is there. */
function sideOf({ text, ...at }: At & { text: string }, marks: readonly Mark[], height: number) {
  const size = { width: text.length * letter, height: lineHeight };
  const [inwards, outwards] = at.x > width / 2 ? (['left', 'right'] as const) : (['right', 'left'] as const);
  const free = freeSide([inwards, 'below', 'above', outwards], (side) => boxBeside(at, size, side, unitsPerPixel), {
    window: { x: 0, y: 0, width, height },
    taken: marks.map((mark) => markBox(mark, unitsPerPixel)),
  });
  return free ?? inwards;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
