import { Button, Stack, Text, TextInput } from '@mantine/core';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { ArrowRight, Download } from 'lucide-react';
import { type EstadoPedido, estadoPedidoLabel, estadosPedido } from '#areas/tienda/pedidos/estado.ts';
import { pedidoOrders } from '#areas/tienda/pedidos/orders.ts';
import type { PedidoListItem } from '#areas/tienda/pedidos/pedido.ts';
import type { Column } from '#desk/list/data-table.tsx';
import { FilterSelect } from '#desk/list/filter-select.tsx';
import { ListFrame } from '#desk/list/list-frame.tsx';
import { type ListSearch, listSearch } from '#desk/list/list-search.ts';
import { RowLink } from '#desk/list/row-actions.tsx';
import { useListSearch } from '#desk/list/use-list-search.ts';
import { orderFields } from '#desk/list/use-order.ts';
import { useCall } from '#desk/use-call.ts';
import { toQuery } from '#ui/call.ts';
import { formatDateTime } from '#values/fecha.ts';
import { formatEuros } from '#values/money.ts';
import { EstadoPedidoBadge } from './estado-badge.tsx';
import { PedidosChange } from './several.tsx';
import { VentasChart } from './ventas-chart.tsx';

export const Route = createFileRoute('/admin/pedidos/gestion')({
  validateSearch: listSearch,
  // The notices sent by mail name one order.
  beforeLoad: ({ search }) => {
    if (search.cod) throw redirect({ to: '/admin/pedidos/$cod', params: { cod: String(search.cod) }, replace: true });
  },
  component: Pedidos,
});

const pageSize = 20;

const columns: Column<PedidoListItem>[] = [
  { title: 'Pedido', cell: (row) => row.cod_pedido, width: 150, isCode: true },
  { title: 'Fecha', cell: (row) => formatDateTime(row.fecha), width: 140, sort: 'fecha' },
  { title: 'Cliente', cell: (row) => <Cliente cliente={row.cliente} /> },
  { title: 'Unidades', cell: (row) => row.unidades, width: 90, isNumber: true },
  { title: 'Total', cell: (row) => <Total pedido={row} />, width: 130, isNumber: true },
  {
    title: 'Estado',
    cell: (row) => <EstadoPedidoBadge estado={row.estado} entrega={row.entrega} />,
    width: 170,
  },
];

function Pedidos() {
  const search = useListSearch(Route.useSearch());
  const filter = filterOf(search.values);
  const query = useCall(
    'get_pedidos_admin.php',
    { ...filter, page: search.values.page, limit: pageSize, ...orderFields(pedidoOrders, search.values) },
    'No se pudieron cargar los pedidos.',
  );
  return (
    <ListFrame
      title="Gestión de Pedidos"
      back={{ href: '/admin', label: 'Volver al menú' }}
      label="Pedidos"
      create={
        <Button
          component="a"
          href={`/api/export_pedidos.php${toQuery(filter)}`}
          download
          variant="default"
          leftSection={<Download size={16} aria-hidden="true" />}
        >
          Descargar CSV
        </Button>
      }
      search={search}
      filters={<Filters search={search} counts={query.data?.por_estado ?? {}} />}
      query={query}
      rows={({ data }) => data}
      columns={columns}
      nameOf={(row) => row.cod_pedido}
      opens={hrefOf}
      moreActions={(row) => (
        <RowLink
          href={hrefOf(row)}
          label="Ver el pedido"
          of={row.cod_pedido}
          icon={<ArrowRight size={18} aria-hidden="true" />}
        />
      )}
      change={(change) => <PedidosChange {...change} />}
      empty="No se han encontrado pedidos."
      below={<VentasChart />}
    />
  );
}

interface FiltersProps {
  search: ReturnType<typeof useListSearch>;
  /** How many there are in each state. */
  counts: Partial<Record<EstadoPedido, number>>;
}

function Filters({ search, counts }: FiltersProps) {
  const { desde, hasta } = filterOf(search.values);
  return (
    <>
      <FilterSelect
        search={search}
        label="Estado"
        name="estado"
        choices={Object.fromEntries(
          estadosPedido.map((estado) => [estado, `${estadoPedidoLabel[estado]} (${counts[estado] ?? 0})`]),
        )}
      />
      <TextInput
        label="Desde"
        name="desde"
        type="date"
        max={hasta}
        value={desde ?? ''}
        onChange={(event) => search.set({ desde: event.currentTarget.value })}
        w={150}
      />
      <TextInput
        label="Hasta"
        name="hasta"
        type="date"
        min={desde}
        value={hasta ?? ''}
        onChange={(event) => search.set({ hasta: event.currentTarget.value })}
        w={150}
      />
    </>
  );
}

function Cliente({ cliente }: { cliente: PedidoListItem['cliente'] }) {
  return (
    <Stack gap={0}>
      {cliente.name}
      <Text size="sm" c="dimmed">
        {cliente.email}
      </Text>
    </Stack>
  );
}

function Total({ pedido: { total, reembolsado } }: { pedido: PedidoListItem }) {
  if (reembolsado === 0) return formatEuros(total);
  return (
    <Stack gap={0}>
      {formatEuros(total)}
      <Text size="sm" c="dimmed">
        −{formatEuros(reembolsado)} devueltos
      </Text>
    </Stack>
  );
}

function hrefOf({ cod_pedido }: PedidoListItem): string {
  return `/admin/pedidos/${cod_pedido}`;
}

/** What the list and the file have in common. */
function filterOf({ estado, desde, hasta, q }: ListSearch) {
  const text = (value: string | number | undefined) => (value === undefined ? undefined : String(value));
  return {
    estado: estadosPedido.find((known): known is EstadoPedido => known === estado),
    desde: text(desde),
    hasta: text(hasta),
    q,
  };
}
