import { type ComponentType, useEffect, useState } from 'react';
import { ConsentGate } from '#site/pieces/embed/embed.tsx';
import { ErrorBox, Loading } from '#site/pieces/states.tsx';
import type { PlaceFilter } from '#site/place-filter.ts';
import { Button } from '#ui/button.tsx';
import { say } from '#values/idioma/say.ts';

/** Every location on one map. The list beside it says the same without it. */
export function PointsMap({ filter }: { filter: PlaceFilter }) {
  return (
    <ConsentGate kind="mapas" title={say('Mapa de las ubicaciones')} provider="OpenStreetMap" ratio="4 / 3" isCompact>
      <LoadedMap filter={filter} />
    </ConsentGate>
  );
}

/** Leaflet and its styles come only when somebody wants the map. A file that failed comes with the page loaded anew. */
function LoadedMap({ filter }: { filter: PlaceFilter }) {
  const [LeafletMap, setMap] = useState<ComponentType<{ filter: PlaceFilter }>>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    import('./leaflet-map.tsx').then(
      (module) => setMap(() => module.default),
      () => setFailed(true),
    );
  }, []);

  if (LeafletMap) return <LeafletMap filter={filter} />;
  if (!hasFailed) return <Loading text={say('Cargando mapa...')} />;
  return (
    <ErrorBox text={say('No se ha podido cargar el mapa.')}>
      <Button look="quiet" onClick={() => location.reload()}>
        {say('Reintentar')}
      </Button>
    </ErrorBox>
  );
}
