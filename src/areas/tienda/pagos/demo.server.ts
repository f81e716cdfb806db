/** The test gateway: takes no money, says so, and otherwise behaves like a provider. Its memory is a table of its own. */
import { randomBytes } from 'node:crypto';
import { Refusal } from '#server/api/refusal.ts';
import type { Db } from '#server/db/open.ts';
import { linkHere } from '#server/idiomas.ts';
import { type PaymentProvider, ProviderFailure } from './provider.server.ts';
import { closeSesionDemo, findSesionDemo, insertSesionDemo, refundSesionDemo } from './sesiones-demo-queries.server.ts';

export function createDemoGateway(db: Db, siteUrl: string): PaymentProvider {
  return {
    name: 'demo',

    async createSession({ reference, totalCents, expiresAt }) {
      const id = `demo_${randomBytes(24).toString('base64url')}`;
      const sesion = await insertSesionDemo(db, {
        id,
        referencia: reference,
        importe_cents: totalCents,
        estado: 'abierta',
        success_url: linkHere(siteUrl, `/pago-exitoso?session_id=${id}`),
        cancel_url: linkHere(siteUrl, '/checkout'),
        creada_en: new Date().toISOString(),
        caduca_en: expiresAt.toISOString(),
        reembolsado_cents: 0,
      });
      return { id: sesion.id, url: linkHere(siteUrl, `/pasarela-de-prueba?session_id=${sesion.id}`) };
    },

    async readSession(id) {
      const sesion = await findSesionDemo(db, id);
      if (!sesion) return undefined;
      const isOpen = sesion.estado === 'abierta' && sesion.caduca_en > new Date().toISOString();
      return {
        id,
        status: sesion.estado === 'pagada' ? 'paid' : isOpen ? 'open' : 'expired',
        amountCents: sesion.importe_cents,
        currency: 'eur',
        reference: sesion.referencia,
        paymentId: sesion.id,
      };
    },

    async closeSession(id) {
      await closeSesionDemo(db, id, 'cancelada', new Date().toISOString());
    },

    async refund({ paymentId, cents, key }) {
      // Repeated keys are not recognised here: no money moves, and no more than was paid can be given back.
      if (!(await refundSesionDemo(db, paymentId, cents))) throw new ProviderFailure('nothing left to give back', true);
      return { id: `demo_${key}`, key, cents, status: 'done' };
    },

    // It gives back at once, and nobody disputes money that never moved.
    async listRefunds() {
      return [];
    },

    async readDispute() {
      return undefined;
    },

    async parseNotice() {
      throw new Refusal(404, 'La pasarela de prueba no envía avisos.');
    },
  };
}
