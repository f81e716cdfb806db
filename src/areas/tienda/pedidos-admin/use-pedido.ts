import { useState } from 'react';
import type { PedidoAdmin } from '#areas/tienda/pedidos/pedido.ts';
import { useSave } from '#desk/form/use-save.ts';
import { ask, send } from '#desk/send.ts';
import type { CallInput, Result } from '#ui/call.ts';

export type PedidoChange = Omit<CallInput<'update_pedido.php'>, 'cod_pedido' | 'version'>;
export type Refund = Omit<CallInput<'reembolsar_pedido.php'>, 'cod_pedido' | 'version'>;

/** An order and what is being done with it: one thing at a time, each on top of what the last one left. */
export function usePedido(first: PedidoAdmin) {
  const [pedido, setPedido] = useState(first);
  const [running, setRunning] = useState<string>();
  const saving = useSave({
    success: 'Pedido actualizado con éxito.',
    refused: 'Error al actualizar el pedido.',
    unreachable: 'Error de conexión con el servidor.',
  });
  const own = { cod_pedido: pedido.cod_pedido, version: pedido.version };

  async function run(
    name: string,
    work: () => Promise<
      Result<'update_pedido.php' | 'reembolsar_pedido.php' | 'facturar_pedido.php' | 'confirmar_pago.php'>
    >,
  ) {
    setRunning(name);
    const isDone = await saving.save(work, ({ data }) => setPedido(data));
    // Somebody else, or the payment provider, may have been faster: show how it stands now.
    if (!isDone) {
      const fresh = await ask('get_pedido_admin.php', { cod: pedido.cod_pedido });
      if (fresh.ok) setPedido(fresh.data);
    }
    setRunning(undefined);
    return isDone;
  }

  return {
    pedido,
    message: saving.message,
    /** The name of what is going on now. */
    running,
    update: (name: string, change: PedidoChange) => run(name, () => send('update_pedido.php', { ...own, ...change })),
    confirmPayment: () => run('cobrar', () => send('confirmar_pago.php', { cod_pedido: pedido.cod_pedido })),
    issueFactura: () => run('facturar', () => send('facturar_pedido.php', { cod_pedido: pedido.cod_pedido })),
    refund: (refund: Refund) => run('reembolsar', () => send('reembolsar_pedido.php', { ...own, ...refund })),
  };
}

export type PedidoWork = ReturnType<typeof usePedido>;
