import { kindCalls } from '#server/things/kind-calls.ts';
import { listCall } from '#server/things/list-call.ts';
import { listTiposEvento } from './queries.server.ts';
import { kind, tipoEvento } from './tipo-evento.ts';

export const tiposEvento = {
  'get_tipos_evento.php': listCall('tipo_evento', {
    summary: 'The event types, by name',
    item: tipoEvento,
    list: listTiposEvento,
  }),

  ...kindCalls('tipo_evento', { ...kind, one: 'an event type', data: tipoEvento }),
};
