/** "Compartir borrador": a draft at an address that nobody guesses, for two weeks, or until it is ended. */

import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { notFound } from '#server/api/refusal.ts';
import { id } from '#values/fields.ts';
import { later } from '#values/idioma/say.ts';
import { articulo } from '../articulo.ts';
import { withCambios } from '../borradores/cambios.server.ts';
import { requireTouchable } from '../permission.server.ts';
import { showTarjetas } from '../tarjetas/show.server.ts';
import { temasOf } from '../temas/queries.server.ts';
import { toArticulo } from '../wire.server.ts';
import { endEnlace, findCompartido, findEnlace, shareBorrador } from './queries.server.ts';

const notThere = later('Este borrador ya no se comparte, o su dirección no está entera.');
const enlace = z.object({ enlace: z.string(), caduca_en: z.string() });

export const articulosCompartidos = {
  'create_borrador_enlace.php': call({
    method: 'post',
    access: 'articulos',
    summary: 'Share an article as it will be, at a private address for fourteen days; again, the same one for longer',
    input: z.object({ id: id() }),
    output: enlace,
    async handle(context) {
      const { db, input, now } = context;
      await requireTouchable(context, context.input.id);
      return {
        message: 'El borrador se puede leer con este enlace.',
        ...toEnlace(await shareBorrador(db, input.id, now)),
      };
    },
  }),

  'get_borrador_enlace.php': call({
    method: 'get',
    access: 'articulos',
    summary: 'The private address of a shared draft; empty while it is not shared',
    input: z.object({ id: id() }),
    output: z.object({ data: enlace }),
    async handle(context) {
      const { db, input, now } = context;
      await requireTouchable(context, context.input.id);
      const found = await findEnlace(db, input.id, now);
      return { data: found ? toEnlace(found) : { enlace: '', caduca_en: '' } };
    },
  }),

  'delete_borrador_enlace.php': call({
    method: 'post',
    access: 'articulos',
    summary: 'End the private address of a draft',
    input: z.object({ id: id() }),
    async handle(context) {
      await requireTouchable(context, context.input.id);
      await endEnlace(context.db, context.input.id);
      return { message: 'El enlace ya no vale.' };
    },
  }),

  'get_borrador_compartido.php': call({
    method: 'get',
    access: 'public',
    summary: 'A shared draft as visitors would see it, for whoever has its private address',
    input: z.object({ clave: z.string({ error: notThere }).max(100, notThere) }),
    output: z.object({ data: articulo.extend({ caduca_en: z.string() }) }),
    perMinute: 120,
    async handle(context) {
      const found = await findCompartido(context.db, context.input.clave, context.now);
      if (!found) throw notFound(notThere);
      const { row, caduca_en } = found;
      const shown = (await withCambios(context.db, row)) ?? row;
      const contenido = await showTarjetas(context, shown.contenido);
      const temas = await temasOf(context.db, shown.temas);
      return { data: { ...toArticulo({ ...shown, contenido }, temas), caduca_en } };
    },
  }),
};

function toEnlace({ clave, caduca_en }: { clave: string; caduca_en: string }) {
  return { enlace: `/borrador/${clave}`, caduca_en };
}
