import { SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { FormOf } from '#desk/list/catalog-screen.tsx';

export const emptyTienda = { nombre: '', direccion: '', telefono: '', email: '', sitio_web: '' };

/** The texts of a shop, the same where it is made and where it is changed. */
export function TiendaFields({ form }: { form: Pick<FormOf<typeof emptyTienda>, 'getInputProps'> }) {
  return (
    <Stack>
      <TextInput label="Nombre" name="nombre" required maxLength={150} {...form.getInputProps('nombre')} />
      <TextInput label="Dirección" name="direccion" maxLength={255} {...form.getInputProps('direccion')} />
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <TextInput label="Teléfono" name="telefono" type="tel" maxLength={20} {...form.getInputProps('telefono')} />
        <TextInput
          label="Correo electrónico"
          name="email"
          type="email"
          maxLength={100}
          {...form.getInputProps('email')}
        />
        <TextInput
          label="Sitio web"
          name="sitio_web"
          type="url"
          maxLength={255}
          placeholder="https://"
          {...form.getInputProps('sitio_web')}
        />
      </SimpleGrid>
    </Stack>
  );
}
