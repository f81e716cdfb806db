import { Checkbox, Group, NumberInput, Stack, Text } from '@mantine/core';
import type { PedidoAdmin } from '#areas/tienda/pedidos/pedido.ts';
import { formatCents, formatEuros } from '#values/money.ts';

interface Props {
  pedido: PedidoAdmin;
  /** How many units of each line are given back. */
  units: Record<number, number>;
  withEnvio: boolean;
  /** What it comes to. */
  cents: number;
  error: string | undefined;
  onUnits(id: number, cantidad: number): void;
  onEnvio(withEnvio: boolean): void;
}

/** How many of each line; what was given back already cannot be chosen again. */
export function RefundLines({ pedido, units, withEnvio, cents, error, onUnits, onEnvio }: Props) {
  return (
    <Stack gap="sm" role="group" aria-label="Líneas que se devuelven">
      {pedido.articulos.map(({ id, description, quantity, devueltas, total }) => {
        const left = quantity - devueltas;
        return (
          <Group key={id} justify="space-between" wrap="nowrap" align="center">
            <div style={{ minWidth: 0 }}>
              <Text style={{ overflowWrap: 'anywhere' }}>{description}</Text>
              <Text size="sm" c="dimmed">
                {formatEuros(total)} por {quantity === 1 ? '1 unidad' : `${quantity} unidades`}
                {devueltas > 0 && `; ${left === 1 ? 'queda 1' : `quedan ${left}`} por devolver`}
              </Text>
            </div>
            <NumberInput
              aria-label={`Unidades de ${description} que se devuelven`}
              name={`lineas.${id}`}
              min={0}
              max={left}
              allowDecimal={false}
              allowNegative={false}
              clampBehavior="strict"
              disabled={left === 0}
              w={96}
              value={units[id] ?? 0}
              onChange={(value) => onUnits(id, Number(value) || 0)}
            />
          </Group>
        );
      })}
      {pedido.envio_por_devolver > 0 && (
        <Checkbox
          label={`También los gastos de envío (${formatEuros(pedido.envio_por_devolver)})`}
          name="envio"
          checked={withEnvio}
          onChange={(event) => onEnvio(event.currentTarget.checked)}
        />
      )}
      <Text fw={600} role="status">
        Se devuelven {formatCents(cents)}
      </Text>
      {error && (
        <Text c="red" size="sm" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  );
}
