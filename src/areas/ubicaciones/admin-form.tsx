/** The two-column form of a location. */
import { Grid, Stack, Title } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { EditFrame } from '#desk/form/edit-frame.tsx';
import { draftOf } from '#desk/form/form-words.ts';
import { PictureField } from '#desk/form/picture-field.tsx';
import { RichTextField } from '#desk/form/rich-text-field.tsx';
import { Part } from '#desk/page.tsx';
import { sendForm } from '#desk/send.ts';
import { things } from '#things.ts';
import { MainFields, PlaceFields, SeoFields } from './admin-fields.tsx';
import { FaqSlots, PictureSlots, VideoSlots } from './admin-partes.tsx';
import { toFormData, valuesOf } from './admin-values.ts';
import { missingUbicacionMessage, type UbicacionAdmin, ubicacionCreate } from './ubicacion.ts';

const ubicacionList = '/admin/manage/gestion-ubicaciones';
export const backToUbicaciones = { href: ubicacionList, label: 'Volver a las ubicaciones' };
export const editTitle = 'Editar Ubicación';

const create = {
  title: 'Crear Nueva Ubicación',
  back: backToUbicaciones,
  texts: {
    success: 'Ubicación creada con éxito.',
    refused: 'Error al crear la ubicación.',
    unreachable: 'Error de conexión al crear la ubicación.',
  },
  button: { resting: 'Crear Ubicación', busy: 'Creando...' },
} as const;

const edit = {
  title: editTitle,
  back: backToUbicaciones,
  texts: {
    success: 'Ubicación guardada con éxito.',
    refused: 'Error al guardar la ubicación.',
    unreachable: 'Error de conexión al guardar la ubicación.',
  },
} as const;

const validate = schemaResolver(ubicacionCreate, { sync: true });

export function UbicacionForm({ ubicacion }: { ubicacion?: UbicacionAdmin }) {
  return (
    <EditFrame
      hasHeadButtons
      record={ubicacion}
      draft={draftOf('ubicacion', ubicacion)}
      valuesOf={valuesOf}
      validate={validate}
      missing={missingUbicacionMessage}
      mode={ubicacion ? edit : create}
      list={ubicacionList}
      hasCancel
      editOf={({ id }) => `${ubicacionList}/edit/${id}`}
      send={(values, progress, before) =>
        sendForm(before ? 'update_ubicacion.php' : 'create_ubicacion.php', toFormData(values, before), progress)
      }
      recordOf={({ data }) => data}
      viewOf={({ slug, publicado }) => (publicado ? things.ubicacion.path(slug) : undefined)}
    >
      {(form, record) => (
        <Grid gap="lg">
          <Grid.Col span={{ base: 12, md: 5 }}>
            <Stack gap="lg">
              <Part title="Datos Principales" gap="sm">
                <MainFields form={form} isEdit={Boolean(record)} />
              </Part>
              <Part title="Imágenes" gap="sm">
                <PictureField
                  form={form}
                  name="imagen_portada_file"
                  label="Imagen de portada"
                  current={record?.imagen_portada}
                  removal="quitar_imagen_portada"
                />
                <Title order={3} fz="md" mt="sm">
                  Imágenes adicionales
                </Title>
                <PictureSlots form={form} />
              </Part>
            </Stack>
          </Grid.Col>
          <Grid.Col span={{ base: 12, md: 7 }}>
            <Stack gap="lg">
              <RichTextField
                form={form}
                name="descripcion"
                label="Descripción"
                uploadCall="upload_ubicacion_image.php"
              />
              <Part title="Dónde está" gap="sm">
                <PlaceFields form={form} />
              </Part>
              <Part title="Metadatos SEO" gap="sm">
                <SeoFields form={form} />
              </Part>
              <Part title="Preguntas frecuentes (FAQ)" gap="sm">
                <FaqSlots form={form} />
              </Part>
              <Part title="Vídeos adicionales" gap="sm">
                <VideoSlots form={form} />
              </Part>
            </Stack>
          </Grid.Col>
        </Grid>
      )}
    </EditFrame>
  );
}
