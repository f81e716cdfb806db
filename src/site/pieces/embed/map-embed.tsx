import type { Coordinates } from '#areas/mapa/projection.ts';
import { SmallMap } from '#areas/mapa/still/small-map.tsx';
import { mapUrl } from '#ui/map-url.ts';
import { useSitio } from '#ui/use-sitio.ts';
import { isOnMap } from '#values/coordenadas/on-map.ts';
import { say } from '#values/idioma/say.ts';
import { Embed } from './embed.tsx';

interface Props {
  placeId?: string | null | undefined;
  searchText?: string | null | undefined;
  nombre: string;
  /** Where it is, as far as we know: our own map shows it, and this one is a press away. */
  point?: Coordinates | null | undefined;
}

/** Our map with the point on it, and a satellite map, addressed by place id or by search text; nothing when there is neither. */
export function MapEmbed({ placeId, searchText, nombre, point }: Props) {
  const { mapsKey } = useSitio();
  const src = mapUrl(mapsKey, placeId, searchText);
  const isOurs = point && isOnMap(point);
  const street = src && (
    <Embed
      kind="mapas"
      title={say('Mapa: {nombre}', { nombre })}
      src={src}
      provider="Google Maps"
      ratio="4 / 3"
      isCompact={Boolean(isOurs)}
    />
  );
  return isOurs ? <SmallMap point={point} nombre={nombre} street={street} /> : (street ?? null);
}
