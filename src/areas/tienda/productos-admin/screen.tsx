import { Button, Group, NativeSelect, Paper, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { productoAdminOrders } from '#areas/tienda/productos/orders.ts';
import type { Producto } from '#areas/tienda/productos/producto.ts';
import { optionsOf } from '#desk/form/fields.tsx';
import { ActivoBadge } from '#desk/list/activo-controls.tsx';
import { ListFrame } from '#desk/list/list-frame.tsx';
import type { ListSearch } from '#desk/list/list-search.ts';
import { useListSearch } from '#desk/list/use-list-search.ts';
import { orderFields } from '#desk/list/use-order.ts';
import { AdminPage } from '#desk/page.tsx';
import { QueryFailed } from '#desk/query-failed.tsx';
import { sendByGet, sendForm } from '#desk/send.ts';
import { useCall } from '#desk/use-call.ts';
import { things } from '#things.ts';
import { AppLink } from '#ui/app-link.tsx';
import { useSitio } from '#ui/use-sitio.ts';
import { formatEuros } from '#values/money.ts';
import { isScarce, stockSaid } from './stock-said.ts';

interface Filters {
  id_tienda: string;
  id_categoria: string;
  existencias: string;
}

const screen = { title: 'Gestión de Productos de Tienda', back: { href: '/admin', label: 'Volver al menú' } };
const noFilters: Filters = { id_tienda: '', id_categoria: '', existencias: '' };

/** The products of all shops, or of one to begin with. */
export function ProductosScreen({ idTienda = '', asked }: { idTienda?: string; asked: ListSearch }) {
  const search = useListSearch(asked);
  const filters = useFilters(search, idTienda);
  const { applied } = filters;
  const query = useCall(
    'get_all_productos_admin.php',
    askedOf(search.values, applied),
    'Error al cargar los productos.',
    {
      unreachable: 'Error al cargar los artículos. Por favor, inténtalo de nuevo más tarde.',
    },
  );
  const tienda = useCall('get_tienda.php', { id: Number(idTienda) }, 'Error al cargar la tienda.', {
    enabled: idTienda !== '',
  });
  if (tienda.isError)
    return (
      <AdminPage {...screen}>
        <QueryFailed query={tienda} />
      </AdminPage>
    );
  const ownTienda = tienda.data?.data;
  const { tiendas = [], categorias = [] } = query.data ?? {};
  const create = { href: newProducto(applied.id_tienda), label: 'Nuevo Producto' };
  return (
    <ListFrame
      {...screen}
      label="Productos"
      create={create}
      search={search}
      filters={
        <FilterForm
          // A shop without products is not among them, but it is the one that was asked for.
          tiendas={byName(
            optionsOf([
              ...tiendas,
              ...(ownTienda && !tiendas.some(({ id }) => id === ownTienda.id) ? [ownTienda] : []),
            ]),
          )}
          categorias={byName(optionsOf(categorias))}
          {...filters}
        />
      }
      query={query}
      rows={({ data }) => data}
      columns={[
        { title: 'Referencia', cell: (row) => row.referencia, width: 140, sort: 'referencia' },
        { title: 'Nombre', cell: (row) => <NombreCell producto={row} />, sort: 'nombre', isTitle: true },
        {
          title: 'Precio',
          cell: (row) => <PrecioCell producto={row} />,
          width: 120,
          isNumber: true,
          sort: 'precio',
        },
        { title: 'Tienda', cell: (row) => row.nombre_tienda, width: 140 },
        { title: 'Categoría', cell: (row) => row.nombre_categoria },
        { title: 'Estado', cell: (row) => <ActivoBadge activo={row.activo} />, width: 110, sort: 'estado' },
      ]}
      nameOf={(row) => row.nombre}
      pictureOf={(row) => row.url_imagen}
      viewHref={(row) => (row.activo === 1 ? things.producto.path(row.slug) : undefined)}
      editHref={(row) => `/admin/productos/editar/${row.id}`}
      publish={{
        work: ({ id }) => sendForm('update_producto.php', { id, activo: '1' }, () => {}),
        isDone: ({ activo }) => activo === 1,
        hide: ({ id }) => sendForm('update_producto.php', { id, activo: '0' }, () => {}),
      }}
      remove={{
        tipo: 'producto',
        work: ({ id }) => sendByGet('delete_producto.php', { id }),
        words: {
          question: () => '¿Estás seguro de que quieres eliminar este producto?',
          done: () => 'Producto eliminado con éxito.',
          failed: 'Error al eliminar el producto.',
        },
      }}
      empty="No se han encontrado productos."
      emptyHint={<AppLink href={create.href}>Añade uno para empezar</AppLink>}
    />
  );
}

/** Begins with the shop whose products are seen. */
function newProducto(idTienda: string): string {
  return `/admin/productos/nuevo-tienda${idTienda && `?id_tienda=${idTienda}`}`;
}

/** What is chosen, and what of it is applied: kept in the address, and seen at once. */
function useFilters(search: ReturnType<typeof useListSearch>, idTienda: string) {
  const { id_tienda = idTienda, id_categoria = '', existencias = '' } = search.values as Partial<Filters>;
  const asked = { id_tienda, id_categoria, existencias };
  const navigate = useNavigate();
  const [known, setKnown] = useState(asked);
  const [applied, setApplied] = useState(asked);
  const [chosen, onChoose] = useState(asked);
  if (!isSame(asked, known)) {
    setKnown(asked);
    // Another address: "back", or the same screen again from the menu. What was applied here comes to the address a
    // moment later, when the next may already be chosen.
    if (!isSame(asked, applied)) {
      setApplied(asked);
      onChoose(asked);
    }
  }

  function onApply(next: Filters, q = search.typed) {
    onChoose(next);
    setApplied(next);
    if (next.id_tienda || !idTienda) return search.set({ ...next, q });
    // The products of all shops have an address of their own.
    const wanted = Object.entries({ ...next, q }).filter(([, value]) => value !== '');
    void navigate({ to: '/admin/tiendas/productos', search: Object.fromEntries(wanted), replace: true });
  }

  function onClear() {
    search.type('');
    onApply(noFilters, '');
  }

  return { applied, chosen, onChoose, onApply, onClear };
}

function isSame(one: Filters, other: Filters): boolean {
  return (Object.keys(noFilters) as (keyof Filters)[]).every((name) => one[name] === other[name]);
}

interface FilterFormProps {
  tiendas: Option[];
  categorias: Option[];
  chosen: Filters;
  onChoose(filters: Filters): void;
  onApply(filters: Filters): void;
  onClear(): void;
}

function FilterForm({ tiendas, categorias, chosen, onChoose, onApply, onClear }: FilterFormProps) {
  const select = (name: keyof Filters) => ({
    name,
    value: chosen[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChoose({ ...chosen, [name]: event.currentTarget.value }),
    flex: '1 1 12rem',
  });
  return (
    <Paper
      component="form"
      withBorder
      p="md"
      flex="1 1 100%"
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
        <Button variant="default" onClick={onClear}>
          Limpiar Filtros
        </Button>
      </Group>
    </Paper>
  );
}

/** The name, and below it how many there are; in red when that is few. */
function NombreCell({ producto }: { producto: Producto }) {
  const { stock_bajo } = useSitio().tienda;
  return (
    <div>
      {producto.nombre}
      <Text size="sm" c={isScarce(producto, stock_bajo) ? 'red' : 'dimmed'}>
        {stockSaid(producto, stock_bajo)}
      </Text>
    </div>
  );
}

function PrecioCell({ producto: { precio, precio_anterior, variantes } }: { producto: Producto }) {
  const isFrom = new Set(variantes.map((variante) => variante.precio)).size > 1;
  return (
    <>
      {isFrom && 'Desde '}
      {formatEuros(precio)}
      {precio_anterior !== null && (
        <Text size="sm" c="dimmed" td="line-through">
          {formatEuros(precio_anterior)}
        </Text>
      )}
    </>
  );
}

/** What of all this is asked of the server. */
function askedOf(values: ListSearch, { id_tienda, id_categoria, existencias }: Filters) {
  return {
    ...(id_tienda && { id_tienda: Number(id_tienda) }),
    ...(id_categoria && { id_categoria: Number(id_categoria) }),
    ...(existencias === 'pocas' && { existencias: 'pocas' as const }),
    q: values.q,
    page: values.page ?? 1,
    ...orderFields(productoAdminOrders, values),
  };
}

type Option = { value: string; label: string };

function byName(options: Option[]): Option[] {
  return options.sort((one, other) => one.label.localeCompare(other.label, 'es'));
}
