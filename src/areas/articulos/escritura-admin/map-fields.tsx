import { Box, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import { mapUrl } from '#ui/map-url.ts';
import { useSitio } from '#ui/use-sitio.ts';
import type { ArticuloValues, MapKind } from './values.ts';

const frames = { place_id: { width: 500, height: 480 }, map_search_text: { width: 580, height: 400 } } satisfies Record<
  MapKind,
  object
>;

/** Place ID or search text, with the map as visitors will see it. */
export function MapFields({ form }: { form: UseFormReturnType<ArticuloValues> }) {
  const { mapKind: kind, mapValue } = form.values;
  const { mapsKey } = useSitio();
  const [settled] = useDebouncedValue(mapValue.trim(), 600);
  const src =
    settled && (kind === 'place_id' ? mapUrl(mapsKey, settled, undefined) : mapUrl(mapsKey, undefined, settled));
  return (
    <Stack gap="sm" mt="md">
      <SegmentedControl
        {...form.getInputProps('mapKind')}
        aria-label="Tipo de mapa"
        name="tipo_mapa"
        data={[
          { value: 'place_id', label: 'Place ID' },
          { value: 'map_search_text', label: 'Búsqueda por texto' },
        ]}
        w="fit-content"
      />
      <TextInput
        {...form.getInputProps('mapValue')}
        label={kind === 'place_id' ? 'Place ID' : 'Texto de búsqueda'}
        name={kind}
        maxLength={255}
        error={form.errors[kind]}
        description={
          kind === 'place_id'
            ? 'El identificador del lugar en Google Maps'
            : 'Por ejemplo: Plaza Mayor, y el nombre del pueblo'
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
