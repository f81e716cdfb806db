import { lazy, Suspense } from 'react';
import { ConsentGate } from '#site/pieces/embed/embed.tsx';
import { Loading } from '#site/pieces/states.tsx';
import type { PlaceFilter } from '#site/place-filter.ts';

/** Leaflet and its styles come only when somebody wants the map. */
const LeafletMap = lazy(() => import('./leaflet-map.tsx'));

/** Every location on one map. The list beside it says the same without it. */
export function PointsMap({ filter }: { filter: PlaceFilter }) {
  return (
    <ConsentGate kind="mapas" title="Mapa de las ubicaciones" provider="OpenStreetMap" ratio="4 / 3" isCompact>
      <Suspense fallback={<Loading text="Cargando mapa..." />}>
        <LeafletMap filter={filter} />
      </Suspense>
    </ConsentGate>
  );
}
