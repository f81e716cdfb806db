import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { pageFields, sorting, toPageRequest } from '#server/api/paging.ts';
import { notFound } from '#server/api/refusal.ts';
import { visibleTo } from '#server/api/visible-to.ts';
import { erasedMensaje } from '#server/people/erase-mails.ts';
import { recordChange } from '#server/things/change-log.ts';
import { notInTrash, restoreThing } from '#server/things/restore-thing.ts';
import { emptyTrash, findInTrash, listTrash, trashTipos } from '#server/things/trash.ts';
import { trashDays } from '#things.ts';
import { id, optionalText, paging, searchText } from '#values/fields.ts';
import { plural } from '#values/plural.ts';
import { papeleraOrders } from './orders.ts';
import { enPapelera } from './papelera.ts';

export const papelera = {
  'get_papelera_admin.php': call({
    method: 'get',
    access: 'oficina',
    summary: 'What was deleted and can still come back, newest first',
    input: z.object({ q: searchText(), tipo: optionalText('El tipo', 50), ...sorting(papeleraOrders), ...paging }),
    output: z.object({ data: z.array(enPapelera), tipos: z.array(z.string()), ...pageFields }),
    async handle({ db, input, user }) {
      const visible = visibleTo(user!);
      const { q: search, tipo, orden, dir } = input;
      const filter = { search, tipo: tipo ?? undefined, orden, dir, ...visible };
      const { rows, ...page } = await listTrash(db, { ...filter, ...toPageRequest(input, 50) }, papeleraOrders);
      return {
        data: rows.map((row) => ({ ...row, caduca_en: afterTrashDays(row.borrado_en) })),
        tipos: await trashTipos(db, visible),
        ...page,
      };
    },
  }),

  'restore_papelera.php': call({
    method: 'post',
    access: 'oficina',
    summary:
      'Bring a deleted thing back, with everything that went with it: by its place in the trash, or by what it was',
    input: z.object({ id: id().optional(), tipo: optionalText('El tipo', 50), id_cosa: id().optional() }),
    async handle(context) {
      const titulo = await restoreThing(context, context.input, visibleTo(context.user!));
      return { message: `«${titulo}» se ha restaurado.` };
    },
  }),

  'vaciar_papelera.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Throw away for good what is in the trash, or one thing of it',
    input: z.object({ id: id().optional() }),
    output: z.object({ borrados: z.number() }),
    async handle({ app, db, input, user, now }) {
      const row = input.id === undefined ? undefined : await findInTrash(db, { id: input.id }, visibleTo(user!));
      if (input.id !== undefined && !row) throw notFound(notInTrash);
      const borrados = await emptyTrash(db, {
        ...(row && { id: row.id }),
        async last(db, count) {
          if (row && count === 0) throw notFound(notInTrash);
          // The log must not keep whose message was erased.
          const titulo =
            row?.tipo === 'mensaje' ? erasedMensaje : (row?.titulo ?? plural(count, 'elemento', 'elementos'));
          const id = row?.id_cosa ?? 0;
          await recordChange(db, { by: user!.usuario, now, accion: 'eliminar', tipo: 'papelera', id, titulo });
        },
      });
      await app.mail.tidy();
      return {
        message: row ? `«${row.titulo}» se ha borrado definitivamente.` : 'La papelera se ha vaciado.',
        borrados,
      };
    },
  }),
};

function afterTrashDays(instant: string): string {
  return new Date(Date.parse(instant) + trashDays * 86_400_000).toISOString();
}
