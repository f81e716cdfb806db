import { Button, Paper, Stack, Title } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { z } from 'zod';
import { FormActions } from '#desk/form/form-actions.tsx';
import { useDraft } from '#desk/form/use-draft.tsx';
import { useSave } from '#desk/form/use-save.ts';
import { tell } from '#desk/list/confirm-delete.tsx';
import { AdminPage } from '#desk/page.tsx';
import { send } from '#desk/send.ts';
import { productoCreate } from '#tienda/productos/producto.ts';
import { emptyProducto, ProductoFields, useProductoOptions } from './fields.tsx';
import { type ImageSlot, ImageSlots, oneSlot, toImageFields } from './image-slots.tsx';

export const Route = createFileRoute('/admin/productos/nuevo-tienda')({ component: ProductoNuevo });

const list = '/admin/tiendas/productos';
const created = '¡Artículo creado con éxito!';
const initialValues = { id_tienda: '', id_categoria: '', ...emptyProducto, slots: oneSlot as ImageSlot[] };
const filled = z.object({ file: z.instanceof(File, { error: 'Elige una imagen o elimina este hueco.' }) });
const schema = productoCreate.and(z.object({ slots: z.array(filled) }));

function ProductoNuevo() {
  const navigate = useNavigate();
  const form = useForm({ initialValues, validate: schemaResolver(schema, { sync: true }) as never });
  const saving = useSave(
    {
      success: created,
      refused: 'Error al crear el artículo.',
      unreachable: 'Error al crear el artículo. Por favor, inténtalo de nuevo más tarde.',
    },
    form as never,
  );
  const draft = useDraft('producto-nuevo', form, { of: 'un producto nuevo', choice: 'id_tienda' });
  const { error } = useProductoOptions();
  const message = saving.message ?? (error ? ({ kind: 'error', text: error } as const) : undefined);
  const { id_tienda } = form.values;

  async function create({ slots, ...fields }: typeof initialValues) {
    await saving.save(
      (progress) => send('create_producto.php', { ...fields, ...toImageFields(slots) }, progress),
      () => {
        draft.forget();
        tell('success', created);
        void navigate({ to: list });
      },
    );
  }

  /** A complaint about a slot would stay with its place in the list, not with its picture. */
  function changeSlots(slots: ImageSlot[]) {
    form.setFieldValue('slots', slots);
    for (const path of Object.keys(form.errors)) if (/^(?:slots|imagen_)/.test(path)) form.clearFieldError(path);
  }

  return (
    <AdminPage
      title="Añadir Nuevo Producto"
      isForm
      back={{ href: id_tienda ? `/admin/tiendas/${id_tienda}/productos` : list, label: 'Volver' }}
      message={message}
    >
      {draft.notice}
      <form
        onSubmit={form.onSubmit(create, (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus())}
        noValidate
      >
        <Stack gap="lg">
          <Paper withBorder p="md">
            <ProductoFields
              names={{ tienda: 'id_tienda', categoria: 'id_categoria' }}
              inputProps={(name) => form.getInputProps(name)}
            />
          </Paper>
          <Paper withBorder p="md" component="section" aria-labelledby="imagenes">
            <Title order={2} fz="lg" mb="md" id="imagenes">
              Imágenes
            </Title>
            <ImageSlots
              slots={form.values.slots}
              onChange={changeSlots}
              errorOf={(index) => (form.errors[`slots.${index}.file`] ?? form.errors[`imagen_${index}`]) as string}
              required
            />
          </Paper>
        </Stack>
        <FormActions progress={saving.progress}>
          <Button type="submit" disabled={saving.isBusy}>
            {saving.isBusy ? 'Creando...' : 'Crear Producto'}
          </Button>
        </FormActions>
      </form>
    </AdminPage>
  );
}
