import { z } from 'zod';
import { newReferencia } from '#areas/tienda/productos/referencia-queries.server.ts';
import { call } from '#server/api/call.ts';
import { notFound } from '#server/api/refusal.ts';
import { kindCalls } from '#server/things/kind-calls.ts';
import { listCall } from '#server/things/list-call.ts';
import { id } from '#values/fields.ts';
import { later } from '#values/idioma/say.ts';
import { findTienda, listTiendas } from './queries.server.ts';
import { kind, tienda, tiendaAdmin } from './tienda.ts';

const notThere = later('La tienda no existe.');
const output = z.object({ data: tiendaAdmin });

export const tiendas = {
  'get_tiendas.php': listCall('tienda', { summary: 'The shops, by name', item: tienda, list: listTiendas }),

  'get_tienda.php': call({
    method: 'get',
    access: 'public',
    summary: 'One shop',
    input: z.object({ id: id() }),
    output,
    async handle({ db, input, reads }) {
      reads('tiendas');
      const data = await findTienda(db, input.id);
      if (!data) throw notFound(notThere);
      return { data };
    },
  }),

  ...kindCalls('tienda', {
    ...kind,
    one: 'a shop',
    data: tiendaAdmin,
    async values(columns, { db, before, input }) {
      if (!before) return { ...columns, referencia: await newReferencia(db, 'tiendas') };
      const { imagen_url_existente } = input as z.output<typeof kind.update>;
      return {
        ...columns,
        imagen_url: columns.imagen_url ?? (imagen_url_existente === null ? null : columns.imagen_url),
      };
    },
    messages: {
      created: () => '¡Tienda creada exitosamente!',
      updated: () => 'Tienda actualizada con éxito',
    },
  }),
};
