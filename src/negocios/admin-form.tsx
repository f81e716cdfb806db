import { Paper, SimpleGrid, Stack, Title } from '@mantine/core';
import { schemaResolver, type UseFormReturnType } from '@mantine/form';
import { EditFrame } from '#desk/form/edit-frame.tsx';
import { SelectField, SwitchField, TextareaField, TextField } from '#desk/form/fields.tsx';
import { type Uploading, useUpload } from '#desk/form/use-upload.ts';
import { tell } from '#desk/list/confirm-delete.tsx';
import { noConnection, send } from '#desk/send.ts';
import { useCall, usePlainCall } from '#desk/use-call.ts';
import { type AdditionalPicture, AdditionalPictures, MainPicture } from './admin-pictures.tsx';
import { type EmpresaAdmin, empresaForm } from './empresa.ts';

const list = '/admin/empresas/gestion';
export const backToEmpresas = { href: list, label: 'Volver a las empresas' };

const create = {
  title: 'Crear Nueva Empresa',
  back: backToEmpresas,
  texts: {
    success: 'Empresa creada con éxito.',
    refused: 'Error al crear la empresa.',
    unreachable: noConnection,
  },
  button: { resting: 'Crear Empresa', busy: 'Creando...' },
  afterSave: 'leave',
} as const;

const edit = {
  title: 'Editar Empresa',
  back: backToEmpresas,
  texts: {
    success: 'Empresa actualizada con éxito.',
    refused: 'Error al actualizar la empresa.',
    unreachable: noConnection,
  },
  button: { resting: 'Guardar Cambios', busy: 'Guardando...' },
  afterSave: 'leave',
} as const;

const validate = schemaResolver(empresaForm, { sync: true });

export function EmpresaForm({ empresa }: { empresa?: EmpresaAdmin }) {
  const main = useUpload();
  const additional = useUpload();
  const municipios = useCall('get_municipios.php', {}, 'No se pudieron cargar los municipios.');
  const categorias = usePlainCall('get_categorias_negocio.php', {}, 'No se pudieron cargar las categorías de negocio.');
  return (
    <EditFrame
      kind="empresa"
      record={empresa}
      id={empresa?.id}
      draftOf={empresa ? `«${empresa.nombre}»` : 'una empresa nueva'}
      valuesOf={valuesOf}
      validate={validate}
      missing="Por favor, completa todos los campos obligatorios."
      mode={empresa ? edit : create}
      list={list}
      hasCancel
      problem={(municipios.error ?? categorias.error)?.message}
      isSubmitDisabled={() => main.isBusy || additional.isBusy}
      send={(values) => sendEmpresa(empresa, values)}
      onSaved={({ message }) => tell('success', message)}
    >
      {(form) => (
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
          <Paper withBorder p="md">
            <Stack>
              <Title order={2} fz="lg">
                Datos de la empresa
              </Title>
              <TextField form={form} name="nombre" label="Nombre" required maxLength={255} />
              <SimpleGrid cols={{ base: 1, sm: 2 }}>
                <SelectField
                  form={form}
                  name="municipio_id"
                  label="Municipio"
                  required
                  data={options('Selecciona un municipio', municipios.data?.data)}
                />
                <SelectField
                  form={form}
                  name="categoria_id"
                  label="Categoría de negocio"
                  required
                  data={options('Selecciona una categoría', categorias.data?.data)}
                />
              </SimpleGrid>
              <TextareaField form={form} name="descripcion" label="Descripción" minRows={4} maxLength={10_000} />
              <TextField form={form} name="direccion" label="Dirección" maxLength={255} />
              <SimpleGrid cols={{ base: 1, sm: 2 }}>
                <TextField form={form} name="telefono" label="Teléfono" type="tel" maxLength={20} />
                <TextField form={form} name="email" label="Email" type="email" maxLength={100} />
              </SimpleGrid>
              <TextField form={form} name="web" label="Web" type="url" maxLength={255} />
              <TextareaField form={form} name="horario" label="Horario" minRows={2} maxLength={500} />
              <SwitchField
                form={form}
                name="activo"
                label="Activa"
                description="Si la desactivas, deja de verse en el sitio"
              />
            </Stack>
          </Paper>
          <Imagenes form={form} main={main} additional={additional} />
        </SimpleGrid>
      )}
    </EditFrame>
  );
}

interface ImagenesProps {
  form: UseFormReturnType<Values>;
  main: Uploading;
  additional: Uploading;
}

function Imagenes({ form, main, additional }: ImagenesProps) {
  return (
    <Paper withBorder p="md">
      <Stack>
        <Title order={2} fz="lg">
          Imágenes
        </Title>
        <MainPicture
          value={form.values.imagen}
          onChange={(imagen) => form.setFieldValue('imagen', imagen)}
          uploading={main}
          error={form.errors.imagen}
        />
        <AdditionalPictures
          value={form.values.imagenes_adicionales}
          onChange={(change) => form.setFieldValue('imagenes_adicionales', change)}
          uploading={additional}
        />
      </Stack>
    </Paper>
  );
}

function valuesOf(empresa: EmpresaAdmin | undefined) {
  return {
    nombre: empresa?.nombre ?? '',
    municipio_id: String(empresa?.municipio_id ?? ''),
    categoria_id: String(empresa?.categoria_id ?? ''),
    descripcion: empresa?.descripcion ?? '',
    direccion: empresa?.direccion ?? '',
    telefono: empresa?.telefono ?? '',
    email: empresa?.email ?? '',
    web: empresa?.web ?? '',
    horario: empresa?.horario ?? '',
    imagen: empresa?.imagen ?? '',
    activo: empresa?.activo !== 0,
    imagenes_adicionales: (empresa?.imagenes_adicionales ?? []).map(
      ({ id, imagen, alt_text }): AdditionalPicture => ({ id, imagen, alt_text }),
    ),
  };
}

type Values = ReturnType<typeof valuesOf>;

/** What is no longer in the list of pictures is removed. */
function sendEmpresa(empresa: EmpresaAdmin | undefined, values: Values) {
  const imagenes_adicionales = values.imagenes_adicionales.map((picture, orden) => ({ ...picture, orden }));
  const fields = { ...values, imagenes_adicionales };
  if (!empresa) return send('create_empresa.php', fields);
  const kept = new Set(imagenes_adicionales.map(({ id }) => id));
  const imagenes_a_eliminar = empresa.imagenes_adicionales.map(({ id }) => id).filter((id) => !kept.has(id));
  return send('update_empresa.php', { id: empresa.id, version: empresa.version, ...fields, imagenes_a_eliminar });
}

function options(none: string, things: { id: number; nombre: string }[] | undefined) {
  return [
    { value: '', label: none },
    ...(things ?? []).map(({ id, nombre }) => ({ value: String(id), label: nombre })),
  ];
}
