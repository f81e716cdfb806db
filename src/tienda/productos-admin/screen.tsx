import { Button, Group, NativeSelect, Paper, Text } from '@mantine/core';
import { useState } from 'react';
import { ActivoBadge } from '#desk/list/activo-controls.tsx';
import { ListFrame } from '#desk/list/list-frame.tsx';
import { ask } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { things } from '#things.ts';
import type { Producto } from '#tienda/productos/producto.ts';
import { AppLink } from '#ui/app-link.tsx';
import { useSitio } from '#ui/use-sitio.ts';
import { formatEuros } from '#values/money.ts';

interface Filters {
  id_tienda: string;
  id_categoria: string;
  existencias: string;
}

const create = { href: '/admin/productos/nuevo-tienda', label: 'Nuevo Producto' };
const noFilters: Filters = { id_tienda: '', id_categoria: '', existencias: '' };

interface Props {
  idTienda?: string;
  existencias?: 'pocas' | undefined;
}

/** The products of all shops, or of one to begin with. Everything is read once and filtered here. */
export function ProductosScreen({ idTienda = '', existencias }: Props) {
  const { stock_bajo } = useSitio().tienda;
  const [applied, setApplied] = useState<Filters>({
    ...noFilters,
    id_tienda: idTienda,
    existencias: existencias ?? '',
  });
  const query = useCall('get_all_productos_admin.php', {}, 'Error al cargar los productos.', {
    unreachable: 'Error al cargar los artículos. Por favor, inténtalo de nuevo más tarde.',
  });
  const ownTienda = useCall('get_tienda.php', { id: Number(idTienda) }, '', { enabled: idTienda !== '' }).data?.data;
  const productos = query.data?.data ?? [];
  return (
    <ListFrame
      title="Gestión de Productos de Tienda"
      back={{ href: '/admin', label: 'Volver al menú' }}
      label="Productos"
      create={create}
      filters={
        <FilterForm
          first={applied}
          // A shop without products is not among the data, but it is the one that was asked for.
          tiendas={distinct([
            ...productos.map((row) => ({ id: row.tienda_id, nombre: row.nombre_tienda })),
            ...(ownTienda ? [ownTienda] : []),
          ])}
          categorias={distinct(productos.map((row) => ({ id: row.categoria_id, nombre: row.nombre_categoria })))}
          onApply={setApplied}
        />
      }
      query={query}
      rows={({ data }) => data.filter((row) => matches(row, applied, stock_bajo))}
      columns={[
        { title: 'Referencia', cell: (row) => row.referencia, width: 125 },
        { title: 'Nombre', cell: (row) => <NombreCell producto={row} /> },
        { title: 'Precio', cell: (row) => formatEuros(row.precio), width: 100 },
        { title: 'Tienda', cell: (row) => row.nombre_tienda },
        { title: 'Categoría', cell: (row) => row.nombre_categoria },
        { title: 'Estado', cell: (row) => <ActivoBadge activo={row.activo} />, width: 110 },
      ]}
      nameOf={(row) => row.nombre}
      viewHref={(row) => (row.activo === 1 ? things.producto.path(row.slug) : undefined)}
      editHref={(row) => `/admin/productos/editar/${row.id}`}
      remove={{
        question: () => '¿Estás seguro de que quieres eliminar este producto?',
        work: ({ id }) => ask('delete_producto.php', { id }),
        done: () => 'Producto eliminado con éxito.',
        failed: 'Error al eliminar el producto.',
      }}
      empty="No se han encontrado productos."
      emptyHint={<AppLink href={create.href}>Añade uno para empezar</AppLink>}
    />
  );
}

interface FilterFormProps {
  first: Filters;
  tiendas: Option[];
  categorias: Option[];
  onApply(filters: Filters): void;
}

function FilterForm({ first, tiendas, categorias, onApply }: FilterFormProps) {
  const [chosen, setChosen] = useState(first);

  function clear() {
    setChosen(noFilters);
    onApply(noFilters);
  }

  const select = (name: keyof Filters) => ({
    name,
    value: chosen[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setChosen({ ...chosen, [name]: event.currentTarget.value }),
    flex: '1 1 12rem',
  });
  return (
    <Paper
      component="form"
      withBorder
      p="md"
      mb="md"
      aria-label="Filtros"
      onSubmit={(event) => {
        event.preventDefault();
        onApply(chosen);
      }}
    >
      <Group align="end">
        <NativeSelect
          label="Tienda"
          data={[{ value: '', label: 'Todas las tiendas' }, ...tiendas]}
          {...select('id_tienda')}
        />
        <NativeSelect
          label="Categoría"
          data={[{ value: '', label: 'Todas las categorías' }, ...categorias]}
          {...select('id_categoria')}
        />
        <NativeSelect
          label="Existencias"
          data={[
            { value: '', label: 'Todas' },
            { value: 'pocas', label: 'Pocas o agotadas' },
          ]}
          {...select('existencias')}
        />
        <Button type="submit">Aplicar Filtros</Button>
        <Button variant="default" onClick={clear}>
          Limpiar Filtros
        </Button>
      </Group>
    </Paper>
  );
}

/** The name, and below it how many are left when that is worth knowing. */
function NombreCell({ producto: { nombre, stock } }: { producto: Producto }) {
  const { stock_bajo } = useSitio().tienda;
  if (!isLow(stock, stock_bajo)) return nombre;
  return (
    <div>
      {nombre}
      <Text size="sm" c="red">
        {stock === 0 ? 'Agotado' : stock === 1 ? 'Queda 1 unidad' : `Quedan ${stock} unidades`}
      </Text>
    </div>
  );
}

function isLow(stock: number | null, low: number): stock is number {
  return stock !== null && stock <= low;
}

function matches(row: Producto, { id_tienda, id_categoria, existencias }: Filters, low: number): boolean {
  return (
    (id_tienda === '' || row.tienda_id === Number(id_tienda)) &&
    (id_categoria === '' || row.categoria_id === Number(id_categoria)) &&
    (existencias === '' || isLow(row.stock, low))
  );
}

type Option = { value: string; label: string };

function distinct(named: { id: number; nombre: string }[]): Option[] {
  const names = new Map(named.map(({ id, nombre }) => [id, nombre]));
  return [...names]
    .map(([id, nombre]) => ({ value: String(id), label: nombre }))
    .sort((one, other) => one.label.localeCompare(other.label, 'es'));
}
