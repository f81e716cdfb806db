import { Alert, NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { estadoLabel } from '#articulos/articulo.ts';
import { useCall } from '#desk/use-call.ts';
import type { UbicacionFormState } from './admin-partes.tsx';

interface MainProps {
  form: UbicacionFormState;
  onRename(nombre: string): void;
  /** The slug was written by hand. */
  onSlug(): void;
  isEdit: boolean;
}

export function MainFields({ form, onRename, onSlug, isEdit }: MainProps) {
  const { provincia_id } = form.values;
  const categorias = useCall('get_categorias_ubicacion.php', {} as never, failed.categorias);
  const provincias = useCall('get_provincias.php', {} as never, failed.provincias);
  const municipios = useCall('get_municipios.php', {}, failed.municipios);
  const inProvincia = (municipios.data?.data ?? []).filter((one) => String(one.provincia_id) === provincia_id);
  const problem = categorias.error ?? provincias.error ?? municipios.error;

  const slug = form.getInputProps('slug');
  return (
    <>
      {problem && (
        <Alert color="red" variant="light" role="alert">
          {problem.message}
        </Alert>
      )}
      <TextInput
        label="Nombre"
        name="nombre"
        required
        maxLength={255}
        {...form.getInputProps('nombre')}
        onChange={(event) => onRename(event.currentTarget.value)}
      />
      <TextInput
        label="Slug"
        name="slug"
        required
        maxLength={200}
        description="Solo minúsculas, números y guiones"
        {...slug}
        onChange={(event) => {
          onSlug();
          slug.onChange(event);
        }}
      />
      <TextInput label="Place ID de Google Maps" name="place_id" maxLength={255} {...form.getInputProps('place_id')} />
      <NativeSelect
        label="Categoría de ubicación"
        name="categoria_id"
        required
        data={options('Selecciona una categoría', categorias.data?.data)}
        {...form.getInputProps('categoria_id')}
        error={form.errors.categoria_id && 'Selecciona una categoría.'}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <NativeSelect
          label="Provincia"
          name="provincia_id"
          data={options('Selecciona una provincia', provincias.data?.data)}
          {...form.getInputProps('provincia_id')}
          onChange={(event) => {
            form.setFieldValue('provincia_id', event.currentTarget.value);
            form.setFieldValue('municipio_id', '0');
          }}
        />
        <NativeSelect
          label="Municipio"
          name="municipio_id"
          required
          disabled={provincia_id === '0' || inProvincia.length === 0}
          data={options('Selecciona un municipio', inProvincia)}
          {...form.getInputProps('municipio_id')}
          error={form.errors.municipio_id && 'Selecciona un municipio.'}
        />
      </SimpleGrid>
      {isEdit && (
        <NativeSelect
          label="Estado"
          name="publicado"
          description="Un borrador no se ve en el sitio"
          data={[
            { value: 'true', label: estadoLabel.publicado },
            { value: 'false', label: estadoLabel.borrador },
          ]}
          {...form.getInputProps('publicado')}
        />
      )}
    </>
  );
}

export function SeoFields({ form, onMetaTitle }: { form: UbicacionFormState; onMetaTitle(): void }) {
  const metaTitle = form.getInputProps('meta_title');
  return (
    <>
      <TextInput
        label="Meta título"
        name="meta_title"
        maxLength={255}
        {...metaTitle}
        onChange={(event) => {
          onMetaTitle();
          metaTitle.onChange(event);
        }}
      />
      <Textarea
        label="Meta descripción"
        name="meta_description"
        autosize
        minRows={2}
        maxLength={500}
        description={`${form.values.meta_description.length} caracteres; los buscadores muestran unos 155`}
        {...form.getInputProps('meta_description')}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label="Latitud"
          name="latitud"
          inputMode="decimal"
          placeholder="40.0704"
          {...form.getInputProps('latitud')}
        />
        <TextInput
          label="Longitud"
          name="longitud"
          inputMode="text"
          placeholder="-2.1374"
          {...form.getInputProps('longitud')}
        />
        <TextInput label="Dirección" name="direccion" maxLength={255} {...form.getInputProps('direccion')} />
        <TextInput
          label="Código postal"
          name="codigo_postal"
          inputMode="numeric"
          maxLength={10}
          {...form.getInputProps('codigo_postal')}
        />
      </SimpleGrid>
    </>
  );
}

const failed = {
  categorias: 'No se pudieron cargar las categorías de ubicaciones.',
  provincias: 'No se pudieron cargar las provincias.',
  municipios: 'No se pudieron cargar los municipios.',
};

function options(none: string, things: { id: number; nombre: string }[] | undefined) {
  return [
    { value: '0', label: none },
    ...(things ?? []).map(({ id, nombre }) => ({ value: String(id), label: nombre })),
  ];
}
