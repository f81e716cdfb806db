/** What is being written: kept as it is typed, seen by nobody but those who write. */
import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { saveThing } from '#server/things/save-thing.ts';
import { id, version } from '#values/fields.ts';
import { articuloAdmin, articuloBorrador } from '../articulo.ts';
import { isTouchable, requireMayFeature } from '../permission.server.ts';
import { articuloNotThere, keepUpdatedAt, requireArticulo } from '../queries.server.ts';
import { saveVersion } from '../versiones-queries.server.ts';
import { toArticuloAdmin } from '../wire.server.ts';
import { cambiosOf, noCambios, withCambios } from './cambios.server.ts';
import { keepBorrador } from './escribir.server.ts';

export const articulosBorradores = {
  'save_borrador.php': call({
    method: 'post',
    access: 'articulos',
    summary:
      'Keep what somebody is writing: in the article while it is a draft, apart from what visitors read when it is published',
    input: articuloBorrador,
    files: { imagen_portada: 'picture', imagen_ini_post: 'picture', imagen_compartir: 'picture' },
    output: z.object({ slug: z.string(), data: articuloAdmin }),
    async handle(context) {
      requireMayFeature(context);
      await keepBorrador(context);
      const after = await requireArticulo(context.db, { id: context.input.Id_articulo });
      const message = after.cambios ? 'Cambios guardados sin publicar.' : 'Borrador guardado.';
      return {
        message,
        slug: after.slug,
        data: await toArticuloAdmin(context.db, after, await withCambios(context.db, after)),
      };
    },
  }),

  'discard_cambios_articulo.php': call({
    method: 'post',
    access: 'articulos',
    summary: 'Throw away the unpublished changes of an article; they stay among its versions',
    input: z.object({ Id_articulo: id(), version: version() }),
    output: z.object({ slug: z.string(), data: articuloAdmin }),
    async handle(context) {
      const { Id_articulo, version } = context.input;
      await saveThing(context, 'articulo', {
        id: Id_articulo,
        version,
        notThere: articuloNotThere,
        only: isTouchable(context),
        isUnseen: true,
        fields: ({ cambios }) => ({ cambios_sin_publicar: cambios ? 'sí' : 'no' }),
        values: { ...noCambios, guardado: null },
        async also(db, _, before) {
          if (before!.cambios) await saveVersion(db, { ...before!, ...cambiosOf(before!) }, context);
          await keepUpdatedAt(db, before!);
        },
      });
      const after = await requireArticulo(context.db, { id: Id_articulo });
      return { message: 'Cambios descartados.', slug: after.slug, data: await toArticuloAdmin(context.db, after) };
    },
  }),
};
