import { mapUrl } from '#ui/map-url.ts';
import { useSitio } from '#ui/use-sitio.ts';
import { Embed } from './embed.tsx';

interface Props {
  placeId?: string | null | undefined;
  searchText?: string | null | undefined;
  title: string;
}

/** Satellite map in Spanish, addressed by place id or by search text; nothing when there is neither. */
export function MapEmbed({ placeId, searchText, title }: Props) {
  const { mapsKey } = useSitio();
  const src = mapUrl(mapsKey, placeId, searchText);
  return src ? <Embed kind="mapas" title={title} src={src} provider="Google Maps" ratio="4 / 3" /> : null;
}
