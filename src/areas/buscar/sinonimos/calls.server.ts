import { z } from 'zod';
import { call } from '#server/api/call.ts';
import { kindCalls } from '#server/things/kind-calls.ts';
import { listSinonimos } from './queries.server.ts';
import { kind, sinonimo } from './sinonimo.ts';

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

  ...kindCalls('sinonimo', {
    ...kind,
    one: 'a group of words that mean the same',
    data: sinonimo,
    messages: {
      created: () => 'Sinónimos guardados con éxito.',
      updated: () => 'Sinónimos actualizados con éxito.',
      deleted: () => 'Sinónimos eliminados con éxito.',
    },
  }),
};
