import { Badge } from '@mantine/core';
import { type EstadoPedido, estadoLabelOf } from '#areas/tienda/pedidos/estado.ts';
import type { Entrega } from '#areas/tienda/pedidos/peticion.ts';

/** Waiting for somebody: yellow and blue. On its way or arrived: green. Over without a sale: grey and red. */
const colors = {
  pendiente: 'yellow',
  pagado: 'blue',
  preparando: 'indigo',
  enviado: 'teal',
  entregado: 'green',
  cancelado: 'gray',
  reembolsado: 'red',
  caducado: 'gray',
} satisfies Record<EstadoPedido, string>;

export function EstadoPedidoBadge({ estado, entrega = 'envio' }: { estado: EstadoPedido; entrega?: Entrega }) {
  return (
    <Badge color={colors[estado]} variant="light" miw="max-content">
      {estadoLabelOf({ estado, entrega })}
    </Badge>
  );
}
