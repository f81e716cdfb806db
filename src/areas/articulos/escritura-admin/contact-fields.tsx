/** How to reach what an article is about. */
import { SimpleGrid, Stack, Title } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { TextField } from '#desk/form/fields.tsx';
import type { ContactField } from '../contacto/fields.ts';
import type { ArticuloValues } from './values.ts';

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

export function ContactFields({ form }: { form: UseFormReturnType<ArticuloValues> }) {
  return (
    <Stack>
      <Title order={2} fz="lg">
        Contacto
      </Title>
      <SimpleGrid type="container" cols={{ base: 1, '30rem': 2, '45rem': 3 }}>
        {Object.entries(contactFields).map(([name, field]) => (
          <TextField key={name} form={form} name={name} {...field} />
        ))}
      </SimpleGrid>
    </Stack>
  );
}
