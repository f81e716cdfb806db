import { SimpleGrid, Stack, Title } from '@mantine/core';
import { schemaResolver, type UseFormReturnType } from '@mantine/form';
import { CreateInPlace } from '#desk/dialogs/create-in-place.tsx';
import { EditFrame } from '#desk/form/edit-frame.tsx';
import { optionsOf, SelectField, SwitchField, TextareaField, TextField } from '#desk/form/fields.tsx';
import { draftOf, textsOf } from '#desk/form/form-words.ts';
import { LabelsField } from '#desk/form/labels-field.tsx';
import { PictureField } from '#desk/form/picture-field.tsx';
import { AccessField, horarioHint } from '#desk/form/place/access-field.tsx';
import { CoordinatesField } from '#desk/form/place/coordinates-field.tsx';
import { Part } from '#desk/page.tsx';
import { PictureList, type PictureSlot } from '#desk/pictures/picture-list.tsx';
import type { PictureValue } from '#desk/pictures/picture-value.ts';
import { storedAddress } from '#desk/pictures/stored-address.ts';
import { noConnection, send } from '#desk/send.ts';
import { useCall, usePlainCall } from '#desk/use-call.ts';
import { paths } from '#paths.ts';
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
} as const;

const edit = {
  title: 'Editar Empresa',
  back: backToEmpresas,
  texts: {
    success: 'Empresa actualizada con éxito.',
    refused: 'Error al actualizar la empresa.',
    unreachable: noConnection,
  },
} as const;

const validateFields = schemaResolver(empresaForm, { sync: true });

/** The pictures are of the form's own making until they are sent. */
function validate({ imagen: _, imagenes_adicionales: __, ...fields }: Values) {
  return validateFields(fields);
}

export function EmpresaForm({ empresa }: { empresa?: EmpresaAdmin }) {
  const municipios = useCall('get_municipios.php', {}, 'No se pudieron cargar los municipios.');
  const categorias = usePlainCall('get_categorias_negocio.php', {}, 'No se pudieron cargar las categorías de negocio.');
  return (
    <EditFrame
      record={empresa}
      draft={draftOf('empresa', empresa)}
      valuesOf={valuesOf}
      validate={validate}
      missing="Por favor, completa todos los campos obligatorios."
      mode={empresa ? edit : create}
      list={list}
      hasCancel
      problem={(municipios.error ?? categorias.error)?.message}
      send={(values, _, before) => sendEmpresa(before, values)}
      recordOf={({ data }) => data}
      viewOf={({ slug, activo }) => (activo === 1 ? paths.empresa(slug) : undefined)}
      editOf={({ id }) => `/admin/edit-empresa/${id}`}
    >
      {(form, record) => (
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
          <Part title="Datos de la empresa">
            <TextField form={form} name="nombre" label="Nombre" required maxLength={255} />
            {record && (
              <TextField
                form={form}
                name="slug"
                label="Slug (dirección de su página)"
                description="/emprendedores/…; si lo cambias, la dirección anterior lleva a la nueva"
                required
                maxLength={200}
              />
            )}
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <SelectField
                form={form}
                name="municipio_id"
                label="Municipio"
                required
                data={[{ value: '', label: 'Selecciona un municipio' }, ...optionsOf(municipios.data?.data)]}
              />
              <Stack gap={4}>
                <SelectField
                  form={form}
                  name="categoria_id"
                  label="Categoría de negocio"
                  required
                  data={[{ value: '', label: 'Selecciona una categoría' }, ...optionsOf(categorias.data?.data)]}
                />
                <CreateInPlace
                  tipo="categoria_negocio"
                  reads="get_categorias_negocio.php"
                  onCreated={(id) => form.setFieldValue('categoria_id', id)}
                />
              </Stack>
            </SimpleGrid>
            <TextareaField form={form} name="descripcion" label="Descripción" minRows={4} maxLength={10_000} />
            <TextField form={form} name="direccion" label="Dirección" maxLength={255} />
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <TextField form={form} name="telefono" label="Teléfono" type="tel" maxLength={20} />
              <TextField form={form} name="email" label="Email" type="email" maxLength={100} />
            </SimpleGrid>
            <TextField form={form} name="web" label="Web" type="url" maxLength={255} />
            <TextareaField
              form={form}
              name="horario"
              label="Horario"
              description={horarioHint}
              minRows={2}
              maxLength={500}
            />
            <TextField form={form} name="precio" label="Precio" maxLength={200} />
            <AccessField form={form} />
            <LabelsField form={form} />
            <CoordinatesField form={form} />
            <SwitchField
              form={form}
              name="activo"
              label="Activa"
              description="Si la desactivas, deja de verse en el sitio"
            />
          </Part>
          <Imagenes form={form} current={record?.imagen} />
        </SimpleGrid>
      )}
    </EditFrame>
  );
}

function Imagenes({ form, current }: { form: UseFormReturnType<Values>; current: string | null | undefined }) {
  return (
    <Part title="Imágenes">
      <PictureField
        form={form}
        name="imagen"
        label="Imagen principal"
        accept="image/jpeg,image/png,image/webp,image/avif"
        current={current}
        removal="quitar_imagen"
      />
      <Title order={3} fz="md" mt="sm">
        Imágenes adicionales
      </Title>
      <PictureList
        slots={form.values.imagenes_adicionales}
        onChange={(change) => form.setFieldValue('imagenes_adicionales', change)}
        fileName={(index) => `imagenes_adicionales[${index}][image]`}
        altName={(index) => `imagenes_adicionales[${index}][alt_text]`}
        none="Sin imágenes adicionales."
      />
    </Part>
  );
}

function valuesOf(empresa: EmpresaAdmin | undefined) {
  return {
    ...textsOf(
      empresa,
      'nombre',
      'slug',
      'municipio_id',
      'categoria_id',
      'descripcion',
      'direccion',
      'telefono',
      'email',
      'web',
      'horario',
      'precio',
      'latitud',
      'longitud',
    ),
    imagen: null as PictureValue,
    quitar_imagen: false,
    activo: empresa?.activo !== 0,
    etiquetas: JSON.stringify(empresa?.etiquetas ?? []),
    accesibilidad: JSON.stringify(empresa?.accesibilidad ?? {}),
    imagenes_adicionales: (empresa?.imagenes_adicionales ?? []).map(
      ({ id, imagen, alt_text }): PictureSlot => ({ key: `guardada-${id}`, id, current: imagen, file: null, alt_text }),
    ),
  };
}

type Values = ReturnType<typeof valuesOf>;

/** What is no longer in the list of pictures is removed; what is not stored yet is stored first. */
async function sendEmpresa(empresa: EmpresaAdmin | undefined, { quitar_imagen, ...values }: Values) {
  const kept = (!quitar_imagen && empresa?.imagen) || '';
  const imagen = values.imagen ? await storedAddress(values.imagen) : { url: kept };
  if ('failed' in imagen) return imagen.failed;
  const imagenes_adicionales: { id?: number; imagen: string; alt_text: string; orden: number }[] = [];
  for (const { id, current, file, alt_text } of values.imagenes_adicionales) {
    const stored = file ? await storedAddress(file) : { url: current ?? '' };
    if ('failed' in stored) return stored.failed;
    // A place that was left empty is no picture.
    const orden = imagenes_adicionales.length;
    if (stored.url) imagenes_adicionales.push({ ...(id && { id }), imagen: stored.url, alt_text, orden });
  }
  const fields = { ...values, imagen: imagen.url, imagenes_adicionales };
  const { slug, ...isNew } = fields;
  if (!empresa) return send('create_empresa.php', isNew);
  const still = new Set(imagenes_adicionales.map(({ id }) => id));
  const imagenes_a_eliminar = empresa.imagenes_adicionales.map(({ id }) => id).filter((id) => !still.has(id));
  return send('update_empresa.php', { id: empresa.id, version: empresa.version, ...fields, imagenes_a_eliminar });
}
