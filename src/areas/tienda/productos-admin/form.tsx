import { Paper, SimpleGrid, Stack } from '@mantine/core';
import { schemaResolver, type UseFormReturnType } from '@mantine/form';
import { z } from 'zod';
import { type ProductoAdmin, productoCreate, productoUpdate } from '#areas/tienda/productos/producto.ts';
import { EditFrame } from '#desk/form/edit-frame.tsx';
import { SlugField, SwitchField, TextField } from '#desk/form/fields.tsx';
import { draftOf, textsOf } from '#desk/form/form-words.ts';
import { Part } from '#desk/page.tsx';
import { sendForm } from '#desk/send.ts';
import { things } from '#things.ts';
import { ProductoFields, useProductoOptions } from './fields.tsx';
import { type ImageSlot, ImageSlots, oneSlot, toImageFields } from './image-slots.tsx';
import { ProductoPictures } from './pictures.tsx';
import { rowsOf } from './reshape.ts';
import { Variantes, type VariantesValues } from './variantes.tsx';

const productoList = '/admin/tiendas/productos';
export const backToProductos = { href: productoList, label: 'Volver a los productos' };

const failed = 'Error en la operación del producto. Por favor, inténtalo de nuevo más tarde.';
const common = { back: backToProductos };
const filled = z.object({ file: z.custom(Boolean, { error: 'Elige una imagen o elimina este hueco.' }) });

/** A new product has a screen of its own, and the edit screen without an id makes one too, each in its words. */
const modes = {
  new: {
    title: 'Añadir Nuevo Producto',
    texts: {
      success: '¡Artículo creado con éxito!',
      refused: 'Error al crear el artículo.',
      unreachable: 'Error al crear el artículo. Por favor, inténtalo de nuevo más tarde.',
    },
    button: { resting: 'Crear Producto', busy: 'Creando...' },
    validate: schemaResolver(productoCreate.and(z.object({ slots: z.array(filled) })), { sync: true }),
  },
  create: {
    ...common,
    title: 'Crear Producto',
    texts: { success: 'Producto creado correctamente.', refused: 'Error al crear el producto.', unreachable: failed },
    validate: schemaResolver(productoCreate, { sync: true }),
  },
  edit: {
    ...common,
    title: 'Editar Producto',
    texts: {
      success: 'Producto actualizado correctamente.',
      refused: 'Error al actualizar el producto.',
      unreachable: failed,
    },
    validate: schemaResolver(productoUpdate.omit({ id: true, existing_images: true }), { sync: true }),
  },
} as const;

type Props =
  | { mode: 'new' | 'create'; producto?: undefined; idTienda?: string | undefined }
  | { mode: 'edit'; producto: ProductoAdmin; idTienda?: undefined };

/** A new one begins in the shop `idTienda`. */
export function ProductoForm({ mode: name, producto, idTienda = '' }: Props) {
  const { validate, ...mode } = modes[name];
  const options = useProductoOptions();
  const isNew = name === 'new';
  return (
    <EditFrame
      record={producto}
      draft={{ ...draftOf('producto', producto), ...(name === 'create' && { key: 'producto-create' }) }}
      valuesOf={(record) => (isNew ? { ...newValues, id_tienda: idTienda } : valuesOf(record))}
      validate={validate}
      validateOn={isNew ? 'submit' : 'blur'}
      mode={mode}
      list={productoList}
      hasCancel={!isNew}
      choice="id_tienda"
      problem={options.error}
      send={(values, progress, before) => (before ? update(before, values, progress) : create(values, progress))}
      recordOf={({ data }) => data}
      viewOf={({ slug, activo }) => (activo === 1 ? things.producto.path(slug) : undefined)}
      editOf={({ id }) => `/admin/productos/editar/${id}`}
      savedText={() => mode.texts.success}
      {...(isNew && {
        backOf: ({ id_tienda }: Values) => ({
          href: id_tienda ? `/admin/tiendas/${id_tienda}/productos` : productoList,
          label: 'Volver',
        }),
      })}
    >
      {(form) => (
        <Stack gap="lg">
          {isNew ? (
            <Paper withBorder p="md">
              <ProductoFields
                form={form}
                names={{ tienda: 'id_tienda', categoria: 'id_categoria' }}
                options={options}
              />
            </Paper>
          ) : (
            <Part title="Datos del Producto">
              <SimpleGrid cols={{ base: 1, sm: 2 }}>
                <TextField
                  form={form}
                  name="referencia"
                  label="Referencia"
                  readOnly
                  description={producto ? 'No se puede cambiar' : 'Se asigna al guardar'}
                />
                {producto && <SlugField form={form} />}
              </SimpleGrid>
              <ProductoFields
                form={form}
                names={{ tienda: 'tienda_id', categoria: 'categoria_id' }}
                options={options}
              />
              <SwitchField
                form={form}
                name="activo"
                label="Activo"
                description="Un producto inactivo no se ve en la tienda"
              />
            </Part>
          )}
          <Part title="Variantes">
            <Variantes form={form as unknown as UseFormReturnType<VariantesValues>} />
          </Part>
          <Part title={isNew ? 'Imágenes' : 'Imágenes Adicionales'}>
            {producto && (
              <ProductoPictures value={form.values} onChange={(pictures) => form.setValues({ ...pictures })} />
            )}
            <Slots form={form} required={isNew} />
          </Part>
        </Stack>
      )}
    </EditFrame>
  );
}

function Slots({ form, required }: { form: UseFormReturnType<Values>; required: boolean }) {
  /** A complaint about a slot would stay with its place in the list, not with its picture. */
  function change(slots: (before: ImageSlot[]) => ImageSlot[]) {
    form.setFieldValue('slots', slots);
    for (const path of Object.keys(form.errors)) if (/^(?:slots|imagen_)/.test(path)) form.clearFieldError(path);
  }

  return (
    <ImageSlots
      slots={form.values.slots}
      onChange={change}
      errorOf={(index) => (form.errors[`slots.${index}.file`] ?? form.errors[`imagen_${index}`]) as string | undefined}
      required={required}
    />
  );
}

function valuesOf(producto: ProductoAdmin | undefined) {
  return {
    ...textsOf(
      producto,
      'tienda_id',
      'categoria_id',
      'referencia',
      'slug',
      'nombre',
      'descripcion',
      'stock',
      'contenido_neto',
      'url_imagen',
    ),
    precio: String(producto?.precio ?? 0),
    iva: String(producto?.iva ?? 21),
    unidad_contenido: producto?.unidad_contenido ?? 'g',
    activo: producto?.activo !== 0,
    existing_images: producto?.imagenes_adicionales_urls ?? [],
    opciones: producto?.opciones ?? [],
    variantes: producto ? rowsOf(producto) : [],
    slots: oneSlot,
  };
}

/** The two screens name shop and category each its own way. */
type Values = Omit<ReturnType<typeof valuesOf>, 'tienda_id' | 'categoria_id'> &
  Partial<Record<'tienda_id' | 'categoria_id' | 'id_tienda' | 'id_categoria', string>>;

const { tienda_id: _, categoria_id, ...empty } = valuesOf(undefined);
const newValues: Values = { ...empty, id_categoria: categoria_id, precio: '' };

function create(values: Values, progress: (share: number) => void) {
  const { slots, activo, referencia, slug, url_imagen, existing_images, opciones, variantes, ...fields } = values;
  const flags = { activo: activo ? '1' : '0', ...variantesFields(values) };
  return sendForm('create_producto.php', { ...fields, ...flags, ...toImageFields(slots) }, progress);
}

/** Lists go as JSON. */
function variantesFields({ opciones, variantes }: Values) {
  return { opciones: JSON.stringify(opciones), variantes: JSON.stringify(variantes) };
}

function update({ id, version, stock }: ProductoAdmin, values: Values, progress: (share: number) => void) {
  const { slots, activo, existing_images, opciones, variantes, ...fields } = values;
  return sendForm(
    'update_producto.php',
    {
      id,
      version,
      ...fields,
      stock_anterior: String(stock ?? ''),
      activo: activo ? '1' : '0',
      existing_images: JSON.stringify(existing_images),
      ...variantesFields(values),
      ...toImageFields(slots),
    },
    progress,
  );
}
