/** The sections of an article's form that may be left off: how to reach what it tells of, and where it is. */
import { Box, Paper, SegmentedControl, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import { SwitchField, TextField } from '#desk/form/fields.tsx';
import { mapUrl } from '#ui/map-url.ts';
import { useSitio } from '#ui/use-sitio.ts';
import type { ContactField } from '../articulo.ts';
import type { ArticuloValues, MapKind } from './values.ts';

interface Props {
  form: UseFormReturnType<ArticuloValues>;
  isNew: boolean;
}

const contactFields: Record<ContactField, { label: string; maxLength: number; type?: string }> = {
  addressLine1: { label: 'Dirección, línea 1', maxLength: 255 },
  addressLine2: { label: 'Dirección, línea 2', maxLength: 255 },
  addressLine3: { label: 'Dirección, línea 3', maxLength: 255 },
  phone1: { label: 'Teléfono 1', maxLength: 20, type: 'tel' },
  phone2: { label: 'Teléfono 2', maxLength: 20, type: 'tel' },
  phone3: { label: 'Teléfono 3', maxLength: 20, type: 'tel' },
  email1: { label: 'Correo electrónico 1', maxLength: 100, type: 'email' },
  email2: { label: 'Correo electrónico 2', maxLength: 100, type: 'email' },
  websiteUrl: { label: 'Página web', maxLength: 255, type: 'url' },
  instagramUrl: { label: 'Instagram', maxLength: 255, type: 'url' },
  facebookUrl: { label: 'Facebook', maxLength: 255, type: 'url' },
  twitterUrl: { label: 'X (Twitter)', maxLength: 255, type: 'url' },
};

/** Always there once the article is written. */
export function ContactSection({ form, isNew }: Props) {
  return (
    <Paper withBorder p="md">
      {isNew && <SwitchField form={form} name="contact" label="Añadir datos de contacto" />}
      {form.values.contact && (
        <Stack mt={isNew ? 'md' : 0}>
          <Title order={2} fz="lg">
            Contacto
          </Title>
          <SimpleGrid type="container" cols={{ base: 1, '30rem': 2, '45rem': 3 }}>
            {Object.entries(contactFields).map(([name, field]) => (
              <TextField key={name} form={form} name={name} {...field} />
            ))}
          </SimpleGrid>
        </Stack>
      )}
    </Paper>
  );
}

export function MapSection({ form, isNew }: Props) {
  return (
    <Paper withBorder p="md">
      <SwitchField form={form} name="mapa" label={isNew ? 'Añadir un mapa' : 'Mostrar un mapa'} />
      {form.values.mapa && <MapFields form={form} />}
    </Paper>
  );
}

const frames = { place_id: { width: 500, height: 480 }, map_search_text: { width: 580, height: 400 } } satisfies Record<
  MapKind,
  object
>;

/** Place ID or search text, with the map as visitors will see it. */
function MapFields({ form }: Pick<Props, 'form'>) {
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
