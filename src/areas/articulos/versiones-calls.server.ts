import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { notFound } from '#server/api/refusal.ts';
import type { Db } from '#server/db/open.ts';
import { saveThing } from '#server/things/save-thing.ts';
import { id } from '#values/fields.ts';
import { articulo, articuloAdmin, versionListItem } from './articulo.ts';
import { cambiosOf, noCambios } from './borradores/cambios.server.ts';
import { isTouchable, requireTouchable } from './permission.server.ts';
import { articuloNotThere, findArticulo, requireArticulo } from './queries.server.ts';
import { showTarjetas } from './tarjetas/show.server.ts';
import { temasOf } from './temas/queries.server.ts';
import { findVersion, listVersiones, saveVersion } from './versiones-queries.server.ts';
import { toArticulo, toArticuloAdmin } from './wire.server.ts';

export const articulosVersiones = {
  'get_versiones_articulo.php': call({
    method: 'get',
    access: 'articulos',
    summary: 'The last twenty versions of an article, newest first',
    input: z.object({ id: id() }),
    output: z.object({ data: z.array(versionListItem) }),
    async handle(context) {
      const { db, input } = context;
      await requireTouchable(context, input.id);
      return { data: await listVersiones(db, input.id) };
    },
  }),

  'get_version_articulo.php': call({
    method: 'get',
    access: 'articulos',
    summary: 'An article as one of its versions had it',
    input: z.object({ id: id() }),
    output: z.object({ data: articulo.extend({ guardada_en: z.string(), guardada_por: z.string() }) }),
    async handle(context) {
      const { current, version } = await requireVersion(context.db, context.input.id);
      isTouchable(context)(current);
      const { guardada_en, guardada_por } = version;
      const contenido = await showTarjetas(context, version.values.contenido);
      const row = { ...current, ...version.values, contenido };
      return { data: { ...toArticulo(row, await temasOf(context.db, row.temas)), guardada_en, guardada_por } };
    },
  }),

  'restore_version_articulo.php': call({
    method: 'post',
    access: 'articulos',
    summary: 'Bring back what a version said; address, category and state stay, and what is replaced becomes a version',
    input: z.object({ id: id() }),
    output: z.object({ slug: z.string(), data: articuloAdmin }),
    async handle(context) {
      const { current, version } = await requireVersion(context.db, context.input.id);
      await saveThing(context, 'articulo', {
        id: current.id,
        notThere: articuloNotThere,
        only: isTouchable(context),
        values: async (db) => ({
          ...version.values,
          // A topic that is gone by now stays gone; versions of before had none.
          ...(version.values.temas !== undefined && {
            temas: JSON.stringify((await temasOf(db, version.values.temas)).map(({ id }) => id)),
          }),
          ...noCambios,
          guardado: null,
        }),
        async also(db, _, before) {
          if (before!.cambios) await saveVersion(db, { ...before!, ...cambiosOf(before!) }, context);
          await saveVersion(db, before!, context);
        },
        accion: 'restaurar',
      });
      const after = await requireArticulo(context.db, current);
      return {
        message: 'Versión restaurada con éxito.',
        slug: after.slug,
        data: await toArticuloAdmin(context.db, after),
      };
    },
  }),
};

async function requireVersion(db: Db, id: number) {
  const version = await findVersion(db, id);
  const current = version && (await findArticulo(db, { id: version.articulo_id }));
  if (!version || !current) throw notFound('Esa versión ya no existe.');
  return { version, current };
}
