import { z } from 'zod';
import { newReferencia } from '#areas/tienda/productos/referencia-queries.server.ts';
import { call } from '#server/api/call.ts';
import { notFound } from '#server/api/refusal.ts';
import { changedPicture, uploadedPicture } from '#server/api/uploaded-picture.ts';
import { saveThing, trashThing } from '#server/things/save-thing.ts';
import { id } from '#values/fields.ts';
import { findTienda, listTiendas } from './queries.server.ts';
import { missingTiendaMessage, tienda, tiendaAdmin, tiendaForm, tiendaUpdate } from './tienda.ts';

const unknown = 'La tienda no existe.';
const output = z.object({ data: tiendaAdmin });

export const tiendas = {
  'get_tiendas.php': call({
    method: 'get',
    access: 'public',
    summary: 'The shops, by name',
    output: z.object({ data: z.array(tienda) }),
    async handle({ db, reads }) {
      reads('tiendas');
      return { data: await listTiendas(db) };
    },
  }),

  'get_tienda.php': call({
    method: 'get',
    access: 'public',
    summary: 'One shop',
    input: z.object({ id: id() }),
    output,
    async handle({ db, input, reads }) {
      reads('tiendas');
      const data = await findTienda(db, input.id);
      if (!data) throw notFound(unknown);
      return { data };
    },
  }),

  'create_tienda.php': call({
    method: 'post',
    access: 'tienda',
    summary: 'Add a shop; its reference is made here',
    input: tiendaForm,
    files: { imagen: 'picture' },
    missing: missingTiendaMessage,
    output,
    async handle(context) {
      const imagen_url = await uploadedPicture(context, 'imagen');
      const data = await saveThing(context, 'tienda', {
        values: async (db) => ({ ...context.input, imagen_url, referencia: await newReferencia(db, 'tiendas') }),
      });
      return { message: '¡Tienda creada exitosamente!', data };
    },
  }),

  'update_tienda.php': call({
    method: 'post',
    access: 'tienda',
    summary: 'Change a shop; a new picture takes the place of the present one',
    input: tiendaUpdate,
    files: { imagen: 'picture' },
    missing: missingTiendaMessage,
    output,
    async handle(context) {
      const { id, version, imagen_url_existente, ...fields } = context.input;
      const imagen_url = await changedPicture(context, 'imagen', imagen_url_existente === null);
      const data = await saveThing(context, 'tienda', { id, version, values: { ...fields, imagen_url } });
      return { message: 'Tienda actualizada con éxito', data };
    },
  }),

  'delete_tienda.php': call({
    method: 'post',
    access: 'tienda',
    summary: 'Move a shop without products to the trash',
    input: z.object({ id: id() }),
    async handle(context) {
      await trashThing(context, 'tienda', context.input.id, unknown);
      return { message: 'Tienda eliminada con éxito.' };
    },
  }),
};
