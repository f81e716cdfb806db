import { idioma } from '#values/idioma/say.ts';

/** Address of an embedded satellite map, by place id or by search text; undefined when there is neither. */
export function mapUrl(
  key: string,
  placeId: string | null | undefined,
  searchText: string | null | undefined,
): string | undefined {
  const query = placeId ? `place_id:${placeId}` : searchText;
  if (!query) return undefined;
  if (key)
    return `https://www.google.com/maps/embed/v1/place?${new URLSearchParams({ key, q: query, maptype: 'satellite', zoom: '14', language: idioma().codigo })}`;
  // Without a key the plain embed still finds places by their text.
  return `https://maps.google.com/maps?${new URLSearchParams({ q: searchText || query, t: 'k', z: '14', hl: idioma().codigo, output: 'embed' })}`;
}
