import { z } from 'zod';
import { estadosPedido } from '#areas/tienda/pedidos/estado.ts';
import { call } from '#server/api/call.ts';
import { pageFields, sorting, toPageRequest } from '#server/api/paging.ts';
import { paging, searchText } from '#values/fields.ts';
import { centsToEuros } from '#values/money.ts';
import { desistimientoOrders } from './orders.ts';
import { listDesistimientos } from './queries.server.ts';

export const desistimientos = {
  'get_desistimientos_admin.php': call({
    method: 'get',
    access: 'tienda',
    summary: 'The withdrawals, newest first, with what became of each order',
    input: z.object({ q: searchText(), ...sorting(desistimientoOrders), ...paging }),
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
      const { q: search, orden, dir } = input;
      const { rows, ...page } = await listDesistimientos(db, { search, orden, dir, ...toPageRequest(input, 50) });
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
