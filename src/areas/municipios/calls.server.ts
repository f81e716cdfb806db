import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { notFound } from '#server/api/refusal.ts';
import { changedPicture } from '#server/api/uploaded-picture.ts';
import type { Db } from '#server/db/open.ts';
import { richField } from '#server/rich-text/rich-field.ts';
import { saveThing, trashThing } from '#server/things/save-thing.ts';
import { todayInMadrid } from '#values/day.ts';
import { id } from '#values/fields.ts';
import { filterId } from '#values/filter-id.ts';
import { municipio, municipioAdmin, municipioForm, municipioUpdate } from './municipio.ts';
import { findMunicipio, listMunicipios } from './queries.server.ts';

const output = z.object({ data: municipio });

export const municipios = {
  'get_municipios.php': call({
    method: 'get',
    access: 'public',
    summary: 'The municipalities by name, all or those of one province; con=eventos: where something is on',
    input: z.object({ provincia_id: filterId('La provincia'), con: z.enum(['eventos', '']).optional() }),
    output: z.object({ data: z.array(municipio) }),
    async handle({ db, input, now, reads }) {
      const isOfEventos = input.con === 'eventos';
      reads('municipios', 'provincias', ...(isOfEventos ? ['eventos', 'dia'] : []));
      const withEventosFrom = isOfEventos ? todayInMadrid(new Date(now)) : undefined;
      return { data: await listMunicipios(db, { provinciaId: input.provincia_id ?? undefined, withEventosFrom }) };
    },
  }),

  'get_municipio_admin.php': call({
    method: 'get',
    access: 'contenido',
    summary: 'One municipality with what its page says, to edit it',
    input: z.object({ id: id() }),
    output: z.object({ data: municipioAdmin }),
    async handle({ db, input }) {
      return { data: await requireMunicipio(db, input.id) };
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
    summary: 'Change a municipality and what its page says; fields that are not sent stay as they are',
    input: municipioUpdate,
    files: { imagen: 'picture' },
    output: z.object({ data: municipioAdmin }),
    async handle(context) {
      const { id, version, slug, descripcion, quitar_imagen, ...fields } = context.input;
      const imagen = await changedPicture(context, 'imagen', quitar_imagen);
      const values = { ...fields, descripcion: richField(descripcion), imagen };
      await saveThing(context, 'municipio', { id, version, slug, values });
      return { message: 'Municipio actualizado con éxito.', data: await requireMunicipio(context.db, id) };
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

async function requireMunicipio(db: Db, id: number) {
  const row = await findMunicipio(db, id);
  if (!row) throw notFound('El municipio no existe.');
  return row;
}
