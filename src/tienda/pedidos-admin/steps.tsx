import { Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useState } from 'react';
import { type EstadoPedido, estadoPedidoLabel } from '#tienda/pedidos/pedido.ts';
import { formatDateTime } from '#values/fecha.ts';
import type { PedidoWork } from './use-pedido.ts';

/** Where the order stands and what can be done next. */
export function PedidoSteps({ work }: { work: PedidoWork }) {
  const { pedido, running, update } = work;
  const [transportista, setTransportista] = useState(pedido.transportista ?? '');
  const [seguimiento, setSeguimiento] = useState(pedido.seguimiento ?? '');
  const canBecome = (estado: EstadoPedido) => pedido.siguientes.includes(estado);
  const isSent = pedido.estado === 'enviado' || pedido.estado === 'entregado';
  const tracking = { transportista, seguimiento };

  function cancel() {
    modals.openConfirmModal({
      title: 'Cancelar pedido',
      centered: true,
      children: <Text>¿Estás seguro de que quieres cancelar el pedido {pedido.cod_pedido}?</Text>,
      labels: { confirm: 'Cancelar pedido', cancel: 'Volver' },
      confirmProps: { color: 'red' },
      onConfirm: () => void update('cancelado', { estado: 'cancelado' }),
    });
  }

  return (
    <Paper withBorder p="md" component="section" aria-labelledby="siguiente">
      <Title order={2} fz="lg" mb="xs" id="siguiente">
        Estado: {estadoPedidoLabel[pedido.estado]}
      </Title>
      <Stack>
        {pedido.enviado_en && <Text size="sm">Enviado el {formatDateTime(pedido.enviado_en)}</Text>}
        {pedido.entregado_en && <Text size="sm">Entregado el {formatDateTime(pedido.entregado_en)}</Text>}
        {pedido.siguientes.length === 0 && <Text c="dimmed">No hay nada más que hacer con el envío.</Text>}
        {(canBecome('enviado') || isSent) && (
          <Group grow preventGrowOverflow={false}>
            <TextInput
              label="Transportista"
              name="transportista"
              maxLength={100}
              value={transportista}
              onChange={(event) => setTransportista(event.currentTarget.value)}
            />
            <TextInput
              label="Número de seguimiento"
              name="seguimiento"
              maxLength={255}
              value={seguimiento}
              onChange={(event) => setSeguimiento(event.currentTarget.value)}
            />
          </Group>
        )}
        {canBecome('enviado') && (
          <Text size="sm" c="dimmed">
            Al marcarlo como enviado, el cliente recibe un correo con estos datos.
          </Text>
        )}
        <Group>
          {canBecome('preparando') && (
            <Button
              variant="default"
              disabled={running !== undefined}
              onClick={() => void update('preparando', { estado: 'preparando' })}
            >
              {running === 'preparando' ? 'Guardando...' : 'Marcar en preparación'}
            </Button>
          )}
          {canBecome('enviado') && (
            <Button
              disabled={running !== undefined}
              onClick={() => void update('enviado', { estado: 'enviado', ...tracking })}
            >
              {running === 'enviado' ? 'Guardando...' : 'Marcar como enviado'}
            </Button>
          )}
          {canBecome('entregado') && (
            <Button
              disabled={running !== undefined}
              onClick={() => void update('entregado', { estado: 'entregado', ...tracking })}
            >
              {running === 'entregado' ? 'Guardando...' : 'Marcar como entregado'}
            </Button>
          )}
          {isSent && (
            <Button
              variant="default"
              disabled={running !== undefined}
              onClick={() => void update('seguimiento', tracking)}
            >
              {running === 'seguimiento' ? 'Guardando...' : 'Guardar seguimiento'}
            </Button>
          )}
          {canBecome('cancelado') && (
            <Button color="red" variant="outline" disabled={running !== undefined} onClick={cancel}>
              {running === 'cancelado' ? 'Cancelando...' : 'Cancelar pedido'}
            </Button>
          )}
        </Group>
      </Stack>
    </Paper>
  );
}
