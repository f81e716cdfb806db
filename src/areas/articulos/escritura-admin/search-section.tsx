/** What search engines and networks show of an article, where it is not to be what the article shows. */
import { Paper, Stack, Title } from '@mantine/core';
import { TextField } from '#desk/form/fields.tsx';
import { ImageInput } from '#desk/form/image-input.tsx';
import type { Writing } from './use-writing.ts';

export function SearchSection({ writing: { form, record } }: { writing: Writing }) {
  const { compartir, quitar_imagen_compartir } = form.values;
  return (
    <Paper withBorder p="md" component="section" aria-label="Buscadores y redes">
      <Stack gap="sm">
        <Title order={2} fz="lg">
          Buscadores y redes
        </Title>
        <TextField
          form={form}
          name="meta_title"
          label="Título para buscadores"
          description="Vacío: el del artículo"
          maxLength={255}
        />
        <ImageInput
          name="imagen_compartir"
          label="Imagen para compartir"
          help="Sin ella, la de portada"
          value={compartir}
          onChange={(picture) => form.setFieldValue('compartir', picture)}
          current={quitar_imagen_compartir ? null : record?.imagen_compartir}
          onRemoveCurrent={() => form.setFieldValue('quitar_imagen_compartir', true)}
          accept="image/jpeg,image/png,image/webp"
          error={form.errors.imagen_compartir as string | undefined}
        />
      </Stack>
    </Paper>
  );
}
