import { lazy, Suspense } from 'react';
import { ConsentGate } from './embed.tsx';
import type { PlaceFilter } from './filter-form.tsx';
import { Loading } from './states.tsx';

/** Leaflet and its styles come only when somebody wants the map. */
const LeafletMap = lazy(() => import('./leaflet-map.tsx'));

/** Every location on one map. The list beside it says the same without it. */
export function PointsMap({ filter }: { filter: PlaceFilter }) {
  return (
    <ConsentGate kind="mapas" title="Mapa de las ubicaciones" provider="OpenStreetMap" ratio="3 / 1">
      <Suspense fallback={<Loading text="Cargando mapa..." />}>
        <LeafletMap filter={filter} />
      </Suspense>
    </ConsentGate>
  );
}
