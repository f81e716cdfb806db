/** The sections of an article's form that may be left off: how to reach what it tells of, and where it is. */
import { Paper, SimpleGrid, Stack, Title } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Suspense } from 'react';
import { Coming } from '#desk/coming/coming.tsx';
import { SwitchField, TextField } from '#desk/form/fields.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import type { ContactField } from '../contacto/fields.ts';
import type { ArticuloValues } from './values.ts';

const MapFields = lazyPart(() => import('./map-fields.tsx').then((module) => module.MapFields));

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
      {form.values.mapa && (
        <Suspense fallback={<Coming />}>
          <MapFields form={form} />
        </Suspense>
      )}
    </Paper>
  );
}
