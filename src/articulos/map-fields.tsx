import { Box, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { getRouteApi } from '@tanstack/react-router';
import { mapUrl } from '#ui/map-url.ts';

export type MapKind = 'place_id' | 'map_search_text';
const root = getRouteApi('__root__');
const frames = { place_id: { width: 500, height: 480 }, map_search_text: { width: 580, height: 400 } } satisfies Record<
  MapKind,
  object
>;

interface Props {
  kind: MapKind;
  onKind(kind: MapKind): void;
  value: string;
  onValue(value: string): void;
  error?: string | undefined;
}

/** Place ID or search text, with the map as visitors will see it. */
export function MapFields({ kind, onKind, value, onValue, error }: Props) {
  const { mapsKey } = root.useLoaderData();
  const [settled] = useDebouncedValue(value.trim(), 600);
  const src =
    settled && (kind === 'place_id' ? mapUrl(mapsKey, settled, undefined) : mapUrl(mapsKey, undefined, settled));
  return (
    <Stack gap="sm">
      <SegmentedControl
        value={kind}
        onChange={(next) => onKind(next as MapKind)}
        aria-label="Tipo de mapa"
        name="tipo_mapa"
        data={[
          { value: 'place_id', label: 'Place ID' },
          { value: 'map_search_text', label: 'Búsqueda por texto' },
        ]}
        w="fit-content"
      />
      <TextInput
        label={kind === 'place_id' ? 'Place ID' : 'Texto de búsqueda'}
        name={kind}
        maxLength={255}
        value={value}
        error={error}
        onChange={(event) => onValue(event.currentTarget.value)}
        description={
          kind === 'place_id' ? 'El identificador del lugar en Google Maps' : 'Por ejemplo: Casas Colgadas, Cuenca'
        }
      />
      {src && (
        <Box>
          <Text size="sm" mb={4}>
            Vista previa
          </Text>
          <iframe
            src={src}
            title="Vista previa del mapa"
            {...frames[kind]}
            style={{ border: 0, maxWidth: '100%' }}
            loading="lazy"
          />
        </Box>
      )}
    </Stack>
  );
}
