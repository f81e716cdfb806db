import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { saveThing, trashThing } from '#server/things/save-thing.ts';
import { id } from '#values/fields.ts';
import { listTiposEvento } from './queries.server.ts';
import { tipoEvento, tipoEventoForm, tipoEventoUpdate } from './tipo-evento.ts';

const output = z.object({ data: tipoEvento });

export const tiposEvento = {
  'get_tipos_evento.php': call({
    method: 'get',
    access: 'public',
    summary: 'The event types, by name',
    output: z.object({ data: z.array(tipoEvento) }),
    async handle({ db, reads }) {
      reads('tipos_evento');
      return { data: await listTiposEvento(db) };
    },
  }),

  'create_tipo_evento.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Add an event type',
    input: tipoEventoForm,
    output,
    async handle(context) {
      const data = await saveThing(context, 'tipo_evento', { values: context.input });
      return { message: 'Tipo de evento creado con éxito.', data };
    },
  }),

  'update_tipo_evento.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Change an event type',
    input: tipoEventoUpdate,
    output,
    async handle(context) {
      const { id, version, ...values } = context.input;
      const data = await saveThing(context, 'tipo_evento', { id, version, values });
      return { message: 'Tipo de evento actualizado con éxito.', data };
    },
  }),

  'delete_tipo_evento.php': call({
    method: 'post',
    access: 'contenido',
    summary: 'Move an event type without events to the trash',
    input: z.object({ id: id() }),
    async handle(context) {
      await trashThing(context, 'tipo_evento', context.input.id);
      return { message: 'Tipo de evento eliminado con éxito.' };
    },
  }),
};
