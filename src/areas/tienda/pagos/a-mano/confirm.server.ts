/** "Pago recibido": somebody at the desk has seen the money. */
import { wasPaid } from '#areas/tienda/pedidos/estado.ts';
import { addHistoria, findPedido, moveEstado, type PedidoRow } from '#areas/tienda/pedidos/queries.server.ts';
import { recordChange } from '#server/things/change-log.ts';
import { type PaymentContext, writePaid } from '../settle.server.ts';

/** Asked any number of times: one of them does it and gets true. */
export async function confirmByHand(context: PaymentContext, pedido: PedidoRow, by: string): Promise<boolean> {
  if (wasPaid(pedido.estado)) return false;
  let isDone = false;
  await writePaid(context, pedido, {
    pago_id: null,
    usuario: by,
    async also(db, now) {
      isDone = true;
      // Who pays when they come for it takes it along.
      if (pedido.proveedor === 'recogida') {
        await moveEstado(db, pedido.id, 'entregado', { entregado_en: now, from: ['pagado'] }, now);
        await addHistoria(db, { pedido_id: pedido.id, hecho_en: now, usuario: by, estado: 'entregado', nota: null });
      }
      const after = (await findPedido(db, { id: pedido.id }))!;
      await recordChange(db, {
        ...{ by, now, accion: 'editar', tipo: 'pedido', id: pedido.id, titulo: pedido.cod_pedido },
        ...{ version: after.version, before: pedido, after: { estado: after.estado } },
      });
    },
  });
  return isDone;
}
