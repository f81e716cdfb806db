import { z } from 'zod';
import { paging } from '#domain/fields.ts';
import { centsToEuros } from '#domain/money.ts';
import { estadosPedido } from '#domain/pedido.ts';
import { call } from '../api/call.ts';
import { listDesistimientos } from '../data/desistimientos.ts';
import { pageFields, toPageRequest } from './paging.ts';

export const desistimientos = {
  'get_desistimientos_admin.php': call({
    method: 'get',
    access: 'admin',
    summary: 'The withdrawals, newest first, with what became of each order',
    input: z.object(paging),
    output: z.object({
      data: z.array(
        z.object({
          id: z.number(),
          cod_pedido: z.string(),
          nombre: z.string(),
          email: z.string(),
          recibido_en: z.string(),
          estado: z.enum(estadosPedido),
          entregado_en: z.string().nullable(),
          total: z.number(),
          reembolsado: z.number(),
        }),
      ),
      ...pageFields,
    }),
    async handle({ db, input }) {
      const { rows, ...page } = await listDesistimientos(db, toPageRequest(input, 50));
      return {
        data: rows.map((row) => ({
          ...row,
          total: centsToEuros(row.total_cents),
          reembolsado: centsToEuros(row.reembolsado_cents),
        })),
        ...page,
      };
    },
  }),
};
