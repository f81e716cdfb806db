/** What the forms that create and edit an activity share. */
import { Paper, SimpleGrid, Stack, TextInput, Title } from '@mantine/core';
import { schemaResolver, type UseFormReturnType } from '@mantine/form';
import type { ZodType } from 'zod';
import { ImageInput } from '#desk/form/image-input.tsx';
import { RichTextInput } from '#desk/form/rich-text-input.tsx';
import { type ActividadAdmin, areGroupLimitsRight, wrongGroupLimitsMessage } from './actividad.ts';

const tarifas = [1, 2, 3] as const;

/** For useForm: the fields by themselves, then the two limits of the group against each other. */
export function validateActividad(schema: ZodType) {
  const validateFields = schemaResolver(schema, { sync: true });
  return (values: ActividadValues) => {
    const { min_personas, max_personas } = values;
    const areLimitsRight = areGroupLimitsRight(Number(min_personas), Number(max_personas));
    return { ...(!areLimitsRight && { max_personas: wrongGroupLimitsMessage }), ...validateFields(values) };
  };
}

export function actividadValues(actividad?: ActividadAdmin) {
  return {
    nombre: actividad?.nombre ?? '',
    slug: actividad?.slug ?? '',
    lugar: actividad?.lugar ?? '',
    duracion: actividad?.duracion ?? '',
    min_personas: String(actividad?.min_personas ?? ''),
    max_personas: String(actividad?.max_personas ?? ''),
    disponibilidad: actividad?.disponibilidad ?? '',
    descripcion: actividad?.descripcion ?? '',
    place_id: actividad?.place_id ?? '',
    texto_precio_1: actividad?.texto_precio_1 ?? '',
    precio_1: String(actividad?.precio_1 ?? ''),
    texto_precio_2: actividad?.texto_precio_2 ?? '',
    precio_2: String(actividad?.precio_2 ?? ''),
    texto_precio_3: actividad?.texto_precio_3 ?? '',
    precio_3: String(actividad?.precio_3 ?? ''),
    imagen: null as File | null,
    quitar_imagen: false,
  };
}
export type ActividadValues = ReturnType<typeof actividadValues>;

interface Props {
  form: UseFormReturnType<ActividadValues>;
  actividad?: ActividadAdmin;
}

export function ActividadFields({ form, actividad }: Props) {
  return (
    <Stack gap="lg">
      <Paper withBorder p="md">
        <Stack>
          <TextInput label="Nombre" name="nombre" required maxLength={255} {...form.getInputProps('nombre')} />
          {actividad && (
            <TextInput
              label="Slug"
              name="slug"
              required
              maxLength={200}
              description="Solo minúsculas, números y guiones"
              {...form.getInputProps('slug')}
            />
          )}
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput label="Lugar" name="lugar" required maxLength={255} {...form.getInputProps('lugar')} />
            <TextInput
              label="Place ID"
              name="place_id"
              maxLength={255}
              description="El identificador del lugar en Google Maps"
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              {...form.getInputProps('place_id')}
            />
          </SimpleGrid>
          <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }}>
            <TextInput label="Duración" name="duracion" maxLength={100} {...form.getInputProps('duracion')} />
            <TextInput
              label="Mínimo de personas"
              name="min_personas"
              type="number"
              min={1}
              step={1}
              {...form.getInputProps('min_personas')}
            />
            <TextInput
              label="Máximo de personas"
              name="max_personas"
              type="number"
              min={1}
              step={1}
              {...form.getInputProps('max_personas')}
            />
            <TextInput
              label="Disponibilidad"
              name="disponibilidad"
              maxLength={255}
              {...form.getInputProps('disponibilidad')}
            />
          </SimpleGrid>
          <ImageInput
            label="Imagen"
            name="imagen"
            value={form.values.imagen}
            onChange={(file) => form.setFieldValue('imagen', file)}
            current={form.values.quitar_imagen ? null : actividad?.imagen_url}
            onRemoveCurrent={() => form.setFieldValue('quitar_imagen', true)}
            error={form.errors.imagen as string | undefined}
          />
        </Stack>
      </Paper>
      <RichTextInput
        label="Descripción"
        name="descripcion"
        required
        value={form.values.descripcion}
        onChange={(html) => form.setFieldValue('descripcion', html)}
        error={form.errors.descripcion as string | undefined}
      />
      <Paper withBorder p="md" component="section" aria-labelledby="tarifas">
        <Title order={2} fz="lg" mb="md" id="tarifas">
          Tarifas
        </Title>
        <Stack>
          {tarifas.map((number) => (
            <SimpleGrid key={number} cols={{ base: 1, xs: 2 }}>
              {/* The first text is marked as required but, as specified, may stay empty. */}
              <TextInput
                label={`Texto de la tarifa ${number}`}
                name={`texto_precio_${number}`}
                withAsterisk={number === 1}
                maxLength={100}
                placeholder={number === 1 ? 'Adultos' : undefined}
                {...form.getInputProps(`texto_precio_${number}`)}
              />
              <TextInput
                label={`Precio de la tarifa ${number} (€)`}
                name={`precio_${number}`}
                type="number"
                required={number === 1}
                min={0}
                step={0.01}
                inputMode="decimal"
                {...form.getInputProps(`precio_${number}`)}
              />
            </SimpleGrid>
          ))}
        </Stack>
      </Paper>
    </Stack>
  );
}
