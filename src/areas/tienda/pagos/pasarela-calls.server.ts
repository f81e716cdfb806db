/** The page of the test gateway. These calls exist only where it stands in for a real provider. */

import { z } from 'zod';
import { findPedido } from '#areas/tienda/pedidos/queries.server.ts';
import { type CallContext, call } from '#server/api/call.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import { requiredText } from '#values/fields.ts';
import { later } from '#values/idioma/say.ts';
import { centsToEuros } from '#values/money.ts';

const sessionId = requiredText(later('La sesión de pago'), 255, later('Falta la sesión de pago.'));
const notThere = later('Esta sesión de pago no existe.');
const over = later('Esta sesión de pago ya no está abierta.');

export const pasarelaDemo = {
  'get_pasarela_demo.php': call({
    method: 'get',
    access: 'public',
    summary: 'What the test gateway’s page shows of a session',
    input: z.object({ session_id: sessionId }),
    output: z.object({
      data: z.object({
        session_id: z.string(),
        cod_pedido: z.string(),
        importe: z.number(),
        abierta: z.boolean(),
        caduca_en: z.string(),
      }),
    }),
    perMinute: 120,
    async handle(context) {
      const { sesion } = await findSesion(context);
      return {
        data: {
          session_id: sesion.id,
          cod_pedido: sesion.referencia,
          importe: centsToEuros(sesion.importe_cents),
          abierta: sesion.estado === 'abierta' && sesion.caduca_en > context.now,
          caduca_en: sesion.caduca_en,
        },
      };
    },
  }),

  'pagar_pasarela_demo.php': call({
    method: 'post',
    access: 'public',
    summary: 'Pay or cancel in the test gateway; answers where to go next',
    input: z.object({
      session_id: sessionId,
      resultado: z.enum(['pagar', 'cancelar'], { error: later('El resultado debe ser pagar o cancelar.') }),
    }),
    output: z.object({ url: z.string() }),
    async handle(context) {
      const { app, db, input } = context;
      const { demo, sesion } = await findSesion(context);
      if (input.resultado === 'cancelar') {
        const pedido = await findPedido(db, { session_id: sesion.id });
        const why = { nota: 'El cliente canceló el pago.', usuario: 'cliente' };
        if (pedido && !(await app.payments.cancel(pedido, why))) throw new Refusal(409, over);
        return { message: later('Pago cancelado.'), url: sesion.cancel_url };
      }
      if (!(await demo.pay(sesion.id))) throw new Refusal(409, over);
      // As a provider's notice would: the order counts even if the buyer never comes back.
      await app.payments.settle(sesion.id);
      return { message: later('Pago de prueba realizado.'), url: sesion.success_url };
    },
  }),
};

async function findSesion({ app, input }: CallContext<{ session_id: string }>) {
  const demo = await app.payments.demo();
  if (!demo) throw notFound(later('Aquí no hay ninguna pasarela de prueba.'));
  const sesion = await demo.read(input.session_id);
  if (!sesion) throw notFound(notThere);
  return { demo, sesion };
}
