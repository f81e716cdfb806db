import { Alert, FileInput, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { schemaResolver, type UseFormReturnType } from '@mantine/form';
import { EditFrame } from '#desk/form/edit-frame.tsx';
import { PictureField, RichTextField, SelectField, SlugField, TextField } from '#desk/form/fields.tsx';
import { draftOf, formModes, textsOf } from '#desk/form/form-words.ts';
import { LabelsField } from '#desk/form/labels-field.tsx';
import { sendForm } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { things } from '#things.ts';
import { dificultades } from './dificultad.ts';
import { missingRutaMessage, type RutaAdmin, rutaForm, rutaUpdate } from './ruta.ts';
import { dificultadNames, duration, inMetres, kilometres } from './words.ts';

const rutaList = '/admin/rutas/gestion';
export const backToRutas = { href: rutaList, label: 'Volver a las rutas' };
const { create, edit } = formModes('ruta', backToRutas);

const missingGpx = 'Elige el archivo GPX de la ruta.';
const validateFields = schemaResolver(rutaForm, { sync: true });
const validateNew = (values: Values) => ({ ...(!values.gpx && { gpx: missingGpx }), ...validateFields(values) });
const validateEdit = schemaResolver(rutaUpdate.omit({ id: true }), { sync: true });

export function RutaForm({ ruta }: { ruta?: RutaAdmin }) {
  return (
    <EditFrame
      record={ruta}
      draft={draftOf('ruta', ruta)}
      valuesOf={valuesOf}
      validate={ruta ? validateEdit : validateNew}
      missing={missingRutaMessage}
      mode={ruta ? edit : create}
      list={rutaList}
      send={({ slug, quitar_imagen, ...values }, progress, before) =>
        before
          ? sendForm(
              'update_ruta.php',
              { id: before.id, version: before.version, slug, quitar_imagen, ...values },
              progress,
            )
          : sendForm('create_ruta.php', values, progress)
      }
      recordOf={({ data }) => data}
      viewOf={({ slug }) => things.ruta.path(slug)}
      editOf={({ slug }) => `/admin/rutas/editar/${slug}`}
      tellSaved={ruta ? undefined : ({ message, data }) => `${message} ${measuresOf(data)}`}
    >
      {(form) => <RutaFields form={form} ruta={ruta} />}
    </EditFrame>
  );
}

function RutaFields({ form, ruta }: { form: UseFormReturnType<Values>; ruta: RutaAdmin | undefined }) {
  const municipios = useCall('get_municipios.php', {}, 'No se pudieron cargar los municipios.');
  const chosen = (municipios.data?.data ?? []).map(({ id, nombre }) => ({ value: String(id), label: nombre }));
  return (
    <Stack gap="lg">
      <Paper withBorder p="md">
        <Stack>
          <TextField form={form} name="nombre" label="Nombre" required maxLength={255} />
          {ruta && <SlugField form={form} />}
          <FileInput
            name="gpx"
            label="Archivo GPX"
            description={
              ruta
                ? 'Elige otro solo si quieres cambiar el recorrido.'
                : 'El recorrido, como lo exporta tu reloj o tu aplicación (hasta 10 MB). De él salen la distancia, el desnivel y el tiempo.'
            }
            placeholder={ruta ? 'El recorrido actual se queda' : 'Elegir archivo'}
            accept=".gpx,application/gpx+xml"
            required={!ruta}
            clearable
            value={form.values.gpx}
            onChange={(file) => form.setFieldValue('gpx', file)}
            error={form.errors.gpx}
          />
          {ruta && (
            <Text size="sm" c="dimmed">
              {measuresOf(ruta)}{' '}
              <a href={`${things.ruta.path(ruta.slug)}.gpx`} download>
                Descargar el GPX actual
              </a>
            </Text>
          )}
          {ruta?.avisos.map((aviso) => (
            <Alert key={aviso} color="yellow">
              {aviso}
            </Alert>
          ))}
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <SelectField
              form={form}
              name="municipio_id"
              label="Municipio"
              data={[{ value: '', label: 'Sin municipio' }, ...chosen]}
              error={municipios.isError ? 'No se pudieron cargar los municipios.' : form.errors.municipio_id}
            />
            <SelectField
              form={form}
              name="dificultad"
              label="Dificultad"
              data={[
                { value: '', label: 'Calcular por el recorrido' },
                ...dificultades.map((value) => ({ value, label: dificultadNames[value] })),
              ]}
            />
          </SimpleGrid>
          <LabelsField form={form} />
          <PictureField form={form} name="imagen" label="Imagen" current={ruta?.imagen_url} removal="quitar_imagen" />
        </Stack>
      </Paper>
      <RichTextField form={form} name="descripcion" label="Descripción" />
    </Stack>
  );
}

function measuresOf({ distancia_m, subida_m, minutos, dificultad }: RutaAdmin): string {
  const climb = subida_m === null ? 'sin datos de altitud' : `${inMetres(subida_m)} de subida`;
  return `${kilometres(distancia_m)}, ${climb}, unas ${duration(minutos)}, ${dificultadNames[dificultad].toLowerCase()}.`;
}

function valuesOf(ruta: RutaAdmin | undefined) {
  return {
    ...textsOf(ruta, 'nombre', 'slug', 'municipio_id', 'descripcion'),
    dificultad: ruta?.dificultad_elegida ?? '',
    etiquetas: JSON.stringify(ruta?.etiquetas ?? []),
    gpx: null as File | null,
    imagen: null as File | null,
    quitar_imagen: false,
  };
}
type Values = ReturnType<typeof valuesOf>;
