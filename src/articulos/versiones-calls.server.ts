import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { notFound } from '#server/api/refusal.ts';
import { recordChange } from '#server/db/log.ts';
import type { Db } from '#server/db/open.ts';
import { indexThing } from '#server/search/index.ts';
import { id } from '#values/fields.ts';
import { articulo, articuloAdmin, versionListItem } from './articulo.ts';
import { findArticulo, updateArticulo } from './queries.server.ts';
import { findVersion, listVersiones, saveVersion } from './versiones-queries.server.ts';
import { toArticulo, toArticuloAdmin } from './wire.server.ts';

export const articulosVersiones = {
  'get_versiones_articulo.php': call({
    method: 'get',
    access: 'admin',
    summary: 'The last twenty versions of an article, newest first',
    input: z.object({ id: id() }),
    output: z.object({ data: z.array(versionListItem) }),
    async handle({ db, input }) {
      if (!(await findArticulo(db, { id: input.id })))
        throw notFound('El artículo no se encontró o no se pudo cargar.');
      return { data: await listVersiones(db, input.id) };
    },
  }),

  'get_version_articulo.php': call({
    method: 'get',
    access: 'admin',
    summary: 'An article as one of its versions had it',
    input: z.object({ id: id() }),
    output: z.object({ data: articulo.extend({ guardada_en: z.string(), guardada_por: z.string() }) }),
    async handle({ db, input }) {
      const { current, version } = await requireVersion(db, input.id);
      const { guardada_en, guardada_por } = version;
      return { data: { ...toArticulo({ ...current, ...version.values }), guardada_en, guardada_por } };
    },
  }),

  'restore_version_articulo.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Bring back what a version said; address, category and state stay, and what is replaced becomes a version',
    input: z.object({ id: id() }),
    output: z.object({ slug: z.string(), data: articuloAdmin }),
    async handle({ db, input, user, now, changed }) {
      const { current, version } = await requireVersion(db, input.id);
      await db.transaction().execute(async (db) => {
        await saveVersion(db, current, user!.usuario, now);
        await updateArticulo(db, current.id, version.values, now);
        await recordChange(db, {
          by: user!.usuario,
          now,
          accion: 'restaurar',
          tipo: 'articulo',
          id: current.id,
          titulo: version.values.titulo,
          before: current,
          after: version.values,
        });
        await indexThing(db, 'articulo', current.id);
      });
      changed('articulos', `articulo:${current.id}`, `articulos:${current.categoria_id}`);
      const after = (await findArticulo(db, { id: current.id }))!;
      return { message: 'Versión restaurada con éxito.', slug: after.slug, data: toArticuloAdmin(after) };
    },
  }),
};

async function requireVersion(db: Db, id: number) {
  const version = await findVersion(db, id);
  const current = version && (await findArticulo(db, { id: version.articulo_id }));
  if (!version || !current) throw notFound('Esa versión ya no existe.');
  return { version, current };
}
