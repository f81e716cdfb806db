import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { pageFields, toPageRequest } from '#server/api/paging.ts';
import { sightOf } from '#server/api/sight.ts';
import { listRegistro, registroNames } from '#server/db/log.ts';
import { optionalText, paging, searchText } from '#values/fields.ts';
import { acciones } from './accion.ts';
import { apunte } from './registro.ts';

export const registro = {
  'get_registro_admin.php': call({
    method: 'get',
    access: 'cuenta',
    summary: 'Who changed what, newest first',
    input: z.object({
      q: searchText(),
      tipo: optionalText('El tipo', 50),
      usuario: optionalText('El usuario', 100),
      accion: z.enum(acciones, { error: 'La acción no existe.' }).optional(),
      ...paging,
    }),
    output: z.object({
      data: z.array(apunte),
      tipos: z.array(z.string()),
      usuarios: z.array(z.string()),
      ...pageFields,
    }),
    async handle({ db, input, user }) {
      const sight = sightOf(user!);
      const { q, tipo, usuario, accion } = input;
      const filter = { search: q, tipo: tipo ?? undefined, usuario: usuario ?? undefined, accion, ...sight };
      const { rows, ...page } = await listRegistro(db, { ...filter, ...toPageRequest(input, 50) });
      return {
        data: rows.map((row) => ({ ...row, cambios: toCambios(row.cambios) })),
        ...(await registroNames(db, sight)),
        ...page,
      };
    },
  }),
};

function toCambios(json: string | null) {
  const changes = JSON.parse(json ?? '{}') as Record<string, [string, string]>;
  return Object.entries(changes).map(([campo, [antes, despues]]) => ({ campo, antes, despues }));
}
