import { Button, Group, NativeSelect, Paper, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ActivoBadge } from '#desk/list/activo-controls.tsx';
import { confirmDelete } from '#desk/list/confirm-delete.tsx';
import { DataTable } from '#desk/list/data-table.tsx';
import { DeleteButton, EditLink, ViewLink } from '#desk/list/row-actions.tsx';
import { AdminPage } from '#desk/page.tsx';
import { ask } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { site } from '#site-settings.ts';
import type { Producto } from '#tienda/productos/producto.ts';
import { AppLink } from '#ui/app-link.tsx';
import { formatEuros } from '#values/money.ts';

interface Filters {
  id_tienda: string;
  id_categoria: string;
  existencias: string;
}

const noFilters: Filters = { id_tienda: '', id_categoria: '', existencias: '' };

interface Props {
  idTienda?: string;
  existencias?: 'pocas' | undefined;
}

/** The products of all shops, or of one to begin with. Everything is read once and filtered here. */
export function ProductosScreen({ idTienda = '', existencias }: Props) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<Filters>({ ...noFilters, id_tienda: idTienda, existencias: existencias ?? '' });
  const [applied, setApplied] = useState(chosen);
  const query = useCall('get_all_productos_admin.php', {} as never, 'Error al cargar los productos.', {
    unreachable: 'Error al cargar los artículos. Por favor, inténtalo de nuevo más tarde.',
  });
  const ownTienda = useCall('get_tienda.php', { id: Number(idTienda) }, '', { enabled: idTienda !== '' }).data?.data;
  const productos = query.data?.data ?? [];
  // A shop without products is not among the data, but it is the one that was asked for.
  const tiendas = distinct([
    ...productos.map((row) => ({ id: row.tienda_id, nombre: row.nombre_tienda })),
    ...(ownTienda ? [ownTienda] : []),
  ]);
  const categorias = distinct(productos.map((row) => ({ id: row.categoria_id, nombre: row.nombre_categoria })));

  function clear() {
    setChosen(noFilters);
    setApplied(noFilters);
  }

  function remove({ id }: Producto) {
    confirmDelete({
      question: '¿Estás seguro de que quieres eliminar este producto?',
      work: () => ask('delete_producto.php', { id }),
      done: 'Producto eliminado con éxito.',
      failed: 'Error al eliminar el producto.',
      onDone: () => void client.invalidateQueries({ queryKey: ['get_all_productos_admin.php'] }),
    });
  }

  const select = (name: keyof Filters) => ({
    name,
    value: chosen[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setChosen({ ...chosen, [name]: event.currentTarget.value }),
    flex: '1 1 12rem',
  });
  return (
    <AdminPage
      title="Gestión de Productos de Tienda"
      back={{ href: '/admin', label: 'Volver al menú' }}
      actions={
        <Button
          component={AppLink}
          href="/admin/productos/nuevo-tienda"
          leftSection={<Plus size={16} aria-hidden="true" />}
        >
          Nuevo Producto
        </Button>
      }
    >
      <Paper
        component="form"
        withBorder
        p="md"
        mb="md"
        aria-label="Filtros"
        onSubmit={(event) => {
          event.preventDefault();
          setApplied(chosen);
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
      <DataTable
        label="Productos"
        query={query}
        rows={({ data }) => data.filter((row) => matches(row, applied))}
        rowKey={(row) => row.id}
        columns={[
          { title: 'Referencia', cell: (row) => row.referencia, width: 125 },
          { title: 'Nombre', cell: (row) => <NombreCell producto={row} /> },
          { title: 'Precio', cell: (row) => formatEuros(row.precio), width: 100 },
          { title: 'Tienda', cell: (row) => row.nombre_tienda },
          { title: 'Categoría', cell: (row) => row.nombre_categoria },
          { title: 'Estado', cell: (row) => <ActivoBadge activo={row.activo} />, width: 110 },
        ]}
        actions={(row) => (
          <>
            {row.activo === 1 && <ViewLink href={`/tienda/${row.slug}`} of={row.nombre} />}
            <EditLink href={`/admin/productos/editar/${row.id}`} of={row.nombre} />
            <DeleteButton of={row.nombre} onClick={() => remove(row)} />
          </>
        )}
        empty="No se han encontrado productos."
        emptyHint={<AppLink href="/admin/productos/nuevo-tienda">Añade uno para empezar</AppLink>}
      />
    </AdminPage>
  );
}

/** The name, and below it how many are left when that is worth knowing. */
function NombreCell({ producto: { nombre, stock } }: { producto: Producto }) {
  if (!isLow(stock)) return nombre;
  return (
    <div>
      {nombre}
      <Text size="sm" c="red">
        {stock === 0 ? 'Agotado' : stock === 1 ? 'Queda 1 unidad' : `Quedan ${stock} unidades`}
      </Text>
    </div>
  );
}

function isLow(stock: number | null): stock is number {
  return stock !== null && stock <= site.shop.lowStock;
}

function matches(row: Producto, { id_tienda, id_categoria, existencias }: Filters): boolean {
  return (
    (id_tienda === '' || row.tienda_id === Number(id_tienda)) &&
    (id_categoria === '' || row.categoria_id === Number(id_categoria)) &&
    (existencias === '' || isLow(row.stock))
  );
}

function distinct(things: { id: number; nombre: string }[]) {
  const names = new Map(things.map(({ id, nombre }) => [id, nombre]));
  return [...names]
    .map(([id, nombre]) => ({ value: String(id), label: nombre }))
    .sort((one, other) => one.label.localeCompare(other.label, 'es'));
}
