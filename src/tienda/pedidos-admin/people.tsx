import { Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useCanOpen } from '#desk/use-user.ts';
import { estadoPedidoLabel, type PedidoAdmin } from '#tienda/pedidos/pedido.ts';
import { AppLink } from '#ui/app-link.tsx';
import { formatDateTime } from '#values/fecha.ts';
import { formatEuros } from '#values/money.ts';

const proveedorLabel: Record<string, string> = { stripe: 'Stripe', demo: 'Pasarela de prueba' };
const reembolsoLabel: Record<string, string> = {
  pedido: 'Pendiente',
  hecho: 'Hecho',
  fallido: 'Rechazado por la pasarela',
  dudoso: 'Sin confirmar: revísalo en la pasarela',
};

export function PedidoCliente({ pedido: { cliente, cod_pedido } }: { pedido: PedidoAdmin }) {
  const mails = `/admin/correos?q=${encodeURIComponent(cod_pedido)}`;
  const canSeeMails = useCanOpen(mails);
  return (
    <Box title="Cliente" id="cliente">
      <Text fw={600}>{cliente.name}</Text>
      <a href={`mailto:${cliente.email}?subject=${encodeURIComponent(`Tu pedido ${cod_pedido}`)}`}>{cliente.email}</a>
      <a href={`tel:${cliente.phone.replace(/\s/g, '')}`}>{cliente.phone}</a>
      <Text>{cliente.address}</Text>
      {canSeeMails && <AppLink href={mails}>Correos de este pedido</AppLink>}
    </Box>
  );
}

export function PedidoPago({ pedido }: { pedido: PedidoAdmin }) {
  return (
    <Box title="Pago" id="pago">
      <Text>{proveedorLabel[pedido.proveedor] ?? pedido.proveedor}</Text>
      <Text>{pedido.pagado_en ? `Pagado el ${formatDateTime(pedido.pagado_en)}` : 'Sin pagar'}</Text>
      {pedido.pago_id && (
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {pedido.pago_id}
        </Text>
      )}
      {pedido.version_condiciones && (
        <Text size="sm">Condiciones de venta aceptadas: versión {pedido.version_condiciones}</Text>
      )}
      {pedido.reembolsos.map(({ fecha, importe, estado, motivo, usuario }) => (
        <Text key={fecha} size="sm">
          Reembolso de {formatEuros(importe)} ({reembolsoLabel[estado] ?? estado}), {formatDateTime(fecha)}, {usuario}
          {motivo && `: ${motivo}`}
        </Text>
      ))}
    </Box>
  );
}

export function PedidoHistoria({ pedido: { historia } }: { pedido: PedidoAdmin }) {
  return (
    <Box title="Historia" id="historia">
      <Stack component="ol" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
        {historia.map(({ fecha, estado, usuario, nota }, index) => (
          <li key={`${fecha}-${index}`}>
            <Text>{estadoPedidoLabel[estado]}</Text>
            <Text size="sm" c="dimmed">
              {formatDateTime(fecha)}, {usuario}
            </Text>
            {nota && <Text size="sm">{nota}</Text>}
          </li>
        ))}
      </Stack>
    </Box>
  );
}

function Box({ title, id, children }: { title: string; id: string; children: ReactNode }) {
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={id}>
      <Title order={2} fz="lg" mb="xs" id={id}>
        {title}
      </Title>
      <Stack gap={4}>{children}</Stack>
    </Paper>
  );
}
