/** The map that can be walked through: a picture with links until its code is there. */

import { useRouter } from '@tanstack/react-router';
import { LocateFixed, Maximize, Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useMemo, useRef, useState } from 'react';
import { withPlace } from '#areas/ajustes/marca/texto.ts';
import { capaKind } from '#areas/mapa/capas.ts';
import land from '#areas/mapa/land.module.css';
import type { Capa } from '#areas/mapa/mapa.ts';
import { readableNames, sameScale } from '#areas/mapa/names.ts';
import { type Coordinates, type MapPoint, project } from '#areas/mapa/projection.ts';
import { Around, Land, shapeHref, TownNames } from '#areas/mapa/province-map.tsx';
import type { MapaPunto } from '#areas/mapa/punto.ts';
import { around } from '#areas/mapa/towns.ts';
import type { NearMe } from '#areas/mapa/use-near-me.ts';
import { placeOf, wholeProvince } from '#areas/mapa/window.ts';
import { pathHere } from '#idioma-path.ts';
import { paths } from '#paths.ts';
import { isPlainClick } from '#ui/plain-click.ts';
import { useSitio } from '#ui/use-sitio.ts';
import { isOnMap } from '#values/coordenadas/on-map.ts';
import { langOf } from '#values/idioma/lang-of.ts';
import { say } from '#values/idioma/say.ts';
import { clusterName, countOf } from './cluster-name.ts';
import { type Cluster, canSeparate, clusterPoints, spread } from './clusters.ts';
import styles from './explorer.module.css';
import { isArrow, nextStop } from './roving.ts';
import { SelectionCard } from './selection-card.tsx';
import type { Zoom } from './use-zoom.ts';

export interface PuebloOnMap {
  codigo: string;
  nombre: string;
  slug: string;
  banda: number;
  at: MapPoint;
}

export interface Selection {
  titulo: string;
  /** `capa` of a point; a pueblo is none. */
  items: { nombre: string; detalle: string; href: string; capa?: Capa }[];
}

interface Props {
  pueblos: readonly PuebloOnMap[];
  puntos: readonly MapaPunto[];
  zoom: Zoom;
  nearMe: NearMe;
  onNearMe: () => void;
}

/** Until the screen was measured: about a finger's width on most of them. */
const usualApart = 80;
const markPx = 26;

export function MapExplorer({ pueblos, puntos, zoom, nearMe, onNearMe }: Props) {
  const router = useRouter();
  const [active, setActive] = useState<string>();
  const [selection, setSelection] = useState<Selection>();
  const { unitsPerPixel = usualApart / markPx } = zoom;
  const clusters = useMemo(() => clusterPoints(spread(puntos), markPx * unitsPerPixel), [puntos, unitsPerPixel]);
  const marks = useMemo(() => clusters.map(({ at }) => at), [clusters]);

  function open(cluster: Cluster<MapaPunto>, event: MouseEvent) {
    const [first, ...others] = cluster.points;
    if (others.length === 0 && !isTouch(event)) return follow(event, first.href);
    event.preventDefault();
    setSelection({ titulo: clusterName(cluster, pueblos), items: cluster.points });
    if (others.length > 0 && canSeparate(cluster.points, 3)) zoom.goTo(cluster.at, zoom.zoom * 2.2);
  }

  function follow(event: MouseEvent, href: string) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void router.navigate({ href });
  }

  function visit(event: MouseEvent, { slug, nombre, codigo }: PuebloOnMap) {
    const href = paths.municipio(slug);
    if (!isTouch(event)) return follow(event, href);
    event.preventDefault();
    setActive(codigo);
    setSelection({
      titulo: nombre,
      items: [{ nombre: say('Ir a {pueblo}', { pueblo: nombre }), detalle: say('La página del pueblo'), href }],
    });
  }

  const { marca } = useSitio();

  function keys(event: KeyboardEvent) {
    if (event.key === '+' || event.key === '=') zoom.by(1.5);
    else if (event.key === '-') zoom.by(1 / 1.5);
    else if (event.key === '0') zoom.reset();
    else if (event.key === 'Escape') setSelection(undefined);
    else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys for the map as a whole; each thing in it is a link or button
    <div className={`${land.land} ${styles.frame}`} onKeyDown={keys}>
      <section
        ref={zoom.window}
        className={styles.window}
        aria-label={withPlace(marca, say('Mapa de {territorio}'))}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <div className={styles.sheet} style={{ width: `${zoom.zoom * 100}%` }}>
          <Pueblos pueblos={pueblos} zoom={zoom} active={active} onActive={setActive} onVisit={visit} />
          {around.map((place) => (
            <Around key={place.nombre} {...place} />
          ))}
          <TownNames
            names={3}
            window={wholeProvince}
            isNear={zoom.zoom > 1.8}
            marks={marks}
            scale={sameScale(unitsPerPixel)}
          />
          {zoom.zoom > 2.6 && <PuebloNames pueblos={pueblos} marks={marks} unitsPerPixel={unitsPerPixel} />}
          {clusters.map((cluster) => (
            <Mark key={cluster.id} cluster={cluster} name={clusterName(cluster, pueblos)} onOpen={open} />
          ))}
          {nearMe.state === 'found' && isOnMap(nearMe.at) && <Me at={nearMe.at} />}
        </div>
      </section>
      <ActiveName pueblo={pueblos.find(({ codigo }) => codigo === active)} />
      <Buttons zoom={zoom} nearMe={nearMe} onNearMe={onNearMe} />
      {selection && <SelectionCard selection={selection} onClose={() => setSelection(undefined)} />}
      <p className={styles.credit}>{say('© Instituto Geográfico Nacional')}</p>
    </div>
  );
}

interface PueblosProps {
  pueblos: readonly PuebloOnMap[];
  zoom: Zoom;
  active: string | undefined;
  onActive: (codigo: string | undefined) => void;
  onVisit: (event: MouseEvent, pueblo: PuebloOnMap) => void;
}

/** One stop for the Tab key; from there the arrows lead from pueblo to pueblo. */
function Pueblos({ pueblos, zoom, active, onActive, onVisit }: PueblosProps) {
  const links = useRef(new Map<string, SVGAElement>());
  const [stop, setStop] = useState('16078');

  function go(event: KeyboardEvent, from: PuebloOnMap) {
    if (!isArrow(event.key)) return;
    event.preventDefault();
    const next = nextStop(from, event.key, pueblos);
    if (!next) return;
    setStop(next.codigo);
    if (zoom.zoom > 1) zoom.goTo(next.at);
    links.current.get(next.codigo)?.focus({ preventScroll: true });
  }

  return (
    <Land chosen={active}>
      {pueblos.map((pueblo) => (
        <a
          key={pueblo.codigo}
          ref={(link: SVGAElement | HTMLAnchorElement | null) => {
            if (link) links.current.set(pueblo.codigo, link as SVGAElement);
          }}
          href={pathHere(paths.municipio(pueblo.slug))}
          aria-label={pueblo.nombre}
          tabIndex={pueblo.codigo === stop ? 0 : -1}
          data-banda={pueblo.banda}
          className={styles.pueblo}
          onPointerEnter={() => onActive(pueblo.codigo)}
          onPointerLeave={() => onActive(undefined)}
          onFocus={() => onActive(pueblo.codigo)}
          onBlur={() => onActive(undefined)}
          onKeyDown={(event) => go(event, pueblo)}
          onClick={(event) => onVisit(event, pueblo)}
        >
          <use href={shapeHref(pueblo.codigo)} />
        </a>
      ))}
    </Land>
  );
}

interface NamesProps {
  pueblos: readonly PuebloOnMap[];
  marks: readonly MapPoint[];
  unitsPerPixel: number;
}

function PuebloNames({ pueblos, marks, unitsPerPixel }: NamesProps) {
  const shown = useMemo(() => readableNames(pueblos, marks, unitsPerPixel), [pueblos, marks, unitsPerPixel]);
  return shown.map(({ codigo, nombre, at }) => (
    <span key={codigo} className={styles.name} style={placeOf(at)} aria-hidden>
      {nombre}
    </span>
  ));
}

interface MarkProps {
  cluster: Cluster<MapaPunto>;
  name: string;
  onOpen: (cluster: Cluster<MapaPunto>, event: MouseEvent) => void;
}

/** Of a service it is the way there, on another site. */
function hrefOf({ href }: MapaPunto): string {
  return href.startsWith('/') ? pathHere(href) : href;
}

function Mark({ cluster, name, onOpen }: MarkProps) {
  const [first, ...others] = cluster.points;
  const total = countOf(cluster.points);
  const kinds = new Set(cluster.points.map(({ capa }) => capa));
  return (
    <a
      href={others.length > 0 ? '#en-el-mapa' : hrefOf(first)}
      className={land.mark}
      style={placeOf(cluster.at)}
      data-kind={kinds.size === 1 ? capaKind[first.capa] : 'varios'}
      lang={name === first.nombre ? langOf(first, 'nombre') : undefined}
      title={name}
      onClick={(event) => onOpen(cluster, event)}
    >
      <i aria-hidden>{total > 1 ? total : ''}</i>
      <span className="visually-hidden">{name}</span>
    </a>
  );
}

function Me({ at }: { at: Coordinates }) {
  return (
    <span className={styles.me} style={placeOf(project(at))}>
      <span className="visually-hidden">{say('Estás aquí')}</span>
    </span>
  );
}

function ActiveName({ pueblo }: { pueblo: PuebloOnMap | undefined }) {
  return (
    <p className={styles.active} aria-hidden>
      {pueblo?.nombre}
    </p>
  );
}

function Buttons({ zoom, nearMe, onNearMe }: Pick<Props, 'zoom' | 'nearMe' | 'onNearMe'>) {
  const { marca } = useSitio();
  return (
    <div className={styles.buttons} data-noprint>
      <button type="button" onClick={() => zoom.by(1.6)} aria-label={say('Acercar')}>
        <Plus aria-hidden />
      </button>
      <button type="button" onClick={() => zoom.by(1 / 1.6)} aria-label={say('Alejar')} disabled={zoom.zoom <= 1}>
        <Minus aria-hidden />
      </button>
      <button
        type="button"
        onClick={zoom.reset}
        aria-label={withPlace(marca, say(/^la /.test(marca.zona) ? 'Ver toda {zona}' : 'Ver todo {zona}'))}
        disabled={zoom.zoom <= 1}
      >
        <Maximize aria-hidden />
      </button>
      <button type="button" onClick={onNearMe} disabled={nearMe.state === 'asking'} aria-label={say('Cerca de mí')}>
        <LocateFixed aria-hidden />
      </button>
    </div>
  );
}

function isTouch(event: MouseEvent): boolean {
  return (event.nativeEvent as PointerEvent).pointerType === 'touch';
}
