import { NativeSelect, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { useCall } from '#desk/use-call.ts';
import { type UnidadContenido, unidadesContenido } from '#tienda/productos/contenido-neto.ts';
import { ivaRates } from '#tienda/productos/producto.ts';

/** What both forms of a product have in common. */
export const emptyProducto = {
  nombre: '',
  descripcion: '',
  precio: '',
  iva: '21',
  stock: '',
  contenido_neto: '',
  unidad_contenido: 'g' as UnidadContenido,
};

const unidadNames = { g: 'Gramos', ml: 'Mililitros' };

interface Props {
  /** The two forms name shop and category each its own way. */
  names: { tienda: string; categoria: string };
  inputProps(name: string): object;
}

export function ProductoFields({ names, inputProps }: Props) {
  const { tiendas, categorias } = useProductoOptions();
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <NativeSelect
          label="Tienda"
          name={names.tienda}
          required
          data={[{ value: '', label: 'Selecciona una tienda' }, ...tiendas]}
          {...inputProps(names.tienda)}
        />
        <NativeSelect
          label="Categoría"
          name={names.categoria}
          required
          data={[{ value: '', label: 'Selecciona una categoría' }, ...categorias]}
          {...inputProps(names.categoria)}
        />
      </SimpleGrid>
      <TextInput label="Nombre" name="nombre" required maxLength={255} {...inputProps('nombre')} />
      <Textarea
        label="Descripción"
        name="descripcion"
        maxLength={10_000}
        autosize
        minRows={4}
        {...inputProps('descripcion')}
      />
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <TextInput
          label="Precio (€)"
          name="precio"
          type="number"
          step="0.01"
          min="0"
          inputMode="decimal"
          required
          description="Con el IVA incluido"
          {...inputProps('precio')}
        />
        <NativeSelect
          label="Tipo de IVA"
          name="iva"
          description="El que ya lleva el precio"
          data={ivaRates.map((rate) => ({ value: String(rate), label: `${rate} %` }))}
          {...inputProps('iva')}
        />
        <TextInput
          label="Existencias"
          name="stock"
          type="number"
          step="1"
          min="0"
          inputMode="numeric"
          description="Vacío si no se agota nunca"
          {...inputProps('stock')}
        />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label="Contenido neto"
          name="contenido_neto"
          type="number"
          step="1"
          min="1"
          inputMode="numeric"
          description="Los alimentos y bebidas envasados deben mostrar su precio por kilo o litro. Vacío en lo demás"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...inputProps('contenido_neto')}
        />
        <NativeSelect
          label="Unidad del contenido"
          name="unidad_contenido"
          data={unidadesContenido.map((unidad) => ({ value: unidad, label: unidadNames[unidad] }))}
          {...inputProps('unidad_contenido')}
        />
      </SimpleGrid>
    </Stack>
  );
}

/** The shops and categories to choose from, and the sentence when one of the lists did not come. */
export function useProductoOptions() {
  const tiendas = useCall('get_tiendas.php', {} as never, 'Error al cargar las tiendas.');
  const categorias = useCall('get_categorias_articulos_admin.php', {} as never, 'Error al cargar categorías.');
  const toOption = ({ id, nombre }: { id: number; nombre: string }) => ({ value: String(id), label: nombre });
  return {
    tiendas: (tiendas.data?.data ?? []).map(toOption),
    categorias: (categorias.data?.data ?? []).map(toOption),
    error: tiendas.error?.message ?? categorias.error?.message,
  };
}
