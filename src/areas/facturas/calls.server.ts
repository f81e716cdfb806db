/** What whoever holds an invoice's address sees and may ask for. */

import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { notFound, Refusal } from '#server/api/refusal.ts';
import { recordChange } from '#server/things/change-log.ts';
import { jsonField } from '#values/fields/json.ts';
import { requiredText } from '#values/fields.ts';
import { later, say } from '#values/idioma/say.ts';
import { clienteForm } from './factura.ts';
import { replace, titleOf, whyNotIssue } from './issue.server.ts';
import { findFactura, isAnulada, listStanding, readCadena } from './queries.server.ts';
import { facturaOut, toFactura } from './wire.server.ts';

const clave = requiredText(later('La clave'), 60);

export const facturas = {
  'get_factura.php': call({
    method: 'get',
    access: 'public',
    summary: 'One invoice by the key of its address',
    input: z.object({ clave }),
    output: z.object({
      data: facturaOut.extend({
        anulada: z.boolean(),
        /** The complete one that took its place, if there is one. */
        sustituida_por: z.object({ numero: z.string(), clave: z.string() }).nullable(),
      }),
    }),
    perMinute: 120,
    async handle({ db, input }) {
      const row = await findFactura(db, input);
      if (!row) throw notFound(later('No hay ninguna factura así.'));
      const standing = await listStanding(db, row.id);
      const taker = standing.find(({ enlace }) => enlace === 'sustituye');
      return {
        data: { ...toFactura(row), anulada: await isAnulada(db, row.id), sustituida_por: taker ?? null },
      };
    },
  }),

  'pedir_factura_completa.php': call({
    method: 'post',
    access: 'public',
    summary: 'The buyer gives a tax number afterwards: a complete invoice takes the place of the simplified one',
    input: z.object({ clave, cliente: jsonField(clienteForm) }),
    output: z.object({ clave: z.string(), numero: z.string() }),
    perMinute: 10,
    async handle({ app, db, input, now, changed }) {
      const factura = await db.transaction().execute(async (db) => {
        const original = await findFactura(db, { clave: input.clave });
        if (!original) throw notFound(later('No hay ninguna factura así.'));
        // What the operator has to do first is nothing to the buyer.
        if (whyNotIssue(app.ajustes.current, await readCadena(db)))
          throw new Refusal(
            409,
            later('Ahora mismo no se puede emitir la factura: escríbenos y te la haremos llegar.'),
          );
        const made = await replace(db, app.ajustes.current, original, input.cliente, new Date(now));
        await recordChange(db, {
          ...{ by: 'comprador', now, accion: 'crear', tipo: 'factura', id: made.id, titulo: titleOf(made) },
        });
        return made;
      });
      changed('facturas');
      const { clave, numero } = factura;
      return { message: say('Tu factura completa es la {numero}.', { numero }), clave, numero };
    },
  }),
};
