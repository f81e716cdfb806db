/** What the page of a municipality says: its text, its picture, its place on the map. */
import { Paper, SimpleGrid, Stack } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { createFileRoute } from '@tanstack/react-router';
import { EditFrame } from '#desk/form/edit-frame.tsx';
import { SlugField, TextField } from '#desk/form/fields.tsx';
import { draftOf, textsOf } from '#desk/form/form-words.ts';
import { PictureField } from '#desk/form/picture-field.tsx';
import { CoordinatesField } from '#desk/form/place/coordinates-field.tsx';
import { RichTextField } from '#desk/form/rich-text-field.tsx';
import { QueryState } from '#desk/query-state.tsx';
import { sendForm } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { things } from '#things.ts';
import { type MunicipioAdmin, municipioPage } from './municipio.ts';

const list = '/admin/municipios/gestion';
const back = { href: list, label: 'Volver a los municipios' };
const title = 'Página del pueblo';

export const Route = createFileRoute('/admin/municipios/pagina/$id')({ component: MunicipioPagina });

function MunicipioPagina() {
  const { id } = Route.useParams();
  const query = useCall('get_municipio_admin.php', { id }, 'El municipio no se encontró o no se pudo cargar.');
  return (
    <QueryState key={id} query={query} title={title} back={back}>
      {({ data }) => <PaginaForm municipio={data} />}
    </QueryState>
  );
}

const mode = {
  title,
  back,
  texts: {
    success: 'Página guardada con éxito.',
    refused: 'Error al guardar la página del pueblo.',
    unreachable: 'Error de conexión con el servidor.',
  },
} as const;

const validate = schemaResolver(municipioPage, { sync: true });

function PaginaForm({ municipio }: { municipio: MunicipioAdmin }) {
  return (
    <EditFrame
      record={municipio}
      draft={draftOf('municipio', municipio)}
      valuesOf={valuesOf}
      validate={validate}
      missing="Por favor, completa todos los campos obligatorios."
      mode={mode}
      editOf={({ id }) => `/admin/municipios/pagina/${id}`}
      list={list}
      send={(values, progress, before = municipio) =>
        sendForm('update_municipio.php', { id: before.id, version: before.version, ...values }, progress)
      }
      recordOf={({ data }) => data}
      viewOf={({ slug }) => things.municipio.path(slug)}
    >
      {(form) => (
        <Stack gap="lg">
          <Paper withBorder p="md">
            <Stack>
              <SimpleGrid cols={{ base: 1, sm: 2 }}>
                <TextField form={form} name="nombre" label="Nombre" required maxLength={100} />
                <SlugField form={form} />
              </SimpleGrid>
              <PictureField
                form={form}
                name="imagen"
                label="Imagen"
                current={municipio.imagen}
                removal="quitar_imagen"
              />
            </Stack>
          </Paper>
          <RichTextField form={form} name="descripcion" label="Texto" />
          <Paper withBorder p="md" component="section" aria-label="Datos del pueblo">
            <SimpleGrid cols={{ base: 1, sm: 3 }}>
              <TextField form={form} name="habitantes" label="Habitantes" inputMode="numeric" />
              <TextField form={form} name="altitud" label="Altitud (m)" inputMode="numeric" />
              <TextField form={form} name="superficie" label="Superficie (km²)" inputMode="decimal" />
            </SimpleGrid>
            <SimpleGrid cols={{ base: 1, sm: 3 }} mt="md">
              <TextField
                form={form}
                name="carretera_km"
                label="Por carretera (km)"
                description="Desde la capital."
                inputMode="numeric"
              />
              <TextField
                form={form}
                name="autobus"
                label="Autobús"
                description="Desde dónde, qué días y quién lo dice: «A la capital, de lunes a viernes; lo dice la empresa»."
                maxLength={300}
              />
            </SimpleGrid>
          </Paper>
          <Paper withBorder p="md" component="section" aria-label="En el mapa">
            <CoordinatesField form={form} />
          </Paper>
        </Stack>
      )}
    </EditFrame>
  );
}

function valuesOf(municipio: MunicipioAdmin | undefined) {
  return {
    ...textsOf(municipio, 'nombre', 'provincia_id', 'slug', 'descripcion', 'latitud', 'longitud'),
    ...textsOf(municipio, 'habitantes', 'altitud', 'superficie', 'carretera_km', 'autobus'),
    imagen: null as File | null,
    quitar_imagen: false,
  };
}
