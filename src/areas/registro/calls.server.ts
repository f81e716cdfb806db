import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { pageFields, sorting, toPageRequest } from '#server/api/paging.ts';
import { visibleTo } from '#server/api/visible-to.ts';
import { differencesIn, listRegistro, registroNames } from '#server/things/change-log.ts';
import { optionalText, paging, searchText } from '#values/fields.ts';
import { acciones } from './accion.ts';
import { registroOrders } from './orders.ts';
import { apunte } from './registro.ts';

export const registro = {
  'get_registro_admin.php': call({
    method: 'get',
    access: 'oficina',
    summary: 'Who changed what, newest first',
    input: z.object({
      q: searchText(),
      tipo: optionalText('El tipo', 50),
      usuario: optionalText('El usuario', 100),
      accion: z.enum(acciones, { error: 'La acción no existe.' }).optional(),
      ...sorting(registroOrders),
      ...paging,
    }),
    output: z.object({
      data: z.array(apunte),
      tipos: z.array(z.string()),
      usuarios: z.array(z.string()),
      ...pageFields,
    }),
    async handle({ db, input, user }) {
      const visible = visibleTo(user!);
      const { q: search, tipo, usuario, accion, orden, dir } = input;
      const filter = { search, tipo: tipo ?? undefined, usuario: usuario ?? undefined, accion, orden, dir, ...visible };
      const { rows, ...page } = await listRegistro(db, { ...filter, ...toPageRequest(input, 50) }, registroOrders);
      return {
        data: rows.map((row) => ({ ...row, cambios: toCambios(row.cambios) })),
        ...(await registroNames(db, visible)),
        ...page,
      };
    },
  }),
};

function toCambios(json: string | null) {
  return Object.entries(differencesIn(json)).map(([campo, [antes, despues]]) => ({ campo, antes, despues }));
}
