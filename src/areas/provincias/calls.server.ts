import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { saveThing, trashThing } from '#server/things/save-thing.ts';
import { id } from '#values/fields.ts';
import { provincia, provinciaForm, provinciaUpdate } from './provincia.ts';
import { listProvincias } from './queries.server.ts';

const output = z.object({ data: provincia });

export const provincias = {
  'get_provincias.php': call({
    method: 'get',
    access: 'public',
    summary: 'The provinces, by name',
    output: z.object({ data: z.array(provincia) }),
    async handle({ db, reads }) {
      reads('provincias');
      return { data: await listProvincias(db) };
    },
  }),

  'create_provincia.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Add a province',
    input: provinciaForm,
    output,
    async handle(context) {
      const data = await saveThing(context, 'provincia', { values: context.input });
      return { message: 'Provincia creada con éxito.', data };
    },
  }),

  'update_provincia.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Change a province',
    input: provinciaUpdate,
    output,
    async handle(context) {
      const { id, version, ...values } = context.input;
      const data = await saveThing(context, 'provincia', { id, version, values });
      return { message: 'Provincia actualizada con éxito.', data };
    },
  }),

  'delete_provincia.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Move a province without municipalities to the trash',
    input: z.object({ id: id() }),
    async handle(context) {
      await trashThing(context, 'provincia', context.input.id, 'La provincia no existe.');
      return { message: 'Provincia eliminada con éxito.' };
    },
  }),
};
