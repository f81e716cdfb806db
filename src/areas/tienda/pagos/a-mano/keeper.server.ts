/** Payments by hand, as a provider would tell of them: what it knows is the order itself. No money moves here. */
import { findPedido } from '#areas/tienda/pedidos/queries.server.ts';
import type { Db } from '#server/db/open.ts';
import type { PaymentKeeper } from '../provider.server.ts';

export const sessionPrefix = 'mano_';

export function createByHand(db: Db): PaymentKeeper {
  return {
    async readSession(id) {
      const pedido = await findPedido(db, { session_id: id });
      if (!pedido) return undefined;
      const isOpen = pedido.estado === 'pendiente' && pedido.caduca_en > new Date().toISOString();
      return {
        id,
        // That it was paid is said at the desk, not here.
        status: isOpen ? 'open' : 'expired',
        amountCents: pedido.total_cents,
        currency: 'eur',
        reference: pedido.cod_pedido,
        paymentId: null,
      };
    },

    // A transfer cannot be kept from coming: then it counts all the same.
    async closeSession() {},

    /** Whoever asks for it gives the money back themselves. */
    async refund({ cents, key }) {
      return { id: `${sessionPrefix}${key}`, key, cents, status: 'done' };
    },

    async listRefunds() {
      return [];
    },

    async readDispute() {
      return undefined;
    },
  };
}
