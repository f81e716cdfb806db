import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { AppLink } from '#ui/app-link.tsx';
import { useSitio } from '#ui/use-sitio.ts';
import { isOnMap } from '#values/coordenadas/on-map.ts';
import { say } from '#values/idioma/say.ts';
import type { Mark } from './boxes.ts';
import land from './land.module.css';
import { type Naming, townNames } from './names.ts';
import { type Coordinates, frame, project } from './projection.ts';
import styles from './province-map.module.css';
import drawing from './provincia.svg?url&no-inline';
import { around, type Town } from './towns.ts';
import { type MapWindow, placeOf, sheetOf, wholeProvince } from './window.ts';

export type PointKind = 'lugar' | 'evento' | 'negocio' | 'actividad' | 'ruta' | 'servicio' | 'punto';

export interface PointOnMap extends Coordinates {
  id: string | number;
  nombre: string;
  /** Of its name, where that is not the page's. */
  lang?: 'es' | undefined;
  kind?: PointKind;
  href?: string | undefined;
  /** What to show on it: its turn in a plan, '1·4' when two share a place. */
  numero?: string | undefined;
  color?: string | undefined;
}

export interface LineOnMap {
  id: string | number;
  points: readonly Coordinates[];
  color?: string | undefined;
}

interface Props {
  /** What the picture shows, for whoever cannot see it. */
  label: string;
  window?: MapWindow;
  points?: readonly PointOnMap[];
  lines?: readonly LineOnMap[];
  /** A municipality that is lifted out of the others, by its code. */
  chosen?: string | undefined;
  /** Towns up to this rank are named; none with 0. */
  names?: 0 | Town['rank'];
  /** The town it is about. */
  own?: Naming['own'];
  /** On a wide map, what lies around the province is named too. */
  isWide?: boolean;
  children?: ReactNode;
}

/**
 * How narrow it may be on a screen, in pixels, where names of each rank are shown: it is drawn without knowing the screen.
 * The smallest names are hidden on a phone.
 */
const leastWidth = { 1: 320, 2: 320, 3: 480 };

/** Our own map as a picture: no script, no third party. None where the site is of another place. */
export function ProvinceMap({
  label,
  window = wholeProvince,
  points = [],
  lines = [],
  chosen,
  names = 3,
  own,
  isWide,
  children,
}: Props) {
  if (!useSitio().marca.mapa) return null;
  const scale = frame.width / window.width;
  const placed = points.filter(isOnMap);
  return (
    <figure className={`${land.land} ${styles.map}`} aria-label={label}>
      <div className={styles.window} style={{ aspectRatio: `${window.width} / ${window.height}` }}>
        <div className={styles.sheet} style={sheetOf(window)}>
          <Land lines={lines} chosen={chosen} />
          {isWide && around.map((place) => <Around key={place.nombre} {...place} />)}
          <TownNames
            names={names}
            own={own}
            window={window}
            isNear={scale > 1.8}
            marks={placed.map(markOf)}
            scale={{
              1: window.width / leastWidth[1],
              2: window.width / leastWidth[2],
              3: window.width / leastWidth[3],
            }}
          />
          {placed.map((point) => (
            <MapPointMark key={point.id} {...point} />
          ))}
          {children}
        </div>
      </div>
      <figcaption className={styles.credit}>{say('© Instituto Geográfico Nacional')}</figcaption>
    </figure>
  );
}

/** The address of one shape of the drawing. */
export function shapeHref(codigo: string): string {
  return `${drawing}#m${codigo}`;
}

export function Land({
  lines = [],
  chosen,
  children,
}: {
  lines?: readonly LineOnMap[];
  chosen?: string | undefined;
  children?: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the figure around it says what it shows
    <svg
      className={styles.land}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      {...(children ? {} : { 'aria-hidden': true })}
    >
      <use href={`${drawing}#contorno`} className={styles.ground} />
      {children ?? <use href={`${drawing}#provincia`} className={styles.limits} />}
      <use href={`${drawing}#contorno`} className={styles.outline} />
      {chosen && <use href={shapeHref(chosen)} className={styles.chosen} />}
      {lines.map(({ id, points, color }) => (
        <polyline key={id} className={styles.line} style={drawnIn(color)} points={points.map(inUnits).join(' ')} />
      ))}
    </svg>
  );
}

/** What it is drawn in, where that is not the kind's own colour. */
function drawnIn(color: string | undefined): CSSProperties {
  return color ? ({ '--drawn': color } as CSSProperties) : {};
}

function inUnits(point: Coordinates): string {
  const { x, y } = project(point);
  return `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`;
}

export function TownNames(naming: Naming) {
  return townNames(naming).map(({ town, rank, side }) => {
    const place = { style: placeOf(project(town)), 'data-rank': rank };
    return (
      <Fragment key={town.nombre}>
        {/* Its dot lies under what stands there, its name above. */}
        <i className={styles.dot} {...place} aria-hidden />
        <span className={styles.town} {...place} data-side={side} aria-hidden>
          {town.nombre}
        </span>
      </Fragment>
    );
  });
}

/** As `land.module.css` draws it: wider when more than a number or two stands on it. */
function markOf({ numero = '', ...at }: PointOnMap): Mark {
  return { ...project(at), width: numero.length > 2 ? 12 + 8 * numero.length : undefined };
}

export function Around({ nombre, ...at }: Coordinates & { nombre: string }) {
  return (
    <span className={styles.around} style={placeOf(project(at))} aria-hidden>
      {nombre}
    </span>
  );
}

export function MapPointMark({ nombre, lang, kind = 'punto', href, numero, color, ...at }: PointOnMap) {
  const mark = {
    className: land.mark,
    style: { ...placeOf(project(at)), ...drawnIn(color) },
    'data-kind': kind,
    title: nombre,
    lang,
  };
  const inside = (
    <>
      <i aria-hidden>{numero}</i>
      <span className="visually-hidden">{nombre}</span>
    </>
  );
  return href ? (
    <AppLink href={href} {...mark}>
      {inside}
    </AppLink>
  ) : (
    <span {...mark}>{inside}</span>
  );
}
