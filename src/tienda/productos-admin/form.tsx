import { Button, Paper, SimpleGrid, Stack, Switch, TextInput, Title } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useNavigate } from '@tanstack/react-router';
import { FormActions } from '#desk/form/form-actions.tsx';
import { useDraft } from '#desk/form/use-draft.tsx';
import { useSave } from '#desk/form/use-save.ts';
import { tell } from '#desk/list/confirm-delete.tsx';
import { AdminPage } from '#desk/page.tsx';
import { send } from '#desk/send.ts';
import { type ProductoAdmin, productoCreate, productoUpdate } from '#tienda/productos/producto.ts';
import { AppLink } from '#ui/app-link.tsx';
import { emptyProducto, ProductoFields, useProductoOptions } from './fields.tsx';
import { type ImageSlot, ImageSlots, oneSlot, toImageFields } from './image-slots.tsx';
import { ProductoPictures } from './pictures.tsx';

const back = { href: '/admin/tiendas/productos', label: 'Volver a los productos' };

function valuesOf(producto: ProductoAdmin | undefined) {
  return {
    ...emptyProducto,
    tienda_id: String(producto?.tienda_id ?? ''),
    categoria_id: String(producto?.categoria_id ?? ''),
    referencia: producto?.referencia ?? '',
    slug: producto?.slug ?? '',
    nombre: producto?.nombre ?? '',
    descripcion: producto?.descripcion ?? '',
    precio: String(producto?.precio ?? 0),
    iva: String(producto?.iva ?? emptyProducto.iva),
    stock: String(producto?.stock ?? ''),
    contenido_neto: String(producto?.contenido_neto ?? ''),
    unidad_contenido: producto?.unidad_contenido ?? emptyProducto.unidad_contenido,
    activo: producto ? producto.activo === 1 : true,
    url_imagen: producto?.url_imagen ?? '',
    existing_images: producto?.imagenes_adicionales_urls ?? [],
    slots: oneSlot as ImageSlot[],
  };
}

type Values = ReturnType<typeof valuesOf>;

export function ProductoEditForm({ producto }: { producto?: ProductoAdmin }) {
  const navigate = useNavigate();
  const schema = producto ? productoUpdate.omit({ id: true, existing_images: true }) : productoCreate;
  const form = useForm<Values>({
    initialValues: valuesOf(producto),
    validate: schemaResolver(schema, { sync: true }) as never,
    validateInputOnBlur: true,
  });
  const done = producto ? 'Producto actualizado correctamente.' : 'Producto creado correctamente.';
  const saving = useSave(
    {
      success: done,
      refused: producto ? 'Error al actualizar el producto.' : 'Error al crear el producto.',
      unreachable: 'Error en la operación del producto. Por favor, inténtalo de nuevo más tarde.',
    },
    form as never,
  );
  const draft = useDraft(producto ? `producto-${producto.id}` : 'producto-crear', form, {
    of: producto ? `«${producto.nombre}»` : 'un producto nuevo',
    ...(producto && { version: producto.version }),
  });
  const { error } = useProductoOptions();
  const message = saving.message ?? (error ? ({ kind: 'error', text: error } as const) : undefined);

  async function save(values: Values) {
    await saving.save(
      (progress) => (producto ? update(producto, values, progress) : create(values, progress)),
      () => {
        draft.forget();
        tell('success', done);
        void navigate({ to: back.href });
      },
    );
  }

  return (
    <AdminPage title={producto ? 'Editar Producto' : 'Crear Producto'} isForm back={back} message={message}>
      {draft.notice}
      <form
        onSubmit={form.onSubmit(save, (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus())}
        noValidate
      >
        <Stack gap="lg">
          <Paper withBorder p="md" component="section" aria-labelledby="datos">
            <Title order={2} fz="lg" mb="md" id="datos">
              Datos del Producto
            </Title>
            <Stack>
              <SimpleGrid cols={{ base: 1, sm: 2 }}>
                <TextInput
                  label="Referencia"
                  name="referencia"
                  readOnly
                  description={producto ? 'No se puede cambiar' : 'Se asigna al guardar'}
                  {...form.getInputProps('referencia')}
                />
                {producto && (
                  <TextInput
                    label="Slug"
                    name="slug"
                    required
                    maxLength={200}
                    description="Solo minúsculas, números y guiones"
                    {...form.getInputProps('slug')}
                  />
                )}
              </SimpleGrid>
              <ProductoFields
                names={{ tienda: 'tienda_id', categoria: 'categoria_id' }}
                inputProps={(name) => form.getInputProps(name)}
              />
              <Switch
                label="Activo"
                description="Un producto inactivo no se ve en la tienda"
                name="activo"
                {...form.getInputProps('activo', { type: 'checkbox' })}
              />
            </Stack>
          </Paper>
          <Paper withBorder p="md" component="section" aria-labelledby="imagenes">
            <Title order={2} fz="lg" mb="md" id="imagenes">
              Imágenes Adicionales
            </Title>
            <Stack>
              {producto && (
                <ProductoPictures value={form.values} onChange={(pictures) => form.setValues({ ...pictures })} />
              )}
              <ImageSlots
                slots={form.values.slots}
                onChange={(slots) => form.setFieldValue('slots', slots)}
                errorOf={(index) => form.errors[`imagen_${index}`] as string | undefined}
              />
            </Stack>
          </Paper>
        </Stack>
        <FormActions progress={saving.progress}>
          <Button component={AppLink} href={back.href} onClick={draft.letGo} variant="default">
            Cancelar
          </Button>
          <Button type="submit" disabled={saving.isBusy}>
            {saving.isBusy ? 'Guardando...' : 'Guardar Cambios'}
          </Button>
        </FormActions>
      </form>
    </AdminPage>
  );
}

function create(values: Values, progress: (share: number) => void) {
  const { tienda_id, categoria_id, nombre, descripcion, precio, iva, stock } = values;
  const { contenido_neto, unidad_contenido, activo, slots } = values;
  return send(
    'create_producto.php',
    {
      tienda_id,
      categoria_id,
      nombre,
      descripcion,
      precio,
      iva,
      stock,
      contenido_neto,
      unidad_contenido,
      activo: activo ? '1' : '0',
      ...toImageFields(slots),
    },
    progress,
  );
}

function update(producto: ProductoAdmin, values: Values, progress: (share: number) => void) {
  const { slots, activo, existing_images, ...fields } = values;
  return send(
    'update_producto.php',
    {
      id: producto.id,
      version: producto.version,
      ...fields,
      stock_anterior: String(producto.stock ?? ''),
      activo: activo ? '1' : '0',
      existing_images: JSON.stringify(existing_images),
      ...toImageFields(slots),
    },
    progress,
  );
}
