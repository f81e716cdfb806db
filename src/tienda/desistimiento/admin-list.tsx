import { Stack, Text } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { DataTable } from '#desk/list/data-table.tsx';
import { listSearch } from '#desk/list/list-search.ts';
import { RowLink } from '#desk/list/row-actions.tsx';
import { useListSearch } from '#desk/list/use-list-search.ts';
import { AdminPage } from '#desk/page.tsx';
import { useCall } from '#desk/use-call.ts';
import { EstadoPedidoBadge } from '#tienda/pedidos-admin/estado-badge.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { formatDate, formatDateTime } from '#values/fecha.ts';
import { formatEuros } from '#values/money.ts';
import { refundBefore, refundDays } from './plazo.ts';

export const Route = createFileRoute('/admin/desistimientos/gestion')({
  validateSearch: listSearch,
  component: Desistimientos,
});

function Desistimientos() {
  const search = useListSearch(Route.useSearch());
  const { page } = search.values;
  const query = useCall('get_desistimientos_admin.php', { page }, 'No se pudieron cargar los desistimientos.');
  return (
    <AdminPage title="Desistimientos" back={{ href: '/admin', label: 'Volver al menú' }}>
      <Text c="dimmed" mb="md">
        Compras de las que alguien ha desistido. El dinero se devuelve por el mismo medio de pago en un máximo de{' '}
        {refundDays} días.
      </Text>
      <DataTable
        label="Desistimientos"
        query={query}
        rows={({ data }) => data}
        rowKey={(row) => row.id}
        paging={{ page: page ?? 1, onPage: (next) => search.set({ page: next }) }}
        columns={[
          {
            title: 'Pedido',
            cell: (row) => <AppLink href={`/admin/pedidos/${row.cod_pedido}`}>{row.cod_pedido}</AppLink>,
            width: 150,
          },
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
          },
          { title: 'Recibido', cell: (row) => formatDateTime(row.recibido_en), width: 150 },
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
        actions={(row) => (
          <RowLink
            href={`/admin/pedidos/${row.cod_pedido}`}
            label="Ver el pedido"
            of={row.cod_pedido}
            icon={<ArrowRight size={18} aria-hidden="true" />}
          />
        )}
        empty="Nadie ha desistido de una compra."
      />
    </AdminPage>
  );
}
