import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { kindCalls } from '#server/things/kind-calls.ts';
import { listTiposEvento } from './queries.server.ts';
import { kind, tipoEvento } from './tipo-evento.ts';

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

  ...kindCalls('tipo_evento', { ...kind, one: 'an event type', data: tipoEvento }),
};
