import type { PointerEvent } from 'react';
import { inFigures } from '#values/idioma/figures.ts';
import { say } from '#values/idioma/say.ts';
import type { Ruta } from '../ruta.ts';
import { altitudeAt } from '../walk/way.ts';
import { inMetres, kilometres } from '../words.ts';
import styles from './drawing.module.css';

const width = 720;
const height = 300;
const margin = { top: 18, right: 26, bottom: 38, left: 92 };

interface Props {
  altitudes: number[];
  metres: number;
  cortes: Ruta['cortes'];
  /** The point that is being looked at. */
  metros?: number | undefined;
  /** How far the visitor has come. */
  here?: number | undefined;
  onMetros?(metros: number): void;
}

/** Altitudes along the way, as a drawing; without a script it is only looked at. Where the track is interrupted, so is the ridge. */
export function Profile({ altitudes, metres, cortes, metros, here, onMetros }: Props) {
  const [low, high] = [Math.min(...altitudes), Math.max(...altitudes)];
  // A walk on the flat is not drawn as a mountain.
  const spread = Math.max(high - low, 120);
  const bottom = Math.max(0, Math.floor((low - (spread - (high - low)) / 2) / 10) * 10);
  const top = bottom + spread * 1.12;
  const x = (share: number) => margin.left + share * (width - margin.left - margin.right);
  const y = (altitude: number) =>
    height - margin.bottom - ((altitude - bottom) / (top - bottom)) * (height - margin.top - margin.bottom);
  const pieces = piecesOf(altitudes, [0, ...cortes.map(({ metros }) => metros / metres), Infinity]).map((piece) =>
    piece.map(({ altitude, share }) => ({ x: round(x(share)), y: round(y(altitude)) })),
  );
  const ground = height - margin.bottom;
  const label = say('Perfil: de {desde} a {hasta} de altitud en {distancia}.', {
    desde: inMetres(low),
    hasta: inMetres(high),
    distancia: kilometres(metres),
  });
  function point({ currentTarget, clientX }: PointerEvent) {
    const box = currentTarget.getBoundingClientRect();
    const at = ((clientX - box.left) / box.width) * width;
    const share = (at - margin.left) / (width - margin.left - margin.right);
    onMetros?.(Math.min(1, Math.max(0, share)) * metres);
  }

  return (
    <svg
      className={styles.profile}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      onPointerDown={point}
      onPointerMove={point}
    >
      {steps(bottom, top, 4).map((altitude) => (
        <g key={altitude} className={styles.scale}>
          <line x1={margin.left} x2={width - margin.right} y1={y(altitude)} y2={y(altitude)} />
          <text x={margin.left - 8} y={y(altitude) + 4} textAnchor="end">
            {inMetres(altitude)}
          </text>
        </g>
      ))}
      {steps(0, metres / 1000, 6).map((km) => (
        <text key={km} className={styles.scaleText} x={x((km * 1000) / metres)} y={height - 8} textAnchor="middle">
          {km === 0 ? say('Inicio ## ruta') : `${inFigures(km)} km`}
        </text>
      ))}
      {pieces.map((piece) => {
        const ridge = piece.map((at) => `${at.x},${at.y}`);
        return (
          <g key={ridge[0]}>
            <path
              className={styles.hill}
              d={`M${piece[0]!.x},${ground}L${ridge.join('L')}L${piece.at(-1)!.x},${ground}Z`}
            />
            <polyline className={styles.ridge} points={ridge.join(' ')} />
          </g>
        );
      })}
      {cortes.map((corte) => (
        <line
          key={corte.metros}
          className={styles.cut}
          x1={x(corte.metros / metres)}
          x2={x(corte.metros / metres)}
          y1={margin.top}
          y2={ground}
        />
      ))}
      {[
        { name: 'point', at: metros, className: styles.pointer },
        { name: 'here', at: here, className: styles.walker },
      ].map(
        ({ name, at, className }) =>
          at !== undefined && (
            <g key={name} className={className} data-at={name}>
              <line x1={x(at / metres)} x2={x(at / metres)} y1={margin.top} y2={ground} />
              <circle cx={x(at / metres)} cy={y(altitudeAt(altitudes, at / metres))} r={9} />
            </g>
          ),
      )}
    </svg>
  );
}

/** The altitudes of each piece; `starts` are where pieces begin, as parts of the way, and where the last one ends. */
function piecesOf(altitudes: number[], starts: number[]) {
  const all = altitudes.map((altitude, index) => ({ altitude, share: index / (altitudes.length - 1) }));
  return starts
    .slice(0, -1)
    .map((from, index) => all.filter(({ share }) => share >= from && share < starts[index + 1]!))
    .filter(({ length }) => length > 0);
}

/** Round numbers between two values, about so many. */
function steps(from: number, to: number, count: number): number[] {
  const rough = (to - from) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough) ?? rough;
  const first = Math.ceil(from / step);
  const last = Math.floor(to / step);
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toFixed(2)));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
