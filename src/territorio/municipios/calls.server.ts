import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { saveThing, trashThing } from '#server/db/save-thing.ts';
import { id } from '#values/fields.ts';
import { filterId } from '#values/filter-id.ts';
import { municipio, municipioForm, municipioUpdate } from './municipio.ts';
import { findMunicipio, listMunicipios } from './queries.server.ts';

const output = z.object({ data: municipio });

export const municipios = {
  'get_municipios.php': call({
    method: 'get',
    access: 'public',
    summary: 'The municipalities by name, all or those of one province',
    input: z.object({ provincia_id: filterId('La provincia') }),
    output: z.object({ data: z.array(municipio) }),
    async handle({ db, input, reads }) {
      reads('municipios', 'provincias');
      return { data: await listMunicipios(db, { provinciaId: input.provincia_id ?? undefined }) };
    },
  }),

  'create_municipio.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Add a municipality',
    input: municipioForm,
    output,
    async handle(context) {
      const { id } = await saveThing(context, 'municipio', { values: context.input });
      return { message: 'Municipio creado con éxito.', data: (await findMunicipio(context.db, id))! };
    },
  }),

  'update_municipio.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Change a municipality',
    input: municipioUpdate,
    output,
    async handle(context) {
      const { id, version, ...values } = context.input;
      await saveThing(context, 'municipio', { id, version, values });
      return { message: 'Municipio actualizado con éxito.', data: (await findMunicipio(context.db, id))! };
    },
  }),

  'delete_municipio.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Move a municipality that nothing uses to the trash',
    input: z.object({ id: id() }),
    async handle(context) {
      await trashThing(context, 'municipio', context.input.id);
      return { message: 'Municipio eliminado con éxito.' };
    },
  }),
};
