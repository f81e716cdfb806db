import { Paper, SimpleGrid, Stack, Title } from '@mantine/core';
import { schemaResolver, type UseFormReturnType } from '@mantine/form';
import type { ZodType } from 'zod';
import { OnMapSection } from '#desk/form/coordinates-field.tsx';
import { EditFrame } from '#desk/form/edit-frame.tsx';
import { AmountField, PictureField, RichTextField, SelectField, SlugField, TextField } from '#desk/form/fields.tsx';
import { draftOf, formModes, textsOf } from '#desk/form/form-words.ts';
import { LabelsField } from '#desk/form/labels-field.tsx';
import { sendForm } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { things } from '#things.ts';
import {
  type ActividadAdmin,
  actividadCreate,
  actividadUpdate,
  areGroupLimitsRight,
  missingActividadMessage,
  wrongGroupLimitsMessage,
} from './actividad.ts';

const actividadList = '/admin/actividades/gestion';
export const backToActividades = { href: actividadList, label: 'Volver a las actividades' };
const { create, edit } = formModes('actividad', backToActividades);

export function ActividadForm({ actividad }: { actividad?: ActividadAdmin }) {
  const { data } = useCall('get_municipios.php', {}, 'No se pudieron cargar los municipios.');
  const municipios = (data?.data ?? []).map(({ id, nombre }) => ({ value: String(id), label: nombre }));
  return (
    <EditFrame
      record={actividad}
      draft={draftOf('actividad', actividad)}
      valuesOf={valuesOf}
      validate={actividad ? validateEdit : validateNew}
      missing={missingActividadMessage}
      mode={actividad ? edit : create}
      list={actividadList}
      send={({ slug, quitar_imagen, ...values }, progress, before) => {
        if (!before) return sendForm('create_actividad.php', values, progress);
        const { id, version } = before;
        return sendForm('update_actividad.php', { id, version, slug, quitar_imagen, ...values }, progress);
      }}
      recordOf={({ data }) => data}
      viewOf={({ slug }) => things.actividad.path(slug)}
      editOf={({ slug }) => `/admin/actividades/editar/${slug}`}
    >
      {(form) => (
        <Stack gap="lg">
          <Paper withBorder p="md">
            <Stack>
              <TextField form={form} name="nombre" label="Nombre" required maxLength={255} />
              {actividad && <SlugField form={form} />}
              <SimpleGrid cols={{ base: 1, sm: 2 }}>
                <TextField form={form} name="lugar" label="Lugar" required maxLength={255} />
                <TextField
                  form={form}
                  name="place_id"
                  label="Place ID"
                  maxLength={255}
                  description="El identificador del lugar en Google Maps"
                  inputWrapperOrder={['label', 'input', 'description', 'error']}
                />
              </SimpleGrid>
              <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }}>
                <TextField form={form} name="duracion" label="Duración" maxLength={100} />
                <TextField form={form} name="min_personas" label="Mínimo de personas" type="number" min={1} step={1} />
                <TextField form={form} name="max_personas" label="Máximo de personas" type="number" min={1} step={1} />
                <TextField form={form} name="disponibilidad" label="Disponibilidad" maxLength={255} />
              </SimpleGrid>
              <SelectField
                form={form}
                name="municipio_id"
                label="Municipio"
                description="En la página de ese pueblo se verá la actividad"
                data={[{ value: '', label: 'Sin municipio' }, ...municipios]}
              />
              <LabelsField form={form} />
              <PictureField
                form={form}
                name="imagen"
                label="Imagen"
                current={actividad?.imagen_url}
                removal="quitar_imagen"
              />
            </Stack>
          </Paper>
          <RichTextField form={form} name="descripcion" label="Descripción" required />
          <TarifaFields form={form} />
          <OnMapSection form={form} />
        </Stack>
      )}
    </EditFrame>
  );
}

function TarifaFields({ form }: { form: UseFormReturnType<Values> }) {
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="tarifas">
      <Title order={2} fz="lg" mb="md" id="tarifas">
        Tarifas
      </Title>
      <Stack>
        {[1, 2, 3].map((number) => (
          <SimpleGrid key={number} cols={{ base: 1, xs: 2 }}>
            {/* The first text is marked as required but, as specified, may stay empty. */}
            <TextField
              form={form}
              name={`texto_precio_${number}`}
              label={`Texto de la tarifa ${number}`}
              withAsterisk={number === 1}
              maxLength={100}
              placeholder={number === 1 ? 'Adultos' : undefined}
            />
            <AmountField
              form={form}
              name={`precio_${number}`}
              label={`Precio de la tarifa ${number} (€)`}
              required={number === 1}
            />
          </SimpleGrid>
        ))}
      </Stack>
    </Paper>
  );
}

function valuesOf(actividad: ActividadAdmin | undefined) {
  return {
    ...textsOf(
      actividad,
      'nombre',
      'slug',
      'lugar',
      'duracion',
      'min_personas',
      'max_personas',
      'disponibilidad',
      'descripcion',
      'place_id',
      'texto_precio_1',
      'precio_1',
      'texto_precio_2',
      'precio_2',
      'texto_precio_3',
      'precio_3',
      'municipio_id',
      'latitud',
      'longitud',
    ),
    etiquetas: JSON.stringify(actividad?.etiquetas ?? []),
    imagen: null as File | null,
    quitar_imagen: false,
  };
}
type Values = ReturnType<typeof valuesOf>;

const validateNew = validateWith(actividadCreate);
const validateEdit = validateWith(actividadCreate.extend({ slug: actividadUpdate.shape.slug }));

/** The fields by themselves, then the two limits of the group against each other. */
function validateWith(schema: ZodType) {
  const validateFields = schemaResolver(schema, { sync: true });
  return (values: Values) => {
    const { min_personas, max_personas } = values;
    const areLimitsRight = areGroupLimitsRight(Number(min_personas), Number(max_personas));
    return { ...(!areLimitsRight && { max_personas: wrongGroupLimitsMessage }), ...validateFields(values) };
  };
}
