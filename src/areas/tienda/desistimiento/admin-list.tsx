import { Stack, Text } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { EstadoPedidoBadge } from '#areas/tienda/pedidos-admin/estado-badge.tsx';
import { ListFrame } from '#desk/list/list-frame.tsx';
import { listSearch } from '#desk/list/list-search.ts';
import { RowLink } from '#desk/list/row-actions.tsx';
import { useListSearch } from '#desk/list/use-list-search.ts';
import { orderFields } from '#desk/list/use-order.ts';
import { useCall } from '#desk/use-call.ts';
import { formatDate, formatDateTime } from '#values/fecha.ts';
import { formatEuros } from '#values/money.ts';
import { desistimientoOrders } from './orders.ts';
import { refundBefore, refundDays } from './plazo.ts';

export const Route = createFileRoute('/admin/desistimientos/gestion')({
  validateSearch: listSearch,
  component: Desistimientos,
});

function Desistimientos() {
  const search = useListSearch(Route.useSearch());
  const { q, page } = search.values;
  const query = useCall(
    'get_desistimientos_admin.php',
    { q, page, ...orderFields(desistimientoOrders, search.values) },
    'No se pudieron cargar los desistimientos.',
  );
  return (
    <ListFrame
      title="Desistimientos"
      back={{ href: '/admin', label: 'Volver al menú' }}
      label="Desistimientos"
      intro={
        <Text c="dimmed" mb="md">
          Compras de las que alguien ha desistido. El dinero se devuelve por el mismo medio de pago en un máximo de{' '}
          {refundDays} días.
        </Text>
      }
      search={search}
      query={query}
      rows={({ data }) => data}
      nameOf={(row) => row.cod_pedido}
      opens={(row) => `/admin/pedidos/${row.cod_pedido}`}
      columns={[
        { title: 'Pedido', cell: (row) => row.cod_pedido, width: 150, isCode: true },
        {
          title: 'Cliente',
          cell: (row) => (
            <Stack gap={0}>
              {row.nombre}
              <Text size="sm" c="dimmed">
                {row.email}
              </Text>
            </Stack>
          ),
          sort: 'nombre',
        },
        { title: 'Recibido', cell: (row) => formatDateTime(row.recibido_en), width: 150, sort: 'recibido_en' },
        { title: 'Estado', cell: (row) => <EstadoPedidoBadge estado={row.estado} />, width: 170 },
        { title: 'Total', cell: (row) => formatEuros(row.total), width: 110 },
        {
          title: 'Reembolso',
          cell: (row) =>
            row.reembolsado >= row.total
              ? 'Hecho'
              : `${row.reembolsado > 0 ? `${formatEuros(row.reembolsado)} devueltos; el resto` : 'Pendiente'}, antes del ${formatDate(refundBefore(row.recibido_en))}`,
        },
      ]}
      moreActions={(row) => (
        <RowLink
          href={`/admin/pedidos/${row.cod_pedido}`}
          label="Ver el pedido"
          of={row.cod_pedido}
          icon={<ArrowRight size={18} aria-hidden="true" />}
        />
      )}
      empty={q ? 'No se han encontrado desistimientos.' : 'Nadie ha desistido de una compra.'}
    />
  );
}
