/** What the forms that create and edit a book share. */
import { Paper, SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { ImageInput } from '#desk/form/image-input.tsx';
import { RichTextInput } from '#desk/form/rich-text-input.tsx';
import { todayInMadrid, yearOf } from '#values/day.ts';
import { editionYearMessage, isEditionYear, type LibroAdmin, libroForm } from './libro.ts';

export const libroSchema = libroForm.extend({
  fecha_edicion: libroForm.shape.fecha_edicion.refine(
    (year) => !year || isEditionYear(year, new Date()),
    editionYearMessage,
  ),
});

export function libroValues(libro?: LibroAdmin) {
  return {
    titulo: libro?.titulo ?? '',
    slug: libro?.slug ?? '',
    autores: libro?.autores ?? '',
    editorial: libro?.editorial ?? '',
    ISBN: libro?.ISBN ?? '',
    num_pag: String(libro?.num_pag ?? ''),
    fecha_edicion: String(libro?.fecha_edicion ?? ''),
    resumen: libro?.resumen ?? '',
    imagen: null as File | null,
    quitar_imagen: false,
  };
}
export type LibroValues = ReturnType<typeof libroValues>;

export function LibroFields({ form, libro }: { form: UseFormReturnType<LibroValues>; libro?: LibroAdmin }) {
  return (
    <Stack gap="lg">
      <Paper withBorder p="md">
        <Stack>
          <TextInput label="Título" name="titulo" required maxLength={255} {...form.getInputProps('titulo')} />
          {libro && (
            <TextInput
              label="Slug"
              name="slug"
              required
              maxLength={200}
              description="Solo minúsculas, números y guiones"
              {...form.getInputProps('slug')}
            />
          )}
          <TextInput label="Autor(es)" name="autores" required maxLength={255} {...form.getInputProps('autores')} />
          <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }}>
            <TextInput label="Editorial" name="editorial" maxLength={255} {...form.getInputProps('editorial')} />
            <TextInput label="ISBN" name="ISBN" maxLength={20} {...form.getInputProps('ISBN')} />
            <TextInput
              label="Número de páginas"
              name="num_pag"
              type="number"
              min={1}
              step={1}
              {...form.getInputProps('num_pag')}
            />
            <TextInput
              label="Año de edición"
              name="fecha_edicion"
              type="number"
              min={1000}
              max={yearOf(todayInMadrid(new Date()))}
              step={1}
              {...form.getInputProps('fecha_edicion')}
            />
          </SimpleGrid>
          <ImageInput
            label="Portada"
            name="imagen"
            value={form.values.imagen}
            onChange={(file) => form.setFieldValue('imagen', file)}
            current={form.values.quitar_imagen ? null : libro?.imagen_url}
            onRemoveCurrent={() => form.setFieldValue('quitar_imagen', true)}
            error={form.errors.imagen as string | undefined}
          />
        </Stack>
      </Paper>
      <RichTextInput
        label="Resumen"
        name="resumen"
        value={form.values.resumen}
        onChange={(html) => form.setFieldValue('resumen', html)}
        error={form.errors.resumen as string | undefined}
      />
    </Stack>
  );
}
