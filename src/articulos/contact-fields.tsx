import { SimpleGrid, TextInput } from '@mantine/core';
import type { contactFieldNames } from './articulo.ts';

type ContactName = (typeof contactFieldNames)[number];

const fields: Record<ContactName, { label: string; max: number; type?: string }> = {
  addressLine1: { label: 'Dirección, línea 1', max: 255 },
  addressLine2: { label: 'Dirección, línea 2', max: 255 },
  addressLine3: { label: 'Dirección, línea 3', max: 255 },
  phone1: { label: 'Teléfono 1', max: 20, type: 'tel' },
  phone2: { label: 'Teléfono 2', max: 20, type: 'tel' },
  phone3: { label: 'Teléfono 3', max: 20, type: 'tel' },
  email1: { label: 'Correo electrónico 1', max: 100, type: 'email' },
  email2: { label: 'Correo electrónico 2', max: 100, type: 'email' },
  websiteUrl: { label: 'Página web', max: 255, type: 'url' },
  instagramUrl: { label: 'Instagram', max: 255, type: 'url' },
  facebookUrl: { label: 'Facebook', max: 255, type: 'url' },
  twitterUrl: { label: 'X (Twitter)', max: 255, type: 'url' },
};

/** The contact block of an article, in its create and edit forms. */
export function ContactFields({ inputProps }: { inputProps(name: ContactName): object }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }}>
      {(Object.entries(fields) as [ContactName, (typeof fields)[ContactName]][]).map(
        ([name, { label, max, type = 'text' }]) => (
          <TextInput key={name} name={name} label={label} type={type} maxLength={max} {...inputProps(name)} />
        ),
      )}
    </SimpleGrid>
  );
}
