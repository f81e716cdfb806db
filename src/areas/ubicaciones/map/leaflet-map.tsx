/** The map itself, in a chunk of its own. */

import { useRouter } from '@tanstack/react-router';
import {
  control,
  divIcon,
  type LayerGroup,
  type Map as LMap,
  latLngBounds,
  layerGroup,
  map,
  marker,
  type Point,
  tileLayer,
} from 'leaflet';
import { isPlainClick } from '#ui/plain-click.ts';
import { say } from '#values/idioma/say.ts';
import './leaflet-map.css';
import { useEffect, useRef, useState } from 'react';
import type { UbicacionPoint } from '#areas/ubicaciones/ubicacion.ts';
import { paths } from '#paths.ts';
import type { PlaceFilter } from '#site/place-filter.ts';
import { get } from '#ui/call.ts';
import styles from './leaflet-map.module.css';

const tiles = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
const credit = '© <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">OpenStreetMap</a>';
/** Nearer than this, two pins would hide each other. */
const pinPx = 36;
/** The province, until there is something to show. */
const province: [number, number] = [40.0, -2.13];

interface Drawn {
  map: LMap;
  layer: LayerGroup;
}

export default function LeafletMap({ filter: { municipio, categoria, etiqueta } }: { filter: PlaceFilter }) {
  const router = useRouter();
  const box = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<Drawn>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (!box.current) return;
    const created = createMap(box.current);
    setDrawn({ map: created, layer: layerGroup().addTo(created) });
    return () => {
      created.remove();
    };
  }, []);

  useEffect(() => {
    if (!drawn) return;
    const cancel = new AbortController();
    const filter = {
      ...(municipio && { municipio }),
      ...(categoria && { categoria }),
      ...(etiqueta && { etiqueta }),
    };
    void get('get_ubicaciones_mapa.php', filter, cancel.signal).then((result) => {
      if (cancel.signal.aborted) return;
      setFailed(!result.ok);
      if (result.ok) show(drawn, result.data, (href) => void router.navigate({ href }));
    });
    return () => cancel.abort();
  }, [drawn, municipio, categoria, etiqueta, router]);

  return (
    <>
      <section ref={box} className={styles.map} aria-label={say('Mapa de las ubicaciones')} />
      {hasFailed && (
        <p className={styles.failed} role="alert">
          {say('No se han podido cargar los puntos del mapa.')}
        </p>
      )}
    </>
  );
}

function createMap(box: HTMLElement): LMap {
  // The wheel scrolls the page, as everywhere else; the buttons and two fingers zoom.
  const created = map(box, { center: province, zoom: 9, zoomControl: false, scrollWheelZoom: false });
  created.attributionControl.setPrefix('<a href="https://leafletjs.com" target="_blank" rel="noopener">Leaflet</a>');
  control.zoom({ zoomInTitle: say('Acercar'), zoomOutTitle: say('Alejar') }).addTo(created);
  tileLayer(tiles, { maxZoom: 19, attribution: credit }).addTo(created);
  return created;
}

/** Draws the points, and again whenever zooming brings some together or apart. */
function show({ map, layer }: Drawn, points: UbicacionPoint[], go: (href: string) => void) {
  function draw() {
    layer.clearLayers();
    for (const places of groupNear(map, points)) {
      const [{ latitud, longitud }] = places;
      const title = places.map(({ nombre }) => nombre).join('; ');
      marker([latitud, longitud], { icon: pin(places.length), title })
        .bindPopup(() => popup(places, go), { minWidth: 190 })
        .addTo(layer);
    }
  }
  map.off('zoomend').on('zoomend', draw);
  if (points.length > 0)
    map.fitBounds(latLngBounds(points.map(({ latitud, longitud }) => [latitud, longitud])), {
      padding: [36, 36],
      maxZoom: 14,
      animate: false,
    });
  draw();
}

type Group = [UbicacionPoint, ...UbicacionPoint[]];

/** Points that would cover each other share one pin. */
function groupNear(map: LMap, points: UbicacionPoint[]): Group[] {
  const groups: { at: Point; places: Group }[] = [];
  for (const point of points) {
    const at = map.project([point.latitud, point.longitud]);
    const near = groups.find((group) => group.at.distanceTo(at) < pinPx);
    if (near) near.places.push(point);
    else groups.push({ at, places: [point] });
  }
  return groups.map(({ places }) => places);
}

function pin(count: number) {
  return divIcon({
    className: styles.pin ?? '',
    html: count > 1 ? `<span aria-hidden="true">${count}</span>` : '<i></i>',
    iconSize: [28, 36],
    iconAnchor: [14, 35],
    popupAnchor: [0, -32],
  });
}

function popup(places: Group, go: (href: string) => void): HTMLElement {
  const list = document.createElement('ul');
  list.className = styles.places ?? '';
  for (const { nombre, slug } of places) {
    const link = document.createElement('a');
    link.href = paths.ubicacion(slug);
    link.textContent = nombre;
    link.addEventListener('click', (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      go(paths.ubicacion(slug));
    });
    list.appendChild(document.createElement('li')).appendChild(link);
  }
  return list;
}
