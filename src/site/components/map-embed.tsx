import { getRouteApi } from '@tanstack/react-router';
import { Embed } from './embed.tsx';

const root = getRouteApi('__root__');

interface Props {
  placeId?: string | null | undefined;
  searchText?: string | null | undefined;
  title: string;
}

/** Satellite map in Spanish, addressed by place id or by search text; nothing when there is neither. */
export function MapEmbed({ placeId, searchText, title }: Props) {
  const { mapsKey } = root.useLoaderData();
  const src = mapUrl(mapsKey, placeId, searchText);
  return src ? <Embed kind="mapas" title={title} src={src} provider="Google Maps" ratio="4 / 3" /> : null;
}

export function mapUrl(key: string, placeId: string | null | undefined, searchText: string | null | undefined): string | undefined {
  const query = placeId ? `place_id:${placeId}` : searchText;
  if (!query) return undefined;
  const parameters = new URLSearchParams({ key, q: query, maptype: 'satellite', zoom: '14', language: 'es' });
  if (key) return `https://www.google.com/maps/embed/v1/place?${parameters}`;
  // Without a key the plain embed still finds places by their text.
  return `https://maps.google.com/maps?${new URLSearchParams({ q: searchText || query, t: 'k', z: '14', hl: 'es', output: 'embed' })}`;
}
