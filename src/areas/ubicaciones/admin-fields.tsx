import { Alert, SimpleGrid } from '@mantine/core';
import { CreateInPlace } from '#desk/dialogs/create-in-place.tsx';
import { optionsOf, SelectField, SlugField, TextareaField, TextField } from '#desk/form/fields.tsx';
import { LabelsField } from '#desk/form/labels-field.tsx';
import { AccessField, horarioHint } from '#desk/form/place/access-field.tsx';
import { CoordinatesField } from '#desk/form/place/coordinates-field.tsx';
import { useCall } from '#desk/use-call.ts';
import { useSitio } from '#ui/use-sitio.ts';
import { estadoLabel } from '#values/estado.ts';
import { slugify } from '#values/slug.ts';
import type { UbicacionFormState } from './admin-partes.tsx';
import { metaTitleFor } from './admin-values.ts';

export function MainFields({ form, isEdit }: { form: UbicacionFormState; isEdit: boolean }) {
  const { provincia_id } = form.values;
  const categorias = useCall('get_categorias_ubicacion.php', {}, failed.categorias);
  const provincias = useCall('get_provincias.php', {}, failed.provincias);
  const municipios = useCall('get_municipios.php', {}, failed.municipios);
  const inProvincia = (municipios.data?.data ?? []).filter((one) => String(one.provincia_id) === provincia_id);
  const siteName = useSitio().identidad.nombre;
  const problem = categorias.error ?? provincias.error ?? municipios.error;

  return (
    <>
      {problem && (
        <Alert color="red" variant="light" role="alert">
          {problem.message}
        </Alert>
      )}
      <TextField
        form={form}
        name="nombre"
        label="Nombre"
        required
        maxLength={255}
        onChange={(event) =>
          isEdit
            ? form.setFieldValue('nombre', event.currentTarget.value)
            : rename(form, event.currentTarget.value, siteName)
        }
      />
      <SlugField form={form} />
      <TextField form={form} name="place_id" label="Place ID de Google Maps" maxLength={255} />
      <SelectField
        form={form}
        name="categoria_id"
        label="Categoría de ubicación"
        required
        data={[{ value: '0', label: 'Selecciona una categoría' }, ...optionsOf(categorias.data?.data)]}
        error={form.errors.categoria_id && 'Selecciona una categoría.'}
      />
      <CreateInPlace
        tipo="categoria_ubicacion"
        reads="get_categorias_ubicacion.php"
        onCreated={(id) => form.setFieldValue('categoria_id', id)}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <SelectField
          form={form}
          name="provincia_id"
          label="Provincia"
          data={[{ value: '0', label: 'Selecciona una provincia' }, ...optionsOf(provincias.data?.data)]}
          onChange={(event) => {
            form.setFieldValue('provincia_id', event.currentTarget.value);
            form.setFieldValue('municipio_id', '0');
          }}
        />
        <SelectField
          form={form}
          name="municipio_id"
          label="Municipio"
          required
          disabled={provincia_id === '0' || inProvincia.length === 0}
          data={[{ value: '0', label: 'Selecciona un municipio' }, ...optionsOf(inProvincia)]}
          error={form.errors.municipio_id && 'Selecciona un municipio.'}
        />
      </SimpleGrid>
      {isEdit && (
        <SelectField
          form={form}
          name="publicado"
          label="Estado"
          description="Un borrador no se ve en el sitio"
          data={[
            { value: 'true', label: estadoLabel.publicado },
            { value: 'false', label: estadoLabel.borrador },
          ]}
        />
      )}
    </>
  );
}

export function SeoFields({ form }: { form: UbicacionFormState }) {
  return (
    <>
      <TextField form={form} name="meta_title" label="Meta título" maxLength={255} />
      <TextareaField
        form={form}
        name="meta_description"
        label="Meta descripción"
        minRows={2}
        maxLength={500}
        description={`${form.values.meta_description.length} caracteres; los buscadores muestran unos 155`}
      />
    </>
  );
}

export function PlaceFields({ form }: { form: UbicacionFormState }) {
  return (
    <>
      <LabelsField form={form} />
      <CoordinatesField form={form} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextField form={form} name="direccion" label="Dirección" maxLength={255} />
        <TextField form={form} name="codigo_postal" label="Código postal" inputMode="numeric" maxLength={10} />
      </SimpleGrid>
      <TextareaField form={form} name="horario" label="Horario" description={horarioHint} minRows={2} maxLength={500} />
      <TextField form={form} name="precio" label="Precio" placeholder="Adultos 4 €, niños gratis" maxLength={200} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextField form={form} name="telefono" label="Teléfono" type="tel" maxLength={20} />
        <TextField form={form} name="web" label="Web" type="url" maxLength={255} />
      </SimpleGrid>
      <AccessField form={form} />
    </>
  );
}

const failed = {
  categorias: 'No se pudieron cargar las categorías de ubicaciones.',
  provincias: 'No se pudieron cargar las provincias.',
  municipios: 'No se pudieron cargar los municipios.',
};

/** Slug and meta title follow the name until somebody writes in them; what is there already keeps its own. */
function rename(form: UbicacionFormState, nombre: string, siteName: string) {
  const { nombre: before, slug, meta_title } = form.values;
  form.setFieldValue('nombre', nombre);
  if (slug === slugify(before)) form.setFieldValue('slug', slugify(nombre));
  if (meta_title === metaTitleFor(before, siteName)) form.setFieldValue('meta_title', metaTitleFor(nombre, siteName));
}
