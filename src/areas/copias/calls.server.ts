import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { type CallContext, call } from '#server/api/call.ts';
import { pageFields, toPageRequest } from '#server/api/paging.ts';
import { recordTaken } from '#server/api/taken.ts';
import { pageOf } from '#server/db/page.ts';
import { answerFile } from '#server/http/answer-file.ts';
import { recordChange } from '#server/things/change-log.ts';
import { paging } from '#values/fields.ts';
import { fileOf, idPattern, tiposCopia } from './copia.ts';

/** A small site's copy is made in less; of a larger one the screen shows the progress. */
const patienceMs = 8000;

const copia = z.object({ id: z.string(), fecha: z.string(), bytes: z.number(), tipo: z.enum(tiposCopia) });
const copiaId = () => z.string({ error: 'Falta la copia.' }).regex(idPattern, 'La copia no es válida.');

export const copias = {
  'get_copias_admin.php': call({
    method: 'get',
    access: 'admin',
    summary: 'The copies there are, newest first, the one that is being made, and what became of the last',
    input: z.object(paging),
    output: z.object({
      data: z.array(copia),
      ...pageFields,
      en_curso: z
        .object({
          tipo: z.enum(tiposCopia),
          desde: z.string(),
          /** Of the pictures and videos; null while the data are written. */
          porcentaje: z.number().nullable(),
        })
        .nullable(),
      fallo: z.object({ en: z.string(), tipo: z.enum(tiposCopia), motivo: z.string() }).nullable(),
      /** When the last one was made, wherever it was written. */
      ultima: z.string().nullable(),
      automaticas: z.boolean(),
      carpeta: z.string(),
    }),
    async handle({ app, input }) {
      const { rows, ...page } = pageOf(await app.copias.list(), toPageRequest(input, 50));
      const { en_curso, fallo } = await app.copias.estado();
      return {
        data: rows,
        ...page,
        en_curso: en_curso
          ? {
              tipo: en_curso.tipo,
              desde: en_curso.desde,
              porcentaje: en_curso.total > 0 ? Math.floor((100 * en_curso.hecho) / en_curso.total) : null,
            }
          : null,
        fallo: fallo ?? null,
        ultima: (await app.copias.lastAt()) ?? null,
        automaticas: app.settings.copies,
        carpeta: resolve(app.settings.copiesDir),
      };
    },
  }),

  'create_copia.php': call({
    method: 'post',
    access: 'admin',
    summary: 'Make a copy of the whole site now; 201 when it is there, 202 while it is still being made',
    output: z.object({ data: copia.nullable() }),
    async handle(context) {
      const { done } = await context.app.copias.begin('a-mano');
      await record(context, 'crear', 'Copia de seguridad a mano');
      const made = await Promise.race([done, wait(patienceMs, undefined, { ref: false })]);
      return made
        ? { status: 201, message: 'La copia está hecha.', data: made.copia }
        : { status: 202, message: 'La copia se está haciendo. Puedes seguir trabajando.', data: null };
    },
  }),

  'get_copia_archivo.php': call({
    method: 'get',
    access: 'admin',
    confirm: true,
    summary: 'The archive itself, whole or from where a download was cut off',
    input: z.object({ id: copiaId() }),
    async handle(context) {
      const file = await context.app.copias.find(context.input.id);
      const headers = new Headers({
        'content-type': 'application/x-tar',
        'content-disposition': `attachment; filename="${fileOf(context.input.id)}"`,
        'cache-control': 'no-store',
        etag: `"${context.input.id}"`,
      });
      const answer = answerFile(context.request, file, headers);
      if (answer.body) await recordTaken(context, 'copia', `Descarga de ${context.input.id}`);
      return answer;
    },
  }),

  'delete_copia.php': call({
    method: 'post',
    access: 'admin',
    confirm: true,
    summary: 'Delete a copy for good',
    input: z.object({ id: copiaId() }),
    async handle(context) {
      await context.app.copias.remove(context.input.id);
      await record(context, 'eliminar', context.input.id);
      return { message: 'La copia se ha borrado.' };
    },
  }),
};

/** Whoever has a copy has everything: the log says who made, deleted or downloaded one. */
async function record(
  { db, user, now }: CallContext<unknown>,
  accion: 'crear' | 'eliminar',
  titulo: string,
): Promise<void> {
  await recordChange(db, { by: user!.usuario, now, accion, tipo: 'copia', id: 0, titulo });
}
