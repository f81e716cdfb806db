import { SimpleGrid, Stack } from '@mantine/core';
import type { ComponentProps } from 'react';
import { unidadesContenido } from '#areas/tienda/productos/contenido-neto.ts';
import { CreateInPlace } from '#desk/dialogs/create-in-place.tsx';
import { AmountField } from '#desk/form/amount-input.tsx';
import { optionsOf, SelectField, TextareaField, TextField } from '#desk/form/fields.tsx';
import { useCall } from '#desk/use-call.ts';
import { ivaRates } from '#values/price.ts';

const unidadNames = { g: 'Gramos', ml: 'Mililitros' };

interface Props {
  form: ComponentProps<typeof TextField>['form'];
  /** The two screens name shop and category each its own way. */
  names: { tienda: string; categoria: string };
  options: ReturnType<typeof useProductoOptions>;
}

/** What all forms of a product have in common. */
export function ProductoFields({ form, names, options: { tiendas, categorias } }: Props) {
  const hasVariantes = form.values.variantes.length > 0;
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Stack gap={4}>
          <SelectField
            form={form}
            name={names.tienda}
            label="Tienda"
            required
            data={[{ value: '', label: 'Selecciona una tienda' }, ...tiendas]}
          />
          <CreateInPlace
            tipo="tienda"
            reads="get_tiendas.php"
            onCreated={(id) => form.setFieldValue(names.tienda, id)}
          />
        </Stack>
        <Stack gap={4}>
          <SelectField
            form={form}
            name={names.categoria}
            label="Categoría"
            required
            data={[{ value: '', label: 'Selecciona una categoría' }, ...categorias]}
          />
          <CreateInPlace
            tipo="categoria_producto"
            reads="get_categorias_articulos_admin.php"
            onCreated={(id) => form.setFieldValue(names.categoria, id)}
          />
        </Stack>
      </SimpleGrid>
      <TextField form={form} name="nombre" label="Nombre" required maxLength={255} />
      <TextareaField form={form} name="descripcion" label="Descripción" maxLength={10_000} minRows={4} />
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <AmountField
          form={form}
          name="precio"
          label="Precio (€)"
          required
          readOnly={hasVariantes}
          description={hasVariantes ? 'El más bajo de sus variantes' : 'Con el IVA incluido'}
        />
        <SelectField
          form={form}
          name="iva"
          label="Tipo de IVA"
          description="El que ya lleva el precio"
          data={ivaRates.map((rate) => ({ value: String(rate), label: `${rate} %` }))}
        />
        <TextField
          form={form}
          name="stock"
          label="Existencias"
          inputMode="numeric"
          readOnly={hasVariantes}
          description={hasVariantes ? 'La suma de sus variantes' : 'Vacío si no se agota nunca'}
        />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextField
          form={form}
          name="contenido_neto"
          label="Contenido neto"
          inputMode="numeric"
          description="Los alimentos y bebidas envasados deben mostrar su precio por kilo o litro. Vacío en lo demás"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
        <SelectField
          form={form}
          name="unidad_contenido"
          label="Unidad del contenido"
          data={unidadesContenido.map((unidad) => ({ value: unidad, label: unidadNames[unidad] }))}
        />
      </SimpleGrid>
    </Stack>
  );
}

/** The shops and categories to choose from, and the sentence when one of the lists did not come. */
export function useProductoOptions() {
  const tiendas = useCall('get_tiendas.php', {}, 'Error al cargar las tiendas.');
  const categorias = useCall('get_categorias_articulos_admin.php', {}, 'Error al cargar categorías.');
  return {
    tiendas: optionsOf(tiendas.data?.data),
    categorias: optionsOf(categorias.data?.data),
    error: tiendas.error?.message ?? categorias.error?.message,
  };
}
