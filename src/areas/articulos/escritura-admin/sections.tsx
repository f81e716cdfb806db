/** The sections of an article's form that may be left off: how to reach what it is about, and where that is. */
import { Box, Paper } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Suspense } from 'react';
import { Coming } from '#desk/coming/coming.tsx';
import { SwitchField } from '#desk/form/fields.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import type { ArticuloValues } from './values.ts';

const ContactFields = lazyPart(() => import('./contact-fields.tsx').then((module) => module.ContactFields));

const MapFields = lazyPart(() => import('./map-fields.tsx').then((module) => module.MapFields));

interface Props {
  form: UseFormReturnType<ArticuloValues>;
  isNew: boolean;
}

/** Always there once the article is written. */
export function ContactSection({ form, isNew }: Props) {
  return (
    <Paper withBorder p="md">
      {isNew && <SwitchField form={form} name="contact" label="Añadir datos de contacto" />}
      {form.values.contact && (
        <Box mt={isNew ? 'md' : 0}>
          <Suspense fallback={<Coming />}>
            <ContactFields form={form} />
          </Suspense>
        </Box>
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
