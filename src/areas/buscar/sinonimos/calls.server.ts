import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { saveThing, trashThing } from '#server/things/save-thing.ts';
import { id } from '#values/fields.ts';
import { listSinonimos } from './queries.server.ts';
import { sinonimo, sinonimoForm, sinonimoUpdate } from './sinonimo.ts';

const output = z.object({ data: sinonimo });

export const sinonimos = {
  'get_sinonimos_admin.php': call({
    method: 'get',
    access: 'contenido',
    summary: 'Groups of words that mean the same to the search',
    output: z.object({ data: z.array(sinonimo) }),
    async handle({ db }) {
      return { data: await listSinonimos(db) };
    },
  }),

  'create_sinonimo.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Add a group of words that mean the same',
    input: sinonimoForm,
    output,
    async handle(context) {
      const data = await saveThing(context, 'sinonimo', { values: context.input });
      return { message: 'Sinónimos guardados con éxito.', data };
    },
  }),

  'update_sinonimo.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Change a group of words that mean the same',
    input: sinonimoUpdate,
    output,
    async handle(context) {
      const { id, version, ...values } = context.input;
      const data = await saveThing(context, 'sinonimo', { id, version, values });
      return { message: 'Sinónimos actualizados con éxito.', data };
    },
  }),

  'delete_sinonimo.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Move a group of words to the trash: the search no longer takes them for the same',
    input: z.object({ id: id() }),
    async handle(context) {
      await trashThing(context, 'sinonimo', context.input.id, 'El grupo de sinónimos no existe.');
      return { message: 'Sinónimos eliminados con éxito.' };
    },
  }),
};
